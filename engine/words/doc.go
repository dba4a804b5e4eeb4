// Package words finds the sentences that a player reads.
//
// Every sentence stands in assets/strings/<language>/*.toml under a key; program and
// rules know keys only. Placeholders are names in braces, and an argument called "n"
// chooses the plural form:
//
//	[market]
//	pass = "Pass"
//	price = "{thing} for {cost} coins"
//	[market.left]
//	one = "one left"
//	other = "{n} left"
//
//	book.T("market.pass")                                // Pass
//	book.T("market.price", "thing", "a book", "cost", 2) // a book for 2 coins
//	book.T("market.left", "n", 1)                        // one left
//
// A key that is missing shows itself in brackets and is remembered, so that it is seen
// in pictures and fails a test instead of the program. The language "qps" is no language:
// it is English with accents, forty per cent longer, and shows where a text would be cut
// off or was never put into the files.
package words

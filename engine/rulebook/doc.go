// Package rulebook reads a rulebook written in Markdown into chapters and paragraphs,
// finds a clause by its id and searches the text. It knows no game and no screen.
//
// What a file may hold:
//
//	# Map Masters: Versus          the title, once, first
//	## Rooms                       a chapter; its anchor is "rooms"
//	### Doors                      a heading within it
//	**MMV-045** When a path ...    a paragraph with one or more clause ids
//	- a line of a list             which may begin with clause ids too
//	![One. | Two.](rooms)          a picture by name, with its captions
//	any other paragraph
//
// Within a text, **bold** is bold, `Ctrl+F` is a key to press, and [words](#MMV-032) or
// [words](#rooms) leads to a clause or a chapter. A paragraph ends at an empty line; the
// lines of a paragraph are joined with blanks.
package rulebook

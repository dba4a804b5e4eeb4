package app

import (
	"image"

	"delvebox/engine/paint/pixel"
	"delvebox/engine/play"
	"delvebox/engine/scene"
	"delvebox/engine/store"
	"delvebox/engine/ui"
	"delvebox/engine/words"
	"delvebox/scenes/shelf/lids"
)

// Box is one box on the shelf: a game as the house knows it. The house (shelf, set-up,
// rulebook, Hall of Fame, settings, tour, performer) asks the boxes and knows no game by
// name; a game's own folder makes its box, and package box puts it on the shelf.
//
// What the house says about a game stands in the strings under the game's ID:
//
//	[game.ID]   title, pitch, and mode if there is a line for it
//	[ID.setup]  length ("45 to 60 minutes"), and the words of the options (Option)
//	[ID.refusal] a sentence for each reason of a refusal
//
// and its rulebook in assets/rulebook/LANGUAGE/ID.md, if it is written.
type Box struct {
	ID   string
	Game play.Game // nil while the box is still shut
	// Open makes the scene of a match: its table. It may not be asked of a shut box.
	Open  func(a *App, m *play.Match, save *store.Save) (scene.Scene, error)
	Look  Look
	SetUp SetUp
	Fame  Record
	// Stands says in a few words how far a match is ("Round 3 of 6, Exploration"), from what
	// everybody may see; nil says nothing.
	Stands func(s play.State, w *words.Book) string
	// Keys are the keys that mean something at this table only.
	Keys []KeyPart
	// Figures gives the painters of the rulebook's pictures by their names; nil for none.
	Figures func(art *ui.Art) map[string]Figure
	// Tour lists the scenes of the game for pictures and layout tests; nil for none.
	Tour func() []Stop
	// Mime plays the game through the mouse; nil if it cannot.
	Mime Mime
	// Demos are the matches that the program can play by itself.
	Demos []Demo
}

// Shut says whether the box cannot be opened yet.
func (b *Box) Shut() bool { return b.Game == nil }

// Look is how a box looks.
type Look struct {
	Seats  string    // on the lid: "2–5"
	Emblem string    // an icon of the family
	Cloth  pixel.RGB // of the mat; black is Map Masters' moss, the house's own
	// Lid is what the lid is made of. One without Art shows emblem and title on cloth.
	Lid lids.Design
	// Picture paints a square beside the game's name, size logical pixels wide; nil shows
	// the emblem on cloth.
	Picture func(art *ui.Art, size, k float64) *image.RGBA
	// Sample paints something of the game for the settings, w logical pixels wide and
	// w*SampleTall high; nil for none.
	Sample     func(art *ui.Art, w, k float64) *image.RGBA
	SampleTall float64
}

// Figure is a picture of the rulebook.
type Figure struct {
	W, H    float64    // proportions, in units of its own
	Numbers []pixel.Pt // where the numbers of its captions stand, in the same units
	// Paint paints it w logical pixels wide.
	Paint func(w, k float64) *image.RGBA
}

// KeyPart is a part of the page of keys.
type KeyPart struct {
	Head string // key of its heading: "keys.drawing"
	Rows []KeyRow
}

// KeyRow is one line: keys as they stand or by their names in the strings
// ("right-click"), and the key of the sentence that says what they do.
type KeyRow struct {
	Keys []string
	Does string
}

// Column is a column of the Hall of Fame's standings.
type Column uint8

// The columns, in their order.
const (
	Wins Column = iota
	Matches
	Average
	Best
	Share // of matches won
)

// Record is what the Hall of Fame tells of a game.
type Record struct {
	Unit    string   // key of what scores are counted in: "fame.unit-vp"; "" for points
	Columns []Column // nil for all
	// Note is kept with a seat's result when the match ends, and shown beside its score by
	// the sentence ID.fame.NOTE: a hero, a solo rank. Several notes have spaces between them.
	// nil or "" for none.
	Note func(m *play.Match, seat play.Seat) string
}

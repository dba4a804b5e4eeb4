package drawing

import (
	"math"

	"delvebox/engine/ui"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
)

// Rect is a rectangle in units of the sheet.
type Rect = ui.Rect

// The form of a dungeon sheet, in units.
const (
	Wide, High   = 788.0, 776.0
	Cell         = 60.0 // a square of the dungeon: four rules
	Pitch        = 15.0 // between two rules
	GridX, GridY = 52.0, 108.0
	tracksX      = 580.0
	tracksY      = 94.0
	trackStep    = 63.0
	boxSide      = 13.0
	boxStep      = 15.5
	groupGap     = 7.0
	heartsX      = 592.0
	heartsY      = 503.0
	heartStepX   = 36.0
	heartStepY   = 30.0
	heartsARow   = 5
)

// Grid is the whole dungeon.
func Grid() Rect { return ui.R(GridX, GridY, sheet.Columns*Cell, sheet.Rows*Cell) }

// SquareRect is a square of the dungeon.
func SquareRect(q sheet.Square) Rect {
	return ui.R(GridX+Cell*float64(q.Column()), GridY+Cell*float64(q.Row()), Cell, Cell)
}

// SquareAt is the square at a place of the sheet, NoSquare beside the dungeon.
func SquareAt(x, y float64) sheet.Square {
	return sheet.At(int(math.Floor((x-GridX)/Cell)), int(math.Floor((y-GridY)/Cell)))
}

// DungeonName and MasterName are the lines for the names.
func DungeonName() Rect { return ui.R(90, 30, 352, 31) }

// MasterName is the line for the dungeon master's name.
func MasterName() Rect { return ui.R(584, 30, 186, 31) }

// TrackRect is the whole of a category's track: to point at and to click.
func TrackRect(c card.Category) Rect {
	return ui.R(tracksX-6, tracksY-10+trackStep*float64(c), 204, trackStep)
}

// BoxRect is the i-th box of a category, from 0.
func BoxRect(t *card.Tables, c card.Category, i int) Rect {
	x, y := tracksX, tracksY+trackStep*float64(c)+24
	n := 0
	for _, g := range t.Track(c).Groups {
		if i < n+g.Boxes {
			return ui.R(x+float64(i-n)*boxStep, y, boxSide, boxSide)
		}
		n += g.Boxes
		x += float64(g.Boxes)*boxStep + groupGap
	}
	return ui.R(x, y, boxSide, boxSide)
}

// HeartRect is the i-th heart, from 0: rows of five.
func HeartRect(i int) Rect {
	return ui.R(heartsX+float64(i%heartsARow)*heartStepX, heartsY+float64(i/heartsARow)*heartStepY, 28, 26)
}

// HeartsRect is all hearts.
func HeartsRect(hearts int) Rect {
	last := HeartRect(max(hearts-1, 0))
	return ui.R(heartsX-4, heartsY-4, heartsARow*heartStepX, last.Bottom()-heartsY+8)
}

// TreasureBox is where the number of treasures is written.
func TreasureBox() Rect { return ui.R(677, 640, 64, 54) }

// DoorIn is the middle of the entrance, DoorOut of the exit: where the hero stands before
// and after his way.
func DoorIn() (x, y float64) { return GridX - 34, GridY + 46 }

// DoorOut is the middle of the exit.
func DoorOut() (x, y float64) { return GridX + sheet.Columns*Cell + 26, GridY + 9*Cell + 46 }

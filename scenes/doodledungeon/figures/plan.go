package figures

import (
	"delvebox/engine/paint/pixel"
	"delvebox/engine/ui"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/games/doodledungeon/trail"
	"delvebox/scenes/doodledungeon/drawing"
)

// plan is a picture of the rulebook that shows a part of a sheet: what is drawn there, a
// path through it, and a formation that is refused. Places are in units of the sheet.
type plan struct {
	area    ui.Rect
	rows    string // the dungeon, a row a line, as package sheet writes it
	path    string // through all of it, in the words of package trail
	refused string // squares of a formation that hangs there and is not allowed
	shape   string // its code
	checked [card.Categories]int
	numbers []pixel.Pt
}

// at is a place in the dungeon, in squares from the corner of A1.
func at(column, row float64) pixel.Pt {
	return pixel.Pt{X: drawing.GridX + drawing.Cell*column, Y: drawing.GridY + drawing.Cell*row}
}

// plans are the pictures of sheets by the names that the rulebook calls them.
func plans() map[string]plan {
	tracks := drawing.TrackRect(card.GoblinTrack)
	return map[string]plan{
		"walls": {
			area: ui.R(drawing.GridX-30, drawing.GridY+5*drawing.Cell-6, 5*drawing.Cell+44, 5*drawing.Cell+16),
			rows: "........\n........\n........\n........\n........\n........\n...#....\n..O#....\n.#..#...\n.#......",
			// The pair would cut A9 and A10 off.
			refused: "A8 B8", shape: "B2",
			numbers: []pixel.Pt{at(4.36, 7.3), at(1.1, 7.02), at(2.5, 8.36)},
		},
		"path": {
			area:    ui.R(2, drawing.GridY-30, drawing.GridX+6*drawing.Cell+8, 6*drawing.Cell+42),
			rows:    "...##...\n.#..O#..\n...##...\n.G.#....\n........\n.T......\n........\n........\n........\n........",
			path:    "A1 B1 C1 C2 D2 E2 D2 C2 C3 B3 B4 B5 B6 B5 B4 A4 A5 A6 A7 A8 B8 C8 D8 E8 F8 G8 H8 H9 H10",
			numbers: []pixel.Pt{at(.35, .2), at(2.3, 1.4), at(4, 2.4), at(.4, 3.3)},
		},
		"tracks": {
			area:    ui.R(tracks.X-14, tracks.Y-4, tracks.W+18, 3*tracks.H+8),
			rows:    "........\n........\n........\n........\n........\n........\n........\n........\n........\n........",
			checked: [card.Categories]int{3, 0, 4},
			numbers: []pixel.Pt{{X: tracks.X + 52, Y: tracks.Y + 16}, {X: tracks.X + 76, Y: tracks.Y + 16}, {X: tracks.X + 158, Y: tracks.Y + tracks.H + 18}, {X: tracks.X + 64, Y: tracks.Y + 2*tracks.H + 16}},
		},
	}
}

// view is what is to be seen on the sheet of a plan. The error says what no game allows.
func (p plan) view() (drawing.View, error) {
	s, err := sheet.Parse(p.rows)
	if err != nil {
		return drawing.View{}, err
	}
	if why := s.Check(); why != nil {
		return drawing.View{}, why
	}
	v := drawing.View{Seed: 7, Sheet: s, Checked: p.checked, Colour: pixel.Hex(0x0072b2)}
	if p.path == "" {
		return v, nil
	}
	if v.Path, err = trail.Parse(p.path); err != nil {
		return v, err
	}
	if why := trail.Check(&s, v.Path); why != nil {
		return v, why
	}
	return v, nil
}

// hung gives the squares of the refused formation and its position; ok is false where
// there is none.
func (p plan) hung(tables *card.Tables) (f *sheet.Formation, position int, on sheet.Set, ok bool) {
	on, err := sheet.ParseSet(p.refused)
	if err != nil || on.Empty() {
		return nil, 0, on, false
	}
	f = tables.Formation(p.shape)
	column, row := corner(on)
	for position = range f.Positions() {
		if set, inside := f.At(position, column, row); inside && set == on {
			return f, position, on, true
		}
	}
	return nil, 0, on, false
}

// corner is the least column and row of a set.
func corner(on sheet.Set) (column, row int) {
	column, row = sheet.Columns, sheet.Rows
	for q := range on.Each {
		column, row = min(column, q.Column()), min(row, q.Row())
	}
	return column, row
}

package drawing

import (
	"slices"

	"delvebox/engine/paint/pixel"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/games/doodledungeon/sketch"
)

// View is what is to be seen on a dungeon's sheet. The zero View is an empty form.
type View struct {
	Seed            int // of the dungeon: match and seat
	Dungeon, Master string
	Sheet           sheet.Sheet
	Seeds           [sheet.Squares]int            // of what is drawn on a square (card, element); 0 will do
	Own             [sheet.Squares]sketch.Drawing // what a player drew instead of the school's drawing
	Checked         [card.Categories]int
	Lost            int       // hearts crossed out
	Count           string    // number of treasures, "" while it is open
	Treasures       sheet.Set // own treasures, where they may be seen
	Warn            sheet.Set // those of them where no monster fits any more
	Lit             sheet.Set // squares with light on them, under the pencil
	Path            []sheet.Square
	Walked          int // squares of the path, from its first, that the hero has left behind
	Colour          pixel.RGB
}

func (v *View) seed(q sheet.Square) uint64 {
	return uint64(v.Seed)*1_000_003 + uint64(v.Seeds[q])*7919
}

// clone is a copy that shares no memory with the caller's path.
func (v View) clone() View {
	v.Path = slices.Clone(v.Path)
	return v
}

// around is a square with room for what reaches beyond it.
func around(q sheet.Square, by float64) Rect {
	r := SquareRect(q)
	return Rect{X: r.X - by, Y: r.Y - by, W: r.W + 2*by, H: r.H + 2*by}
}

func grown(r Rect, by float64) Rect {
	return Rect{X: r.X - by, Y: r.Y - by, W: r.W + 2*by, H: r.H + 2*by}
}

// differences lists where two views look different, as rectangles that may overlap.
func (f *Form) differences(a, b *View) []Rect {
	if a.Seed != b.Seed {
		return []Rect{{W: Wide, H: High}}
	}
	var out []Rect
	if a.Dungeon != b.Dungeon {
		out = append(out, grown(DungeonName(), 12))
	}
	if a.Master != b.Master {
		out = append(out, grown(MasterName(), 12))
	}
	if a.Count != b.Count {
		out = append(out, grown(TreasureBox(), 2))
	}
	for q := range sheet.Square(sheet.Squares) {
		if by, ok := squareDiffers(a, b, q); ok {
			out = append(out, around(q, by))
		}
	}
	for c := range card.Categories {
		for i := min(a.Checked[c], b.Checked[c]); i < max(a.Checked[c], b.Checked[c]); i++ {
			out = append(out, grown(BoxRect(f.Tables, c, i), 7))
		}
	}
	for i := min(a.Lost, b.Lost); i < max(a.Lost, b.Lost); i++ {
		out = append(out, grown(HeartRect(i), 6))
	}
	return append(out, pathDiffers(a, b)...)
}

// squareDiffers says whether a square looks different, and how far beyond it.
func squareDiffers(a, b *View, q sheet.Square) (by float64, differs bool) {
	m, n := a.Sheet.At(q), b.Sheet.At(q)
	switch {
	case a.Lit.Has(q) != b.Lit.Has(q):
		return 30, true
	case (m == sheet.Wall) != (n == sheet.Wall):
		return 10, true
	case m != n, n != sheet.Empty && a.Seeds[q] != b.Seeds[q], a.Own[q] != b.Own[q]:
		return 8, true
	case a.Sheet.Crossed().Has(q) != b.Sheet.Crossed().Has(q):
		return 6, true
	case a.Treasures.Has(q) != b.Treasures.Has(q), a.Warn.Has(q) != b.Warn.Has(q):
		return 2, true
	}
	return 0, false
}

// pathDiffers lists the pieces of the path that look different.
func pathDiffers(a, b *View) []Rect {
	if slices.Equal(a.Path, b.Path) && a.Walked == b.Walked && a.Colour == b.Colour {
		return nil
	}
	p, q := lanes(a.Path), lanes(b.Path)
	var out []Rect
	for i := range max(len(p), len(q)) {
		if i < len(p) && i < len(q) && samePiece(&p[i], &q[i]) && (i < a.Walked) == (i < b.Walked) && a.Colour == b.Colour {
			continue
		}
		if i < len(p) {
			out = append(out, p[i].reach())
		}
		if i < len(q) {
			out = append(out, q[i].reach())
		}
	}
	return out
}

func samePiece(a, b *piece) bool {
	return a.arrow == b.arrow && a.head == b.head && a.tail == b.tail && a.ax == b.ax && a.ay == b.ay && slices.Equal(a.line, b.line)
}

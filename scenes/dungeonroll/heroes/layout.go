package heroes

import (
	"math"

	"delvebox/engine/ui"
	"delvebox/scenes/dungeonroll/board"
)

// layout says where the parts of the choice stand: the novice's card at the left, where
// it will lie in the delves, the master's at the right, the tiles between.
type layout struct {
	novice, master ui.Rect
	left, right    ui.Rect // facts below the cards; no height where there is no room
	title, order   ui.Rect
	tiles          ui.Rect
	pad            ui.Rect // the velvet below the tiles
	main           ui.Rect
}

const least = 84 // the least height of a panel of facts

func (v *View) lay(u *ui.UI) layout {
	p := board.Places(u)
	l := layout{main: p.Main}
	l.novice = p.Hero
	l.novice.Y = 14
	w := min(p.Hero.W, p.Players.W-8, (p.Main.Y-14-14)/2)
	l.master = ui.R(p.Main.CX()-w/2, 14, w, 2*w)
	l.left = ui.R(p.Coach.X, l.novice.Bottom()+18, p.Coach.W, u.H-18-l.novice.Bottom()-18)
	l.right = ui.R(p.Players.X+4, l.master.Bottom()+18, p.Players.W-8, p.Main.Y-18-l.master.Bottom()-18)
	if l.right.H < least+u.Grow(ui.Body)*3 {
		l.right.H = 0
	}
	mid := ui.R(p.Chest.X, 16, p.Chest.W, u.H-16-22)
	l.title = mid.Top(44)
	mid.Top(8)
	l.order = mid.Top(38 + u.Grow(ui.SeatName))
	mid.Top(22)
	l.tiles = mid.InsetXY(14, 12)
	v.grid = newGrid(len(v.list), l.tiles)
	h := v.grid.h*float64(v.grid.rows) + gap*float64(v.grid.rows-1)
	wide := min(v.grid.w*float64(v.grid.columns)+gap*float64(v.grid.columns-1)+44, mid.W)
	l.pad = ui.R(math.Round(mid.CX()-wide/2), v.grid.y-14, wide, h+28)
	return l
}

// grid is how the tiles lie: as large as they can be.
type grid struct {
	columns, rows int
	w, h          float64 // of a tile
	x, y          float64
}

const (
	gap    = 10.0
	shape  = 128.0 / 150 // a tile's height by its width
	widest = 190.0
)

func newGrid(n int, in ui.Rect) grid {
	best := grid{columns: 1, rows: max(n, 1)}
	for c := 2; c <= 9; c++ {
		rows := (n + c - 1) / c
		w := min((in.W-gap*float64(c-1))/float64(c), ((in.H-gap*float64(rows-1))/float64(rows))/shape, widest)
		if w = math.Floor(w); w > best.w {
			best = grid{columns: c, rows: rows, w: w, h: math.Floor(w * shape)}
		}
	}
	best.x = in.CX() - (best.w*float64(best.columns)+gap*float64(best.columns-1))/2
	best.y = in.Y + max(0, (in.H-best.h*float64(best.rows)-gap*float64(best.rows-1))*.2)
	return best
}

// at is the place of a tile. The last row, if it is short, stands in the middle.
func (g grid) at(i, n int) ui.Rect {
	row, col := i/g.columns, i%g.columns
	x := g.x
	if last := n - row*g.columns; last < g.columns {
		x += float64(g.columns-last) * (g.w + gap) / 2
	}
	return ui.R(math.Round(x+float64(col)*(g.w+gap)), math.Round(g.y+float64(row)*(g.h+gap)), g.w, g.h)
}

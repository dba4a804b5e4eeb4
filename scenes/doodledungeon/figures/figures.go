// Package figures paints the pictures of Doodle Dungeon's rulebook: parts of a dungeon
// sheet in the table's own pencil, and a fight on the desk. Pictures say nothing in
// words, so that they serve every language.
package figures

import (
	"image"
	"image/draw"
	"math"
	"strconv"

	"delvebox/engine/paint/pixel"
	"delvebox/engine/paint/script"
	"delvebox/engine/ui"
	"delvebox/games/doodledungeon/card"
	"delvebox/scenes/app"
	"delvebox/scenes/doodledungeon/drawing"
)

// figures paints them.
type figures struct {
	tables *card.Tables
	lib    *script.Library
}

// Figures gives the pictures by the names that the rulebook calls them; none if the
// game's data cannot be read.
func Figures(art *ui.Art) map[string]app.Figure {
	tables, err := card.Load()
	if err != nil {
		return nil
	}
	f := &figures{tables, art.Faces}
	out := map[string]app.Figure{
		"fight": {W: fightWide, H: fightHigh, Numbers: fightNumbers(), Paint: f.fight},
	}
	for name, p := range plans() {
		numbers := make([]pixel.Pt, len(p.numbers))
		for i, n := range p.numbers {
			numbers[i] = pixel.Pt{X: n.X - p.area.X, Y: n.Y - p.area.Y}
		}
		out[name] = app.Figure{W: p.area.W, H: p.area.H, Numbers: numbers, Paint: func(w, k float64) *image.RGBA { return f.sheet(p, w, k) }}
	}
	return out
}

// words are those printed on the sheet that are no words: the values at the start.
func (f *figures) words() (w drawing.Words) {
	for c := range card.Categories {
		w.From[c] = strconv.Itoa(f.tables.Track(c).Base)
		if c <= card.DragonTrack {
			w.From[c] = "+" + w.From[c]
		}
	}
	return w
}

// sheet paints the part of a sheet that a plan shows, w logical pixels wide.
func (f *figures) sheet(p plan, w, k float64) *image.RGBA {
	q := w * k / p.area.W // device pixels to a unit of the sheet
	out := pixel.New(int(math.Round(w*k)), int(math.Round(p.area.H*q)))
	v, err := p.view()
	if err != nil {
		return out
	}
	form := drawing.NewForm(f.tables, f.lib, f.words(), q)
	paper := drawing.NewPaper(form)
	paper.Show(v)
	m := paper.Image()
	if shape, position, on, ok := p.hung(f.tables); ok {
		grid := at(0, 0)
		put(m, drawing.Refused(on, q), grid.X*q, grid.Y*q)
		lost, _ := v.Sheet.CutOff(on)
		put(m, drawing.Cut(lost, q), grid.X*q, grid.Y*q)
		column, row := corner(on)
		first := at(float64(column), float64(row))
		put(m, form.Hanging(shape.Cells(position), 10), first.X*q, first.Y*q)
	}
	from := image.Pt(int(math.Round(p.area.X*q)), int(math.Round(p.area.Y*q)))
	draw.Draw(out, out.Rect, m, from, draw.Src)
	return out
}

// put lays a picture over another with its (0,0) at a place in device pixels.
func put(on, m *image.RGBA, x, y float64) {
	to := image.Pt(int(math.Round(x)), int(math.Round(y)))
	draw.Draw(on, m.Rect.Add(to), m, m.Rect.Min, draw.Over)
}

package drawing

import (
	"image"
	"image/draw"
	"math"

	"delvebox/engine/paint/pencil"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
)

// Growth is a change of a Paper that is being drawn: stroke by stroke, until it is done
// or something else is shown.
type Growth struct {
	paper *Paper
	view  View // what is seen at the end
	drawn pencil.Drawing
	area  image.Rectangle
	under *image.RGBA // the area before
	layer *pencil.Layer
	done  int
	over  bool
}

// Draw begins to draw what a view has more than the one before; what it has less is gone
// at once, and so is everything that no pencil draws. Drive it with To.
func (p *Paper) Draw(v View) *Growth {
	p.finish()
	g := &Growth{paper: p, view: v.clone()}
	if !p.shown || p.view.Seed != v.Seed {
		p.show(v)
		g.over = true
		return g
	}
	old, mid := p.view, v.clone()
	p.additions(g, &old, &mid)
	p.show(mid)
	if len(g.drawn.Strokes) == 0 {
		p.show(v)
		g.over = true
		return g
	}
	x0, y0, x1, y1 := g.drawn.Bounds()
	g.area = p.form.pixels(Rect{X: x0 - 1, Y: y0 - 1, W: x1 - x0 + 2, H: y1 - y0 + 2})
	g.under = image.NewRGBA(g.area)
	draw.Draw(g.under, g.area, p.img, g.area.Min, draw.Src)
	g.layer = pencil.NewLayer(g.area, p.form.Tooth)
	p.grow = g
	return g
}

// additions draws what v has more than old into the growth and takes it out of v.
func (p *Paper) additions(g *Growth, old, v *View) {
	d, lead, seed := &g.drawn, pencil.Graphite(), uint64(v.Seed)
	full := full()
	end := v.clone()
	walls := end.Sheet.Walls().Minus(old.Sheet.Walls())
	if !walls.Empty() {
		clip := Rect{X: math.Inf(1), Y: math.Inf(1)}
		for q := range walls.Each {
			clip = union(clip, around(q, 2))
		}
		for q := range walls.Each { // first the shape, then the hatching
			drawOutline(d, lead, full, end.Sheet.Walls(), q, seed)
		}
		drawHatching(d, lead, full, walls, seed, clip)
		v.Sheet.Erase(sheet.Wall, walls)
	}
	for q := range sheet.Square(sheet.Squares) {
		if m := end.Sheet.At(q); m.Creature() && old.Sheet.At(q) != m {
			drawMark(d, lead, full, q, m, end.Own[q], end.seed(q))
			v.Sheet.Erase(m, sheet.Of(q))
		}
	}
	for q := range end.Sheet.Crossed().Minus(old.Sheet.Crossed()).Each {
		drawCrossed(d, lead, full, q, end.seed(q))
	}
	v.Sheet = uncrossed(&v.Sheet, end.Sheet.Crossed().And(old.Sheet.Crossed()))
	for c := range card.Categories {
		for i := old.Checked[c]; i < end.Checked[c]; i++ {
			drawTick(d, BoxRect(p.form.Tables, c, i), pencil.Seed(v.Seed, int(c), i))
		}
		v.Checked[c] = min(old.Checked[c], end.Checked[c])
	}
	for i := old.Lost; i < end.Lost; i++ {
		drawLostHeart(d, i, seed)
	}
	v.Lost = min(old.Lost, end.Lost)
}

// uncrossed is a sheet of which only some squares are crossed out.
func uncrossed(s *sheet.Sheet, crossed sheet.Set) sheet.Sheet {
	var out sheet.Sheet
	for m := sheet.Wall; m <= sheet.Dragon; m++ {
		out.Draw(m, s.Of(m))
	}
	for q := range crossed.Each {
		out.CrossOut(q)
	}
	return out
}

func union(a, b Rect) Rect {
	if math.IsInf(a.X, 1) {
		return b
	}
	x, y := math.Min(a.X, b.X), math.Min(a.Y, b.Y)
	return Rect{X: x, Y: y, W: math.Max(a.Right(), b.Right()) - x, H: math.Max(a.Bottom(), b.Bottom()) - y}
}

// Duration is how long the drawing should take, in seconds: all under 0.7.
func (g *Growth) Duration() float64 {
	return math.Min(.68, .18+float64(g.drawn.Len())*.00016)
}

// Over says whether all is drawn.
func (g *Growth) Over() bool { return g.over }

// To draws on until a share of the strokes is there, 0 to 1, and gives the pixels that
// have changed. With 1 the picture is that of the view.
func (g *Growth) To(share float64) []image.Rectangle {
	if g.over {
		return nil
	}
	if share >= 1 {
		g.over, g.paper.grow = true, nil
		return g.paper.show(g.view)
	}
	n := int(share * float64(g.drawn.Len()))
	if n <= g.done {
		return nil
	}
	part := g.drawn.Part(g.done, n)
	g.done = n
	r := g.layer.Draw(&part).Intersect(g.area)
	if r.Empty() {
		return nil
	}
	draw.Draw(g.paper.img, r, g.under, r.Min, draw.Src)
	g.layer.Over(g.paper.img, pencil.GraphiteColour(), r)
	g.paper.changed(r)
	return []image.Rectangle{r}
}

// finish completes what is being drawn.
func (p *Paper) finish() {
	if p.grow != nil {
		p.grow.To(1)
	}
}

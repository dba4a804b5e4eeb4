package drawing

import (
	"image"
	"image/draw"
	"math"

	"delvebox/engine/paint/pencil"
	"delvebox/engine/paint/pixel"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
)

// Paper is the standing picture of one dungeon's sheet. It keeps one image and repaints
// what differs between what it shows and what it is to show.
type Paper struct {
	form   *Form
	img    *image.RGBA
	view   View
	shown  bool
	ghosts [sheet.Squares]ghost
	grow   *Growth
	layer  *pencil.Layer
	d      pencil.Drawing
	pieces []image.Rectangle
	stamps []uint32
}

// ghost is what an eraser has left of a drawing.
type ghost struct {
	mark sheet.Mark
	seed uint64
}

// NewPaper begins with the empty form.
func NewPaper(f *Form) *Paper {
	p := &Paper{form: f, img: image.NewRGBA(f.Image.Rect)}
	copy(p.img.Pix, f.Image.Pix)
	p.layer = pencil.NewLayer(image.Rectangle{}, f.Tooth)
	p.pieces = tiles(f)
	p.stamps = make([]uint32, len(p.pieces))
	return p
}

// A piece of the sheet, in device pixels: powers of two, since devices round textures up
// to them, and too large for the atlas of small pictures, which grows and never shrinks.
const pieceWide, pieceHigh = 256, 128

// tiles cuts the sheet for drawing on a surface.
func tiles(f *Form) []image.Rectangle {
	b := f.Image.Rect
	var out []image.Rectangle
	for y := 0; y < b.Max.Y; y += pieceHigh {
		for x := 0; x < b.Max.X; x += pieceWide {
			out = append(out, image.Rect(x, y, x+pieceWide, y+pieceHigh).Intersect(b))
		}
	}
	return out
}

// Image is the standing picture. It is the Paper's own and changes with it.
func (p *Paper) Image() *image.RGBA { return p.img }

// View is what is shown, or what is being drawn.
func (p *Paper) View() View { return p.view }

// Pieces are rectangles that cover the picture without overlapping, for surfaces that
// take pictures which never change: a piece needs a new one when its stamp has changed.
func (p *Paper) Pieces() []image.Rectangle { return p.pieces }

// Stamp counts the changes of a piece.
func (p *Paper) Stamp(i int) uint32 { return p.stamps[i] }

// Cut copies a piece out of the picture; its (0,0) is the piece's corner.
func (p *Paper) Cut(i int) *image.RGBA {
	r := p.pieces[i]
	m := image.NewRGBA(image.Rect(0, 0, r.Dx(), r.Dy()))
	draw.Draw(m, m.Rect, p.img, r.Min, draw.Src)
	return m
}

// Show makes the picture that of a view, at once. Of drawings that have gone a faint
// ghost stays. It gives the rectangles that have changed.
func (p *Paper) Show(v View) []image.Rectangle {
	p.finish()
	return p.show(v)
}

func (p *Paper) show(v View) []image.Rectangle {
	v = v.clone()
	old := p.view
	dirty := p.form.differences(&old, &v)
	if !p.shown {
		dirty = append(dirty, Rect{W: Wide, H: High})
	}
	if v.Seed != old.Seed || !p.shown {
		p.ghosts = [sheet.Squares]ghost{}
	} else {
		p.haunt(&old, &v)
	}
	p.view, p.shown = v, true
	var out []image.Rectangle
	painted := 0
	for _, r := range join(p.form, dirty) {
		p.repaint(r)
		p.changed(r)
		out = append(out, r)
		painted += area(r)
	}
	if painted > area(p.img.Rect)/4 {
		p.tidy()
	}
	return out
}

// tidy lets go of the room that painting much at once has taken: megabytes, where the
// next strokes want a hundredth of it.
func (p *Paper) tidy() {
	p.d = pencil.Drawing{}
	p.layer = pencil.NewLayer(image.Rectangle{}, p.form.Tooth)
}

// haunt notes what has been rubbed out.
func (p *Paper) haunt(old, now *View) {
	for q := range sheet.Square(sheet.Squares) {
		if m := old.Sheet.At(q); m != sheet.Empty && now.Sheet.At(q) != m {
			p.ghosts[q] = ghost{m, old.seed(q)}
		}
	}
}

// Forget takes the ghosts of erased drawings away, as when the card is turned over and
// the sheet brushed. Where they were is repainted.
func (p *Paper) Forget() []image.Rectangle {
	p.finish()
	var dirty []Rect
	for q := range sheet.Square(sheet.Squares) {
		if p.ghosts[q].mark != sheet.Empty {
			dirty = append(dirty, around(q, 10))
			p.ghosts[q] = ghost{}
		}
	}
	out := join(p.form, dirty)
	for _, r := range out {
		p.repaint(r)
		p.changed(r)
	}
	return out
}

func (p *Paper) changed(r image.Rectangle) {
	for i, q := range p.pieces {
		if q.Overlaps(r) {
			p.stamps[i]++
		}
	}
}

// join turns rectangles of units into few rectangles of pixels.
func join(f *Form, rs []Rect) []image.Rectangle {
	var out []image.Rectangle
	for _, r := range rs {
		q := f.pixels(r)
		for i := 0; i < len(out); i++ {
			u := out[i].Union(q)
			if area(u) <= (area(out[i])+area(q))*5/4 {
				q = u
				out = append(out[:i], out[i+1:]...)
				i = -1
			}
		}
		if !q.Empty() {
			out = append(out, q)
		}
	}
	return out
}

func area(r image.Rectangle) int { return r.Dx() * r.Dy() }

// pixels is the rectangle of pixels that a rectangle of units touches.
func (f *Form) pixels(r Rect) image.Rectangle {
	return image.Rect(int(math.Floor(r.X*f.K)), int(math.Floor(r.Y*f.K)),
		int(math.Ceil(r.Right()*f.K)), int(math.Ceil(r.Bottom()*f.K))).Intersect(f.Image.Rect)
}

// units is the rectangle of units that covers some pixels.
func (f *Form) units(r image.Rectangle) Rect {
	return Rect{X: float64(r.Min.X) / f.K, Y: float64(r.Min.Y) / f.K, W: float64(r.Dx()) / f.K, H: float64(r.Dy()) / f.K}
}

// repaint paints a part of the picture: paper and print, the path's colour, graphite,
// one's own treasures.
func (p *Paper) repaint(r image.Rectangle) {
	draw.Draw(p.img, r, p.form.Image, r.Min, draw.Src)
	clip := p.form.units(r)
	v := &p.view
	for q := range v.Lit.Each {
		if at := SquareRect(q); touches(at, clip, 30) {
			sub := p.img.SubImage(r).(*image.RGBA)
			lit(pixel.NewCanvas(sub, p.form.K).With(pixel.Move(at.CX(), at.CY())))
		}
	}
	if len(v.Path) > 0 {
		p.layer.Clear(r)
		p.path(clip, p.layer)
		p.layer.Multiply(p.img, v.Colour, r)
	}
	p.layer.Clear(r)
	p.graphite(clip, p.layer)
	p.layer.Over(p.img, pencil.GraphiteColour(), r)
	for _, warn := range [2]bool{false, true} {
		set, colour := v.Treasures.Minus(v.Warn), treasureColour()
		if warn {
			set, colour = v.Treasures.And(v.Warn), warnColour()
		}
		drawn := false
		p.d.Reset()
		for q := range set.Each {
			if touches(SquareRect(q), clip, 0) {
				drawTreasure(&p.d, q, warn, uint64(v.Seed))
				drawn = true
			}
		}
		if drawn {
			p.layer.Clear(r)
			p.layer.Draw(&p.d)
			p.layer.Over(p.img, colour, r)
		}
	}
}

func touches(a, b Rect, by float64) bool {
	return a.X-by < b.Right() && b.X < a.Right()+by && a.Y-by < b.Bottom() && b.Y < a.Bottom()+by
}

func (p *Paper) path(clip Rect, to *pencil.Layer) {
	v := &p.view
	for i, q := range lanes(v.Path) {
		if touches(q.reach(), clip, 0) {
			p.d.Reset()
			drawPiece(&p.d, q, i, i < v.Walked, uint64(v.Seed))
			to.Draw(&p.d)
		}
	}
}

// graphite draws all that is drawn in graphite within the clip.
func (p *Paper) graphite(clip Rect, to *pencil.Layer) {
	v := &p.view
	draw := func(f func(d *pencil.Drawing)) {
		p.d.Reset()
		f(&p.d)
		to.Draw(&p.d)
	}
	p.drawGhosts(clip, to)
	if touches(Rect{W: Wide, H: GridY - 30}, clip, 0) {
		draw(func(d *pencil.Drawing) { p.names(d) })
	}
	if touches(Grid(), clip, 60) {
		draw(func(d *pencil.Drawing) { drawDoors(d, uint64(v.Seed)) })
		draw(func(d *pencil.Drawing) { p.dungeon(d, clip) })
	}
	for c := range card.Categories {
		for i := range v.Checked[c] {
			if b := BoxRect(p.form.Tables, c, i); touches(b, clip, 7) {
				draw(func(d *pencil.Drawing) { drawTick(d, b, pencil.Seed(v.Seed, int(c), i)) })
			}
		}
	}
	for i := range v.Lost {
		if touches(HeartRect(i), clip, 6) {
			draw(func(d *pencil.Drawing) { drawLostHeart(d, i, uint64(v.Seed)) })
		}
	}
	if v.Count != "" && touches(TreasureBox(), clip, 4) {
		draw(func(d *pencil.Drawing) { p.count(d) })
	}
}

func (p *Paper) names(d *pencil.Drawing) {
	v, s := &p.view, p.form.Script
	q := pencil.New(d, pencil.Graphite(), pencil.Seed(v.Seed, 1))
	q.Press = .80
	for _, n := range []struct {
		text string
		at   Rect
	}{{v.Dungeon, DungeonName()}, {v.Master, MasterName()}} {
		h := fit(s, n.text, n.at.W-24, 20)
		q.Write(s, n.text, n.at.X+18, n.at.Y+24-h, h)
	}
}

func (p *Paper) count(d *pencil.Drawing) {
	b := TreasureBox()
	q := pencil.New(d, pencil.Graphite(), pencil.Seed(p.view.Seed, 2)).Thicker(1.3)
	q.Press = .9
	q.WriteMiddle(p.form.Script, p.view.Count, b.CX(), b.Y+14, 27)
}

// dungeon draws walls, traps and monsters within the clip.
func (p *Paper) dungeon(d *pencil.Drawing, clip Rect) {
	v, g := &p.view, full()
	lead := pencil.Graphite()
	walls := v.Sheet.Walls()
	near := sheet.Set{}
	for q := range sheet.Square(sheet.Squares) {
		if touches(SquareRect(q), clip, 10) {
			near = near.With(q)
		}
	}
	if on := walls.And(near); !on.Empty() {
		drawHatching(d, lead, g, walls, uint64(v.Seed), clip)
		for q := range on.Each {
			drawOutline(d, lead, g, walls, q, uint64(v.Seed))
		}
	}
	for q := range near.Each {
		drawMark(d, lead, g, q, v.Sheet.At(q), v.Own[q], v.seed(q))
	}
	for q := range v.Sheet.Crossed().And(near).Each {
		drawCrossed(d, lead, g, q, v.seed(q))
	}
}

// ghostShare is what an eraser leaves of a line.
const ghostShare = .10

func (p *Paper) drawGhosts(clip Rect, to *pencil.Layer) {
	g, lead := full(), pencil.Graphite()
	var walls sheet.Set
	p.d.Reset()
	for q := range sheet.Square(sheet.Squares) {
		o := p.ghosts[q]
		if o.mark == sheet.Empty || !touches(SquareRect(q), clip, 10) || p.view.Sheet.At(q) == sheet.Wall {
			continue
		}
		if o.mark == sheet.Wall {
			walls = walls.With(q)
			continue
		}
		drawMark(&p.d, lead, g, q, o.mark, "", o.seed)
	}
	drawWalls(&p.d, lead, g, walls, walls, uint64(p.view.Seed), clip)
	if len(p.d.Strokes) > 0 {
		to.DrawFaint(&p.d, ghostShare)
	}
}

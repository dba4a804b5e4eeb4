package drawing

import (
	"image"
	"math"

	"delvebox/engine/paint/pencil"
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

// Cut is a piece of the picture; its (0,0) is the piece's corner. It is no copy: it is to
// be handed to a surface before the picture changes.
func (p *Paper) Cut(i int) *image.RGBA {
	r := p.pieces[i]
	return &image.RGBA{Pix: p.img.Pix[p.img.PixOffset(r.Min.X, r.Min.Y):], Stride: p.img.Stride, Rect: image.Rect(0, 0, r.Dx(), r.Dy())}
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
		p.repaintBands(r)
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

package decor

import (
	"image"
	"math"

	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/pixel"
)

// Measures of the chest.
const (
	Frame   = 22.0 // wood around
	Divider = 14.0 // wood between velvet and lair
	Shelf   = 12.0 // wood between them
	LidRise = 86.0 // how far the lid stands above the chest
)

// Chest is the open chest, w x h without its lid, which rises above it: oak with iron
// corners, a quilted lid, velvet on the left, on the right the lair's rock with its three
// hollows and below it the graveyard's earth.
func Chest(w, h, k float64) *image.RGBA {
	s := newSlab(w, h, k, 8, LidRise+4, 48, 56)
	s.chest(w, h)
	return s.Img
}

// Table is what lies under everything in a window of w x h: the dark table with the chest
// on it, in one picture, because two would cost a large window much memory.
func Table(w, h, k float64) *image.RGBA { return TableFor(w, h, 1, k) }

// TableFor is Table with the chest as LayFor places it.
func TableFor(w, h, text, k float64) *image.RGBA {
	p := LayFor(w, h, text)
	m := cloth.NightTable(int(math.Round(w*k)), int(math.Round(h*k)), k, cloth.Bog(), cloth.Pool{X: .47, Y: .45})
	s := slab{pixel.NewCanvas(m, k), k}
	on := s.on(pixel.Move(p.Chest.X, p.Chest.Y))
	on.chest(p.Chest.W, p.Chest.H)
	return m
}

func (s slab) chest(w, h float64) {
	k, c := s.k, InChest(w, h)
	s.drop(pixel.RoundRect(2, -66, w-2, h+66, 14), 14, 22, 15, .75)
	s.drop(pixel.RoundRect(2, -66, w-2, h+66, 14), 4, 6, 5, .55)
	s.lid(w)
	s.wood(w, h, c)
	s.lay(cloth.Lining(s.px(c.Velvet.W), s.px(c.Velvet.H), k, cloth.Crimson()), c.Velvet.X, c.Velvet.Y)
	s.lay(rock(s.px(c.Lair.W), s.px(c.Lair.H), k), c.Lair.X, c.Lair.Y)
	s.lay(earth(s.px(c.Yard.W), s.px(c.Yard.H), k), c.Yard.X, c.Yard.Y)
	for _, q := range [2]Rect{c.Lair, c.Yard} {
		s.sunk(q.X, q.Y, q.W, q.H, 0, 6, 8, 7, .8)
	}
	for _, q := range [3]Rect{c.Velvet, c.Lair, c.Yard} {
		s.Stroke(rect(q.X-.7, q.Y-.7, q.W+1.4, q.H+1.4), pixel.Pen{W: 1.5}, pixel.Hex(0x1d0e05), 1)
	}
	s.hollows(c.Lair)
	s.irons(w, h, c)
}

// lid is the opened lid behind the chest: oak with a quilted lining.
func (s slab) lid(w float64) {
	x, lw := 8.0, w-14
	p := lidShape(x, -LidRise, lw, LidRise+10, 40)
	s.drop(p, 6, 8, 8, .6)
	wood := cloth.Timber(s.px(lw), s.px(LidRise+10), s.k, cloth.Oak(), 300, 900, false)
	s.Fill(p, pixel.Picture{Img: wood, X: x, Y: -LidRise, W: lw, H: LidRise + 10}, 1)
	s.Stroke(p, pixel.Pen{W: 1.5}, pixel.Hex(0x1d0e05), 1)
	s.Clipped(p).Stroke(lidShape(x+1.5, 1.5-LidRise, lw-3, LidRise+10, 39), pixel.Pen{W: 1}, pixel.Hex(0xe6b57a), .6)

	qx, qy, qw, qh := x+16, 13-LidRise, lw-32, LidRise-3
	q := lidShape(qx, qy, qw, qh, 28)
	s.Fill(lidShape(qx-3, qy-3, qw+6, qh+3, 31), pixel.Hex(0xb98a3c), 1)
	s.Fill(lidShape(qx-2, qy-2, qw+4, qh+2, 30), pixel.Hex(0x1d0e05), 1)
	lining := cloth.Quilt(s.px(qw), s.px(qh+22), s.k, cloth.Crimson())
	s.Fill(q, pixel.Picture{Img: lining, X: qx, Y: qy - 11, W: qw, H: qh + 22}, 1)
	in := slab{s.Clipped(q), s.k}
	in.sunk(qx, qy, qw, qh+40, 28, 5, 8, 7, .7)
}

// lidShape is a rectangle with its two upper corners round.
func lidShape(x, y, w, h, r float64) pixel.Path {
	k := r * (1 - .5522847498)
	var p pixel.Path
	p.MoveTo(x, y+h)
	p.LineTo(x, y+r)
	p.CubeTo(x, y+k, x+k, y, x+r, y)
	p.LineTo(x+w-r, y)
	p.CubeTo(x+w-k, y, x+w, y+k, x+w, y+r)
	p.LineTo(x+w, y+h)
	p.Close()
	return p
}

// wood is the frame and the boards between the parts.
func (s slab) wood(w, h float64, c Inside) {
	s.Fill(pixel.RoundRect(-1.5, -1.5, w+3, h+3, 8), pixel.Hex(0x1d0e05), 1)
	plank := func(x, y, pw, ph, cutX, cutY float64, upright bool) {
		s.lay(cloth.Timber(s.px(x+pw)-s.px(x), s.px(y+ph)-s.px(y), s.k, cloth.Oak(), cutX, cutY, upright), x, y)
	}
	plank(0, 0, w, Frame, 300, 900, false)
	plank(0, h-Frame-2, w, Frame+2, 300, 945, false)
	plank(0, Frame, Frame, h-2*Frame-2, 40, 100, true)
	plank(w-Frame, Frame, Frame, h-2*Frame-2, 40, 130, true)
	plank(c.Velvet.Right(), Frame, Divider, c.Velvet.H, 540, 112, true)
	plank(c.Lair.X, c.Lair.Bottom(), c.Lair.W, Shelf, 366, 918, false)

	light, dark := pixel.Hex(0xf0c48c), pixel.RGB{}
	s.Fill(rect(0, 0, w, 1.5), light, .6)
	s.Fill(rect(0, 0, 1.5, h), light, .4)
	s.Fill(rect(0, h-Frame-1, w, 1), light, .5)
	s.Fill(rect(w-Frame+1, Frame, 1, h-2*Frame), light, .3)
	s.Fill(rect(c.Velvet.Right()+1, Frame, 1, c.Velvet.H), light, .45)
	s.Fill(rect(c.Lair.X, c.Lair.Bottom()+1, c.Lair.W, 1), light, .45)
	in := s.Clipped(rect(0, 0, w, h))
	in.Glow(rect(-10, h-2, w+20, 12), 2.5, dark, .65)
	in.Glow(rect(w-1.5, -10, 12, h+20), 2.5, dark, .6)
	in.Glow(rect(-10, Frame-2, w+20, 3), 1.5, dark, .5)
	in.Glow(rect(c.Velvet.Right()+Divider-2, Frame, 3, c.Velvet.H), 1.5, dark, .45)
}

// irons are the corners, the straps and the lock.
func (s slab) irons(w, h float64, c Inside) {
	for _, q := range [4]struct{ x, y, deg float64 }{{-2, -2, 0}, {w + 2, -2, 90}, {w + 2, h + 2, 180}, {-2, h + 2, 270}} {
		m := s.on(pixel.Move(q.x, q.y).Mul(pixel.Turn(q.deg)))
		m.corner()
	}
	for _, x := range [2]float64{w * .2414, w * .463} {
		s.band(x, 0, Frame, Frame)
		s.band(x, h-Frame-2, Frame, Frame+3)
	}
	s.band(c.Velvet.Right(), h-Frame-2, Divider, Frame+3)
	m := s.on(pixel.Move(w*.4902, h-30))
	m.lock()
}

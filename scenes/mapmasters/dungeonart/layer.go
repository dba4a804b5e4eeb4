package dungeonart

import (
	"image"

	"delvebox/engine/paint"
	"delvebox/engine/ui"
)

// A block has blockMost squares on a side, fewer where squares are large: about
// blockPixels.
const (
	blockMost   = 4
	blockPixels = 200
)

// Layer is a sheet as painted pictures, one for each block of the lattice that has ink.
// A block is painted anew only when what it shows has changed, so that a step of the pen
// costs the squares round its tip.
type Layer struct {
	Sheet
	blocks map[image.Point]*block
	want   map[image.Point]checksum // what each block is to show
	sums   sums
	spent  int // pixels painted
}

// block is a piece of the layer that has been painted.
type block struct {
	sum     checksum
	picture *paint.Picture
}

// Lay paints what has changed since it was last called.
func (l *Layer) Lay() {
	side := l.side()
	if side <= 0 {
		return
	}
	if l.want == nil {
		l.want, l.blocks, l.sums.of = map[image.Point]checksum{}, map[image.Point]*block{}, map[image.Point]int{}
	}
	clear(l.want)
	l.sums.side, l.sums.k = side, l.k
	for i := range l.parts {
		l.sums.add(&l.parts[i], l.want)
	}
	for at, b := range l.blocks {
		if _, ok := l.want[at]; !ok {
			b.picture.Free()
			delete(l.blocks, at)
		}
	}
	for at, sum := range l.want {
		sum += checksum(side)
		b := l.blocks[at]
		if b != nil && b.sum == sum {
			continue
		}
		if b != nil {
			b.picture.Free()
		}
		l.blocks[at] = &block{sum, paint.NewPicture(l.Paint(blockArea(at, side)))}
		l.spent += side * side
	}
}

// Painted is how many pixels have been painted since it was last asked.
func (l *Layer) Painted() int {
	n := l.spent
	l.spent = 0
	return n
}

// Laid says whether the layer has pictures.
func (l *Layer) Laid() bool { return l.blocks != nil }

// Draw draws the layer with the lattice's corner at x, y.
func (l *Layer) Draw(u *ui.UI, x, y float64, at paint.Place) {
	for _, b := range l.blocks {
		u.Put(b.picture, x, y, at)
	}
}

// Copies paints every block again.
func (l *Layer) Copies() []*image.RGBA {
	out := make([]*image.RGBA, 0, len(l.blocks))
	for at := range l.blocks {
		out = append(out, l.Paint(blockArea(at, l.side())))
	}
	return out
}

// Free lets go of all pictures; they are painted again when the layer is laid again.
func (l *Layer) Free() {
	for _, b := range l.blocks {
		b.picture.Free()
	}
	l.blocks, l.want = nil, nil
}

// side is the side of a block in device pixels.
func (l *Layer) side() int {
	px := int(l.px)
	return px * min(max(blockPixels/max(px, 1), 1), blockMost)
}

func blockArea(at image.Point, side int) image.Rectangle {
	return image.Rect(at.X*side, at.Y*side, (at.X+1)*side, (at.Y+1)*side)
}

// div is a division that goes down for negative numbers too.
func div(a, b int) int {
	if a < 0 {
		return -((-a + b - 1) / b)
	}
	return a / b
}

package rulebook

import (
	"image"
	"math"
	"strconv"

	"delvebox/engine/paint"
	"delvebox/engine/paint/furniture"
	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/pixel"
	book "delvebox/engine/rulebook"
	"delvebox/engine/ui"
	"delvebox/scenes/app"
)

// figures are the pictures of one game's rulebook, by their names.
type figures map[string]app.Figure

type figureKey struct {
	game, name string
	w          float64
}

type discKey struct{ r float64 }

const (
	discR    = 12.0 // of a caption's number
	underPic = 14   // from picture to captions
	corner   = 8.0  // of a picture
)

// size is how large a picture is when it is w wide and h tall at most.
func size(p app.Figure, w, h float64) (float64, float64) {
	w = min(w, h*p.W/p.H)
	return w, w * p.H / p.W
}

// height is how tall a figure with its captions is.
func (f figures) height(u *ui.UI, b *book.Block, w float64) float64 {
	h := 0.0
	if p, ok := f[b.Name]; ok {
		_, ph := size(p, w, w)
		h = ph + underPic
	}
	return h + f.captions(u, b, w)
}

func (f figures) captionHeight(u *ui.UI, caption string, w float64) float64 {
	return max(2*discR+6, u.ParagraphHeight(ui.Label, plain(caption), w-2*discR-8)+8)
}

// captions is how tall all captions of a figure are.
func (f figures) captions(u *ui.UI, b *book.Block, w float64) (h float64) {
	for _, c := range b.Captions {
		h += f.captionHeight(u, c, w)
	}
	return h
}

// plain is a caption without its full stop: it stands in a list.
func plain(caption string) string {
	if n := len(caption) - 1; n > 0 && caption[n] == '.' {
		return caption[:n]
	}
	return caption
}

// draw draws a figure with its captions into a column, the picture no taller than tall,
// and gives its height.
func (f figures) draw(u *ui.UI, game string, b *book.Block, r ui.Rect, tall float64, h *hand.Hand) float64 {
	y := r.Y
	if p, ok := f[b.Name]; ok {
		w, ph := size(p, r.W, tall)
		q := ui.R(r.X, y, w, ph)
		u.Shadow(q, corner, 5, 0)
		if !u.PictureLater(figureKey{game, b.Name, w}, q.X, q.Y, paint.Place{}, func(k float64) *image.RGBA {
			img := p.Paint(w, k)
			frame(img, k)
			return img
		}) {
			u.Hollow(q)
		}
		unit := w / p.W
		for i, at := range p.Numbers {
			f.number(u, q.X+at.X*unit, q.Y+at.Y*unit, i+1, h)
		}
		y += ph + underPic
	}
	for i, c := range b.Captions {
		ch := f.captionHeight(u, c, r.W)
		f.number(u, r.X+discR, y+discR+1, i+1, h)
		u.Paragraph(r.X+2*discR+8, y+max(0, discR+1-u.LineHeight(ui.Label)/2), r.W-2*discR-8, ui.Label, plain(c), ui.Ink, ui.AlignLeft)
		y += ch
	}
	return y - r.Y
}

// number is a brass disc with a figure in the marker hand.
func (f figures) number(u *ui.UI, x, y float64, n int, h *hand.Hand) {
	u.Picture(discKey{discR}, x-discR, y-discR, paint.Place{}, func(k float64) *image.RGBA {
		return furniture.IconButton(ui.StateNormal, int(2*discR*k+.5), k)
	})
	u.Picture(figureKey{"", "number " + strconv.Itoa(n), 0}, x, y, paint.Place{}, func(k float64) *image.RGBA {
		const size = 26
		word := strconv.Itoa(n)
		lines := h.Lines(word, -h.Measure(word, size*k)/2, .335*size*k, size*k)
		return hand.NewBrush(k).Sketch(lines, 2.6*k, hand.Marker(pixel.Hex(0x2b1a0c)))
	})
}

// frame gives a picture round corners and a thin dark edge.
func frame(m *image.RGBA, k float64) {
	b := pixel.Box{X1: float64(m.Rect.Dx()), Y1: float64(m.Rect.Dy()), R: corner * k}
	for y := range m.Rect.Dy() {
		for x := range m.Rect.Dx() {
			d := b.Dist(float64(x)+.5, float64(y)+.5)
			if d < -2*k-1 {
				continue
			}
			p := m.Pix[m.PixOffset(x, y):][:4]
			pixel.Over(p, pixel.Hex(0x2b2118), .6*pixel.Cover(math.Abs(d+.7*k)-.7*k))
			cover := pixel.Cover(d)
			for i := range 4 {
				p[i] = uint8(float64(p[i])*cover + .5)
			}
		}
	}
}

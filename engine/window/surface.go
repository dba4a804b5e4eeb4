package window

import (
	"image"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"delvebox/engine/paint"
)

// texture is a picture on the graphics device. Small ones are packed into common
// atlases by Ebitengine itself.
type texture struct {
	img   *ebiten.Image // nil for a large picture, which is cut into tiles
	tiles []tile
}

// tile is a part of a large picture. Devices round the sides of a texture up to powers
// of two, so that a picture of a window's size would take twice its memory; tiles whose
// sides are powers of two take no more than they show.
type tile struct {
	img  *ebiten.Image
	x, y int
}

// Free implements paint.Texture.
func (t *texture) Free() {
	if t.img != nil {
		t.img.Deallocate()
	}
	for _, q := range t.tiles {
		q.img.Deallocate()
	}
}

// leastTile is the side below which a rest is not cut any further.
const leastTile = 64

// cuts splits a length into powers of two, the largest first, and a rest.
func cuts(length int) []int {
	var out []int
	for length > 0 {
		n := leastTile
		for n*2 <= length {
			n *= 2
		}
		n = min(n, length)
		out = append(out, n)
		length -= n
	}
	return out
}

// tileRects are the tiles of a picture.
func tileRects(w, h int) (out []image.Rectangle) {
	y := 0
	for _, th := range cuts(h) {
		x := 0
		for _, tw := range cuts(w) {
			out = append(out, image.Rect(x, y, x+tw, y+th))
			x += tw
		}
		y += th
	}
	return out
}

// newTiles makes the empty tiles of a picture.
func newTiles(w, h int) (out []tile) {
	for _, r := range tileRects(w, h) {
		img := ebiten.NewImageWithOptions(image.Rect(0, 0, r.Dx(), r.Dy()), &ebiten.NewImageOptions{Unmanaged: true})
		out = append(out, tile{img, r.Min.X, r.Min.Y})
	}
	return out
}

// surface draws on the window. Options are kept and reused, so that drawing a
// picture allocates nothing.
type surface struct {
	dst   *ebiten.Image
	whole *ebiten.Image
	clips []*ebiten.Image
	white *ebiten.Image
	opts  ebiten.DrawImageOptions
	row   []byte // scratch of write
}

func newSurface() *surface {
	s := &surface{white: ebiten.NewImage(3, 3)}
	s.white.Fill(color.White)
	return s
}

func (s *surface) begin(dst *ebiten.Image) {
	s.dst, s.whole, s.clips = dst, dst, s.clips[:0]
}

// Bounds implements paint.Surface.
func (s *surface) Bounds() image.Rectangle { return s.whole.Bounds() }

// Clip implements paint.Surface.
func (s *surface) Clip(r image.Rectangle) {
	s.clips = append(s.clips, s.dst)
	s.dst = s.dst.SubImage(r).(*ebiten.Image)
}

// Unclip implements paint.Surface.
func (s *surface) Unclip() {
	n := len(s.clips) - 1
	s.dst, s.clips = s.clips[n], s.clips[:n]
}

// Pictures of up to small pixels share Ebitengine's atlas, which doubles its side
// whenever it is full and never shrinks; larger ones have a texture of their own, and
// from large on several.
const (
	small = 96 * 96
	large = 400 * 400
)

// upload gives the device's form of a picture, nil if there is none.
func (s *surface) upload(p *paint.Picture) *texture {
	if t, ok := p.Texture.(*texture); ok {
		return t
	}
	if p.Pix == nil || p.W <= 0 || p.H <= 0 { // in a window of a few pixels things have none
		return nil
	}
	t := &texture{}
	if p.W*p.H <= large {
		own := &ebiten.NewImageOptions{Unmanaged: p.W*p.H > small}
		t.img = ebiten.NewImageWithOptions(image.Rect(0, 0, p.W, p.H), own)
		s.write(t.img, p, 0, 0)
	} else {
		t.tiles = newTiles(p.W, p.H)
		for _, q := range t.tiles {
			s.write(q.img, p, q.x, q.y)
		}
	}
	p.Texture, p.Pix = t, nil
	return t
}

// strip is how many bytes of a picture are handed to the device at once: the library
// keeps some thirty buffers of the size that was last asked for.
const strip = 32 << 10

// write copies the part of a picture that begins at x, y.
func (s *surface) write(img *ebiten.Image, p *paint.Picture, x, y int) {
	w, h := img.Bounds().Dx(), img.Bounds().Dy()
	rows := max(1, strip/(4*w))
	for from := 0; from < h; from += rows {
		to := min(from+rows, h)
		part := img
		if to-from < h {
			part = img.SubImage(image.Rect(0, from, w, to)).(*ebiten.Image)
		}
		part.WritePixels(s.gather(p, image.Rect(x, y+from, x+w, y+to)))
	}
}

// gather gives the pixels of a part of a picture, row after row.
func (s *surface) gather(p *paint.Picture, r image.Rectangle) []byte {
	stride, w := p.Pix.Stride, 4*r.Dx()
	if r.Dx() == p.W && stride == w {
		return p.Pix.Pix[r.Min.Y*stride : r.Max.Y*stride]
	}
	s.row = s.row[:0]
	for y := r.Min.Y; y < r.Max.Y; y++ {
		at := y*stride + 4*r.Min.X
		s.row = append(s.row, p.Pix.Pix[at:at+w]...)
	}
	return s.row
}

// Draw implements paint.Surface.
func (s *surface) Draw(p *paint.Picture, at paint.Place) {
	if p == nil || at.Fade >= 1 || s.dst.Bounds().Empty() {
		return
	}
	t := s.upload(p)
	if t == nil {
		return
	}
	if t.img != nil {
		s.draw(t.img, p.Origin.X, p.Origin.Y, at)
		return
	}
	for _, q := range t.tiles {
		s.draw(q.img, p.Origin.X+q.x, p.Origin.Y+q.y, at)
	}
}

// draw draws an image whose upper left corner is the picture's point x, y.
func (s *surface) draw(img *ebiten.Image, px, py int, at paint.Place) {
	o := &s.opts
	o.GeoM.Reset()
	o.GeoM.Translate(float64(px)-at.PivotX, float64(py)-at.PivotY)
	o.Filter = ebiten.FilterNearest
	if at.Scale != 0 && at.Scale != 1 {
		o.GeoM.Scale(at.Scale, at.Scale)
		o.Filter = ebiten.FilterLinear
	}
	if at.Turn != 0 {
		o.GeoM.Rotate(at.Turn)
		o.Filter = ebiten.FilterLinear
	}
	x, y := at.X, at.Y
	if o.Filter == ebiten.FilterNearest {
		x, y = float64(int(x+1e6+.5)-1e6), float64(int(y+1e6+.5)-1e6)
	}
	o.GeoM.Translate(x, y)
	s.tone(at)
	s.dst.DrawImage(img, o)
}

func (s *surface) tone(at paint.Place) {
	r, g, b, a := at.Tone()
	s.opts.ColorScale.Reset()
	s.opts.ColorScale.Scale(float32(r), float32(g), float32(b), float32(a))
}

// DrawPart implements paint.Surface.
func (s *surface) DrawPart(p *paint.Picture, src image.Rectangle, dst paint.Box, fade float64) {
	if p == nil || fade >= 1 || src.Empty() || s.dst.Bounds().Empty() {
		return
	}
	t := s.upload(p)
	if t == nil {
		return
	}
	if t.img == nil {
		s.parts(t, src, dst, fade)
		return
	}
	s.part(t.img, src, dst, fade)
}

// parts is DrawPart for a picture in tiles.
func (s *surface) parts(t *texture, src image.Rectangle, dst paint.Box, fade float64) {
	kx, ky := dst.W/float64(src.Dx()), dst.H/float64(src.Dy())
	for _, q := range t.tiles {
		b := q.img.Bounds()
		in := src.Intersect(b.Add(image.Pt(q.x, q.y)))
		if in.Empty() {
			continue
		}
		s.part(q.img, in.Sub(image.Pt(q.x, q.y)), paint.Box{
			X: dst.X + kx*float64(in.Min.X-src.Min.X), Y: dst.Y + ky*float64(in.Min.Y-src.Min.Y),
			W: kx * float64(in.Dx()), H: ky * float64(in.Dy()),
		}, fade)
	}
}

func (s *surface) part(img *ebiten.Image, src image.Rectangle, dst paint.Box, fade float64) {
	o := &s.opts
	o.GeoM.Reset()
	o.GeoM.Scale(dst.W/float64(src.Dx()), dst.H/float64(src.Dy()))
	o.GeoM.Translate(dst.X, dst.Y)
	o.Filter = ebiten.FilterLinear
	if int(dst.W) == src.Dx() && int(dst.H) == src.Dy() {
		o.Filter = ebiten.FilterNearest
	}
	s.tone(paint.Place{Fade: fade})
	s.dst.DrawImage(img.SubImage(src).(*ebiten.Image), o)
}

// Fill implements paint.Surface.
func (s *surface) Fill(b paint.Box, c color.NRGBA) {
	if s.dst.Bounds().Empty() || c.A == 0 {
		return
	}
	o := &s.opts
	o.GeoM.Reset()
	o.GeoM.Scale(b.W, b.H)
	o.GeoM.Translate(b.X, b.Y)
	o.Filter = ebiten.FilterNearest
	s.tone(paint.Place{Tint: c})
	s.dst.DrawImage(s.white.SubImage(image.Rect(1, 1, 2, 2)).(*ebiten.Image), o)
}

// Snapshot implements paint.Surface. The copy stays on the device, in tiles: it is as
// large as the window.
func (s *surface) Snapshot() *paint.Picture {
	b := s.whole.Bounds()
	t := &texture{tiles: newTiles(b.Dx(), b.Dy())}
	for _, q := range t.tiles {
		var o ebiten.DrawImageOptions
		o.Blend = ebiten.BlendCopy
		o.GeoM.Translate(float64(-q.x), float64(-q.y))
		q.img.DrawImage(s.whole, &o)
	}
	return &paint.Picture{W: b.Dx(), H: b.Dy(), Texture: t}
}

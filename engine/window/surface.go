package window

import (
	"image"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"

	"delvebox/engine/paint"
)

// texture is a picture on the graphics device. Small ones are packed into common
// atlases by Ebitengine itself.
type texture struct{ img *ebiten.Image }

// Free implements paint.Texture.
func (t *texture) Free() { t.img.Deallocate() }

// surface draws on the window. Options are kept and reused, so that drawing a
// picture allocates nothing.
type surface struct {
	dst   *ebiten.Image
	whole *ebiten.Image
	clips []*ebiten.Image
	white *ebiten.Image
	opts  ebiten.DrawImageOptions
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

// large is the number of pixels from which a picture has a texture of its own: in the
// common atlas it would make the atlas grow far beyond its size.
const large = 400 * 400

func (s *surface) upload(p *paint.Picture) *ebiten.Image {
	if t, ok := p.Texture.(*texture); ok {
		return t.img
	}
	if p.Pix == nil {
		return nil
	}
	img := ebiten.NewImageWithOptions(image.Rect(0, 0, p.W, p.H), &ebiten.NewImageOptions{Unmanaged: p.W*p.H > large})
	if p.Pix.Stride == 4*p.W {
		img.WritePixels(p.Pix.Pix[:4*p.W*p.H])
	} else {
		flat := make([]byte, 0, 4*p.W*p.H)
		for y := range p.H {
			flat = append(flat, p.Pix.Pix[y*p.Pix.Stride:y*p.Pix.Stride+4*p.W]...)
		}
		img.WritePixels(flat)
	}
	p.Texture = &texture{img}
	p.Pix = nil
	return img
}

// Draw implements paint.Surface.
func (s *surface) Draw(p *paint.Picture, at paint.Place) {
	if p == nil || at.Fade >= 1 || s.dst.Bounds().Empty() {
		return
	}
	img := s.upload(p)
	if img == nil {
		return
	}
	o := &s.opts
	o.GeoM.Reset()
	o.GeoM.Translate(float64(p.Origin.X)-at.PivotX, float64(p.Origin.Y)-at.PivotY)
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
	img := s.upload(p)
	if img == nil {
		return
	}
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

// Snapshot implements paint.Surface. The copy stays on the device.
func (s *surface) Snapshot() *paint.Picture {
	b := s.whole.Bounds()
	img := ebiten.NewImageWithOptions(b, &ebiten.NewImageOptions{Unmanaged: true})
	img.DrawImage(s.whole, nil)
	return &paint.Picture{W: b.Dx(), H: b.Dy(), Texture: &texture{img}}
}

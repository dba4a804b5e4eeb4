package paint

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	xdraw "golang.org/x/image/draw"
	"golang.org/x/image/math/f64"
)

// Canvas is the Surface without a window: an image in memory. It is exact rather
// than fast and serves tests and pictures.
type Canvas struct {
	Image *image.RGBA
	clips []image.Rectangle
}

// NewCanvas makes an opaque black canvas of w x h pixels.
func NewCanvas(w, h int) *Canvas {
	c := &Canvas{Image: image.NewRGBA(image.Rect(0, 0, w, h))}
	draw.Draw(c.Image, c.Image.Rect, image.Black, image.Point{}, draw.Src)
	return c
}

// Bounds implements Surface.
func (c *Canvas) Bounds() image.Rectangle { return c.Image.Rect }

// Clip implements Surface.
func (c *Canvas) Clip(r image.Rectangle) {
	c.clips = append(c.clips, r.Intersect(c.clip()))
}

// Unclip implements Surface.
func (c *Canvas) Unclip() { c.clips = c.clips[:len(c.clips)-1] }

func (c *Canvas) clip() image.Rectangle {
	if n := len(c.clips); n > 0 {
		return c.clips[n-1]
	}
	return c.Image.Rect
}

func (c *Canvas) target() *image.RGBA {
	return c.Image.SubImage(c.clip()).(*image.RGBA)
}

// Fill implements Surface.
func (c *Canvas) Fill(b Box, col color.NRGBA) {
	r := image.Rect(int(math.Round(b.X)), int(math.Round(b.Y)), int(math.Round(b.X+b.W)), int(math.Round(b.Y+b.H)))
	draw.Draw(c.Image, r.Intersect(c.clip()), image.NewUniform(col), image.Point{}, draw.Over)
}

// Draw implements Surface.
func (c *Canvas) Draw(p *Picture, at Place) {
	if p == nil || p.Pix == nil || at.Fade >= 1 {
		return
	}
	src := toned(p.Pix, at)
	scale := at.Scale
	if scale == 0 {
		scale = 1
	}
	if scale == 1 && at.Turn == 0 {
		x, y := int(math.Round(at.X-at.PivotX))+p.Origin.X, int(math.Round(at.Y-at.PivotY))+p.Origin.Y
		r := image.Rect(x, y, x+p.W, y+p.H)
		draw.Draw(c.target(), r, src, src.Rect.Min, draw.Over)
		return
	}
	sin, cos := math.Sincos(at.Turn)
	sin, cos = sin*scale, cos*scale
	m := f64.Aff3{
		cos, -sin, at.X - cos*at.PivotX + sin*at.PivotY,
		sin, cos, at.Y - sin*at.PivotX - cos*at.PivotY,
	}
	xdraw.BiLinear.Transform(c.target(), m, src, src.Rect, draw.Over, nil)
}

// DrawPart implements Surface.
func (c *Canvas) DrawPart(p *Picture, src image.Rectangle, dst Box, fade float64) {
	if p == nil || p.Pix == nil || fade >= 1 || src.Empty() {
		return
	}
	from := toned(p.Pix, Place{Fade: fade})
	src = src.Add(p.Origin)
	if at := (image.Point{int(math.Round(dst.X)), int(math.Round(dst.Y))}); int(math.Round(dst.W)) == src.Dx() && int(math.Round(dst.H)) == src.Dy() {
		// As it is. Transform would come here too, but takes X for Y when it copies.
		draw.Draw(c.target(), src.Sub(src.Min).Add(at), from, src.Min, draw.Over)
		return
	}
	sx, sy := dst.W/float64(src.Dx()), dst.H/float64(src.Dy())
	m := f64.Aff3{sx, 0, dst.X - sx*float64(src.Min.X), 0, sy, dst.Y - sy*float64(src.Min.Y)}
	xdraw.ApproxBiLinear.Transform(c.target(), m, from, src, draw.Over, nil)
}

// Snapshot implements Surface.
func (c *Canvas) Snapshot() *Picture {
	img := image.NewRGBA(c.Image.Rect)
	copy(img.Pix, c.Image.Pix)
	return NewPicture(img)
}

// toned gives the image with tint and fade applied. The image may be a part of a larger
// one, or lie in more memory than it fills.
func toned(img *image.RGBA, at Place) *image.RGBA {
	if at.Fade <= 0 && at.Tint.A == 0 {
		return img
	}
	r, g, b, a := tone(at)
	out := image.NewRGBA(img.Rect)
	for y := range img.Rect.Dy() {
		from, to := img.Pix[y*img.Stride:], out.Pix[y*out.Stride:(y+1)*out.Stride]
		for i := 0; i < len(to); i += 4 {
			to[i] = uint8(float64(from[i])*r + .5)
			to[i+1] = uint8(float64(from[i+1])*g + .5)
			to[i+2] = uint8(float64(from[i+2])*b + .5)
			to[i+3] = uint8(float64(from[i+3])*a + .5)
		}
	}
	return out
}

// tone gives the factors of the premultiplied channels for a place's tint and fade.
func tone(at Place) (r, g, b, a float64) {
	a = 1 - math.Max(0, at.Fade)
	if at.Tint.A == 0 {
		return a, a, a, a
	}
	a *= float64(at.Tint.A) / 255
	return float64(at.Tint.R) / 255 * a, float64(at.Tint.G) / 255 * a, float64(at.Tint.B) / 255 * a, a
}

// Tone gives the factors by which a surface multiplies the premultiplied colour
// channels and the alpha of a picture drawn at this place.
func (at Place) Tone() (r, g, b, a float64) { return tone(at) }

package ui

import (
	"image"
	"image/color"
	"math"

	"delvebox/engine/paint"
	"delvebox/engine/paint/icon"
	"delvebox/engine/paint/script"
)

// Art is what pictures are made with: the gallery that keeps them, faces, icons and
// the marker hand.
type Art struct {
	Gallery *paint.Gallery
	Faces   *script.Library
	Icons   *icon.Set
}

// Colours of texts by ground (art/interface, Colours by role).
var (
	Ink        = color.NRGBA{0x2b, 0x21, 0x18, 255}
	InkSecond  = color.NRGBA{0x54, 0x44, 0x2c, 255}
	Cream      = color.NRGBA{0xfb, 0xf1, 0xd8, 255}
	CreamDim   = color.NRGBA{0xd9, 0xc5, 0x9d, 255}
	LinkPaper  = color.NRGBA{0x1c, 0x5f, 0x92, 255}
	LinkWalnut = color.NRGBA{0xff, 0xd9, 0x8a, 255}
	Wrong      = color.NRGBA{0x8c, 0x26, 0x1f, 255}
	Gain       = color.NRGBA{0x1d, 0x5a, 0x22, 255}
	Choice     = color.NRGBA{0xff, 0xd7, 0x5a, 255}
	Rule       = color.NRGBA{0x7a, 0x5f, 0x35, 90}
	White      = color.NRGBA{255, 255, 255, 255}
)

// Px is a length in whole device pixels.
func (u *UI) Px(v float64) int { return int(math.Round(v * u.Scale)) }

// Picture draws a painted picture with its point (0,0) at x, y. Paint gets device
// pixels per logical pixel; key names the picture together with the scale.
func (u *UI) Picture(key any, x, y float64, at paint.Place, painter func(k float64) *image.RGBA) {
	if u.surface == nil {
		return
	}
	k := u.Scale
	p := u.Art.Gallery.Get(scaled{key, k}, func() *image.RGBA { return painter(k) })
	at.X, at.Y = x*k, y*k
	u.surface.Draw(p, at)
}

// PictureLater is Picture painted on a worker; it says whether the picture was there
// to be drawn.
func (u *UI) PictureLater(key any, x, y float64, at paint.Place, painter func(k float64) *image.RGBA) bool {
	if u.surface == nil {
		return true
	}
	k := u.Scale
	p := u.Art.Gallery.Later(scaled{key, k}, func() *image.RGBA { return painter(k) })
	if p == nil {
		return false
	}
	at.X, at.Y = x*k, y*k
	u.surface.Draw(p, at)
	return true
}

// Ask has a worker paint a picture that PictureLater is going to draw soon.
func (u *UI) Ask(key any, painter func(k float64) *image.RGBA) {
	if k := u.Scale; u.surface != nil {
		u.Art.Gallery.Later(scaled{key, k}, func() *image.RGBA { return painter(k) })
	}
}

// Ready says whether a picture of PictureLater is there.
func (u *UI) Ready(key any) bool { return u.Art.Gallery.Has(scaled{key, u.Scale}) }

// Put draws a picture that somebody else keeps, its point (0,0) at x, y.
func (u *UI) Put(p *paint.Picture, x, y float64, at paint.Place) {
	if u.surface != nil && p != nil {
		at.X, at.Y = x*u.Scale, y*u.Scale
		u.surface.Draw(p, at)
	}
}

type scaled struct {
	key   any
	scale float64
}

// Fill covers a rectangle with a colour.
func (u *UI) Fill(r Rect, c color.NRGBA) {
	if u.surface != nil {
		u.surface.Fill(u.box(r), c)
	}
}

// HLine draws a hairline.
func (u *UI) HLine(x, y, w float64, c color.NRGBA) {
	if u.surface != nil {
		t := max(1, math.Round(u.Scale))
		u.surface.Fill(paint.Box{X: math.Round(x * u.Scale), Y: math.Round(y * u.Scale), W: math.Round(w * u.Scale), H: t}, c)
	}
}

func (u *UI) box(r Rect) paint.Box {
	x, y := math.Round(r.X*u.Scale), math.Round(r.Y*u.Scale)
	return paint.Box{X: x, Y: y, W: math.Round(r.Right()*u.Scale) - x, H: math.Round(r.Bottom()*u.Scale) - y}
}

func (u *UI) device(r Rect) image.Rectangle {
	return image.Rect(u.Px(r.X), u.Px(r.Y), u.Px(r.Right()), u.Px(r.Bottom()))
}

// IconLook says how an icon is drawn.
type IconLook uint8

// The looks of icons.
const (
	IconPlain  IconLook = iota
	IconRim             // with a pale rim, for dark or busy ground
	IconGrey            // not to be had
	IconShadow          // lying on something
)

type iconKey struct {
	name string
	px   int
	look IconLook
}

// Icon draws an icon of the family with its middle at x, y; size is its longer side.
func (u *UI) Icon(name string, x, y, size float64, look IconLook, fade float64) {
	if u.surface == nil || name == "" {
		return
	}
	px := max(1, u.Px(size))
	p := u.Art.Gallery.Get(iconKey{name, px, look}, func() *image.RGBA { return u.Art.paintIcon(name, px, look) })
	u.surface.Draw(p, paint.Place{X: x*u.Scale - float64(px)/2, Y: y*u.Scale - float64(px)/2, Fade: fade})
}

func (a *Art) paintIcon(name string, px int, look IconLook) *image.RGBA {
	img, err := a.Icons.Draw(name, px)
	if err != nil {
		return image.NewRGBA(image.Rect(0, 0, px, px))
	}
	switch look {
	case IconRim:
		return icon.Rim(img)
	case IconGrey:
		return icon.Grey(img)
	case IconShadow:
		return icon.Lifted(img, 3)
	}
	return img
}

type figureKey struct {
	name string
	px   int
}

// Mini draws a player's figure of a height with its ground at x, y.
func (u *UI) Mini(colour string, x, y, height, fade float64) {
	u.mini(colour, x, y, height, fade, u.Art.Gallery.Get)
}

// MiniLater is Mini painted on a worker. A figure that is faded out altogether is only
// asked for.
func (u *UI) MiniLater(colour string, x, y, height, fade float64) {
	u.mini(colour, x, y, height, fade, u.Art.Gallery.Later)
}

func (u *UI) mini(colour string, x, y, height, fade float64, get func(key any, paint func() *image.RGBA) *paint.Picture) {
	if u.surface == nil {
		return
	}
	l, ok := icon.LiveryOf(colour)
	if !ok {
		return
	}
	px := max(1, u.Px(height))
	p := get(figureKey{l.Mini, px}, func() *image.RGBA {
		img, err := u.Art.Icons.Figurine(l.Mini, px, true)
		if err != nil {
			return nil
		}
		return img
	})
	if p == nil || fade >= 1 {
		return
	}
	k := float64(px)
	u.surface.Draw(p, paint.Place{X: x*u.Scale - k*32/88, Y: y*u.Scale - k*77/88, Fade: fade})
}

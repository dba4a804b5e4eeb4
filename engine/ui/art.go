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

// Style is a face at a size: logical pixels at 100 % text.
type Style struct {
	Face script.Role
	Size float64
}

// The styles of the box (art/interface, Type).
var (
	PageHeading = Style{script.Heading, 28}
	Heading     = Style{script.Heading, 21}
	SmallHead   = Style{script.Heading, 18}
	MainWord    = Style{script.Bold, 24}
	ButtonWord  = Style{script.Medium, 18}
	SeatName    = Style{script.Bold, 17}
	Body        = Style{script.Body, 16}
	BodyBold    = Style{script.Bold, 16}
	BodyMedium  = Style{script.Medium, 16}
	Label       = Style{script.Body, 15}
	LabelBold   = Style{script.Bold, 15}
	LabelMedium = Style{script.Medium, 15}
	Note        = Style{script.Body, 14}
	NoteMedium  = Style{script.Medium, 14}
	Motto       = Style{script.Slant, 18}
	CardName    = Style{script.Caps, 16}
	Seed        = Style{script.Mono, 16}
)

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

// face is the face of a style in this window.
func (u *UI) face(s Style) *script.Face {
	return u.Art.Faces.Face(s.Face, u.fontPx(s))
}

func (u *UI) fontPx(s Style) int {
	return max(1, int(math.Round(s.Size*u.TextScale*u.Scale)))
}

// Grow is how much taller than at 100 % a control with text of that style is.
func (u *UI) Grow(s Style) float64 { return 1.3 * s.Size * (u.TextScale - 1) }

// LineHeight is the distance of the base lines of a style, in logical pixels.
func (u *UI) LineHeight(s Style) float64 { return 1.3 * s.Size * u.TextScale }

// Width is how wide a line of text is, in logical pixels.
func (u *UI) Width(s Style, text string) float64 {
	return u.face(s).Measure(text) / u.Scale
}

// Align says which part of a line stands at its x.
type Align uint8

// The alignments.
const (
	AlignLeft Align = iota
	AlignMiddle
	AlignRight
)

type lineKey struct {
	role script.Role
	px   int
	text string
}

// Text draws a line with its pen at x on the base line y.
func (u *UI) Text(x, y float64, s Style, text string, c color.NRGBA, a Align) {
	if u.surface == nil || text == "" {
		return
	}
	f := u.face(s)
	p := u.Art.Gallery.Get(lineKey{s.Face, f.Px, text}, func() *image.RGBA {
		return f.Image(text, color.RGBA{255, 255, 255, 255})
	})
	dx := 0.0
	switch a {
	case AlignMiddle:
		dx = -f.Measure(text) / 2
	case AlignRight:
		dx = -f.Measure(text)
	}
	if u.Witness != nil && c.A > 60 {
		w := f.Measure(text)
		u.Witness(Written{false, text, Rect{x + dx/u.Scale, y - f.CapTop/u.Scale, w / u.Scale, f.CapTop / u.Scale}, u.clip(), len(u.clips) > 0})
	}
	u.surface.Draw(p, paint.Place{X: x*u.Scale + dx, Y: y * u.Scale, Tint: c})
}

// TextIn draws a line inside r: at its left, middle or right, and in the middle of
// its height.
func (u *UI) TextIn(r Rect, s Style, text string, c color.NRGBA, a Align) {
	f := u.face(s)
	y := r.CY() + f.CapTop/2/u.Scale
	switch a {
	case AlignLeft:
		u.Text(r.X, y, s, text, c, a)
	case AlignMiddle:
		u.Text(r.CX(), y, s, text, c, a)
	case AlignRight:
		u.Text(r.Right(), y, s, text, c, a)
	}
}

type wrapKey struct {
	role script.Role
	px   int
	w    int
	text string
}

// Wrap breaks a text into lines no wider than w logical pixels.
func (u *UI) Wrap(s Style, text string, w float64) []string {
	k := wrapKey{s.Face, u.fontPx(s), int(w * u.Scale), text}
	if l, ok := u.wraps[k]; ok {
		return l
	}
	if len(u.wraps) > 2000 {
		clear(u.wraps)
	}
	l := u.face(s).Wrap(text, w*u.Scale)
	u.wraps[k] = l
	return l
}

// Paragraph draws a wrapped text with its upper edge at y and gives its height.
func (u *UI) Paragraph(x, y, w float64, s Style, text string, c color.NRGBA, a Align) float64 {
	lines := u.Wrap(s, text, w)
	lh := u.LineHeight(s)
	px := x
	switch a {
	case AlignMiddle:
		px = x + w/2
	case AlignRight:
		px = x + w
	}
	for i, l := range lines {
		u.Text(px, y+float64(i)*lh+.78*lh, s, l, c, a)
	}
	return float64(len(lines)) * lh
}

// ParagraphHeight is the height Paragraph would take.
func (u *UI) ParagraphHeight(s Style, text string, w float64) float64 {
	return float64(len(u.Wrap(s, text, w))) * u.LineHeight(s)
}

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
	if u.surface == nil {
		return
	}
	l, ok := icon.LiveryOf(colour)
	if !ok {
		return
	}
	px := max(1, u.Px(height))
	p := u.Art.Gallery.Get(figureKey{l.Mini, px}, func() *image.RGBA {
		img, err := u.Art.Icons.Figurine(l.Mini, px, true)
		if err != nil {
			return nil
		}
		return img
	})
	k := float64(px)
	u.surface.Draw(p, paint.Place{X: x*u.Scale - k*32/88, Y: y*u.Scale - k*77/88, Fade: fade})
}

// Written is a line of text as it was drawn.
type Written struct {
	Shield  bool // no line: something now lies over all lines before
	Text    string
	Rect    Rect // from the top of its capitals to its base line
	Clip    Rect // what of it could be seen
	Clipped bool // a list or a strip confined it on purpose
}

package ui

import (
	"image"
	"image/color"
	"math"

	"delvebox/engine/paint"
	"delvebox/engine/paint/script"
)

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

// Written is a line of text as it was drawn.
type Written struct {
	Shield  bool // no line: something now lies over all lines before
	Text    string
	Rect    Rect // from the top of its capitals to its base line
	Clip    Rect // what of it could be seen
	Clipped bool // a list or a strip confined it on purpose
}

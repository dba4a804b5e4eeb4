package ui

import "image/color"

// State is how a control's face looks.
type State uint8

// The states of a face.
const (
	StateNormal State = iota
	StateHover
	StatePressed
	StateDisabled
)

func wordColour(k ButtonKind, st State, seat color.NRGBA) color.NRGBA {
	return Cream
}
func (u *UI) buttonFace(k ButtonKind, st State, r Rect, c color.NRGBA) {
	u.Fill(r, color.NRGBA{0x46, 0x8a, 0x3a, 255})
}
func (u *UI) ring(r Rect, k ButtonKind)              {}
func (u *UI) innerRing(r Rect)                       {}
func (u *UI) disc(r Rect, st State)                  {}
func (u *UI) brass(r Rect, st State)                 { u.Fill(r, color.NRGBA{0xd2, 0xa5, 0x50, 255}) }
func (u *UI) keyChip(r Rect)                         {}
func (u *UI) keyFace(r Rect, st State)               {}
func (u *UI) toggleFace(r Rect, at float64, s State) {}
func (u *UI) groove(r Rect)                          {}
func (u *UI) piece(r Rect)                           {}
func (u *UI) sliderFace(r Rect, at float64, hot bool) {
}
func (u *UI) fieldFace(r Rect, wrong bool) {}
func (u *UI) bubble(r Rect, b Beak, wrong bool, fade float64) {
	u.Fill(r, color.NRGBA{0xfb, 0xf4, 0xdf, 255})
}
func (u *UI) toast(r Rect, fade float64)        {}
func (u *UI) scrollBar(r, thumb Rect, hot bool) {}

// Panel draws a sunk dark panel.
func (u *UI) Panel(r Rect) { u.Fill(r, color.NRGBA{13, 8, 5, 178}) }

// SeatPlate draws a seat's plate.
func (u *UI) SeatPlate(r Rect, acting, thinks bool, c color.NRGBA) {
	if acting {
		u.Fill(r, color.NRGBA{0xfb, 0xf4, 0xdf, 255})
	} else {
		u.Panel(r)
	}
}

// Flames draws three flames of a computer player that thinks.
func (u *UI) Flames(x, y float64) {}

// Opaque turns a premultiplied colour into one for drawing.
func Opaque(c color.RGBA) color.NRGBA { return color.NRGBA{c.R, c.G, c.B, 255} }

// Paper draws a sheet of cream paper.
func (u *UI) Paper(r Rect, lift float64) { u.Fill(r, color.NRGBA{0xfb, 0xf4, 0xdf, 255}) }

// Plaque draws a plaque with a double rule.
func (u *UI) Plaque(r Rect, fade float64) { u.Paper(r, 26) }

// Faded is a colour with part of its strength taken away: 0 none, 1 all.
func Faded(c color.NRGBA, fade float64) color.NRGBA { return faded(c, fade) }

// Shadow draws the soft shadow of a thing lying lift pixels over the ground.
func (u *UI) Shadow(r Rect, radius, lift, fade float64) {}

// Cloth draws a small piece of cloth of a colour with round corners.
func (u *UI) Cloth(r Rect, c color.NRGBA) { u.Fill(r, c) }

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

package ui

import (
	"image"
	"image/color"

	"delvebox/engine/paint"
	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/furniture"
	"delvebox/engine/paint/pixel"
)

// State is how a control's face looks.
type State = furniture.State

// The states of a face.
const (
	StateNormal   = furniture.Normal
	StateHover    = furniture.Hover
	StatePressed  = furniture.Pressed
	StateDisabled = furniture.Disabled
)

// faceKey names a painted face in the gallery.
type faceKey struct {
	part  string
	w, h  int
	state State
	a, b  float64
	c     color.NRGBA
}

// face draws a control's painted face at r. Part, state, a, b and c say which it is.
func (u *UI) faceAt(r Rect, key faceKey, fade float64, painter func(w, h int, k float64) *image.RGBA) {
	if u.surface == nil || r.W <= 0 || r.H <= 0 {
		return
	}
	w, h := max(1, u.Px(r.W)), max(1, u.Px(r.H))
	key.w, key.h = w, h
	u.Picture(key, r.X, r.Y, paint.Place{Fade: fade}, func(k float64) *image.RGBA { return painter(w, h, k) })
}

func nrgba(c pixel.RGB) color.NRGBA {
	b := func(v float64) uint8 { return uint8(min(1, max(0, v))*255 + .5) }
	return color.NRGBA{b(float64(c.R)), b(float64(c.G)), b(float64(c.B)), 255}
}

// Opaque turns a premultiplied colour into one for drawing.
func Opaque(c color.RGBA) color.NRGBA { return color.NRGBA{c.R, c.G, c.B, 255} }

// Faded is a colour with part of its strength taken away: 0 none, 1 all.
func Faded(c color.NRGBA, fade float64) color.NRGBA { return faded(c, fade) }

var bodies = map[ButtonKind]furniture.Kind{MainButton: furniture.Main, Secondary: furniture.Secondary, Destructive: furniture.Destructive}

func wordColour(k ButtonKind, st State, seat color.NRGBA) color.NRGBA {
	switch k {
	case Quiet:
		return nrgba(furniture.QuietWord(false, st))
	case QuietPaper:
		return nrgba(furniture.QuietWord(true, st))
	case SeatButton:
		return nrgba(furniture.SeatWord(pixel.Of(seat)))
	}
	return nrgba(furniture.Word(bodies[k], st))
}

func (u *UI) buttonFace(k ButtonKind, st State, r Rect, c color.NRGBA) {
	key := faceKey{part: "button", state: st, a: float64(k), c: c}
	u.faceAt(r, key, 0, func(w, h int, s float64) *image.RGBA {
		switch k {
		case Quiet, QuietPaper:
			return furniture.QuietButton(k == QuietPaper, st, w, h, s)
		case SeatButton:
			return furniture.SeatButton(pixel.Of(c), st, w, h, s)
		}
		return furniture.Button(bodies[k], st, w, h, s)
	})
}

// ring shows the keyboard's focus round a control.
func (u *UI) ring(r Rect, radius float64) {
	u.faceAt(r, faceKey{part: "ring", a: radius}, 0, func(w, h int, k float64) *image.RGBA { return furniture.Ring(w, h, radius, k) })
}

// Ring shows the keyboard's focus round a control that a scene draws itself.
func (u *UI) Ring(r Rect, radius float64) { u.ring(r, radius) }

func (u *UI) innerRing(r Rect) {
	u.faceAt(r, faceKey{part: "inner-ring"}, 0, func(w, h int, k float64) *image.RGBA { return furniture.InnerRing(w, h, 8, k) })
}

// Chosen marks a chosen card with the yellow frame.
func (u *UI) Chosen(r Rect, radius float64) {
	u.faceAt(r, faceKey{part: "chosen", a: radius}, 0, func(w, h int, k float64) *image.RGBA { return furniture.ChosenFrame(w, h, radius, k) })
}

// Glow is the frame of light round a card under the pointer.
func (u *UI) Glow(r Rect, radius, fade float64) {
	u.faceAt(r, faceKey{part: "glow", a: radius}, fade, func(w, h int, k float64) *image.RGBA { return furniture.GlowFrame(w, h, radius, k) })
}

func (u *UI) disc(r Rect, st State) {
	u.faceAt(r, faceKey{part: "disc", state: st}, 0, func(w, _ int, k float64) *image.RGBA { return furniture.PillDisc(st, w, k) })
}

func (u *UI) brass(r Rect, st State) {
	u.faceAt(r, faceKey{part: "brass", state: st}, 0, func(w, _ int, k float64) *image.RGBA { return furniture.IconButton(st, w, k) })
}

func (u *UI) keyChip(kind ButtonKind, r Rect) {
	b := bodies[kind]
	u.faceAt(r, faceKey{part: "chip", a: float64(b)}, 0, func(w, h int, k float64) *image.RGBA { return furniture.KeyChip(b, w, h, k) })
}

// Keycap is a key of the keyboard with its name.
func (u *UI) Keycap(r Rect, name string, onPaper bool) {
	key, c := faceKey{part: "keycap"}, Cream
	if onPaper {
		key.a, c = 1, Ink
	}
	u.faceAt(r, key, 0, func(w, h int, k float64) *image.RGBA { return furniture.Keycap(onPaper, w, h, k) })
	u.TextIn(r, Note, name, c, AlignMiddle)
}

func (u *UI) keyFace(r Rect, st State) {
	u.faceAt(r, faceKey{part: "key", state: st}, 0, func(w, h int, k float64) *image.RGBA { return furniture.Key(st, w, h, k) })
}

func (u *UI) toggleFace(r Rect, at float64, st State) {
	at = float64(int(at*14+.5)) / 14
	u.faceAt(r, faceKey{part: "toggle", state: st, a: at}, 0, func(_, _ int, k float64) *image.RGBA { return furniture.Toggle(at, st, k) })
}

func (u *UI) groove(r Rect) {
	u.faceAt(r, faceKey{part: "groove"}, 0, func(w, h int, k float64) *image.RGBA { return furniture.Groove(false, w, h, 12, k) })
}

func (u *UI) piece(r Rect) {
	u.faceAt(r, faceKey{part: "piece"}, 0, func(w, h int, k float64) *image.RGBA { return furniture.SegmentPiece(w, h, k) })
}

func (u *UI) sliderFace(groove Rect, at float64, ticks int, hot bool) {
	st := StateNormal
	if hot {
		st = StateHover
	}
	u.faceAt(groove, faceKey{part: "slider", a: float64(ticks)}, 0, func(w, _ int, k float64) *image.RGBA { return furniture.SliderGroove(w, ticks, k) })
	fill := Rect{groove.X, groove.Y + 1, groove.W * at, 6}
	u.faceAt(fill, faceKey{part: "slider-fill", state: st}, 0, func(w, _ int, k float64) *image.RGBA { return furniture.SliderFill(st, w, k) })
	d := 26.0
	knob := Rect{groove.X + groove.W*at - d/2, groove.CY() - d/2, d, d}
	u.faceAt(knob, faceKey{part: "knob", state: st}, 0, func(w, _ int, k float64) *image.RGBA { return furniture.Knob(st, w, k) })
}

func (u *UI) fieldFace(r Rect, wrong bool) {
	key := faceKey{part: "field"}
	if wrong {
		key.a = 1
	}
	u.faceAt(r, key, 0, func(w, h int, k float64) *image.RGBA { return furniture.Field(StateNormal, wrong, w, h, k) })
}

var beaks = map[byte]furniture.Side{'n': furniture.Above, 's': furniture.Below, 'w': furniture.Left, 'e': furniture.Right}

func (u *UI) bubble(r Rect, b Beak, wrong bool, fade float64) {
	at := float64(int(b.At))
	key := faceKey{part: "bubble", a: float64(b.Side), b: at}
	if wrong {
		key.part = "refusal"
	}
	u.faceAt(r, key, fade, func(w, h int, k float64) *image.RGBA {
		if wrong {
			return furniture.Refusal(w, h, beaks[b.Side], at*k, k)
		}
		return furniture.Tooltip(w, h, beaks[b.Side], at*k, k)
	})
}

func (u *UI) toast(r Rect, fade float64) {
	u.faceAt(r, faceKey{part: "toast"}, fade, func(w, h int, k float64) *image.RGBA { return furniture.Toast(w, h, k) })
}

func (u *UI) scrollBar(r, thumb Rect, hot bool) {
	st := StateNormal
	if hot {
		st = StateHover
	}
	u.faceAt(r, faceKey{part: "scroll"}, 0, func(_, h int, k float64) *image.RGBA { return furniture.ScrollGroove(h, k) })
	u.faceAt(Rect{thumb.X + 1, thumb.Y, 10, thumb.H}, faceKey{part: "thumb", state: st}, 0, func(_, h int, k float64) *image.RGBA { return furniture.ScrollThumb(st, h, k) })
}

// Panel draws a dark field sunk into the table.
func (u *UI) Panel(r Rect) {
	u.faceAt(r, faceKey{part: "panel"}, 0, func(w, h int, k float64) *image.RGBA { return furniture.Panel(w, h, k) })
}

// StripShade is the dark line at the foot of the window.
func (u *UI) StripShade(r Rect) {
	u.faceAt(r, faceKey{part: "strip"}, 0, func(w, h int, k float64) *image.RGBA { return furniture.Strip(w, h, k) })
}

// Paper draws a sheet of cream paper lying lift pixels over what is below: 5 for
// panels to read, 3 for slips, 0 for printed.
func (u *UI) Paper(r Rect, lift float64) {
	u.faceAt(r, faceKey{part: "paper", a: lift}, 0, func(w, h int, k float64) *image.RGBA { return furniture.Paper(w, h, lift, k) })
}

// Hollow is a hollow in paper for what can be written or counted.
func (u *UI) Hollow(r Rect) {
	u.faceAt(r, faceKey{part: "hollow"}, 0, func(w, h int, k float64) *image.RGBA { return furniture.Hollow(w, h, 8, k) })
}

// Rule is a thin brown line across paper.
func (u *UI) Rule(x, y, w float64) {
	u.faceAt(Rect{x, y, w, 2}, faceKey{part: "rule"}, 0, func(w, _ int, k float64) *image.RGBA { return furniture.Rule(w, k) })
}

// Row is the ground of a row of a list: chosen, under the pointer, or nothing.
func (u *UI) Row(r Rect, chosen bool, st State) { u.chosenFace("row", r, chosen, st, furniture.Row) }

// RadioCard is a paper card of which one is chosen.
func (u *UI) RadioCard(r Rect, on bool, st State) {
	u.chosenFace("radio", r, on, st, furniture.RadioCard)
}

// TabFace is an index card behind a sheet.
func (u *UI) TabFace(r Rect, chosen bool, st State) {
	u.chosenFace("tab", r, chosen, st, furniture.Tab)
}

// chosenFace draws one of several faces of which one is chosen.
func (u *UI) chosenFace(part string, r Rect, chosen bool, st State, painter func(chosen bool, st State, w, h int, k float64) *image.RGBA) {
	key := faceKey{part: part, state: st}
	if chosen {
		key.a = 1
	}
	u.faceAt(r, key, 0, func(w, h int, k float64) *image.RGBA { return painter(chosen, st, w, h, k) })
}

// Groove is a hollow in wood.
func (u *UI) Groove(r Rect, onWood bool, radius float64) {
	key := faceKey{part: "groove-wood", a: radius}
	if onWood {
		key.b = 1
	}
	u.faceAt(r, key, 0, func(w, h int, k float64) *image.RGBA { return furniture.Groove(onWood, w, h, radius, k) })
}

// Plaque draws the cream board of dialogs and of the curtain, with a double rule.
func (u *UI) Plaque(r Rect, fade float64) {
	u.faceAt(r, faceKey{part: "plaque"}, fade, func(w, h int, k float64) *image.RGBA { return furniture.Plaque(w, h, false, 26, k) })
}

// Shadow draws the soft shadow of a thing lying lift pixels over the ground: 3 lying,
// 6 panel, 12 hover, 26 held.
func (u *UI) Shadow(r Rect, radius, lift, fade float64) {
	u.faceAt(r, faceKey{part: "shadow", a: radius, b: lift}, fade, func(w, h int, k float64) *image.RGBA { return furniture.Shadow(w, h, radius, lift, k) })
}

// Cloth draws a small piece of felt of a colour with round corners.
func (u *UI) Cloth(r Rect, c color.NRGBA) {
	u.faceAt(r, faceKey{part: "cloth", c: c}, 0, func(w, h int, k float64) *image.RGBA {
		img := cloth.Felt(w, h, k, pixel.Of(c), cloth.Pool{X: .4, Y: .35}, 7)
		cloth.Round(img, 8*k)
		return img
	})
}

// Painted draws a picture of the size of r that a scene paints itself: paint gets the
// size in device pixels and the scale. Key names it among the scene's pictures.
func (u *UI) Painted(key string, r Rect, painter func(w, h int, k float64) *image.RGBA) {
	u.faceAt(r, faceKey{part: "scene." + key}, 0, painter)
}

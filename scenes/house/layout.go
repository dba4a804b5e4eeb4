// Package house draws what all scenes share: the table by candle-light, the mat of a
// game, the bar, the right column with the main button, and the strip at the foot.
//
// Units: logical pixels.
package house

import (
	"image"
	"image/color"
	"strings"

	"delvebox/engine/paint"
	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/ui"
)

// Layout is where the parts of a scene stand in the present window
// (art/interface, Layout).
type Layout struct {
	Bar    ui.Rect // along the top
	Mat    ui.Rect // the game's cloth, or the sheet of a page
	Column ui.Rect // at the right, above the main button
	Main   ui.Rect // the main button, in the same place in every scene
	Strip  ui.Rect // one line at the foot, beside the main button
	Narrow bool    // less than 1180 px for each 100 % of text
	Tight  bool    // less than 900
	Low    bool    // less than 720 high
}

// Lay gives the layout of the present window.
func Lay(u *ui.UI) Layout {
	room := u.W / u.TextScale
	l := Layout{Narrow: room < 1180, Tight: room < 900, Low: u.H < 720}
	column := 280.0
	if l.Narrow {
		column = 248
	}
	column *= 1 + (u.TextScale-1)*.5
	main := 56 + u.Grow(ui.MainWord)
	l.Bar = ui.R(16, 8, u.W-32, 46)
	l.Main = ui.R(u.W-16-column, u.H-8-main, column, main)
	l.Column = ui.R(l.Main.X, 62, column, l.Main.Y-62-16)
	strip := 38 + u.Grow(ui.Label)
	l.Strip = ui.R(16, u.H-8-strip, l.Main.X-32, strip)
	l.Mat = ui.R(16, 62, l.Main.X-32, l.Strip.Y-62-8)
	return l
}

// barMost is how much larger than at 100 % the two lines of the bar can be.
const barMost = 1.22

// InBar is a style for one of the two lines in the bar, which keep their room when all
// other text grows.
func InBar(u *ui.UI, s ui.Style) ui.Style {
	s.Size *= min(1, barMost/u.TextScale)
	return s
}

// SecondLine is how far below the upper edge of a plate its second line stands.
func SecondLine(u *ui.UI) float64 { return 36 + 14*(min(barMost, u.TextScale)-1) }

type walnutKey struct{ w, h int }

// Table draws the walnut table over the whole window.
func Table(u *ui.UI) {
	w, h := u.Px(u.W), u.Px(u.H)
	if !u.PictureLater(walnutKey{w, h}, 0, 0, paint.Place{}, func(k float64) *image.RGBA {
		return cloth.Walnut(w, h, k, cloth.Pool{X: .5, Y: .45})
	}) {
		u.Fill(ui.R(0, 0, u.W, u.H), color.NRGBA{0x26, 0x16, 0x0d, 255})
	}
}

type matKey struct {
	w, h int
	base pixel.RGB
}

// Mat draws the cloth of a game with its stitched seam.
func Mat(u *ui.UI, r ui.Rect, base pixel.RGB) {
	u.Ground(r)
	w, h := u.Px(r.W), u.Px(r.H)
	if !u.PictureLater(matKey{w, h, base}, r.X, r.Y, paint.Place{}, func(k float64) *image.RGBA {
		return cloth.Mat(w, h, k, base, cloth.Pool{X: .45, Y: .45}, true)
	}) {
		u.Fill(r, color.NRGBA{0x2e, 0x3a, 0x1a, 255})
	}
}

// Moss is the cloth of Map Masters.
func Moss() pixel.RGB { return cloth.Moss() }

// Tool is one of the brass buttons in the bar.
type Tool struct {
	Name, Icon, Key string
	Tip             ui.Tip
	Disabled        string
}

// Tools draws the brass buttons from the right end of the bar and gives the name of
// the one that was pressed, and how much of the bar is left.
func Tools(u *ui.UI, bar ui.Rect, narrow bool, tools ...Tool) (pressed string, left ui.Rect) {
	step := 72.0
	if narrow {
		step = 48
	}
	x := bar.Right() - step*float64(len(tools))
	for i, t := range tools {
		cx := x + float64(i)*step + 20
		if u.IconButton(t.Name, cx, 30, 19, t.Icon, t.Disabled, t.Tip) {
			pressed = t.Name
		}
		if !narrow && cx+25+u.Width(ui.Label, t.Key) < u.W-6 {
			u.Text(cx+25, 35, ui.Label, t.Key, ui.CreamDim, ui.AlignLeft)
		}
	}
	bar.W = x - bar.X - 12
	return pressed, bar
}

// Back draws the brass arrow at the left end of the bar; it says whether it was pressed
// and where the bar goes on.
func Back(u *ui.UI, word string, narrow bool) (pressed bool, right float64) {
	hit := u.IconButton("back", 38, 30, 22, "arrow-back", "", ui.Tip{Title: word})
	right = 66
	if !narrow {
		u.Text(68, 35, ui.Label, u.T("keys.names-esc"), ui.CreamDim, ui.AlignLeft)
		right = 68 + u.Width(ui.Label, u.T("keys.names-esc")) + 14
	}
	return hit, right
}

// Strip draws the sunk line at the foot with an icon and words; of several parts, set
// apart by dots, those that do not fit go first from the end.
func Strip(u *ui.UI, r ui.Rect, icon, text string) {
	u.StripShade(r)
	for u.Width(ui.Label, text) > r.W-60 {
		at := strings.LastIndex(text, " · ")
		if at < 0 {
			break
		}
		text = text[:at]
	}
	if icon != "" {
		u.Icon(icon, r.X+24, r.CY(), 22, ui.IconRim, 0)
	}
	u.TextIn(ui.R(r.X+48, r.Y, r.W-60, r.H), ui.Label, text, ui.CreamDim, ui.AlignLeft)
}

// handKey is what a picture of a word in the marker hand is kept by.
type handKey struct {
	text   string
	size   int // eighths of a device pixel
	colour color.NRGBA
}

// Write writes a word in the marker hand with its base line at y; size is the height
// of the hand's grid in logical pixels (34 at least to be read well).
func Write(u *ui.UI, h *hand.Hand, x, y, size float64, text string, c color.NRGBA, a ui.Align) {
	if !u.Drawing() || text == "" {
		return
	}
	px := size * u.Scale
	w := h.Measure(text, size)
	switch a {
	case ui.AlignMiddle:
		x -= w / 2
	case ui.AlignRight:
		x -= w
	}
	u.Picture(handKey{text, int(px * 8), c}, x, y, paint.Place{}, func(k float64) *image.RGBA {
		ink := hand.Marker(pixel.Of(c))
		return hand.NewBrush(k).Word(h, text, px, ink)
	})
}

// WriteWidth is how wide a word in the marker hand is.
func WriteWidth(h *hand.Hand, text string, size float64) float64 { return h.Measure(text, size) }

package board

import (
	"fmt"
	"image"
	"image/color"
	"sort"
	"strconv"

	"delvebox/engine/paint"
	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/furniture"
	"delvebox/engine/paint/pencil"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/scenes/app"
	"delvebox/scenes/doodledungeon/drawing"
)

// Wood is the colour of words on the table.
func Wood() color.NRGBA { return color.NRGBA{0xf0, 0xe0, 0xb6, 255} }

// Head is the colour of headings on slips.
func Head() color.NRGBA { return color.NRGBA{0x43, 0x30, 0x1c, 255} }

type slipKey struct {
	w, h int
	deg  float64
}

// Slip draws a slip of paper, turned by some degrees.
func Slip(u *ui.UI, r ui.Rect, deg float64) {
	w, h := u.Px(r.W), u.Px(r.H)
	if !u.PictureLater(slipKey{w, h, deg}, r.X, r.Y, paint.Place{}, func(k float64) *image.RGBA { return furniture.Slip(w, h, deg, k) }) {
		u.Fill(r.Inset(1), color.NRGBA{0xf3, 0xe8, 0xcd, 255})
	}
}

// Legible is the least size of words, in logical pixels.
const Legible = 11

// Fit is a style so small that the word is no wider than w, as far as it can still be
// read: for words on things that do not grow with the text.
func Fit(u *ui.UI, s ui.Style, word string, w float64) ui.Style {
	least := min(s.Size, Legible/u.TextScale)
	for have := u.Width(s, word); have > w && s.Size > least; have = u.Width(s, word) {
		s.Size = max(min(s.Size*w/have, s.Size-.25), least) // faces have whole pixels: once may not do
	}
	return s
}

// fitIn is Fit for a line that has only so much height as well.
func fitIn(u *ui.UI, s ui.Style, word string, w, h float64) ui.Style {
	if have := 1.12 * s.Size * u.TextScale; have > h {
		s.Size = max(s.Size*h/have, Legible/u.TextScale)
	}
	return Fit(u, s, word, w)
}

// Line writes one line that fits into r; what is too long for it even in small letters is
// cut off.
func Line(u *ui.UI, r ui.Rect, s ui.Style, word string, c color.NRGBA, a ui.Align) {
	s = Fit(u, s, word, r.W)
	if u.Width(s, word) > r.W+1 {
		letters := []rune(word)
		cut := func(n int) string { return string(letters[:n]) + "…" }
		n := sort.Search(len(letters), func(n int) bool { return u.Width(s, cut(n)) > r.W+1 }) // the first that is too long
		word = cut(max(n-1, 1))
	}
	u.TextIn(r, s, word, c, a)
}

type pillKey struct {
	w, h int
	c    pixel.RGB
}

// Pill draws a label in a colour with its middle at cx, most wide at most.
func Pill(u *ui.UI, word string, cx, y, widest float64, c pixel.RGB) ui.Rect {
	s := Fit(u, ui.Style{Face: ui.BodyBold.Face, Size: 14}, word, widest-18)
	w, h := u.Width(s, word)+18, 20+u.Grow(ui.Note)
	pw, ph := u.Px(w), u.Px(h)
	r := ui.R(cx-w/2, y, w, h)
	u.Picture(pillKey{pw, ph, c}, r.X, r.Y, paint.Place{}, func(k float64) *image.RGBA {
		m := image.NewRGBA(image.Rect(-4, -4, pw+8, ph+8))
		cv := pixel.NewCanvas(m, 1)
		shape := pixel.RoundRect(0, 0, float64(pw), float64(ph), float64(ph)/2)
		cv.With(pixel.Move(k, 2*k)).Glow(shape, 1.5*k, pixel.RGB{}, .5)
		cv.Fill(shape, c, 1)
		return m
	})
	u.TextIn(r, s, word, ui.White, ui.AlignMiddle)
	return r
}

// SeatPill is a Pill with a seat's name in its colour.
func (b *Board) SeatPill(u *ui.UI, seat play.Seat, cx, y, widest float64) ui.Rect {
	return Pill(u, b.SeatName(seat), cx, y, widest, b.Colour(seat))
}

type thingKey struct {
	t    drawing.Thing
	side float64
	k    float64
}

// Thing draws a small drawing with its corner at x, y.
func (b *Board) Thing(u *ui.UI, t drawing.Thing, x, y, side, fade float64) {
	if !u.Drawing() {
		return
	}
	painter := b.art.painter(u, b)
	u.PictureLater(thingKey{t, side, u.Scale}, x, y, paint.Place{Fade: fade}, func(float64) *image.RGBA { return painter.Thing(t, side) })
}

type heroKey struct {
	colour string
	h, deg float64
}

// Hero draws the hero figure of a seat's dungeon, h high, with the middle of its base at
// x, y.
func (b *Board) Hero(u *ui.UI, seat play.Seat, x, y, h, deg, fade float64) {
	name := b.SeatColour(seat)
	u.Picture(heroKey{name, h, deg}, x, y, paint.Place{Fade: fade}, func(k float64) *image.RGBA { return drawing.Hero(app.Colour(name), h, deg, k) })
}

type heartKey struct{ w float64 }

// Heart draws a heart w wide.
func Heart(u *ui.UI, x, y, w float64) {
	u.Picture(heartKey{w}, x, y, paint.Place{}, func(k float64) *image.RGBA { return drawing.Heart(w, k) })
}

type rulerKey struct {
	w int
	g float64
}

type wedgeKey struct {
	would bool
	g     float64
}

// Ruler draws the ruler with the strength as it is and, if there is one, as it would be;
// RulerHigh gives its height.
func Ruler(u *ui.UI, x, y, w float64, need, is, would int) {
	pw, g := u.Px(w), Grown(u)
	u.Picture(rulerKey{pw, g}, x, y, paint.Place{}, func(k float64) *image.RGBA { return furniture.Ruler(pw, need, k*g) })
	wedge := func(at int, would bool) {
		u.Picture(wedgeKey{would, g}, x+RulerAt(u, w, at), y-1, paint.Place{}, func(k float64) *image.RGBA { return furniture.RulerWedge(would, k*g) })
	}
	wedge(is, false)
	if would != is {
		wedge(would, true)
	}
	for f := 5; f < need; f += 5 {
		u.Text(x+RulerAt(u, w, f), y+28*g, rulerFigure(u), strconv.Itoa(f), Head(), ui.AlignMiddle)
	}
	u.Text(x+RulerAt(u, w, need)+13*g, y+28*g, rulerFigure(u), strconv.Itoa(need), color.NRGBA{0xa3, 0x1f, 0x14, 255}, ui.AlignMiddle)
}

// RulerHigh is the height of the ruler.
func RulerHigh(u *ui.UI) float64 { return 36 * Grown(u) }

// RulerAt is where a figure stands on a ruler w long.
func RulerAt(u *ui.UI, w float64, figure int) float64 {
	return furniture.RulerAt(w/Grown(u), float64(figure)) * Grown(u)
}

// rulerFigure is the style of the figures on a ruler: they do not grow with the text.
func rulerFigure(u *ui.UI) ui.Style {
	return ui.Style{Face: ui.BodyBold.Face, Size: 14 * Grown(u) / u.TextScale}
}

type sumKey struct {
	sum  string
	w, k float64
}

// SumHigh is the height of a calculation.
func SumHigh(u *ui.UI) float64 { return 44 * Grown(u) }

// Sum writes a calculation in pencil, w wide; fade is 0 for all of it, 1 for nothing.
func Sum(u *ui.UI, x, y, w float64, terms []string, total string, fade float64) {
	g := Grown(u)
	u.PictureLater(sumKey{fmt.Sprint(terms, total), w, u.Scale}, x, y, paint.Place{Fade: fade}, func(k float64) *image.RGBA {
		return drawing.Sum(terms, total, w/g, cloth.NewTooth(k*g), 15)
	})
}

// SumMiddles gives where the middles of the terms of a Sum at x, w wide, stand.
func SumMiddles(u *ui.UI, x, w float64, terms []string, total string) []float64 {
	g := Grown(u)
	middles := drawing.SumMiddles(terms, total, w/g)
	for i, m := range middles {
		middles[i] = x + m*g
	}
	return middles
}

type tallyKey struct {
	done, all int
	g         float64
}

// Tally counts rounds in strokes, 80 x 26 times Grown.
func Tally(u *ui.UI, x, y float64, done, all int) {
	g := Grown(u)
	u.PictureLater(tallyKey{done, all, g}, x, y, paint.Place{}, func(k float64) *image.RGBA {
		return pencil.Picture(drawing.Tally(done, all, 3), 80, 26, cloth.NewTooth(k*g), pencil.GraphiteColour())
	})
}

type deskThing struct {
	part string
	size float64
}

// Sharpener draws the sharpener of the start player, 44 x 32 times size.
func Sharpener(u *ui.UI, x, y, size float64) {
	u.Picture(deskThing{"sharpener", size}, x, y, paint.Place{}, func(k float64) *image.RGBA { return furniture.Sharpener(size, k) })
}

// Warning is the colour of warnings on the table.
func Warning() color.NRGBA { return color.NRGBA{0xff, 0xcf, 0x78, 255} }

type chipKey struct {
	w, h float64
	c    pixel.RGB
}

// Chip draws a tiny card in a seat's colour: a card that lies above a dungeon.
func Chip(u *ui.UI, r ui.Rect, c pixel.RGB) {
	u.Picture(chipKey{r.W, r.H, c}, r.X, r.Y, paint.Place{}, func(k float64) *image.RGBA {
		m := image.NewRGBA(image.Rect(-2, -2, int(r.W*k)+3, int(r.H*k)+3))
		cv := pixel.NewCanvas(m, k)
		cv.Fill(pixel.RoundRect(0, 0, r.W, r.H, 2), pixel.Hex(0xf6ecd4), 1)
		cv.Fill(pixel.RoundRect(0, 0, r.W, r.H*.36, 2), c, 1)
		cv.Stroke(pixel.RoundRect(0, 0, r.W, r.H, 2), pixel.Pen{W: 1}, c.Mul(.6), 1)
		return m
	})
}

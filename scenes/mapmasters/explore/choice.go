package explore

import (
	"image"
	"image/color"
	"math"

	"delvebox/engine/paint"
	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/ui"
	"delvebox/scenes/mapmasters/cardart"
)

// choice draws one choice and does it when it is pressed.
func (v *View) choice(u *ui.UI, f fan, i int, c choice) {
	y := f.box.Y + f.head + f.row*(float64(i)+.5)
	x := f.box.X + f.r + 2
	if f.mirrored {
		x = f.box.Right() - f.r - 2
	}
	r := ui.R(f.box.X, y-f.row/2, f.box.W, f.row)
	t := u.Touch(c.name, r)
	if u.Drawing() {
		chosen := t.Hot || t.Ring || v.ask != nil && v.pick == i
		v.drawThread(u, f, x, y, chosen)
		if chosen {
			glowDisc(u, x, y, f.r*1.75, color.NRGBA{0xff, 0xb8, 0x3a, 255}, .2)
		}
		lift := 0.0
		if t.Hot && !t.Held {
			lift = -1.5
		}
		v.drawToken(u, c, x, y+lift, f.r)
		tx, align := x+f.r+11, ui.AlignLeft
		if f.mirrored {
			tx, align = x-f.r-11, ui.AlignRight
		}
		base := y + 5
		if c.note != "" {
			base = y - 2
			u.Text(tx, y+2+.9*u.LineHeight(ui.Note), ui.Note, c.note, color.NRGBA{0xf5, 0xef, 0xd8, 255}, align)
		}
		u.Text(tx, base, ui.BodyBold, c.label, color.NRGBA{0xff, 0xfa, 0xf0, 255}, align)
	}
	if t.Clicked {
		u.Play("button")
		u.Focus(c.name, false) // the arrows go on drawing
		c.do(u)
	}
}

// drawToken draws what is chosen as a round token.
func (v *View) drawToken(u *ui.UI, c choice, x, y, r float64) {
	type key struct {
		token tokenKind
		icon  string
		r     int
	}
	mid := func(paintToken func(k float64) *image.RGBA) {
		u.Picture(key{c.token, c.icon, int(r * 4)}, x, y, paint.Place{}, func(k float64) *image.RGBA {
			m := paintToken(k)
			n := m.Rect.Dx() / 2
			m.Rect = m.Rect.Sub(image.Pt(n, n)) // the middle of the token is its point (0,0)
			return m
		})
	}
	switch c.token {
	case tokenFairy:
		mid(func(k float64) *image.RGBA { return v.b.Art.Fairy(c.icon, false, r, k) })
		return
	case tokenBook:
		mid(func(k float64) *image.RGBA { return v.b.Art.BookToken(c.icon, r, k) })
		return
	}
	ink := pixel.Of(ui.Opaque(v.livery.Colour))
	mid(func(k float64) *image.RGBA { return paintDisc(c.token == tokenItem, ink, c.icon, r, k) })
	u.Icon(c.icon, x, y, r*1.36, ui.IconPlain, 0)
}

// paintDisc paints the ground of an item (cream, with a ring of ink) or of anything else
// (brass).
func paintDisc(item bool, ink pixel.RGB, seed string, r, k float64) *image.RGBA {
	n := int(math.Ceil((r+8)*k)) * 2
	img := pixel.New(n, n)
	c := pixel.NewCanvas(img, k)
	m := float64(n) / 2 / k
	disc := pixel.Circle(m, m, r)
	c.Glow(pixel.Circle(m+1.5, m+2.5, r), 2.5, pixel.Hex(0), .55)
	if !item {
		c.Fill(disc, pixel.Blend(m-r, m-r, 2*r, 2*r, pixel.Hex(0xf6dd97), pixel.Hex(0xa87a34)), 1)
		c.Stroke(disc, pixel.Pen{W: 1.6}, pixel.Hex(0x3a2409), 1)
		c.Stroke(pixel.Circle(m, m, r-3), pixel.Pen{W: 1.2}, pixel.Hex(0xfff0bf), .55)
		return img
	}
	c.Fill(disc, pixel.Blend(m-r, m-r, 2*r, 2*r, pixel.Hex(0xfbf4df), pixel.Hex(0xecdfbd)), 1)
	c.Stroke(disc, pixel.Pen{W: 2}, pixel.Hex(0x2b2118), 1)
	hand.NewBrush(k).Draw(img, []hand.Line{hand.Circle(m*k, m*k, r*.82*k, "token "+seed)}, 3.2*k, hand.Marker(ink))
	return img
}

type threadKey struct {
	dx, dy int
	chosen bool
}

// drawThread draws the line from what the choice is about to its token.
func (v *View) drawThread(u *ui.UI, f fan, x, y float64, chosen bool) {
	side := 1.0
	if f.mirrored {
		side = -1
	}
	far := math.Hypot(x-f.ax, y-f.ay)
	if far < f.r+.6*v.at.Square || far > 300 && !chosen { // from afar one line is enough
		return
	}
	sx, sy := f.ax+side*.55*v.at.Square, f.ay
	ex := x - side*f.r
	if (ex-sx)*side < 8 { // above or below: straight out of the square
		sx, sy = f.ax+(x-f.ax)/far*.55*v.at.Square, f.ay+(y-f.ay)/far*.55*v.at.Square
		ex = x - (x-f.ax)/far*f.r
		y -= (y - f.ay) / far * f.r
	}
	dx, dy := ex-sx, y-sy
	u.Picture(threadKey{int(dx), int(dy), chosen}, sx, sy, paint.Place{}, func(k float64) *image.RGBA {
		x0, x1 := min(0, dx)-6, max(0, dx)+6
		y0, y1 := min(0, dy)-6, max(0, dy)+6
		img := image.NewRGBA(image.Rect(int(math.Floor(x0*k)), int(math.Floor(y0*k)), int(math.Ceil(x1*k)), int(math.Ceil(y1*k))))
		c := pixel.NewCanvas(img, k)
		var p pixel.Path
		p.MoveTo(0, 0)
		p.CubeTo(dx*.45, 0, dx*.5, dy, dx, dy)
		c.Stroke(p, pixel.Pen{W: 6}, pixel.Hex(0x2b2118), .45)
		tone := pixel.Hex(0xfff6dc)
		if chosen {
			tone = pixel.Hex(0xffd75a)
		}
		c.Stroke(p, pixel.Pen{W: 2.6}, tone, 1)
		return img
	})
}

// drawAsked marks the square that a choice is about.
func (v *View) drawAsked(u *ui.UI) {
	sq, ok := v.askedSquare()
	if !ok {
		return
	}
	x, y := v.at.To(float64(sq.x)+.5, float64(sq.y)+.5)
	glowDisc(u, x, y, .85*v.at.Square, color.NRGBA{0xff, 0xb4, 0x2e, 255}, .45)
	if name := cardart.IconName(v.s.tab.Icon(v.ask.next.To)); name != "" {
		u.Icon(name, x, y, .75*v.at.Square, ui.IconPlain, 0)
	}
	v.drawRing(u, x, y, .53*v.at.Square, ui.White, true)
}

type ringKey struct {
	r    int
	tone color.NRGBA
	dash bool
}

// drawRing draws a printed ring round a place, dashed in dark on a light ground.
func (v *View) drawRing(u *ui.UI, x, y, r float64, tone color.NRGBA, dash bool) {
	u.Picture(ringKey{int(r * 4), tone, dash}, x, y, paint.Place{}, func(k float64) *image.RGBA {
		n := int(math.Ceil((r + 4) * k))
		img := image.NewRGBA(image.Rect(-n, -n, n, n))
		c := pixel.NewCanvas(img, k)
		c.Stroke(pixel.Circle(0, 0, r), pixel.Pen{W: 3.4}, pixel.Of(tone), .95)
		if dash {
			c.Stroke(pixel.Circle(0, 0, r), pixel.Pen{W: 1.2, Dash: []float64{5, 4}}, pixel.Hex(0x2b2118), 1)
		}
		return img
	})
}

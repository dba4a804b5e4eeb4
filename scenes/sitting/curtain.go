package sitting

import (
	"image"
	"image/color"
	"time"

	"delvebox/engine/anim"
	"delvebox/engine/input"
	"delvebox/engine/paint"
	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/scenes/app"
	"delvebox/scenes/house"
)

// Curtain is the hand-over to the next person: it falls over the table, asks for the
// name, and rises again. Times as in art/interface, Motion.
type Curtain struct {
	Seat    play.Seat
	base    pixel.RGB
	fell    time.Duration // when it began to fall
	rose    time.Duration // when the button was pressed
	pressed bool
}

const (
	dark     = 180 * time.Millisecond
	fallFrom = 120 * time.Millisecond
	fallFor  = 350 * time.Millisecond
	nameFrom = 430 * time.Millisecond
	nameFor  = 170 * time.Millisecond
	answers  = 680 * time.Millisecond
	riseFrom = 40 * time.Millisecond
	riseFor  = 340 * time.Millisecond
	nameGone = 90 * time.Millisecond
	light    = 400 * time.Millisecond
)

// Invitation is what the curtain says.
type Invitation struct {
	Head string // above the name: "Pass the computer to"
	Word string // on the button: "I am Blue"
	Note string // below it
}

// Answer is what came of drawing a curtain.
type Answer uint8

// The answers.
const (
	Hanging Answer = iota // it still hangs, falls or rises
	Taken                 // the button was pressed just now
	Menu                  // Escape was pressed
	Gone                  // it has risen: let go of it
)

// Fall lets a curtain of a cloth fall for a seat.
func Fall(u *ui.UI, seat play.Seat, base pixel.RGB) *Curtain {
	u.Play("curtain")
	return &Curtain{Seat: seat, base: base, fell: u.Now}
}

// Closed says whether nothing but the curtain is to be seen.
func (c *Curtain) Closed(u *ui.UI) bool {
	return !c.pressed && u.Now-c.fell >= u.Pace(fallFrom+fallFor)
}

// Pressed says whether the next person has taken the computer.
func (c *Curtain) Pressed() bool { return c.pressed }

func span(u *ui.UI, since, from, length time.Duration) float64 {
	return anim.Span{From: u.Pace(from), To: u.Pace(from + length)}.At(u.Now - since)
}

// Draw draws the hand-over in whatever state it is.
func (c *Curtain) Draw(u *ui.UI, s *Sitting, in Invitation) Answer {
	u.Shield()
	down, name := 1.0, 0.0
	if !c.pressed {
		down = anim.Fall(span(u, c.fell, fallFrom, fallFor))
		name = anim.Out(span(u, c.fell, nameFrom, nameFor))
		u.Fill(ui.R(0, 0, u.W, u.H), color.NRGBA{0, 0, 0, uint8(180 * span(u, c.fell, 0, dark))})
		if name < 1 || u.Now-c.fell < u.Pace(answers) {
			u.Wake()
		}
	} else {
		down = 1 - anim.In(span(u, c.rose, riseFrom, riseFor))
		name = 1 - span(u, c.rose, 0, nameGone)
		u.Wake()
		if u.Now-c.rose >= u.Pace(light) {
			return Gone
		}
	}
	c.drapes(u, down)
	if name > 0 {
		return c.plaque(u, s, in, name)
	}
	return Hanging
}

type drapeKey struct {
	part string
	w, h int
	base pixel.RGB
}

// drapes draws the cloth let down to a share of the window.
func (c *Curtain) drapes(u *ui.UI, down float64) {
	w, h := u.Px(u.W), u.Px(u.H)
	foot := u.H * down
	y := foot - u.H
	if u.Prefs.Reduced {
		y, foot = 0, u.H
	}
	base := c.base
	shade := ui.Opaque(base.Mul(.55).Color())
	fade := 0.0
	if u.Prefs.Reduced {
		fade = 1 - min(1, down)
	}
	if !u.PictureLater(drapeKey{"drapes", w, h, base}, 0, y, paint.Place{Fade: fade}, func(k float64) *image.RGBA { return cloth.Drapes(w, h, k, base) }) {
		u.Fill(ui.R(0, y, u.W, u.H), shade)
	}
	if foot < u.H-1 || y > 0 {
		sag := 44.0
		if c.pressed {
			sag = 22
		}
		u.Picture(drapeKey{"hem", w, int(sag), base}, 0, foot, paint.Place{Fade: fade}, func(k float64) *image.RGBA { return cloth.Hem(w, k, sag) })
		if y > 0 {
			u.Fill(ui.R(0, 0, u.W, y), shade)
		}
	}
	up := min(0, foot-120)
	u.Picture(drapeKey{"valance", w, 0, base}, 0, up, paint.Place{Fade: fade}, func(k float64) *image.RGBA { return cloth.Valance(w, k) })
}

// plaque asks for the next person's name.
func (c *Curtain) plaque(u *ui.UI, s *Sitting, in Invitation, shown float64) Answer {
	name := s.SeatName(c.Seat)
	livery := app.Colour(s.SeatColour(c.Seat))
	w, bh := 460+(u.TextScale-1)*120, 60+u.Grow(ui.MainWord)
	nh := u.ParagraphHeight(ui.Note, in.Note, w-72)
	h := 214 + bh + 14 + nh + 28
	r := ui.R((u.W-w)/2, (u.H-h)/2+20*(1-shown), w, h)
	fade := 1 - shown
	u.Plaque(r, fade)
	col := func(n color.NRGBA) color.NRGBA { return ui.Faded(n, fade) }
	u.Text(r.CX(), r.Y+58, ui.Motto, in.Head, col(ui.InkSecond), ui.AlignMiddle)
	size := min(110, s.Hand.SizeFor(name, w-200, 110))
	ww := s.Hand.Measure(name, size)
	x := r.CX() - (ww+84)/2
	u.Mini(s.SeatColour(c.Seat), x+36, r.Y+178, 104, fade)
	if fade < .5 {
		house.Write(u, s.Hand, x+88, r.Y+160, size, name, ui.Opaque(livery.Figure), ui.AlignLeft)
	}
	br := ui.R(r.X+36, r.Y+214, w-72, bh)
	u.Paragraph(r.X+36, br.Bottom()+14, w-72, ui.Note, in.Note, col(ui.InkSecond), ui.AlignMiddle)
	ready := c.pressed || u.Now-c.fell >= u.Pace(answers)
	hit := u.Button("handover", br, ui.Button{Kind: ui.SeatButton, Word: in.Word, Colour: ui.Opaque(livery.Colour)})
	if ready && u.Key(input.Enter) {
		hit = true
	}
	if !ready || c.pressed {
		return Hanging
	}
	if u.Key(input.Escape) {
		return Menu
	}
	if !hit {
		return Hanging
	}
	c.pressed, c.rose = true, u.Now
	s.Viewer = c.Seat
	s.Changed()
	u.Play("curtain")
	u.Wake()
	return Taken
}

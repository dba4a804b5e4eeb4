package sitting

import (
	"image"
	"image/color"
	"time"

	"delvebox/engine/anim"
	"delvebox/engine/paint"
	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/play"
	"delvebox/engine/ui"
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

// Invitation is what the curtain says. It tells nothing that a neighbour may not know.
type Invitation struct {
	Head     string // above the name: "Pass the computer to"
	Word     string // on the button: "I am Blue"
	Standing string // below it, how the match stands: "Round 4 of 6 · Exploration"
	Note     string // on the board below the plaque: why nobody else looks
	More     string // a second line there
	Icon     string // beside them
	Escape   string // what the Escape key leads to, "" for the menu
	Turns    []Turn // who decides after whom, nil where that does not matter
}

// Turn is one seat's in a row of secret decisions.
type Turn struct {
	Seat play.Seat
	Done bool
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
	if !c.pressed {
		c.prepare(u, s, in)
	}
	return Hanging
}

type drapeKey struct {
	part string
	w, h int
	base pixel.RGB
}

// drapes draws the cloth let down to a share of the window. Its parts are painted beside
// the game loop while it grows dark, before the cloth is to be seen.
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
		u.PictureLater(drapeKey{"hem", w, int(sag), base}, 0, foot, paint.Place{Fade: fade}, func(k float64) *image.RGBA { return cloth.Hem(w, k, sag) })
		if y > 0 {
			u.Fill(ui.R(0, 0, u.W, y), shade)
		}
	}
	up := min(0, foot-120)
	u.PictureLater(drapeKey{"valance", w, 0, base}, 0, up, paint.Place{Fade: fade}, func(k float64) *image.RGBA { return cloth.Valance(w, k) })
}

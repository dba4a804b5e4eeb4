package table

import (
	"image"
	"image/color"
	"time"

	"delvebox/engine/anim"
	"delvebox/engine/input"
	"delvebox/engine/paint"
	"delvebox/engine/paint/cloth"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/scenes/app"
	"delvebox/scenes/house"
)

// curtain is the hand-over to the next person: it falls over the table, asks for the
// name, and rises again. Times as in art/interface, Motion.
type curtain struct {
	seat    play.Seat
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

func (t *Table) fall(u *ui.UI, seat play.Seat) *curtain {
	u.Play("curtain")
	return &curtain{seat: seat, fell: u.Now}
}

// closed says whether nothing but the curtain is to be seen.
func (c *curtain) closed(u *ui.UI) bool {
	return !c.pressed && u.Now-c.fell >= u.Pace(fallFrom+fallFor)
}

func span(u *ui.UI, since, from, length time.Duration) float64 {
	return anim.Span{From: u.Pace(from), To: u.Pace(from + length)}.At(u.Now - since)
}

// drawCurtain draws the hand-over in whatever state it is.
func (t *Table) drawCurtain(u *ui.UI) {
	c := t.curtain
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
			t.curtain = nil
			return
		}
	}
	t.drapes(u, down, c.pressed)
	if name > 0 {
		t.plaque(u, c, name)
	}
}

type drapeKey struct {
	part string
	w, h int
}

// drapes draws the cloth let down to a share of the window.
func (t *Table) drapes(u *ui.UI, down float64, rising bool) {
	w, h := u.Px(u.W), u.Px(u.H)
	foot := u.H * down
	y := foot - u.H
	if u.Prefs.Reduced {
		y, foot = 0, u.H
	}
	base := cloth.Curtain()
	fade := 0.0
	if u.Prefs.Reduced {
		fade = 1 - min(1, down)
	}
	if !u.PictureLater(drapeKey{"drapes", w, h}, 0, y, paint.Place{Fade: fade}, func(k float64) *image.RGBA { return cloth.Drapes(w, h, k, base) }) {
		u.Fill(ui.R(0, y, u.W, u.H), color.NRGBA{0x2c, 0x3a, 0x16, 255})
	}
	if foot < u.H-1 || y > 0 {
		sag := 44.0
		if rising {
			sag = 22
		}
		u.Picture(drapeKey{"hem", w, int(sag)}, 0, foot, paint.Place{Fade: fade}, func(k float64) *image.RGBA { return cloth.Hem(w, k, sag) })
		if y > 0 {
			u.Fill(ui.R(0, 0, u.W, y), color.NRGBA{0x2c, 0x3a, 0x16, 255})
		}
	}
	up := min(0, foot-120)
	u.Picture(drapeKey{"valance", w, 0}, 0, up, paint.Place{Fade: fade}, func(k float64) *image.RGBA { return cloth.Valance(w, k) })
}

// plaque asks for the next person's name.
func (t *Table) plaque(u *ui.UI, c *curtain, shown float64) {
	name := t.SeatName(c.seat)
	livery := app.Colour(t.SeatColour(c.seat))
	w, h := 460+(u.TextScale-1)*120, 336+(u.TextScale-1)*60
	r := ui.R((u.W-w)/2, (u.H-h)/2+20*(1-shown), w, h)
	alone := len(t.People()) == 1
	fade := 1 - shown
	u.Plaque(r, fade)
	head := u.T("handover.pass-to")
	if alone {
		head = u.T("mapmasters.phase." + t.State().Phase().String())
	}
	col := func(n color.NRGBA) color.NRGBA { return ui.Faded(n, fade) }
	u.Text(r.CX(), r.Y+58, ui.Motto, head, col(ui.InkSecond), ui.AlignMiddle)
	size := min(110, t.Hand.SizeFor(name, w-200, 110))
	ww := t.Hand.Measure(name, size)
	x := r.CX() - (ww+84)/2
	u.Mini(t.SeatColour(c.seat), x+36, r.Y+178, 104, fade)
	if fade < .5 {
		house.Write(u, t.Hand, x+88, r.Y+160, size, name, ui.Opaque(livery.Figure), ui.AlignLeft)
	}
	br := ui.R(r.X+36, r.Bottom()-122-u.Grow(ui.Note), w-72, 60+u.Grow(ui.MainWord))
	word := u.T("handover.button", "name", name)
	note := u.T("handover.note-first", "name", name)
	if alone {
		word = u.T("mapmasters.exploration.start")
		note = u.T("mapmasters.exploration.start-note")
	}
	if st := t.State(); st.Phase() == mapmasters.ExplorationPhase && st.TimeBonusRound() {
		note = u.T("mapmasters.exploration.start-clock")
	} else if st.Phase() == mapmasters.ExplorationPhase && st.Timer() {
		note = u.T("mapmasters.exploration.start-clock-five")
	}
	u.Paragraph(r.X+36, br.Bottom()+14, w-72, ui.Note, note, col(ui.InkSecond), ui.AlignMiddle)
	ready := c.pressed || u.Now-c.fell >= u.Pace(answers)
	hit := u.Button("handover", br, ui.Button{Kind: ui.SeatButton, Word: word, Colour: ui.Opaque(livery.Colour)})
	if ready && u.Key(input.Enter) {
		hit = true
	}
	if ready && !c.pressed && u.Key(input.Escape) {
		t.menu()
		return
	}
	if hit && ready && !c.pressed {
		c.pressed, c.rose = true, u.Now
		t.handed, t.Viewer = c.seat, c.seat
		t.Changed()
		u.Play("curtain")
		t.settle(u)
		u.Wake()
	}
}

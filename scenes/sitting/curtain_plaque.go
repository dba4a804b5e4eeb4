package sitting

import (
	"image"
	"image/color"

	"delvebox/engine/input"
	"delvebox/engine/paint"
	"delvebox/engine/paint/furniture"
	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/paint/script"
	"delvebox/engine/ui"
	"delvebox/scenes/app"
	"delvebox/scenes/house"
)

// The styles of the plaque and of the board below it.
var (
	passStyle  = ui.Style{Face: script.Slant, Size: 24}
	takeStyle  = ui.Style{Face: script.Bold, Size: 30}
	standStyle = ui.Style{Face: script.Medium, Size: 17}
	turnStyle  = ui.BodyMedium
)

// plaque asks for the next person's name.
func (c *Curtain) plaque(u *ui.UI, s *Sitting, in Invitation, shown float64) Answer {
	p, fade := place(u, in), 1-shown
	if !u.Prefs.Reduced {
		p.plaque = p.plaque.Move(0, 20*fade)
	}
	for _, r := range [...]ui.Rect{p.plaque, p.board, p.row} {
		u.Keep(r)
	}
	c.board(u, in, p, fade)
	c.turns(u, s, in, p, fade)
	c.escape(u, in, fade)
	br := c.letter(u, s, in, p, fade)
	return c.ask(u, s, in, br)
}

type plaqueKey struct {
	part string
	w, h int
}

// prepare has the large parts painted while the cloth falls.
func (c *Curtain) prepare(u *ui.UI, s *Sitting, in Invitation) {
	p := place(u, in)
	u.Ask(plaqueOf(u, p.plaque))
	u.MiniLater(s.SeatColour(c.Seat), 0, 0, miniHigh(p.figure()), 1)
	if p.board.H > 0 {
		u.Ask(boardOf(u, p.board))
	}
}

func plaqueOf(u *ui.UI, r ui.Rect) (plaqueKey, func(k float64) *image.RGBA) {
	w, h := u.Px(r.W), u.Px(r.H)
	return plaqueKey{"plaque", w, h}, func(k float64) *image.RGBA { return furniture.Plaque(w, h, true, 26, k) }
}

func boardOf(u *ui.UI, r ui.Rect) (plaqueKey, func(k float64) *image.RGBA) {
	w, h := u.Px(r.W), u.Px(r.H)
	return plaqueKey{"board", w, h}, func(k float64) *image.RGBA { return furniture.DarkBoard(w, h, k) }
}

// miniHigh is the height of the figure in a row h high.
func miniHigh(h float64) float64 { return h * 1.04 }

// letter draws the plaque with the name, and gives where its button stands.
func (c *Curtain) letter(u *ui.UI, s *Sitting, in Invitation, p places, fade float64) ui.Rect {
	r, second := p.plaque, ui.Faded(ui.InkSecond, fade)
	key, painter := plaqueOf(u, r)
	u.PictureLater(key, r.X, r.Y, paint.Place{Fade: fade}, painter)
	y := r.Y + p.mix(24, 54)
	u.Paragraph(r.X+30, y, r.W-60, passStyle, in.Head, second, ui.AlignMiddle)
	y += u.ParagraphHeight(passStyle, in.Head, r.W-60) + p.mix(6, 30)
	c.name(u, s, ui.R(r.X+40, y, r.W-80, p.figure()), fade)
	y += p.figure() + p.mix(8, 16)
	bw := min(r.W-60, max(380, u.Width(takeStyle, in.Word)+72))
	br := ui.R(r.CX()-bw/2, y, bw, p.button)
	if in.Standing != "" {
		u.Paragraph(r.X+30, br.Bottom()+p.mix(10, 16), r.W-60, standStyle, in.Standing, second, ui.AlignMiddle)
	}
	return br
}

// name draws the person's figure and, beside it, the name in the marker hand, underlined.
func (c *Curtain) name(u *ui.UI, s *Sitting, r ui.Rect, fade float64) {
	name := s.SeatName(c.Seat)
	size := min(r.H*.75, s.Hand.SizeFor(name, r.W-r.H*.85, r.H*.75))
	ww, fw := s.Hand.Measure(name, size), r.H*.84
	x := r.CX() - (fw+ww)/2
	u.MiniLater(s.SeatColour(c.Seat), x+r.H*.34, r.Y+r.H*.87, miniHigh(r.H), fade)
	x += fw
	ink := hand.Marker(pixel.Of(ui.Opaque(app.Colour(s.SeatColour(c.Seat)).Figure)))
	type key struct {
		part, text string
		size       float64
		ink        hand.Ink
	}
	at := paint.Place{Fade: fade}
	u.Picture(key{"name", name, size, ink}, x, r.Y+r.H*.7, at, func(k float64) *image.RGBA {
		return hand.NewBrush(k).Word(s.Hand, name, size*k, ink)
	})
	u.Picture(key{"line", name, ww, ink}, x, r.Y+r.H*.9, at, func(k float64) *image.RGBA { return underline(ww, k, ink) })
}

// underline is a stroke of the marker below a word w logical pixels wide.
func underline(w, k float64, ink hand.Ink) *image.RGBA {
	end := w + min(14, w*.1)
	line := hand.Smooth([]pixel.Pt{{X: 4 * k, Y: -2 * k}, {X: w * .3 * k, Y: 3 * k}, {X: w * .6 * k, Y: 0}, {X: end * k, Y: -5 * k}})
	return hand.NewBrush(k).Sketch([]hand.Line{line}, 6*k, ink)
}

// board draws, below the plaque, what is said beside the name.
func (c *Curtain) board(u *ui.UI, in Invitation, p places, fade float64) {
	r := p.board
	if r.H == 0 {
		return
	}
	key, painter := boardOf(u, r)
	u.PictureLater(key, r.X, r.Y, paint.Place{Fade: fade}, painter)
	u.Icon(in.Icon, r.X+44, r.CY(), 40, ui.IconRim, fade)
	x, tw := p.words(in)
	y := r.Y + p.mix(11, 20)
	y += u.Paragraph(x, y, tw, standStyle, in.Note, ui.Faded(ui.Cream, fade), p.align(in))
	if in.More != "" {
		u.Paragraph(x, y+4, tw, ui.Body, in.More, ui.Faded(ui.CreamDim, fade), p.align(in))
	}
}

// turns draws the seats in the order in which they decide: a tick on those that have, a
// light under the one that is asked for.
func (c *Curtain) turns(u *ui.UI, s *Sitting, in Invitation, p places, fade float64) {
	n := float64(len(in.Turns))
	if n == 0 {
		return
	}
	const figure, gap = 51.0, 34.0
	room := u.W - 2*(u.Width(ui.Label, escapes(u, in))+48)
	most, style := (room-n*figure-(n-1)*gap)/n, turnStyle
	for _, t := range in.Turns { // all as small as the longest has to be
		if _, fit := house.Fit(u, turnStyle, s.SeatName(t.Seat), most); fit.Size < style.Size {
			style = fit
		}
	}
	width := n*figure + (n-1)*gap
	names := make([]string, len(in.Turns))
	for i, t := range in.Turns {
		names[i] = house.Short(u, style, s.SeatName(t.Seat), most)
		width += u.Width(style, names[i])
	}
	x, y := (u.W-width)/2, p.row.CY()
	at := paint.Place{Fade: fade}
	for i, t := range in.Turns {
		tint := ui.CreamDim
		if t.Seat == c.Seat {
			tint = ui.Choice
			u.Picture(plaqueKey{part: "halo"}, x+20-27, y-27, at, func(k float64) *image.RGBA { return furniture.Halo(54, k) })
		}
		u.Mini(s.SeatColour(t.Seat), x+20, y+17, 42, fade)
		if t.Done && fade < .5 {
			u.DoneMark(x+32, y-14)
		}
		x += figure
		u.TextIn(ui.R(x, p.row.Y, most, p.row.H), style, names[i], ui.Faded(tint, fade), ui.AlignLeft)
		x += u.Width(style, names[i])
		if i < len(in.Turns)-1 {
			u.Picture(plaqueKey{part: "chevron"}, x+gap/2-4, y, at, furniture.Chevron)
		}
		x += gap
	}
}

func escapes(u *ui.UI, in Invitation) string {
	does := in.Escape
	if does == "" {
		does = u.T("handover.menu")
	}
	return u.T("keys.names-esc") + "  " + does
}

// escape says in the corner what the Escape key does.
func (c *Curtain) escape(u *ui.UI, in Invitation, fade float64) {
	u.Text(u.W-28, u.H-20, ui.Label, escapes(u, in), ui.Faded(color.NRGBA{0xc8, 0xbd, 0x92, 255}, fade), ui.AlignRight)
}

// ask draws the button, and takes what is answered once it may be.
func (c *Curtain) ask(u *ui.UI, s *Sitting, in Invitation, r ui.Rect) Answer {
	ready := c.pressed || u.Now-c.fell >= u.Pace(answers)
	_, style := house.Fit(u, takeStyle, in.Word, r.W-40)
	livery := app.Colour(s.SeatColour(c.Seat))
	hit := u.Button("handover", r, ui.Button{Kind: ui.SeatButton, Word: in.Word, Colour: ui.Opaque(livery.Colour), Style: &style})
	if !ready || c.pressed {
		return Hanging
	}
	u.Ring(r, 12) // Enter presses it, whatever has the focus
	if u.Key(input.Enter) {
		hit = true
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

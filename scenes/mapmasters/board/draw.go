package board

import (
	"image"
	"image/color"

	"delvebox/engine/paint"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/scenes/house"
	"delvebox/scenes/mapmasters/cardart"
)

// CardLook is how a card is drawn.
type CardLook struct {
	Turned bool
	Under  bool    // the underground brought forward
	Lift   float64 // pixels above the table, for the shadow; 0 printed on it
	Fade   float64
	Turn   float64 // radians, while it is being turned
	Scale  float64 // 0 stands for 1
}

type faceKey struct {
	id     string
	turned bool
	width  float64
	under  bool
}

// Card draws a card w logical pixels wide (and 1.4 w tall) with its upper left corner
// at x, y. Until its face is painted a plain plan of it stands in.
func (b *Board) Card(u *ui.UI, c *card.Card, x, y, w float64, look CardLook) {
	if !u.Drawing() || c == nil {
		return
	}
	if look.Lift > 0 {
		u.Shadow(ui.R(x, y, w, 1.4*w), 13*w/300, look.Lift, look.Fade)
	}
	face := c
	if look.Turned {
		face = c.Turned()
	}
	variant := cardart.Plain
	if look.Under {
		variant = cardart.Under
	}
	at := paint.Place{Fade: look.Fade, Turn: look.Turn, Scale: look.Scale}
	if look.Turn != 0 || look.Scale != 0 && look.Scale != 1 {
		pw, ph := cardart.Size(w, u.Scale)
		at.PivotX, at.PivotY = float64(pw)/2, float64(ph)/2
		x, y = x+w/2, y+.7*w
	}
	key := faceKey{c.ID, look.Turned, w, look.Under}
	if !u.PictureLater(key, x, y, at, func(k float64) *image.RGBA { return b.Art.Face(face, w, k, variant) }) {
		u.Picture(planKey(key), x, y, at, func(k float64) *image.RGBA { return b.Art.Plan(face, w, k) })
	}
}

type planKey faceKey

// CardByID draws a card by its number; an unknown one shows a back.
func (b *Board) CardByID(u *ui.UI, id mapmasters.CardID, x, y, w float64, look CardLook) {
	if c := b.Tables.Card(id); c != nil {
		b.Card(u, c, x, y, w, look)
		return
	}
	b.Back(u, 0, x, y, w, look)
}

type backKey struct {
	cost  int
	width float64
}

// Back draws the back of a deck's card: cost 3 to 6, 0 for a player's own deck.
func (b *Board) Back(u *ui.UI, cost int, x, y, w float64, look CardLook) {
	if look.Lift > 0 {
		u.Shadow(ui.R(x, y, w, 1.4*w), 13*w/300, look.Lift, look.Fade)
	}
	at := paint.Place{Fade: look.Fade, Turn: look.Turn, Scale: look.Scale}
	u.Picture(backKey{cost, w}, x, y, at, func(k float64) *image.RGBA { return b.Art.Back(cost, w, k) })
}

type tileKey struct {
	kind string
	size float64
}

// Objective draws the primary objective's card in the right column.
func (b *Board) Objective(u *ui.UI, r ui.Rect) {
	st := b.State()
	o := st.Primary(st.Round())
	b.ObjectiveCard(u, r, o, u.T("mapmasters.objective.primary"))
}

// ObjectiveCard draws an objective card lying as a paper: its icon on moss, its kind,
// what it is worth, and the hourglass of a Time Bonus round.
func (b *Board) ObjectiveCard(u *ui.UI, r ui.Rect, o mapmasters.Objective, head string) {
	u.Paper(r, 6)
	pic := ui.R(r.X+12, r.Y+12, r.H-24, r.H-24)
	pic.W = min(pic.W, 80)
	pic.H = pic.W
	pic.Y = r.CY() - pic.H/2
	kind := o.Aim.String()
	u.Picture(tileKey{kind, pic.W}, pic.X, pic.Y, paint.Place{}, func(k float64) *image.RGBA { return b.Art.ObjectiveTile(kind, pic.W, pic.H, k) })
	x := pic.Right() + 12
	w := r.Right() - x - 8
	title := u.T("mapmasters.aim." + o.Aim.String() + ".title")
	u.PushClip(r)
	u.Text(x, r.Y+24, ui.Note, head, ui.InkSecond, ui.AlignLeft)
	style := ui.Heading
	if u.Width(style, title) > w {
		style = ui.SmallHead
	}
	if high := r.H - 46 - .8*u.LineHeight(ui.BodyBold); u.ParagraphHeight(style, title, w) > high { // one line, clear of the figure
		title, style := house.Fit(u, style, title, w)
		u.Text(x, r.Y+30+.5*high+.3*u.LineHeight(style), style, title, ui.Ink, ui.AlignLeft)
	} else {
		u.Paragraph(x, r.Y+30, w, style, title, ui.Ink, ui.AlignLeft)
	}
	each := u.T("mapmasters.objective.each", "n", o.Value)
	u.Text(x, r.Bottom()-16, ui.BodyBold, each, ui.Ink, ui.AlignLeft)
	u.PopClip()
	if o.Hourglass {
		d := 30.0
		if r.H < 100 { // so that it keeps clear of the title
			d = 24
		}
		u.Icon("hourglass", r.Right()-9-d/2, r.Bottom()-9-d/2, d, ui.IconPlain, 0)
	}
	name := "objective-" + o.ID.String()
	u.Area(name, r)
	tip := ui.Tip{Title: title, Body: u.T("mapmasters.aim." + o.Aim.String() + ".tip"), Clause: "MMV-101"}
	if o.Hourglass {
		tip.Now = u.T("mapmasters.round.time-bonus-tip")
	}
	u.Tip(name, r, tip)
}

// AimIcon is the icon of what an objective counts.
func AimIcon(a mapmasters.Aim) string {
	switch name := a.String(); name {
	case "pit":
		return "pitfall"
	case "circle":
		return "magic-circle"
	case "stairs":
		return "stairs-down"
	default:
		return name
	}
}

// Strip draws the last lines of the log at the foot; a click draws the log up.
func (b *Board) Strip(u *ui.UI, r ui.Rect) {
	lines := b.Log()
	lines = lines[max(0, len(lines)-4):]
	texts := make([]string, len(lines))
	for i, l := range lines {
		texts[i] = l.Text
	}
	b.StripOf(u, r, texts)
}

// StripOf draws the last of some lines at the foot, as many as find room; a click draws
// the log up.
func (b *Board) StripOf(u *ui.UI, r ui.Rect, lines []string) {
	u.Panel(r)
	u.Icon("log", r.X+24, r.CY(), 22, ui.IconRim, 0)
	key := ui.R(r.Right()-34, r.CY()-12, 24, 24)
	u.TextIn(key, ui.Note, "L", ui.CreamDim, ui.AlignMiddle)
	x, end := r.X+48, key.X-12
	u.PushClip(ui.R(x, r.Y, end-x, r.H))
	first := len(lines)
	room := end - x
	for first > 0 && len(lines)-first < 4 {
		w := u.Width(ui.Label, lines[first-1]) + 32
		if w > room && first < len(lines) {
			break
		}
		room -= w
		first--
	}
	for i := first; i < len(lines); i++ {
		c := ui.CreamDim
		if i == len(lines)-1 {
			c = ui.Cream
		}
		u.TextIn(ui.R(x, r.Y, end-x, r.H), ui.Label, lines[i], c, ui.AlignLeft)
		x += u.Width(ui.Label, lines[i]) + 16
		if i < len(lines)-1 {
			u.Fill(ui.R(x, r.Y+11, 1, r.H-22), color.NRGBA{0xd9, 0xc5, 0x9d, 90})
		}
		x += 16
	}
	u.PopClip()
	if u.Touch("log", r).Clicked {
		b.OpenLog()
	}
}

// Ground is the mat of Map Masters.
func (b *Board) Ground(u *ui.UI, r ui.Rect) { house.Mat(u, r, house.Moss()) }

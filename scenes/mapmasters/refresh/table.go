package refresh

import (
	"image/color"
	"math"
	"time"

	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/scenes/mapmasters/board"
	"delvebox/scenes/mapmasters/market/area"
	"delvebox/scenes/mapmasters/market/closeup"
)

const cardGap = 16

// table draws the words, the five cards and the tools.
func (v *View) table(u *ui.UI, f ui.Rect, low bool) {
	st := v.b.State()
	hand := st.Hand(v.seat())
	in := f.InsetXY(20, 16)
	head := u.LineHeight(ui.PageHeading)
	if low {
		head = u.LineHeight(ui.Heading)
	}
	tools := 78 + u.Grow(ui.ButtonWord) + u.Grow(ui.Note)*2
	fate := math.Ceil(u.LineHeight(ui.Note)*2) + 4
	n := float64(max(len(hand), 5))
	w := math.Floor(math.Min((in.W-(n-1)*cardGap)/n, (in.H-head-12-8-fate-tools-10)/1.4))
	w = math.Min(w, 380)
	h := math.Floor(w * 1.4)
	spare := math.Max(0, in.H-head-12-h-8-fate-tools-10)
	style := ui.PageHeading
	if low {
		style = ui.Heading
	}
	y := in.Y + spare*.2
	title := u.T("mapmasters.refresh.turn", "name", v.b.SeatName(v.seat()))
	if !v.b.Mine() {
		title = u.T("mapmasters.refresh.others-turn", "name", v.b.SeatName(v.seat()))
	}
	u.Text(f.CX(), y+.78*head, style, title, ui.Cream, ui.AlignMiddle)
	if v.b.Match.IsBot(v.seat()) {
		u.Flames(f.CX()+u.Width(style, title)/2+14, y+head*.5)
	}
	y += head + 12 + spare*.15
	step := w + cardGap
	if wide := (in.W - n*w) / (n + 1); wide > cardGap {
		step = w + math.Min(wide, 60)
	}
	x := math.Round(f.CX() - (n*step-(step-w))/2)
	u.Group("hand")
	names := make([]string, len(hand))
	for i, c := range hand {
		names[i] = "hand-" + itoa(i+1)
		v.handCard(u, ui.R(math.Round(x+float64(i)*step), math.Round(y), w, h), c, i, step-8, fate)
	}
	u.Step(names)
	u.Group("tools")
	v.tools(u, ui.R(in.X, in.Bottom()-tools-spare*.2, in.W, tools))
	u.Group("")
}

// handCard draws one of the five cards with its stamp and its fate below.
func (v *View) handCard(u *ui.UI, r ui.Rect, c mapmasters.HeldCard, i int, width, fate float64) {
	name := "hand-" + itoa(i+1)
	t := u.Touch(name, r)
	free := c.Fate == mapmasters.Unchanged
	lit := t.Hot && free && v.b.Mine()
	look := board.CardLook{Lift: 5}
	if lit || v.card == c.Card {
		look.Lift = 12
	}
	if lit {
		u.Glow(r, 9, 0)
	}
	v.b.CardByID(u, c.Card, r.X, r.Y, r.W, look)
	if v.card == c.Card && c.Card != mapmasters.NoCard {
		u.Chosen(r.Inset(-3), 10)
	}
	to := 1.0
	if free {
		to = 0
	}
	if shown := u.Ease("stamp-"+itoa(int(v.seat()))+"-"+c.Card.String(), to, 220*time.Millisecond); !free {
		v.stamp(u, r, c.Fate, shown)
	}
	if t.Ring {
		u.Ring(r, 9)
	}
	if t.Hot || t.Ring {
		v.look, v.note = closeup.Thing{Card: c.Card}, closeup.Note{}
	}
	words, ink := v.fateWords(u, c)
	u.Paragraph(r.CX()-width/2, r.Bottom()+8, width, ui.Note, words, ink, ui.AlignMiddle)
	tip := area.CardTip(v.b, u, c.Card)
	tip.Now, tip.Clause = words, "MMV-159"
	u.Tip(name, r, tip)
	if !t.Clicked {
		return
	}
	x, y := t.X, t.Y
	if !t.Hot {
		x, y = r.CX(), r.CY()
	}
	switch {
	case !v.b.Mine():
		v.notNow(u, x, y)
	case !free:
		v.b.Refuse(u, play.Refuse("MMV-159", "card-settled", "card", c.Card), x, y)
	case v.tool != noTool:
		v.use(u, v.tool, c.Card, x, y)
	case v.card == c.Card:
		v.card = mapmasters.NoCard
	default:
		v.card = c.Card
		u.Play("card-slide")
	}
}

var (
	greenWord = color.NRGBA{0xc9, 0xee, 0xa8, 255}
	redWord   = color.NRGBA{0xff, 0xc2, 0xb0, 255}
)

// fateWords say where a card goes when the phase ends.
func (v *View) fateWords(u *ui.UI, c mapmasters.HeldCard) (string, color.NRGBA) {
	switch c.Fate {
	case mapmasters.Recycled:
		return u.T("mapmasters.refresh.stays"), greenWord
	case mapmasters.Removed:
		return u.T("mapmasters.refresh.leaves"), redWord
	case mapmasters.Exchanged:
		for i := len(v.takes) - 1; i >= 0; i-- {
			if v.takes[i].give == c.Card {
				return u.T("mapmasters.refresh.exchanged-for", "card", v.b.CardName(v.takes[i].take)), redWord
			}
		}
		return u.T("mapmasters.refresh.leaves"), redWord
	}
	if !v.b.Mine() {
		return u.T("mapmasters.refresh.discard-of", "name", v.b.SeatName(v.seat())), ui.CreamDim
	}
	return u.T("mapmasters.refresh.discard"), ui.CreamDim
}

func itoa(n int) string {
	if n < 10 {
		return string(rune('0' + n))
	}
	return itoa(n/10) + itoa(n%10)
}

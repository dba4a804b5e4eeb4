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

// tools draws what the seat can use, as paper tiles in a row.
func (v *View) tools(u *ui.UI, r ui.Rect) {
	owned := v.owned()
	gap := 12.0
	w := math.Min((r.W-gap*float64(len(owned)-1))/float64(len(owned)), 330+(u.TextScale-1)*200)
	x := r.CX() - (w*float64(len(owned))+gap*float64(len(owned)-1))/2
	names := make([]string, len(owned))
	for i, k := range owned {
		names[i] = k.name
		v.tile(u, ui.R(math.Round(x+float64(i)*(w+gap)), r.Y, math.Floor(w), r.H), k)
	}
	u.Step(names)
}

func (v *View) tile(u *ui.UI, r ui.Rect, k kit) {
	left := v.left(k)
	usable := left > 0 && v.b.Mine()
	t := u.Touch(k.name, r)
	fade := 0.0
	if !usable {
		fade = .45
	}
	u.Paper(r, 5)
	if t.Hot && usable {
		u.Glow(r, 10, 0)
	}
	if v.tool == k.tool {
		u.Chosen(r.Inset(-2), 10)
	}
	ink, second := ui.Ink, ui.InkSecond
	d := math.Min(r.H*.62, 50)
	if r.W < 190 {
		d = math.Min(d, 34)
	}
	cx := r.X + 10 + d/2
	if k.book != mapmasters.NoBook {
		if usable {
			closeup.BookToken(v.b, u, k.book, cx, r.CY(), d/2)
		} else {
			u.Icon("spellbook", cx, r.CY(), d*.8, ui.IconGrey, fade*.5)
		}
	} else {
		look := ui.IconShadow
		if !usable {
			look = ui.IconGrey
		}
		u.Icon(k.icon, cx, r.CY(), d, look, 0)
	}
	x := r.X + 20 + d
	room := r.Right() - 12 - x
	word, note := u.T(k.word), u.T(k.note)
	count := u.T("mapmasters.refresh.times", "n", left)
	cw := u.Width(ui.BodyBold, count)
	if k.book != mapmasters.NoBook {
		count, cw = "", 0
	}
	style := ui.ButtonWord
	if u.Width(style, word) > room-cw-8 {
		style = ui.LabelMedium
	}
	lh, nh := u.LineHeight(style), u.LineHeight(ui.Note)
	if k.left != "" {
		note += " · " + u.T(k.left, "n", left)
	} else if left == 0 {
		note = u.T("mapmasters.book.used")
	}
	lines := u.Wrap(ui.Note, note, room)
	most := int((r.H - lh - 8) / nh)
	if len(lines) > most && k.left != "" {
		note = u.T(k.left, "n", left)
		lines = u.Wrap(ui.Note, note, room)
	}
	lines = lines[:max(0, min(len(lines), most))]
	y := r.CY() - (lh+float64(len(lines))*nh)/2
	u.Text(x, y+.78*lh, style, word, ink, ui.AlignLeft)
	if count != "" && u.Width(style, word)+cw+8 <= room {
		u.Text(r.Right()-12, y+.78*lh, ui.BodyBold, count, ink, ui.AlignRight)
	}
	for i, l := range lines {
		u.Text(x, y+lh+float64(i)*nh+.76*nh, ui.Note, l, second, ui.AlignLeft)
	}
	if t.Ring {
		u.Ring(r, 10)
	}
	v.tileTip(u, r, k, left)
	if t.Clicked {
		v.clickTool(u, r, k, left)
	}
}

func (v *View) tileTip(u *ui.UI, r ui.Rect, k kit, left int) {
	tip := ui.Tip{Title: u.T(k.word), Body: u.T(k.note), Clause: k.clause}
	switch {
	case k.book != mapmasters.NoBook:
		tip.Body = u.T("mapmasters.book." + k.book.String() + ".tip")
		tip.Now = u.T("mapmasters.book.ready")
		if left == 0 {
			tip.Now = u.T("mapmasters.book.used")
		}
	default:
		tip.Now = u.T(k.left, "n", left)
	}
	if why := v.spent(k, left); why != nil {
		tip.Clause = why.Clause
	}
	u.Tip(k.name, r, tip)
}

// notNow says whose turn it is.
func (v *View) notNow(u *ui.UI, x, y float64) {
	const clause = "MMV-156"
	u.Refuse(x, y, u.T("mapmasters.refresh.others-turn", "name", v.b.SeatName(v.seat())), clause, func() { v.b.Open.Rulebook("mapmasters", clause) })
}

// spent says why a tool of which nothing is left is refused; nil while there is some.
func (v *View) spent(k kit, left int) *play.Refusal {
	hand := v.b.State().Hand(v.seat())
	if left > 0 || len(hand) == 0 || !v.b.Mine() {
		return nil
	}
	return v.why(k.tool, hand[0].Card)
}

func (v *View) clickTool(u *ui.UI, r ui.Rect, k kit, left int) {
	x, y := r.CX(), r.CY()
	spent := v.spent(k, left)
	switch {
	case !v.b.Mine():
		v.notNow(u, x, y)
	case spent != nil:
		v.b.Refuse(u, spent, x, y)
	case v.card != mapmasters.NoCard:
		v.use(u, k.tool, v.card, x, y)
	case v.tool == k.tool:
		v.tool = noTool
	default:
		v.tool = k.tool
		u.Play("button")
	}
}

func itoa(n int) string {
	if n < 10 {
		return string(rune('0' + n))
	}
	return itoa(n/10) + itoa(n%10)
}

package refresh

import (
	"math"

	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/scenes/mapmasters/market/closeup"
)

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

// tile is one of the seat's tools: its picture, what it does, how often it can.
func (v *View) tile(u *ui.UI, r ui.Rect, k kit) {
	left := v.left(k)
	usable := left > 0 && v.b.Mine()
	t := u.Touch(k.name, r)
	u.Paper(r, 5)
	if t.Hot && usable {
		u.Glow(r, 10, 0)
	}
	if v.tool == k.tool {
		u.Chosen(r.Inset(-2), 10)
	}
	d := math.Min(r.H*.62, 50)
	if r.W < 190 {
		d = math.Min(d, 34)
	}
	v.tilePicture(u, r.X+10+d/2, r.CY(), d, k, usable)
	v.tileWords(u, ui.R(r.X+20+d, r.Y, r.W-32-d, r.H), k, left)
	if t.Ring {
		u.Ring(r, 10)
	}
	v.tileTip(u, r, k, left)
	if t.Clicked {
		v.clickTool(u, r, k, left)
	}
}

// tilePicture draws the tool's icon or book about a point, d large.
func (v *View) tilePicture(u *ui.UI, x, y, d float64, k kit, usable bool) {
	switch {
	case k.book == mapmasters.NoBook && usable:
		u.Icon(k.icon, x, y, d, ui.IconShadow, 0)
	case k.book == mapmasters.NoBook:
		u.Icon(k.icon, x, y, d, ui.IconGrey, 0)
	case usable:
		closeup.BookToken(v.b, u, k.book, x, y, d/2)
	default:
		u.Icon("spellbook", x, y, d*.8, ui.IconGrey, .225)
	}
}

// tileWords writes what the tool does and how often it can, as far as there is room.
func (v *View) tileWords(u *ui.UI, r ui.Rect, k kit, left int) {
	word, note := u.T(k.word), u.T(k.note)
	count := u.T("mapmasters.refresh.times", "n", left)
	cw := u.Width(ui.BodyBold, count)
	if k.book != mapmasters.NoBook {
		count, cw = "", 0
	}
	style := ui.ButtonWord
	if u.Width(style, word) > r.W-cw-8 {
		style = ui.LabelMedium
	}
	lh, nh := u.LineHeight(style), u.LineHeight(ui.Note)
	if k.left != "" {
		note += " · " + u.T(k.left, "n", left)
	} else if left == 0 {
		note = u.T("mapmasters.book.used")
	}
	lines := u.Wrap(ui.Note, note, r.W)
	most := int((r.H - lh - 8) / nh)
	if len(lines) > most && k.left != "" {
		lines = u.Wrap(ui.Note, u.T(k.left, "n", left), r.W)
	}
	lines = lines[:max(0, min(len(lines), most))]
	y := r.CY() - (lh+float64(len(lines))*nh)/2
	u.Text(r.X, y+.78*lh, style, word, ui.Ink, ui.AlignLeft)
	if count != "" && u.Width(style, word)+cw+8 <= r.W {
		u.Text(r.Right(), y+.78*lh, ui.BodyBold, count, ui.Ink, ui.AlignRight)
	}
	for i, l := range lines {
		u.Text(r.X, y+lh+float64(i)*nh+.76*nh, ui.Note, l, ui.InkSecond, ui.AlignLeft)
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

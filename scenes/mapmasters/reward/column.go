package reward

import (
	"image"
	"image/color"

	"delvebox/engine/paint"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/dungeon"
	"delvebox/scenes/app"
	"delvebox/scenes/house"
	"delvebox/scenes/house/pen"
)

// column draws the two objectives and, below them, what the shown path has brought.
func (v *View) column(u *ui.UI, l house.Layout) {
	r := l.Column
	room := r.W - 116
	small := l.Low || u.TextScale > 1.2 || u.Width(ui.Note, u.T("mapmasters.objective.primary")) > room || u.Width(ui.Note, u.T("mapmasters.objective.secondary")) > room
	h := 2*10 + u.LineHeight(ui.Note) + u.LineHeight(ui.Heading) + u.LineHeight(ui.BodyBold)
	if small {
		h = 2*8 + u.LineHeight(ui.SmallHead) + u.LineHeight(ui.Note)
	}
	v.slip(u, r.Top(h), v.l.primary, u.T("mapmasters.objective.primary"), true, small)
	r.Top(10)
	turned := v.show.share(turning, play.NoSeat, 1) >= 1
	v.slip(u, r.Top(h), v.l.secondary, u.T("mapmasters.objective.secondary"), turned, small)
	r.Top(10)
	if v.bestOffered() {
		bh := 46 + u.Grow(ui.ButtonWord)
		v.bestButton(u, r.Foot(bh))
		r.Foot(10)
	}
	a := v.shown()
	if a == nil {
		return
	}
	u.Paper(r, 5)
	v.tallyRoom = r.H - 20
	u.Scroll("tally", ui.R(r.X+16, r.Y+10, r.W-24, r.H-20), func(in ui.Rect, y float64) float64 {
		in.W = min(in.W, r.W-32)
		if v.best.open {
			return v.bestPaper(u, in, y, a)
		}
		return v.tally(u, in, y, a)
	})
}

type tileKey struct {
	kind string
	size float64
}

// slip draws an objective as a slip of paper; one that is not turned up shows its back.
func (v *View) slip(u *ui.UI, r ui.Rect, o mapmasters.Objective, head string, up, small bool) {
	u.Paper(r, 6)
	kind := o.Aim.String()
	d := r.H - 16
	x := r.X + 8 + d + 12
	if !up {
		v.facedown(u, r, d, head)
		return
	}
	u.Picture(tileKey{kind, d}, r.X+8, r.Y+8, paint.Place{}, func(k float64) *image.RGBA { return v.b.Art.ObjectiveTile(kind, d, d, k) })
	title := u.T("mapmasters.aim." + kind + ".title")
	each := u.T("mapmasters.objective.each", "n", o.Value)
	style := ui.Heading
	w := r.Right() - x - 8
	if small || u.Width(style, title) > w {
		style = ui.SmallHead
	}
	for style.Size > 14 && u.Width(style, title) > w {
		style.Size--
	}
	y := r.Y + 10
	if !small {
		y += u.Paragraph(x, y, w, ui.Note, head, ui.InkSecond, ui.AlignLeft)
		u.Text(x, y+.78*u.LineHeight(ui.Heading), style, title, ui.Ink, ui.AlignLeft)
		y += u.LineHeight(ui.Heading)
		u.Text(x, y+.78*u.LineHeight(ui.BodyBold), ui.BodyBold, each, ui.Ink, ui.AlignLeft)
	} else {
		y -= 2
		u.Text(x, y+.78*u.LineHeight(style), style, title, ui.Ink, ui.AlignLeft)
		y += u.LineHeight(ui.SmallHead)
		u.Text(x, y+.78*u.LineHeight(ui.Note), ui.Note, each, ui.InkSecond, ui.AlignLeft)
	}
	if o.Hourglass && head == u.T("mapmasters.objective.primary") {
		u.Icon("hourglass", r.Right()-22, r.Bottom()-22, 26, ui.IconPlain, 0)
	}
	name := "objective-" + o.ID.String()
	u.Area(name, r)
	tip := ui.Tip{Title: title, Body: u.T("mapmasters.aim." + kind + ".tip"), Now: head, Clause: "MMV-101"}
	u.Tip(name, r, tip)
	if t := u.Area(name, r); t.Hot {
		v.lit = o.Aim
	}
}

type backKey struct{ h float64 }

func (v *View) facedown(u *ui.UI, r ui.Rect, d float64, head string) {
	w := d / 1.4
	u.Picture(backKey{d}, r.X+8+(d-w)/2, r.Y+8, paint.Place{}, func(k float64) *image.RGBA { return v.b.Art.ObjectiveBack(w, k) })
	x := r.X + 8 + d + 12
	room := r.Right() - x - 10
	lines := u.ParagraphHeight(ui.LabelBold, head, room)
	note := u.T("mapmasters.reward.hidden-still")
	all := lines + u.ParagraphHeight(ui.Note, note, room)
	y := r.CY() - all/2
	if all > r.H-6 {
		note, y = "", r.CY()-lines/2
	}
	y += u.Paragraph(x, y, room, ui.LabelBold, head, ui.Ink, ui.AlignLeft)
	u.Paragraph(x, y, room, ui.Note, note, ui.InkSecond, ui.AlignLeft)
	u.Area("objective-hidden", r)
	u.Tip("objective-hidden", r, ui.Tip{Title: head, Body: u.T("mapmasters.objective.secondary-hidden"), Clause: "MMV-151"})
}

// line is one figure of the tally and how it comes about.
type line struct {
	name, icon, title, why string
	clause                 string
	figure                 string
	share                  float64 // how far the figure has been written
	aim                    mapmasters.Aim
	tick, cross            bool
}

// tally explains every figure of the shown path.
func (v *View) tally(u *ui.UI, in ui.Rect, y float64, a *account) float64 {
	top := y
	livery := app.Colour(v.b.SeatColour(a.seat))
	ink := ui.Opaque(livery.Figure)
	y += u.Paragraph(in.X+4, y, in.W-4, ui.SmallHead, u.T("mapmasters.reward.path-of", "name", v.b.SeatName(a.seat)), ui.Ink, ui.AlignLeft) + 4
	lines := v.lines(u, a)
	spare := v.tallyRoom - (y - top)
	for _, q := range lines {
		spare -= v.lineHeight(u, in, q)
	}
	gap := min(max(spare/float64(len(lines)+1), 0), 16)
	for _, q := range lines {
		y = v.tallyLine(u, in, y, q, ink) + gap
	}
	if a.tokens != (mapmasters.Tokens{}) {
		y += 6
		u.Icon("fairy", in.X+14, y+u.LineHeight(ui.Note)*.5, 22, ui.IconPlain, 0)
		y += u.Paragraph(in.X+36, y, in.W-36, ui.Note, u.T("mapmasters.reward.tokens-back"), ui.InkSecond, ui.AlignLeft)
	}
	return y - top
}

// lines lists the figures of a seat as far as the show has come.
func (v *View) lines(u *ui.UI, a *account) []line {
	second := line{name: "tally-second", icon: "star", title: u.T("mapmasters.reward.second-score"), why: u.T("mapmasters.reward.not-turned"), aim: noAim, clause: "MMV-151"}
	if v.show.share(turning, play.NoSeat, actTurn) >= 1 {
		second.icon, second.aim = objectiveIcon(v.l.secondary.Aim.String()), v.l.secondary.Aim
		second.why, second.figure, second.share = v.scored(a, v.l.secondary, a.secondTerms, a.second, following, actFollow)
	}
	first := line{name: "tally-first", icon: objectiveIcon(v.l.primary.Aim.String()), title: u.T("mapmasters.reward.first-score"), aim: v.l.primary.Aim, clause: "MMV-150"}
	first.why, first.figure, first.share = v.scored(a, v.l.primary, a.firstTerms, a.first, revealing, actRun)
	coins := line{name: "tally-coins", icon: "coin", title: u.T("mapmasters.reward.coins"), why: v.coinWords(a.coinTerms), figure: v.b.Words.Number(a.coins), aim: dungeon.Coins, clause: "MMV-149"}
	if coins.why == "" {
		coins.why = u.T("mapmasters.reward.no-coins")
	}
	coins.share = ready(v.show.share(revealing, a.seat, actCoins))
	if v.show.share(revealing, a.seat, actRun) < 1 {
		coins.why = ""
	}
	out := []line{first, coins}
	if v.l.timed {
		t := line{name: "tally-time", icon: "timer", title: u.T("mapmasters.reward.time-bonus"), aim: noAim, clause: "MMV-140"}
		t.why = v.b.Words.Tenths(a.millis)
		if v.l.fastest == a.seat {
			t.why = u.T("mapmasters.reward.time-first", "time", t.why)
		}
		t.figure, t.share = v.b.Words.Number(a.bonus), v.show.share(racing, play.NoSeat, actCircle)
		if t.share == 0 {
			t.why = ""
		}
		out = append(out, t)
	}
	exit := line{name: "tally-exit", icon: "exit", title: u.T("mapmasters.reward.exit"), aim: noAim, clause: "MMV-153"}
	exit.share = v.show.share(following, a.seat, actExit)
	exit.tick, exit.cross = a.exit, !a.exit
	if exit.share > 0 {
		exit.why = u.T("mapmasters.reward.no-exit")
		switch {
		case a.exit:
			exit.why = u.T("mapmasters.exploration.exit-reached")
		case a.site.Len() == 0:
			exit.why = u.T("mapmasters.reward.no-path")
		}
	}
	return append(out, second, exit)
}

// ready is 1 as soon as an act is over.
func ready(share float64) float64 {
	if share >= 1 {
		return 1
	}
	return 0
}

// scored says how a score comes about; while the light runs it counts along.
func (v *View) scored(a *account, o mapmasters.Objective, terms []play.Term, vp int, sc scene, act int) (why, figure string, share float64) {
	t := v.show.share(sc, a.seat, act)
	if t <= 0 {
		return "", "", 0
	}
	count := 0
	for _, q := range terms {
		count += q.Count
	}
	if t < 1 && !v.b.UI.Prefs.Reduced {
		count = a.site.Rung(o.Aim, t*float64(a.site.Len())-.5)
		vp = count * o.Value
	}
	counted := v.b.Words.T("mapmasters.aim."+o.Aim.String()+".counted", "n", count)
	return v.b.Words.T("mapmasters.reward.terms", "counted", counted, "each", o.Value), v.b.Words.Number(vp), 1
}

// figureRoom is the width kept for a figure at the right of its reason.
const figureRoom = 52

// lineHeight is the height of a line of the tally. It does not change while the figure
// comes about, so that nothing jumps.
func (v *View) lineHeight(u *ui.UI, in ui.Rect, q line) float64 {
	w := in.W - 38 - figureRoom
	h := u.ParagraphHeight(ui.LabelMedium, q.title, w)
	if q.why != "" {
		h += u.ParagraphHeight(ui.Note, q.why, w)
	} else {
		h += u.LineHeight(ui.Note)
	}
	return max(h, 38) + 8
}

// tallyLine draws one figure with its reason and gives the height below it.
func (v *View) tallyLine(u *ui.UI, in ui.Rect, y float64, q line, ink color.NRGBA) float64 {
	x, w := in.X+38, in.W-38-figureRoom
	h := v.lineHeight(u, in, q)
	r := ui.R(in.X, y, in.W, h)
	t := u.Area(q.name, r)
	if t.Hot && q.aim != noAim && q.share > 0 {
		v.lit = q.aim
		u.Row(r, false, ui.StateHover)
	}
	tip := ui.Tip{Title: q.title, Body: q.why, Clause: q.clause}
	if q.figure != "" && q.why != "" {
		tip.Now = u.T("mapmasters.reward.sum", "terms", q.why, "n", q.figure)
		tip.Body = ""
	}
	u.Tip(q.name, r, tip)
	u.Icon(q.icon, in.X+17, r.CY(), 28, ui.IconPlain, 0)
	th := u.ParagraphHeight(ui.LabelMedium, q.title, w)
	ty := y + 4
	if q.why == "" {
		ty = r.CY() - th/2
	}
	ty += u.Paragraph(x, ty, w, ui.LabelMedium, q.title, ui.Ink, ui.AlignLeft)
	u.Paragraph(x, ty, w, ui.Note, q.why, ui.InkSecond, ui.AlignLeft)
	fx := in.Right() - figureRoom/2 + 4
	switch {
	case q.tick:
		pen.Tick(u, fx, r.CY(), 13, 4, ink, q.share)
	case q.cross:
		pen.Cross(u, fx, r.CY(), 10, 3.6, ink, q.share)
	default:
		pen.Write(u, v.b.Hand, fx, r.CY()+14, 42, q.figure, ink, ui.AlignMiddle, q.share)
	}
	return y + h
}

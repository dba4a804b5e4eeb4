package delve

import (
	"strconv"

	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
	"delvebox/games/dungeonroll/odds"
	"delvebox/scenes/dungeonroll/board"
	"delvebox/scenes/dungeonroll/decor"
)

// coach is what the coach has worked out for the present position.
type coach struct {
	changes int // of the position it is about
	known   bool
	next    odds.Outlook
	percent string
	verdict odds.Verdict
	judged  bool
}

// view is how a fight can end.
type chance uint8

const (
	unknown chance = iota
	canWin
	withLuck
	cannotWin
)

// work lets the coach work the present position out, once.
func (v *View) work() *coach {
	c := &v.coach
	if c.changes == v.Changes() && (c.known || c.judged) {
		return c
	}
	*c = coach{changes: v.Changes()}
	if v.pending() {
		return c
	}
	d := v.d
	switch {
	case d.Phase == dungeonroll.RegroupPhase && int(d.Level) < 10:
		c.next, c.known = odds.Next(&d), true
		c.percent = percent(c.next.Clear)
	case (d.Phase == dungeonroll.MonsterPhase || d.Phase == dungeonroll.DragonPhase) && d.Owed == 0:
		c.verdict, c.judged = odds.FromHere(&d), true
	}
	return c
}

// outlook is how the level can end from here.
func (v *View) outlook() chance {
	c := v.work()
	if !c.judged {
		return unknown
	}
	switch c.verdict {
	case odds.Winnable:
		return canWin
	case odds.WithLuck:
		return withLuck
	}
	return cannotWin
}

// percent writes a chance as a whole number; what is not certain is neither 0 nor 100.
func percent(f odds.Fraction) string {
	n := (f.PerMille() + 5) / 10
	switch {
	case f.Num == 0:
		return "0"
	case f.Num == f.Den:
		return "100"
	}
	return strconv.Itoa(min(99, max(1, n)))
}

// tenths writes an average with one decimal.
func tenths(f odds.Fraction) string {
	n := (f.PerMille() + 50) / 100
	return strconv.Itoa(n/10) + "." + strconv.Itoa(n%10)
}

// coachPanel draws the coach in the left column.
func (v *View) coachPanel(u *ui.UI, r ui.Rect) {
	board.Panel(u, r, false)
	t := u.Touch("coach", r)
	if t.Clicked {
		v.Coach = !v.Coach
		v.Switch("coach", v.Coach)
		u.Play("button")
		u.Wake()
	}
	if t.Ring {
		u.Ring(r, 9)
	}
	u.Icon("hint", r.X+26, r.Y+28, 30, map[bool]ui.IconLook{true: ui.IconPlain, false: ui.IconGrey}[v.Coach], 0)
	x, w := r.X+46, r.W-56
	y := r.Y + 10
	y += u.Paragraph(x, y, w, ui.LabelBold, u.T("dungeonroll.coach.title"), decor.Gold(), ui.AlignLeft)
	style, lines := ui.Note, v.coachLines(u)
	if y+v.linesHeight(u, style, lines, w) > r.Bottom()-6 { // below the lamp too
		x, w = r.X+14, r.W-24
	}
	for n := 0; n < 14 && y+v.linesHeight(u, style, lines, w) > r.Bottom()-6; n++ {
		style.Size *= .96
	}
	for _, line := range lines {
		y += u.Paragraph(x, y, w, style, line, decor.Text(), ui.AlignLeft) + 4
	}
	u.Tip("coach", r, ui.Tip{Title: u.T("dungeonroll.coach.title"), Body: u.T("dungeonroll.coach.tip"), Now: u.T(map[bool]string{true: "dungeonroll.coach.on", false: "dungeonroll.coach.off"}[v.Coach])})
}

// coachHeight is the room that the coach's words need.
func (v *View) coachHeight(u *ui.UI, wide float64) float64 {
	return 22 + u.ParagraphHeight(ui.LabelBold, u.T("dungeonroll.coach.title"), wide-56) + v.linesHeight(u, ui.Note, v.coachLines(u), wide-56)
}

func (v *View) linesHeight(u *ui.UI, s ui.Style, lines []string, w float64) float64 {
	h := 0.0
	for _, line := range lines {
		h += u.ParagraphHeight(s, line, w) + 4
	}
	return h
}

// coachLines are the coach's words on the present position.
func (v *View) coachLines(u *ui.UI) []string {
	if !v.Coach {
		return []string{u.T("dungeonroll.coach.quiet")}
	}
	c := v.work()
	switch {
	case c.known && v.sworn(): // what counts is the dragon
		return []string{u.T("dungeonroll.coach.dragon", "percent", percent(c.next.Dragon))}
	case c.known:
		return []string{u.T("dungeonroll.coach.once", "xp", tenths(c.next.GoOn), "n", c.next.Retire), u.T("dungeonroll.coach.dragon", "percent", percent(c.next.Dragon))}
	case v.outlook() == canWin:
		return []string{u.T("dungeonroll.coach.can-win")}
	case v.outlook() == withLuck:
		return []string{u.T("dungeonroll.coach.with-luck")}
	case v.outlook() == cannotWin:
		return []string{u.T("dungeonroll.coach.cannot-win")}
	}
	return nil
}

// Hint is what the key H says: the coach's word, whether the coach is on or not.
func (v *View) Hint(u *ui.UI) {
	on := v.Coach
	v.Coach = true
	lines := v.coachLines(u)
	v.Coach = on
	if len(lines) == 0 {
		lines = []string{u.T("dungeonroll.wants." + v.st.Phase().String())}
	}
	for _, l := range lines {
		u.Notify("hint", l, "", nil)
	}
}

package delve

import (
	"image"
	"strconv"

	"delvebox/engine/paint"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/dungeonroll/board"
	"delvebox/scenes/dungeonroll/decor"
)

// players sums up all seats and gives the room that is left for the choice below.
func (v *View) players(u *ui.UI, r ui.Rect) (below ui.Rect) {
	n := v.st.Seats()
	row := min(110.0*(1+(u.TextScale-1)*.5), (r.H-10)/float64(n))
	below = v.p.Choice
	r.H = min(r.H, row*float64(n)+10)
	board.Panel(u, r, false)
	best := 0
	for i := range n {
		best = max(best, v.st.Prospect(play.Seat(i)))
	}
	for i := range n {
		v.player(u, ui.R(r.X+5, r.Y+5+row*float64(i), r.W-10, row), play.Seat(i), best)
	}
	below.H += below.Y - r.Bottom() - 28
	below.Y = r.Bottom() + 28
	return below
}

type chosenKey struct{ w, h float64 }

// player is one seat's row: hero, delves, experience, treasures, total.
func (v *View) player(u *ui.UI, r ui.Rect, seat play.Seat, best int) {
	p := v.st.Player(seat)
	if seat == v.st.Adventurer() {
		w, h := r.W, r.H-2
		u.Picture(chosenKey{w, h}, r.X, r.Y, paint.Place{}, func(k float64) *image.RGBA { return decor.Chosen(w, h, k) })
	}
	ctl := "seat-" + strconv.Itoa(int(seat)+1)
	u.Area(ctl, r)
	u.Tip(ctl, r, ui.Tip{Title: v.SeatName(seat), Body: v.endings(u, p), Now: u.T("dungeonroll.players.total", "n", v.st.Prospect(seat)), Clause: "DR-216"})
	if r.H < 3.4*u.LineHeight(ui.Note) {
		v.playerShort(u, r, seat, best)
		return
	}
	d := min(40, r.H*.46)
	v.Medallion(u, seat, r.X+5, r.Y+7, d)
	x := r.X + d + 12
	total := v.st.Prospect(seat)
	figure := strconv.Itoa(total)
	style := ui.Style{Face: ui.MainWord.Face, Size: min(28, r.H*.3)}
	fw := u.Width(board.Fit(u, style, figure, 48), figure) + 10
	wide := r.Right() - x - 6
	name := v.SeatName(seat)
	ns := lower(u, board.Fit(u, ui.SeatName, name, wide-26), d*.5)
	u.Text(x, r.Y+7+.32*d+5, ns, name, decor.Text(), ui.AlignLeft)
	if total == best && total > 0 && v.st.Seats() > 1 {
		u.Icon("crown-winner", x+u.Width(ns, name)+16, r.Y+7+.32*d, 22, ui.IconPlain, 0)
	}
	hero := v.heroLine(u, p)
	u.Text(x, r.Y+7+.88*d+3, lower(u, board.Fit(u, ui.Note, hero, wide), d*.42), hero, decor.Dim(), ui.AlignLeft)
	y := r.Y + 7 + d
	room := r.H - 9 - d
	lines := []string{u.T("dungeonroll.players.delves", "list", v.delves(p)), u.T("dungeonroll.players.sum", "xp", p.XP, "tokens", p.Tokens.Count())}
	step := room / 2
	for i, l := range lines {
		w := r.W - 22 - fw
		s := board.Fit(u, ui.Note, l, w)
		s = lower(u, s, step)
		u.TextIn(ui.R(r.X+8, y+step*float64(i), w, step), s, l, decor.Text(), ui.AlignLeft)
	}
	u.TextIn(ui.R(r.Right()-fw-6, y, fw, room), board.Fit(u, style, figure, 48), figure, decor.Gold(), ui.AlignRight)
}

// playerShort is a seat's row where text is large and the room small: name, experience,
// treasures and total; the rest is in the tooltip.
func (v *View) playerShort(u *ui.UI, r ui.Rect, seat play.Seat, best int) {
	p := v.st.Player(seat)
	d := min(40, r.H-14)
	v.Medallion(u, seat, r.X+5, r.CY()-d/2, d)
	total := v.st.Prospect(seat)
	figure := strconv.Itoa(total)
	style := board.Fit(u, ui.Style{Face: ui.MainWord.Face, Size: min(28, r.H*.4)}, figure, 48)
	fw := u.Width(style, figure) + 12
	x, half := r.X+d+12, (r.H-8)/2
	name, sum := v.SeatName(seat), u.T("dungeonroll.players.sum", "xp", p.XP, "tokens", p.Tokens.Count())
	crowned := total == best && best > 0 && v.st.Seats() > 1
	wide := r.Right() - x - 6
	if crowned {
		wide -= 26
	}
	ns := lower(u, board.Fit(u, ui.SeatName, name, wide), half)
	u.TextIn(ui.R(x, r.Y+4, wide, half), ns, name, decor.Text(), ui.AlignLeft)
	if crowned {
		u.Icon("crown-winner", x+u.Width(ns, name)+16, r.Y+4+half/2, 22, ui.IconPlain, 0)
	}
	room := r.Right() - x - fw
	u.TextIn(ui.R(x, r.Y+4+half, room, half), lower(u, board.Fit(u, ui.Note, sum, room), half), sum, decor.Dim(), ui.AlignLeft)
	u.TextIn(ui.R(r.Right()-fw-6, r.Y+4+half, fw, half), style, figure, decor.Gold(), ui.AlignRight)
}

// lower is a style whose lines are no taller than h: where rows keep their height.
func lower(u *ui.UI, s ui.Style, h float64) ui.Style {
	if have := u.LineHeight(s) * .92; have > h {
		s.Size *= h / have
	}
	return s
}

// within is a style in which a paragraph w wide is no taller than h: where large text has
// little room, smaller words are better than none.
func within(u *ui.UI, s ui.Style, text string, w, h float64) ui.Style {
	for n := 0; n < 14 && u.ParagraphHeight(s, text, w) > h; n++ {
		s.Size *= .95
	}
	return s
}

func (v *View) heroLine(u *ui.UI, p dungeonroll.Player) string {
	if p.Hero == dungeonroll.NoHero {
		return v.HeroName(p.Hero, false)
	}
	key := "dungeonroll.players.novice"
	if p.Master {
		key = "dungeonroll.players.master"
	}
	return u.T(key, "hero", v.HeroName(p.Hero, p.Master))
}

// delves are what the three delves brought, dashes for those to come.
func (v *View) delves(p dungeonroll.Player) string {
	s := ""
	for i, rec := range p.Records {
		if i > 0 {
			s += " · "
		}
		if rec.End == dungeonroll.NotEnded {
			s += "–"
		} else {
			s += strconv.Itoa(int(rec.XP))
		}
	}
	return s
}

// endings tell how a seat's delves ended.
func (v *View) endings(u *ui.UI, p dungeonroll.Player) string {
	s := v.heroLine(u, p) + "."
	for i, rec := range p.Records {
		if rec.End != dungeonroll.NotEnded {
			s += " " + u.T("dungeonroll.players.ended", "n", i+1, "level", rec.Level, "how", u.T("dungeonroll.ended."+rec.End.String()), "xp", rec.XP, "won", rec.Won, "used", rec.Used)
		}
	}
	return s
}

package delve

import (
	"image"
	"strconv"

	"delvebox/engine/input"
	"delvebox/engine/paint"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/dungeonroll/board"
	"delvebox/scenes/dungeonroll/decor"
)

// right draws the right column: the players, the choice to come, the buttons.
func (v *View) right(u *ui.UI) {
	v.choice(u, v.players(u, v.p.Players))
	v.buttons(u)
}

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

// way is one of the two doors: what it is called, what it brings, and whether that is risky.
type way struct {
	word, note string
	risk       bool
}

// choice shows what can be chosen after the level, or what is at stake.
func (v *View) choice(u *ui.UI, r ui.Rect) {
	if v.phase() == dungeonroll.RegroupPhase {
		r.H = min(r.H, 270)
		board.Panel(u, r, false)
		v.stakes(u, r)
		return
	}
	title := u.T("dungeonroll.choice.title")
	level := max(1, int(v.d.Level))
	ways, note := []way{{u.T("dungeonroll.regroup.retire"), u.T("dungeonroll.choice.safe", "n", level), false},
		{u.T("dungeonroll.regroup.glory"), u.T("dungeonroll.choice.deeper", "n", level+1), true}}, v.wants(u)
	if level == 10 { // the way out is all that there is (DR-077)
		ways, note = ways[:1], u.T("dungeonroll.regroup.deepest")+" "+note
	}
	foot := u.LineHeight(ui.LabelBold) + u.LineHeight(ui.Note) + 12
	size := min(.8, (r.H-46-foot-40)/128)
	r.H = min(r.H, 46+128*.8+foot+u.LineHeight(ui.Note)*3+20)
	board.Panel(u, r, false)
	u.TextIn(ui.R(r.X, r.Y+8, r.W, 28), board.Fit(u, ui.SmallHead, title, r.W-20), title, decor.Head(), ui.AlignMiddle)
	small := within(u, ui.Note, note, r.W-24, r.H-60-foot)
	nh := u.ParagraphHeight(small, note, r.W-24)
	size = min(size, (r.H-46-foot-nh-14)/128)
	for i, n := range ways {
		cx := r.CX() + r.W*.23*float64(2*i+1-len(ways))
		if size > .25 {
			drawDoor(u, i == 0, false, size, cx-52*size, r.Y+42)
		}
		y := r.Y + 44 + 128*max(0, size)
		c := decor.Gold()
		if n.risk {
			c = decor.Risk()
		}
		w := r.W*.46 - 8
		u.TextIn(ui.R(cx-w/2, y, w, u.LineHeight(ui.LabelBold)), board.Fit(u, ui.LabelBold, n.word, w), n.word, c, ui.AlignMiddle)
		u.TextIn(ui.R(cx-w/2, y+u.LineHeight(ui.LabelBold), w, u.LineHeight(ui.Note)), board.Fit(u, ui.Note, n.note, w), n.note, decor.Text(), ui.AlignMiddle)
	}
	if room := r.Bottom() - 8 - nh; room > r.Y+44+128*max(0, size)+foot-10 {
		u.HLine(r.X+14, room-6, r.W-28, decor.Dim())
		u.Paragraph(r.X+12, room, r.W-24, small, note, decor.Text(), ui.AlignMiddle)
	}
}

// wants is what the phase wants of the adventurer.
func (v *View) wants(u *ui.UI) string {
	key := "dungeonroll.wants." + v.phase().String()
	if v.phase() == dungeonroll.DragonPhase && v.d.DragonNeeds() == 2 {
		key += "-two"
	}
	if v.phase() == dungeonroll.MonsterPhase && !v.pending() && v.d.Row.Monsters() == 0 {
		key += "-none"
	}
	if v.d.Owed > 0 {
		key = "dungeonroll.wants.discard"
	}
	return u.T(key)
}

// stakes shows in coins what each way brings.
func (v *View) stakes(u *ui.UI, r ui.Rect) {
	title := u.T("dungeonroll.stakes.title")
	u.TextIn(ui.R(r.X, r.Y+8, r.W, 28), board.Fit(u, ui.SmallHead, title, r.W-20), title, decor.Head(), ui.AlignMiddle)
	level := int(v.d.Level)
	rows := []struct {
		word string
		n    int
		gold bool
		c    int
	}{{u.T("dungeonroll.stakes.retire"), level, true, 0}}
	if level < 10 {
		glory, flee := u.T("dungeonroll.stakes.glory"), u.T("dungeonroll.stakes.flee")
		if c := v.work(); v.Coach && c.known {
			glory = u.T("dungeonroll.stakes.glory-odds", "percent", c.percent)
		}
		rows = append(rows, rows[0], rows[0])
		rows[1].word, rows[1].n, rows[1].c = glory, level+1, 1
		rows[2].word, rows[2].n, rows[2].gold, rows[2].c = flee, level+1, false, 2
	}
	step := (r.H - 46) / 3
	for i, row := range rows {
		y := r.Y + 42 + step*float64(i)
		c := decor.Gold()
		if row.c == 1 {
			c = decor.Risk()
		} else if row.c == 2 {
			c = decor.Dim()
		}
		u.TextIn(ui.R(r.X+12, y, r.W-24, min(step*.45, u.LineHeight(ui.LabelBold))), board.Fit(u, ui.LabelBold, row.word, r.W-24), row.word, c, ui.AlignLeft)
		pitch := min(29, (r.W-24-decor.CoinSize)/float64(max(1, row.n-1)))
		for j := range row.n {
			gold := row.gold
			u.Picture(markKey{"coin", map[bool]float64{true: 1}[gold]}, r.X+12+pitch*float64(j), y+min(step*.45, u.LineHeight(ui.LabelBold))+2, paint.Place{}, func(k float64) *image.RGBA { return decor.Coin(gold, k) })
		}
	}
}

// deed is what a button does.
type deed struct {
	name     string
	word     string
	disabled string        // why not, in short
	rule     *play.Refusal // why not, by the rules; nil if it is no matter of theirs
	do       func()
	kind     ui.ButtonKind
	press    input.Key
}

// buttons draws the main button and the one below it.
func (v *View) buttons(u *ui.UI) {
	first, second := v.deeds(u)
	if first.word != "" {
		s := board.Fit(u, ui.MainWord, first.word, v.p.Main.W-28)
		if u.Button(first.name, v.p.Main, ui.Button{Kind: ui.MainButton, Word: first.word, Disabled: first.disabled, Refuse: v.refusal(u, first, v.p.Main), Press: first.press, Style: &s}) {
			first.do()
		}
	}
	if second.word != "" {
		s := board.Fit(u, ui.ButtonWord, second.word, v.p.Second.W-24)
		if u.Button(second.name, v.p.Second, ui.Button{Kind: second.kind, Word: second.word, Disabled: second.disabled, Refuse: v.refusal(u, second, v.p.Second), Press: second.press, Style: &s}) {
			second.do()
		}
	}
}

// refusal says in a sentence, with its clause, why a deed cannot be done; nil where no
// rule is against it.
func (v *View) refusal(u *ui.UI, d deed, r ui.Rect) func() {
	if d.rule == nil {
		return nil
	}
	return func() { v.Refuse(u, d.rule, r.CX(), r.Y-8) }
}

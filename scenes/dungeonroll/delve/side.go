package delve

import (
	"image"

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
	if v.sworn() {
		rows[0].word, rows[0].gold, rows[0].c = u.T("dungeonroll.stakes.sworn"), false, 2
	}
	if level < 10 {
		glory, flee := u.T("dungeonroll.stakes.glory"), u.T("dungeonroll.stakes.flee")
		if c := v.work(); v.Coach && c.known {
			glory = u.T("dungeonroll.stakes.glory-odds", "percent", c.percent)
		}
		rows = append(rows, rows[0], rows[0])
		rows[1].word, rows[1].n, rows[1].gold, rows[1].c = glory, level+1, true, 1
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

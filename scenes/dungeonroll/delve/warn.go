package delve

import (
	"delvebox/engine/input"
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
)

// question is asked once before something is given away.
type question struct {
	text string
	move dungeonroll.Move
	at   pt
}

// warning is the question before a move, nil if there is none to be asked.
func (v *View) warning(m dungeonroll.Move) *question {
	if !v.Warn {
		return nil
	}
	key, args := "", []any(nil)
	switch m.Kind {
	case dungeonroll.Fight:
		key, args = v.groupLeft(m)
	case dungeonroll.EndPhase:
		if v.d.Phase == dungeonroll.LootPhase && v.couldLoot() {
			key = "loot-left"
		}
	case dungeonroll.Reroll, dungeonroll.Ultimate:
		key = v.warnUltimate(m)
	case dungeonroll.Flee:
		key = "flee"
		if v.outlook() == canWin {
			key = "flee-possible"
		}
	case dungeonroll.UseToken:
		if m.Token == dungeonroll.Portal && v.outlook() == canWin {
			key = "portal-possible"
		}
	case dungeonroll.Retire:
		if v.d.Hero == dungeonroll.Archaeologist && v.d.CanUltimate() {
			key = "retire-ultimate"
		}
	}
	if key == "" {
		return nil
	}
	return &question{text: v.Words.T("dungeonroll.warn."+key, args...)}
}

// warnUltimate warns of dice that are rolled although they are good, and of the vow.
func (v *View) warnUltimate(m dungeonroll.Move) string {
	if m.Kind == dungeonroll.Ultimate && v.d.Hero == dungeonroll.Dwarf && v.d.Master {
		return "vow"
	}
	if m.Kind == dungeonroll.Ultimate && v.hold.step != marking {
		return ""
	}
	for _, slot := range m.Level.List() {
		if f := v.d.Row.At(slot); f == dungeonroll.Chest || f == dungeonroll.Potion {
			return "reroll-good"
		}
	}
	return ""
}

// groupLeft warns when a companion that could take a whole group leaves some of it.
func (v *View) groupLeft(m dungeonroll.Move) (key string, args []any) {
	for _, slot := range m.Level.List() {
		foe := v.d.Row.At(slot)
		all := v.slotsOf(foe)
		whole := m
		whole.Level |= all
		if all&^m.Level != 0 && v.legal(whole) {
			return "group-left", []any{"name", v.sourceName(m.Source), "n", all.Count()}
		}
	}
	return "", nil
}

// couldLoot says whether a chest could be opened or a potion drunk.
func (v *View) couldLoot() bool {
	could := false
	v.d.Moves(func(m dungeonroll.Move) {
		could = could || m.Kind == dungeonroll.OpenChests || m.Kind == dungeonroll.Quaff
	})
	return could
}

// asking draws the question and heeds the answer.
func (v *View) asking(u *ui.UI) {
	if v.ask == nil {
		return
	}
	u.Shield()
	q := v.ask
	w := min(430*(1+(u.TextScale-1)*.5), v.p.Velvet.W-20)
	text := u.ParagraphHeight(ui.Body, q.text, w-48)
	bh := 44 + u.Grow(ui.ButtonWord)
	in := v.p.Velvet
	r := ui.R(in.CX()-w/2, in.CY()-(text+2*bh+66)/2, w, text+2*bh+66)
	u.Area("question", r)
	u.Paper(r, 8)
	u.Paragraph(r.X+24, r.Y+18, r.W-48, ui.Body, q.text, ui.Ink, ui.AlignMiddle)
	row := ui.R(r.X+24, r.Y+text+32, r.W-48, bh).Columns(2, 14)
	yes := u.Button("yes", row[0], ui.Button{Kind: ui.Secondary, Word: u.T("dungeonroll.warn.yes")})
	no := u.Button("no", row[1], ui.Button{Kind: ui.MainButton, Word: u.T("dungeonroll.warn.no"), Style: &ui.ButtonWord})
	never := u.Button("never", ui.R(r.X+40, row[0].Bottom()+8, r.W-80, bh-4), ui.Button{Kind: ui.QuietPaper, Word: u.T("dungeonroll.warn.never")})
	if never {
		v.Warn = false
		v.Tell("warnings")
	}
	switch {
	case yes || never:
		v.ask, v.asked = nil, true
		v.submit(u, q.move, q.at.x, q.at.y)
	case no || u.Key(input.Escape) || u.Key(input.Enter):
		v.letGo()
		u.Wake()
	}
}

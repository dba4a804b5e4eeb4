package defence

import (
	"image/color"

	"delvebox/engine/ui"
	"delvebox/games/doodledungeon/card"
)

// remark is a line below the ruler.
type remark struct {
	text   string
	colour color.NRGBA
}

// verdict says below the ruler what the strength n means, then as much of the rest as there
// is room for; chance is that of the card under the pointer.
func (v *View) verdict(u *ui.UI, in ui.Rect, n int, chance string) {
	good, bad := rgb(0x23662e), rgb(0x9c2413)
	need, what := v.Tables.Figures.Strength, v.ThingName(v.bout.mark.String())
	head := remark{u.T("doodledungeon.defence.short", "n", need-n, "what", what), bad}
	damage, taken := 0, v.bout.damage
	if n >= need {
		if m, ok := v.st.Meeting(); ok && !v.bout.settled {
			damage = m.Damage
			taken, _ = v.blow(damage)
		}
		head = remark{u.T("doodledungeon.defence.enough", "what", what, "hearts", v.Hearts(taken)), good}
	}
	in.Top(u.Paragraph(in.X, in.Y, in.W, ui.LabelBold, head.text, head.colour, ui.AlignLeft))
	more := []remark{{v.aftermath(u, damage), ui.Ink}, {chance, good}}
	if v.bout.settled {
		more = append(more, remark{v.fate(u, v.seat), ui.Ink})
	}
	if m, ok := v.st.Meeting(); ok && m.Hushed {
		more = append(more, remark{u.T("doodledungeon.defence.hushed"), bad})
	}
	for _, l := range append(more, remark{v.counsel(u), ui.InkSecond}) {
		if l.text != "" && u.ParagraphHeight(ui.Note, l.text, in.W) <= in.H+4 {
			in.Top(u.Paragraph(in.X, in.Y, in.W, ui.Note, l.text, l.colour, ui.AlignLeft))
		}
	}
}

// counsel is what the Coach says of the hand, "" where he is silent.
func (v *View) counsel(u *ui.UI) string {
	if !v.Coach || !v.free() {
		return ""
	}
	plan, ok := v.best()
	switch {
	case !ok:
		return ""
	case plan.First != card.NoAction:
		return u.T("doodledungeon.coach.first", "n", plan.Chance.Percent(), "card", v.ActionName(plan.First))
	case v.bout.strength() < v.Tables.Figures.Strength:
		return u.T("doodledungeon.coach.none")
	}
	return u.T("doodledungeon.coach.best", "n", plan.Chance.Percent())
}

package defence

import (
	"image/color"
	"slices"

	"delvebox/engine/ui"
	"delvebox/games/doodledungeon/card"
)

// remark is a line below the ruler.
type remark struct {
	text   string
	colour color.NRGBA
}

// remarks is what there is to be said below the ruler of the strength n, the verdict first;
// chance is that of the card under the pointer.
func (v *View) remarks(u *ui.UI, n int, chance string) []remark {
	good, bad := rgb(0x23662e), rgb(0x9c2413)
	need, what := v.Tables.Figures.Strength, v.ThingName(v.bout.mark.String())
	head := remark{u.T("doodledungeon.defence.short", "n", need-n, "what", what), bad}
	m, open := v.st.Meeting()
	damage, taken := 0, v.bout.damage
	if n >= need {
		if open && !v.bout.settled {
			damage = m.Damage
			taken, _ = v.blow(damage)
		}
		head = remark{u.T("doodledungeon.defence.enough", "what", what, "hearts", v.Hearts(taken)), good}
	}
	out := []remark{head, {v.aftermath(u, damage), ui.Ink}, {chance, good}}
	if v.bout.settled {
		out = append(out, remark{v.fate(u, v.seat), ui.Ink})
	}
	if open && m.Hushed {
		out = append(out, remark{u.T("doodledungeon.defence.hushed"), bad})
	}
	out = append(out, remark{v.counsel(u), ui.InkSecond})
	return slices.DeleteFunc(out, func(r remark) bool { return r.text == "" })
}

// remarkStyle is the style of a remark: the verdict is bold.
func remarkStyle(i int) ui.Style {
	if i == 0 {
		return ui.LabelBold
	}
	return ui.Note
}

// remarksHigh is the room that all remarks take, w wide.
func remarksHigh(u *ui.UI, list []remark, w float64) (h float64) {
	for i, l := range list {
		h += u.ParagraphHeight(remarkStyle(i), l.text, w)
	}
	return h
}

// verdict writes the first remark, then as many of the others as there is room for.
func (v *View) verdict(u *ui.UI, in ui.Rect, list []remark) {
	for i, l := range list {
		if s := remarkStyle(i); i == 0 || u.ParagraphHeight(s, l.text, in.W) <= in.H+4 {
			in.Top(u.Paragraph(in.X, in.Y, in.W, s, l.text, l.colour, ui.AlignLeft))
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

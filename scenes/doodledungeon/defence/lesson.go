package defence

import (
	"delvebox/engine/ui"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
)

// Lesson is the tip of the first game that fits now.
func (v *View) Lesson() string {
	switch v.st.Step() {
	case doodledungeon.Walking:
		return "walk"
	case doodledungeon.Encounter:
		if v.bout.mark == sheet.Trap {
			return "trap"
		}
		return "fight"
	}
	return "help"
}

// Hint says what to play now in a fight.
func (v *View) Hint(u *ui.UI) {
	if !v.free() {
		return
	}
	text := u.T("doodledungeon.defence.wants-" + v.st.Step().String())
	if plan, ok := v.best(); ok {
		text = u.T("doodledungeon.coach.best", "n", plan.Chance.Percent())
		if plan.First != card.NoAction {
			text = u.T("doodledungeon.coach.first", "n", plan.Chance.Percent(), "card", v.ActionName(plan.First))
		}
	}
	v.Advise(u, text)
}

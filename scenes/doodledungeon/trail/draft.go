package trail

import (
	"delvebox/engine/ui"
	"delvebox/games/doodledungeon"
)

// Tick implements scene.Ticker: it keeps the line so far.
func (v *View) Tick(u *ui.UI) {
	if v.drawing() {
		v.draft.Keep(v.Sitting, v.seat, u.Now, v.text)
	}
}

// Leave implements scene.Leaver.
func (v *View) Leave() {
	if v.drawing() {
		v.draft.Save(v.Sitting, v.seat, v.text)
	}
}

// drawing says whether the seat's path is still to be drawn.
func (v *View) drawing() bool {
	s := v.State()
	return s.Phase() == doodledungeon.Drawing && s.Turn() == v.seat
}

// text is the line in the words of the move, "" before the first step.
func (v *View) text() string {
	if v.pen.Len() == 0 {
		return ""
	}
	return doodledungeon.Path{Squares: v.pen.Path()}.String()
}

// restore draws the line of a draft. One that no pen could have drawn is no line.
func (v *View) restore(text string) {
	m, err := doodledungeon.ParseMove(text)
	if p, ok := m.(doodledungeon.Path); err == nil && ok {
		if _, err := v.pen.Draw(p.Squares...); err != nil {
			v.pen.Reset()
		}
	}
}

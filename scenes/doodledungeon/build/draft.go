package build

import (
	"delvebox/engine/ui"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/sketch"
)

// Tick implements scene.Ticker: it keeps a drawing that is not finished. What is built is
// made of moves and needs no draft.
func (v *View) Tick(u *ui.UI) {
	if v.building() {
		v.draft.Keep(v.Sitting, v.seat, u.Now, v.text)
	}
}

// Leave implements scene.Leaver.
func (v *View) Leave() {
	if v.building() {
		v.draft.Save(v.Sitting, v.seat, v.text)
	}
}

// building says whether the seat still builds.
func (v *View) building() bool {
	s := v.State()
	return s.Phase() == doodledungeon.Building && s.Turn() == v.seat
}

// text is the open drawing in the words of the move, "" while none is open.
func (v *View) text() string {
	if !v.own.on {
		return ""
	}
	d, _ := sketch.New(v.own.strokes...) // no more is taken up than can be kept
	return doodledungeon.Doodle{Square: v.own.square, Drawing: d}.String()
}

// restore opens the drawing of a draft, if its monster can be drawn.
func (v *View) restore(text string) {
	m, err := doodledungeon.ParseMove(text)
	if d, ok := m.(doodledungeon.Doodle); err == nil && ok {
		if q, can := v.sketchable(); can && q == d.Square {
			v.own = sketching{on: true, square: q, strokes: d.Drawing.Strokes()}
		}
	}
}

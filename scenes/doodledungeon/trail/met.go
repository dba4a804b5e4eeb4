package trail

import (
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/fight"
	"delvebox/games/doodledungeon/sheet"
)

// met is one encounter of the line.
type met struct {
	square sheet.Square
	mark   sheet.Mark
	what   string // "45%", "2 hearts"
}

// encounters lists what the line meets, in its order.
func (v *View) encounters() []met {
	sh := v.st.Sheet(v.of)
	path := v.pen.Path()
	var out []met
	for _, i := range v.pen.Encounters() {
		m := met{square: path[i], mark: sh.At(path[i])}
		m.what = v.prospect(m.mark)
		out = append(out, m)
	}
	return out
}

// prospect is what is to be expected of a mark.
func (v *View) prospect(m sheet.Mark) string {
	if m == sheet.Trap {
		return v.Hearts(v.st.Level(v.of, card.TrapTrack))
	}
	c := fight.Opening(v.st.Strength(v.of, m), v.Tables.Figures.Strength)
	return v.Words.T("doodledungeon.percent", "n", c.Percent())
}

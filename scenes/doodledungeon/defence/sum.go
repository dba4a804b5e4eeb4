package defence

import (
	"fmt"
	"strconv"
	"time"

	"delvebox/engine/ui"
	"delvebox/games/doodledungeon/card"
	"delvebox/scenes/doodledungeon/board"
)

// sum writes the calculation and its result.
func (v *View) sum(u *ui.UI, in ui.Rect) {
	b := &v.bout
	var terms []string
	for i, d := range b.dice {
		if i > 0 {
			terms = append(terms, "+")
		}
		terms = append(terms, strconv.Itoa(d.Figure))
	}
	terms = append(terms, "+", strconv.Itoa(b.level))
	switch {
	case b.bonus > 0:
		terms = append(terms, "+", strconv.Itoa(b.bonus))
	case b.bonus < 0:
		terms = append(terms, "−", strconv.Itoa(-b.bonus))
	}
	terms = append(terms, "=")
	n := b.strength()
	board.Sum(u, in.X, in.Y, in.W, terms, strconv.Itoa(n), v.fresh(u, fmt.Sprint(terms)))
	high := board.SumHigh(u)
	u.Area("sum", ui.R(in.X, in.Y, in.W, high))
	u.Tip("sum", ui.R(in.X, in.Y, in.W, high), ui.Tip{Title: u.T("doodledungeon.defence.sum"), Clause: "DD-084",
		Body: u.T("doodledungeon.defence.sum-tip", "what", v.ThingName(b.mark.String()), "level", board.LevelOf(card.TrackOf(b.mark), b.level), "n", b.bonus)})
	in.Top(high)
	need := v.Tables.Figures.Strength
	would, chance := v.would(n)
	list := v.remarks(u, n, chance)
	ruler := board.RulerHigh(u) + 20
	if rest := 8 + ruler + remarksHigh(u, list, in.W); in.H >= rest+u.LineHeight(ui.Note) {
		v.named(u, &in, terms, strconv.Itoa(n))
	}
	in.Top(8)
	if in.H > ruler+2*u.LineHeight(ui.LabelBold) {
		board.Ruler(u, in.X, in.Y+14, in.W, need, n, would)
		in.Top(ruler)
	}
	v.verdict(u, in, list)
}

// named writes below the terms of the sum what they are, unless they stand too close.
func (v *View) named(u *ui.UI, in *ui.Rect, terms []string, total string) {
	h := u.LineHeight(ui.Note)
	at, last := board.SumMiddles(u, in.X, in.W, terms, total), 2*len(v.bout.dice)-2
	words := []string{u.T("doodledungeon.defence.term-dice"), v.ThingName(v.bout.mark.String())}
	middles := []float64{(at[0] + at[last]) / 2, at[last+2]}
	if v.bout.bonus != 0 {
		words, middles = append(words, u.T("doodledungeon.defence.term-cards")), append(middles, at[last+4])
	}
	wide := make([]float64, len(words))
	for i, w := range words {
		wide[i] = u.Width(ui.Note, w)
	}
	if !standBeside(middles, wide, in.X-4, in.Right()) {
		return
	}
	row := in.Top(h)
	for i, w := range words {
		u.TextIn(ui.R(middles[i]-60, row.Y, 120, h), ui.Note, w, ui.InkSecond, ui.AlignMiddle)
	}
}

// aside is how far a word may stand beside the middle of its term, in logical pixels.
const aside = 10

// standBeside moves words apart that would overlap, given by their middles and widths,
// between two edges; ok is false if one would stand too far from its term.
func standBeside(middles, wide []float64, left, right float64) (ok bool) {
	for i, w := range wide {
		at := max(middles[i], left+w/2)
		if at > middles[i]+aside || at+w/2 > right {
			return false
		}
		middles[i], left = at, at+w/2+4
	}
	return true
}

// fresh is how little of a sum that has just changed is to be seen, from 1 to 0.
func (v *View) fresh(u *ui.UI, sum string) float64 {
	if sum != v.sumOf {
		v.sumOf, v.summed = sum, u.Now
	}
	d := u.Pace(240 * time.Millisecond)
	if d <= 0 || u.Now-v.summed >= d {
		return 0
	}
	u.Wake()
	return 1 - float64(u.Now-v.summed)/float64(d)
}

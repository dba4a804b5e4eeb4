// Package ladder shows the ranks of a lone adventurer (DR-221): five plates from the
// lowest to the highest, and the player's figure standing where a total leads.
package ladder

import (
	"image"

	"delvebox/engine/paint"
	"delvebox/engine/ui"
	"delvebox/scenes/dungeonroll/board"
	"delvebox/scenes/dungeonroll/decor"
)

// figure is the room for the player's figure above the plates.
const figure = 54.0

// Height is how high the ladder is in a width.
func Height(u *ui.UI, b *board.Board, w float64) float64 {
	_, h := plates(u, b, w)
	return figure + h
}

// names are the ranks' names with the totals they begin at.
func names(b *board.Board) (list []string, from []int) {
	for _, r := range b.Tables.Ranks() {
		list = append(list, b.Words.T("dungeonroll.rank."+r.Key))
		from = append(from, r.From)
	}
	return list, from
}

const gap = 16.0

// plates gives the width and height of one plate.
func plates(u *ui.UI, b *board.Board, w float64) (pw, ph float64) {
	list, _ := names(b)
	pw = (w - gap*float64(len(list)-1)) / float64(len(list))
	h := 0.0
	for _, name := range list {
		h = max(h, u.ParagraphHeight(ui.NoteMedium, name, pw-14))
	}
	return pw, h + u.LineHeight(ui.Note) + 16
}

type plateKey struct {
	w, h float64
	on   bool
}

// Draw draws the ladder in r, which is Height high, with the figure of a seat's colour
// where the total leads.
func Draw(u *ui.UI, b *board.Board, r ui.Rect, colour string, total int) {
	list, from := names(b)
	pw, ph := plates(u, b, r.W)
	y := r.Y + figure
	at := 0
	for i := range list {
		if total >= from[i] {
			at = i
		}
	}
	for i, name := range list {
		c := ui.R(r.X+(pw+gap)*float64(i), y, pw, ph)
		on := i == at
		key := plateKey{pw, ph, on}
		u.Picture(key, c.X, c.Y, paint.Place{}, func(k float64) *image.RGBA {
			if on {
				return decor.Plate(pw, ph, k)
			}
			return decor.Panel(pw, ph, true, k)
		})
		tone, quiet := decor.Engraved(), decor.Engraved()
		if !on {
			tone, quiet = decor.Text(), decor.Dim()
		}
		h := u.ParagraphHeight(ui.NoteMedium, name, pw-14)
		u.Paragraph(c.X+7, c.Y+7, pw-14, ui.NoteMedium, name, tone, ui.AlignMiddle)
		span := u.T("dungeonroll.end.from", "n", from[i])
		if i+1 < len(from) {
			span = u.T("dungeonroll.end.span", "from", from[i], "to", from[i+1]-1)
		}
		u.TextIn(ui.R(c.X, c.Y+7+h, pw, u.LineHeight(ui.Note)), board.Fit(u, ui.Note, span, pw-8), span, quiet, ui.AlignMiddle)
		name := "rank-" + b.Tables.Ranks()[i].Key
		u.Area(name, c)
		u.Tip(name, c, ui.Tip{Title: list[i], Body: u.T("dungeonroll.rank-word." + b.Tables.Ranks()[i].Key), Clause: "DR-221"})
	}
	u.Mini(colour, r.X+place(from, total)*(pw+gap)+pw*.08, y-7, 42, 0)
}

// place is where a total stands, in plates from the left: its share of the way through
// the rank, so that every point is a step.
func place(from []int, total int) float64 {
	for i := len(from) - 1; i >= 0; i-- {
		if total < from[i] {
			continue
		}
		span := 16 // of the highest rank, which has no end
		if i+1 < len(from) {
			span = from[i+1] - from[i]
		}
		return float64(i) + .84*min(float64(total-from[i])/float64(span), 1)
	}
	return 0
}

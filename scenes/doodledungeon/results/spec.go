package results

import (
	"strconv"
	"strings"

	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/scenes/doodledungeon/drawing"
)

// spec is all that is written.
func (v *View) spec(u *ui.UI) *drawing.ScoreSpec {
	s, out := v.State(), v.Match.Outcome()
	sp := &drawing.ScoreSpec{
		Title: u.T("doodledungeon.score.title"), Aside: u.T("doodledungeon.score.aside"),
		Heading:    u.T("doodledungeon.score.heading", "n", s.Seats()),
		TotalLabel: u.T("doodledungeon.score.total"), Mine: u.T("doodledungeon.score.mine"), Grave: u.T("doodledungeon.score.grave"), Seed: 12,
	}
	for i, key := range []string{"hidden", "guarded", "goblins", "orcs", "dragons", "hero", "hearts"} {
		sp.Labels[i] = u.T("doodledungeon.score." + key)
	}
	columns := make([]drawing.ScoreColumn, s.Seats())
	for _, rank := range out.Ranking {
		columns[rank.Seat] = v.column(u, s, &rank)
		if rank.Tie != "" {
			sp.Tie = u.T("doodledungeon.results." + rank.Tie)
		}
	}
	sp.Columns = columns
	return sp
}

// column is one player's column.
func (v *View) column(u *ui.UI, s *doodledungeon.State, rank *play.Rank) drawing.ScoreColumn {
	seat := rank.Seat
	c := drawing.ScoreColumn{Name: v.SeatName(seat), Total: figure(rank.Score), Winner: rank.Place == 1, Place: u.T("doodledungeon.score.place-" + strconv.Itoa(rank.Place))}
	for _, f := range v.finds(int(seat)) {
		c.Hidden = append(c.Hidden, drawing.Hiding{Square: f.square.String(), Lost: !f.guard.Monster()})
	}
	rows := map[string]int{"treasures": drawing.GuardedRow, "goblins": drawing.GoblinRow, "orcs": drawing.OrcRow, "dragons": drawing.DragonRow}
	for _, t := range rank.Terms {
		if row, ok := rows[t.Key]; ok {
			c.Cells[row] = drawing.Times(t.Count, t.Each)
			if t.Count == 0 {
				c.Cells[row] = "0"
			}
			continue
		}
		if t.Key == "death" {
			c.Cells[drawing.HeroRow] = u.T("doodledungeon.score.dead", "n", t.Value)
			c.Cells[drawing.HeartsRow] = "0"
		} else {
			c.Cells[drawing.HeroRow] = u.T("doodledungeon.score.escaped")
			c.Cells[drawing.HeartsRow] = figure(t.Value)
		}
	}
	return c
}

// figure writes a number with a real minus.
func figure(n int) string { return strings.Replace(strconv.Itoa(n), "-", "−", 1) }

// tips explains the rows of the sheet.
func (v *View) tips(u *ui.UI) {
	h := v.page.H
	for i, key := range []string{"hidden", "guarded", "goblins", "orcs", "dragons", "hero", "hearts"} {
		r := ui.R(v.page.X+20, v.page.Y+h*(.255+.078*float64(i)), v.page.W*.3, h*.075)
		name := "score-" + key
		u.Area(name, r)
		u.Tip(name, r, ui.Tip{Title: u.T("doodledungeon.score." + key), Body: u.T("doodledungeon.score." + key + "-tip"),
			Clause: map[string]string{"hidden": "DD-136", "guarded": "DD-128", "hero": "DD-131", "hearts": "DD-132"}[key]})
	}
}

// find is a treasure as it is revealed.
type find struct {
	seat   play.Seat
	square sheet.Square
	guard  sheet.Mark // the monster that guards it, Empty for none
}

// finds lists a seat's treasures in the order in which they are revealed (DD-136).
func (v *View) finds(column int) []find {
	seat := play.Seat(column)
	s := v.State()
	sh, guarded := s.Sheet(seat), s.Guarded(seat)
	var out []find
	for q := range s.Treasures(seat).Each {
		f := find{seat: seat, square: q}
		if guarded.Has(q) {
			f.guard = sh.At(q)
		}
		out = append(out, f)
	}
	return out
}

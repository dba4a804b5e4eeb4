package results

import (
	"slices"

	"delvebox/engine/play"
	"delvebox/games/mapmasters"
	"delvebox/scenes/mapmasters/board"
)

// column is a column of figures on the score board.
type column uint8

// The columns.
const (
	primary column = iota
	secondary
	race
	exits
	coins
	final
	columns
)

// keys name the columns in the strings.
var keys = [columns]string{"primary", "secondary", "time", "exits", "coins", "final"}

// standing is one seat's end of the game.
type standing struct {
	play.Rank
	mapmasters.Final
	rows [6]mapmasters.Row
}

// figure is what a column brings.
func (s *standing) figure(c column) int {
	return [columns]int{s.First, s.Second, s.Time, s.ExitVP, s.CoinVP, s.Score}[c]
}

// standings lists the seats, the best first.
func standings(b *board.Board) []*standing {
	st := b.State()
	o := st.Outcome()
	if o == nil {
		return nil
	}
	finals := st.Finals()
	var out []*standing
	for _, r := range o.Ranking {
		out = append(out, &standing{Rank: r, Final: finals[r.Seat], rows: st.Rows(r.Seat)})
	}
	return out
}

// winners are the names of all who share the first place.
func (v *View) winners() []string {
	var out []string
	for _, s := range v.all {
		if s.Place == 1 {
			out = append(out, v.b.SeatName(s.Seat))
		}
	}
	return out
}

// why says where a figure comes from.
func (v *View) why(s *standing, c column) string {
	t := func(key string, args ...any) string { return v.b.Words.T("mapmasters.results."+key, args...) }
	switch c {
	case primary:
		return t("primary-why")
	case secondary:
		return t("secondary-why", "n", s.SecondBoxes)
	case race:
		return t("time-why", "n", s.Time)
	case coins:
		return t("coins-why", "n", s.Coins)
	case exits:
		switch {
		case s.Exits == 0:
			return t("exits-none")
		case s.ExitVP == 2:
			return t("exits-most", "n", s.Exits)
		case s.ExitVP == 1:
			return t("exits-second", "n", s.Exits)
		}
		return t("exits-few", "n", s.Exits)
	}
	text := ""
	for i := primary; i < final; i++ {
		if i > 0 {
			text += " + "
		}
		text += v.b.Words.Number(s.figure(i))
	}
	return text + " = " + v.b.Words.Number(s.Score)
}

// below is the small print under a figure, "" for none.
func (v *View) below(s *standing, c column) string {
	switch c {
	case secondary:
		return v.b.Words.T("mapmasters.results.halved", "n", s.SecondBoxes)
	case exits:
		return v.b.Words.T("mapmasters.results.of-six", "n", s.Exits)
	case coins:
		return v.b.Words.T("mapmasters.results.thirds", "n", s.Coins)
	case final:
		if s.Tie != "" && len(v.tied(s)) > 0 {
			return v.b.Words.T("mapmasters.results."+s.Tie+"-short", "n", s.Second)
		}
	}
	return ""
}

// clauses are the rules of the columns.
var clauses = [columns]string{"MMV-169", "MMV-170", "MMV-171", "MMV-172", "MMV-174", "MMV-175"}

// tied lists the seats with the same score as s, itself left out.
func (v *View) tied(s *standing) []string {
	var out []string
	for _, o := range v.all {
		if o != s && o.Score == s.Score {
			out = append(out, v.b.SeatName(o.Seat))
		}
	}
	return out
}

// reason is a sentence on what made the difference.
type reason struct {
	icon, text string
	weight     int
}

// reasons tells from the score boards why a is before b, the weightiest first. Called gives
// a seat's name as the lines have room for it.
func (v *View) reasons(a, b *standing, called func(play.Seat) string) []reason {
	st := v.b.State()
	name, other := called(a.Seat), called(b.Seat)
	t := func(key string, args ...any) string {
		return v.b.Words.T("mapmasters.results."+key, append(args, "name", name, "other", other)...)
	}
	var out []reason
	add := func(weight int, icon, text string) { out = append(out, reason{icon, text, abs(weight)}) }
	best, bestD := -1, 0
	timed, second, secondD := 0, -1, 0
	for i := range a.rows {
		if d := a.rows[i].First - b.rows[i].First; abs(d) > abs(bestD) {
			best, bestD = i, d
		}
		if d := a.rows[i].Second - b.rows[i].Second; abs(d) > abs(secondD) {
			second, secondD = i, d
		}
		if st.Primary(i + 1).Hourglass {
			timed++
		}
	}
	if best >= 0 {
		o := st.Primary(best + 1)
		add(bestD*3, board.AimIcon(o.Aim), v.round("round-first", best, o, name, other, a.rows[best].First, b.rows[best].First))
	}
	if second >= 0 && (secondD > 0) == (a.Second > b.Second) && a.Second != b.Second {
		o := st.Secondary(second + 1)
		add(secondD, board.AimIcon(o.Aim), v.round("round-second", second, o, name, other, a.rows[second].Second, b.rows[second].Second))
	}
	if d := a.Time - b.Time; d != 0 {
		who := name
		n := a.Time
		if d < 0 {
			who, n = other, b.Time
		}
		add(d*3, "timer", v.b.Words.T("mapmasters.results.times", "who", who, "n", n, "all", timed))
	}
	if d := a.ExitVP - b.ExitVP; d != 0 || a.Exits != b.Exits {
		add(d*3+1, "exit", t("exits-both", "a", a.Exits, "b", b.Exits))
	}
	if d := a.CoinVP - b.CoinVP; d != 0 {
		add(d*2, "coin", t("coins-both", "a", a.Coins, "b", b.Coins))
	}
	slices.SortStableFunc(out, func(x, y reason) int { return y.weight - x.weight })
	if len(out) == 0 {
		out = append(out, reason{"star", t("close"), 0})
	}
	return out
}

// round words one round's score of two seats.
func (v *View) round(key string, round int, o mapmasters.Objective, name, other string, n, m int) string {
	had := func(vp int) string {
		if vp == 0 {
			return v.b.Words.T("mapmasters.results.nothing")
		}
		return v.b.Words.T("mapmasters.results.worth",
			"counted", v.b.Words.T("mapmasters.aim."+o.Aim.String()+".counted", "n", vp/max(o.Value, 1)), "vp", vp)
	}
	return v.b.Words.T("mapmasters.results."+key, "round", round+1,
		"name", name, "had", had(n), "other", other, "less", had(m))
}

// ties words how equal scores were told apart.
func (v *View) ties() []reason {
	var out []reason
	said := map[string]bool{}
	for _, s := range v.all {
		others := v.tied(s)
		if s.Tie == "" || len(others) == 0 || s.Place > 1 {
			continue
		}
		if !said[s.Tie] {
			said[s.Tie] = true
			out = append(out, reason{"target", v.b.Words.T("mapmasters.results." + s.Tie), 99})
		}
	}
	return out
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}

package results

import (
	"slices"
	"strings"

	"delvebox/engine/play"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/dungeonroll/board"
)

// step is one thing that is counted: a treasure, or a pair of scales on top of them.
type step struct {
	kind  dungeonroll.Token
	pair  bool
	worth int
}

// standing is one seat's end of the game.
type standing struct {
	play.Rank
	player dungeonroll.Player
	steps  []step
	row    int // in seat order, from the first adventurer
}

// standings lists the seats, the best first.
func standings(b *board.Board) []*standing {
	s := b.State()
	o := b.Match.Outcome()
	if o == nil {
		return nil
	}
	var out []*standing
	n := play.Seat(s.Seats())
	for _, r := range o.Ranking {
		p := s.Player(r.Seat)
		out = append(out, &standing{Rank: r, player: p, steps: steps(b.Tables, p.Tokens), row: int((r.Seat + n - s.First()) % n)})
	}
	return out
}

// steps lists what of a player's treasures is counted, in its order (DR-216).
func steps(t *dungeonroll.Tables, tokens dungeonroll.Tokens) []step {
	var out []step
	for _, k := range dungeonroll.TokenKinds() {
		n := int(tokens[k])
		for range n {
			out = append(out, step{kind: k, worth: t.Treasure(k).Unused})
		}
		if pair := t.Treasure(k).Pair; pair > 0 {
			for range n / 2 {
				out = append(out, step{k, true, pair})
			}
		}
	}
	return out
}

// after is the total when so many steps have been counted.
func (s *standing) after(steps int) int {
	sum := int(s.player.XP)
	for _, c := range s.steps[:min(steps, len(s.steps))] {
		sum += c.worth
	}
	return sum
}

// winners are the seats that share the first place.
func (v *View) winners() (list []*standing) {
	for _, s := range v.all {
		if s.Place == 1 {
			list = append(list, s)
		}
	}
	return list
}

// tied lists the seats with the same total as s, itself left out.
func (v *View) tied(s *standing) (list []*standing) {
	for _, o := range v.all {
		if o != s && o.Score == s.Score {
			list = append(list, o)
		}
	}
	return list
}

// names joins the names of seats.
func (v *View) names(list []*standing) string {
	var names []string
	for _, s := range list {
		names = append(names, v.SeatName(s.Seat))
	}
	return v.Words.List(names...)
}

// verdict says who has won, and why.
func (v *View) verdict() (head, text string) {
	t := func(key string, args ...any) string { return v.Words.T("dungeonroll.end."+key, args...) }
	won := v.winners()
	best := won[0]
	if len(won) > 1 {
		return t("share", "names", v.names(won)), t("shared", "n", best.Score, "treasures", best.player.Tokens.Count())
	}
	head = t("wins", "name", v.SeatName(best.Seat))
	switch others := v.tied(best); {
	case len(others) > 0:
		least := slices.MinFunc(others, func(a, b *standing) int { return a.player.Tokens.Count() - b.player.Tokens.Count() })
		text = t("fewest", "n", best.Score, "names", v.names(others), "few", best.player.Tokens.Count(), "many", least.player.Tokens.Count())
	case len(v.all) > 1:
		text = t("ahead", "n", best.Score, "by", best.Score-v.all[1].Score, "name", v.SeatName(v.all[1].Seat))
	}
	return head, text
}

// terms lists what a total is made of: "Treasures left 3".
func (v *View) terms(s *standing) string {
	var list []string
	for _, term := range s.Terms {
		if term.Value > 0 {
			list = append(list, v.Words.T("dungeonroll.end.term", "name", v.Words.T("dungeonroll.results."+term.Key), "n", term.Value))
		}
	}
	return strings.Join(list, " · ")
}

// Note is what the Hall of Fame keeps of a seat's result: the hero, and of a player
// alone the rank.
func Note(m *play.Match, seat play.Seat) string {
	s, ok := m.State().(*dungeonroll.State)
	g, is := m.Game().(interface{ Tables() *dungeonroll.Tables })
	if !ok || !is {
		return ""
	}
	p := s.Player(seat)
	var notes []string
	if p.Hero != dungeonroll.NoHero {
		notes = append(notes, p.Hero.String())
	}
	if s.Seats() == 1 {
		notes = append(notes, g.Tables().Rank(p.Total()).Key)
	}
	return strings.Join(notes, " ")
}

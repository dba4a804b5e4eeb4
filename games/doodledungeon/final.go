package doodledungeon

import (
	"slices"

	"delvebox/engine/play"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
)

// The terms of a score, as keys, and how a tie was broken.
const (
	termTreasures = "treasures"
	termDeath     = "death"
	termHearts    = "hearts"

	tieFewerLost = "tie-fewer-lost" // fewer crossed-out monsters (DD-134)
	tieShared    = "tie-shared"
)

// finish ends Phase C and the game: all treasures are revealed, all dungeons scored
// (DD-069, DD-128 to DD-136).
func (s *State) finish(log *record) {
	s.phase, s.step, s.turn = Over, Walking, play.NoSeat
	log.add(DefenceClosed{})
	for i := range s.seats {
		p := &s.players[i]
		log.add(TreasuresRevealed{Seat: play.Seat(i), Guarded: p.guarded(), Lost: p.treasures.Minus(p.guarded())})
	}
	for i := range s.seats {
		terms := s.terms(&s.players[i])
		log.add(DungeonScored{Seat: play.Seat(i), Terms: terms, Score: sum(terms)})
	}
	log.add(GameRanked{Ranking: s.Outcome().Ranking})
}

// guarded is the treasures with a monster that is not crossed out on their square
// (DD-128).
func (p *player) guarded() sheet.Set { return p.treasures.And(p.sheet.Guards()) }

// lost is the number of crossed-out monsters (DD-134).
func (p *player) lost() int { return p.sheet.Monsters().And(p.sheet.Crossed()).Count() }

// terms is what a dungeon's score is made of: treasures, goblins, orcs, dragons, and the
// dead hero or the hearts of the one that escaped (DD-128 to DD-132).
func (s *State) terms(p *player) []play.Term {
	worth := s.level(p, card.TreasureTrack)
	guarded := p.guarded().Count()
	list := []play.Term{{Key: termTreasures, Count: guarded, Each: worth, Value: guarded * worth}}
	for _, m := range sheet.Monsters() {
		n, each := p.sheet.Standing(m).Count(), s.tables().Points(m)
		list = append(list, play.Term{Key: m.String() + "s", Count: n, Each: each, Value: n * each})
	}
	switch p.hero {
	case Dead:
		return append(list, play.Term{Key: termDeath, Count: 1, Each: s.tables().Figures.Death, Value: s.tables().Figures.Death})
	case Escaped:
		return append(list, play.Term{Key: termHearts, Count: p.hearts, Each: -1, Value: -p.hearts})
	}
	return list
}

func sum(terms []play.Term) int {
	total := 0
	for _, t := range terms {
		total += t.Value
	}
	return total
}

// Outcome ranks by score, then by fewer crossed-out monsters (DD-134, DD-135).
func (s *State) Outcome() *play.Outcome {
	if s.phase != Over {
		return nil
	}
	ranks := make([]play.Rank, s.seats)
	for i := range ranks {
		terms := s.terms(&s.players[i])
		ranks[i] = play.Rank{Seat: play.Seat(i), Score: sum(terms), Terms: terms}
	}
	compare := func(a, b play.Rank) int {
		if d := b.Score - a.Score; d != 0 {
			return d
		}
		return s.player(a.Seat).lost() - s.player(b.Seat).lost()
	}
	slices.SortStableFunc(ranks, compare)
	for i := range ranks {
		ranks[i].Place = i + 1
		if i > 0 && compare(ranks[i-1], ranks[i]) == 0 {
			ranks[i].Place = ranks[i-1].Place
		}
	}
	for i := range ranks {
		ranks[i].Tie = tie(ranks, i)
	}
	return &play.Outcome{Ranking: ranks}
}

// tie is how a tie of this rank with others was broken, "" if there is none.
func tie(ranks []play.Rank, i int) string {
	key := ""
	for k, r := range ranks {
		switch {
		case k == i || r.Score != ranks[i].Score:
		case r.Place == ranks[i].Place:
			return tieShared
		default:
			key = tieFewerLost
		}
	}
	return key
}

package dungeonroll

import "delvebox/engine/play"

// Seen is the position as the seat may know it. Everything that lies on the table is
// open to all (DR-014); hidden is only what chance has not decided: the stream of
// future dice and treasures, and a test's script of them.
func (s *State) Seen(_ play.Seat) play.State {
	c := *s
	c.luck = s.luck.Blank()
	c.script = nil
	return &c
}

// Moves lists the seat's legal moves in a fixed order; see Delve.Moves.
func (s *State) Moves(seat play.Seat) []play.Move {
	if s.phase == Over || seat != s.turn {
		return nil
	}
	var list []play.Move
	give := func(m Move) { list = append(list, m) }
	switch s.phase {
	case Choosing:
		for _, h := range s.choices.List() {
			give(Move{Kind: PickHero, Hero: h})
		}
	case Discarding:
		eachDiscard(&s.players[seat].Tokens, int(s.delve.Owed), give)
	default:
		s.delve.Moves(give)
	}
	return list
}

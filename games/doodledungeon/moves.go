package doodledungeon

import (
	"delvebox/engine/play"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/fight"
	"delvebox/games/doodledungeon/sheet"
)

// Moves lists the seat's legal moves in a fixed order. Paths are stood for by examples.
// Erasing and sketching are left out: they lead nowhere, and would let random play go on
// for ever; Erasable lists what can be erased.
func (s *State) Moves(seat play.Seat) []play.Move {
	if s.phase == Over || seat != s.turn {
		return nil
	}
	p := s.player(seat)
	switch s.phase {
	case Draft:
		return s.draftMoves()
	case Building:
		return s.buildMoves(p)
	case Drawing:
		return s.pathMoves(seat)
	}
	switch s.step {
	case Walking:
		return []play.Move{Walk{}}
	case Encounter:
		return s.encounterMoves(p)
	}
	return s.helpMoves(seat, p)
}

func (s *State) draftMoves() []play.Move {
	list := make([]play.Move, 0, mostOffer)
	for _, id := range s.offer {
		if id != card.NoCard {
			list = append(list, Take{id})
		}
	}
	return list
}

func (s *State) buildMoves(p *player) []play.Move {
	e, ok := s.current(p)
	if !ok {
		return []play.Move{TurnOver{}}
	}
	var list []play.Move
	switch e.Kind {
	case card.Formation:
		for _, on := range p.sheet.Legal(e.Shape, nil) {
			list = append(list, Wall{on})
		}
	case card.Creature:
		for q := range p.sheet.Room().Each {
			list = append(list, Draw{e.Mark, q})
		}
	case card.Treasure:
		for q := range p.treasures.Not().Each {
			list = append(list, Hide{q})
		}
	case card.Upgrade:
		for c := range card.Categories {
			if s.boxLeft(p, c) {
				list = append(list, Check{c})
			}
		}
	}
	return list
}

// pathMoves gives a shortest path, and shortest ones by way of single traps and monsters.
func (s *State) pathMoves(seat play.Seat) []play.Move {
	const most = 8
	pen := s.PenFor(seat)
	list := []play.Move{Path{pen.WayOn()}}
	for q := range s.player(s.right(seat)).sheet.Creatures().Each {
		pen.Reset()
		if len(list) < most && pen.Lead(q) && pen.Lead(sheet.Exit) {
			list = append(list, Path{pen.Path()})
		}
	}
	return list
}

// actions lists the different actions in a hand, in the order of their numbers.
func (s *State) actions(p *player) []card.Action {
	var have [card.Actions]bool
	n := 0
	for _, id := range p.hand.list() {
		if a := s.tables().Card(id).Action; a != card.NoAction && !have[a] {
			have[a] = true
			n++
		}
	}
	list := make([]card.Action, 0, n)
	for a := card.Axe; n > len(list); a++ {
		if have[a] {
			list = append(list, a)
		}
	}
	return list
}

func (s *State) encounterMoves(p *player) []play.Move {
	list := []play.Move{Settle{}}
	for _, a := range s.actions(p) {
		if !a.Dungeon() {
			continue
		}
		if a != card.LoadedDice {
			if s.whyPlay(Play{Action: a}) == nil {
				list = append(list, Play{Action: a})
			}
			continue
		}
		for dice := uint8(1); dice < 1<<fight.Limit; dice++ {
			if m := (Play{a, dice}); s.whyPlay(m) == nil {
				list = append(list, m)
			}
		}
	}
	return list
}

func (s *State) helpMoves(seat play.Seat, p *player) []play.Move {
	list := []play.Move{Refill{}}
	for _, a := range s.actions(p) {
		list = append(list, Under{a})
	}
	if s.step != Helping {
		return list
	}
	for _, a := range s.actions(p) {
		if a.Hero() {
			list = s.layMoves(seat, a, list)
		}
	}
	return list
}

// layMoves appends all ways to lay a Hero action above another dungeon.
func (s *State) layMoves(seat play.Seat, a card.Action, list []play.Move) []play.Move {
	for above := range play.Seat(s.seats) {
		if q := s.player(above); above == seat || q.hero != Alive || q.laid == MostAbove {
			continue
		}
		if a != card.Bomb {
			list = append(list, Lay{a, above, sheet.NoSquare})
			continue
		}
		for q := range s.player(above).sheet.Guards().Each {
			list = append(list, Lay{a, above, q})
		}
	}
	return list
}

// Sample gives a legal move of the seat at random without listing all of them: for
// random play and for searches. Every legal move but erasing and sketching can come;
// not all equally often. Pick gives a number from 0 to n-1. The move is nil for a seat
// that may not act.
func (s *State) Sample(seat play.Seat, pick func(n int) int) Move {
	if s.phase == Over || seat != s.turn {
		return nil
	}
	p := s.player(seat)
	e, building := s.current(p)
	switch {
	case s.phase == Drawing:
		pen := s.PenFor(seat)
		pen.Wander(pick)
		return Path{pen.Path()}
	case s.phase == Building && building && e.Kind == card.Formation:
		on, _ := p.sheet.Place(e.Shape, pick(len(e.Shape.Places())))
		return Wall{on}
	case s.phase == Building && building && e.Kind == card.Creature:
		room := p.sheet.Room()
		return Draw{e.Mark, room.Nth(pick(room.Count()))}
	case s.phase == Building && building && e.Kind == card.Treasure:
		room := p.treasures.Not()
		return Hide{room.Nth(pick(room.Count()))}
	case s.phase == Building && building && e.Kind == card.Upgrade:
		c := card.Category(pick(int(card.Categories)))
		for !s.boxLeft(p, c) {
			c = (c + 1) % card.Categories
		}
		return Check{c}
	case s.phase == Draft:
		free := pick(s.seats + 1 - s.done)
		for _, id := range s.offer {
			if id == card.NoCard {
				continue
			}
			if free == 0 {
				return Take{id}
			}
			free--
		}
	case s.phase == Defence && s.step == Walking:
		return Walk{}
	}
	list := s.Moves(seat)
	return list[pick(len(list))].(Move)
}

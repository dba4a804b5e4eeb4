package foresight

import "delvebox/games/dungeonroll"

// Pick gives a number from 0 to n-1, for sampling.
type Pick func(n int) int

// Choice is a choice of dice to re-roll, by face.
type Choice struct {
	Party [faces]uint8
	Row   [foes]uint8
}

// Readable says whether something lets the position re-roll dice: a scroll, a scroll
// token or the Commander's ultimate.
func (s *Search) Readable(p *Position) bool {
	return p.Phase == dungeonroll.MonsterPhase && (p.Party[dungeonroll.Scroll] > 0 ||
		p.Tokens[dungeonroll.ScrollToken] > 0 || s.side(p).power == commands && !p.Spent)
}

// read uses up what lets the position re-roll: the ultimate first, then a die.
func (s *Search) read(p *Position) {
	switch {
	case s.side(p).power == commands && !p.Spent:
		p.Spent = true
	case p.Party[dungeonroll.Scroll] > 0:
		p.Party[dungeonroll.Scroll]--
		p.Grave++
	default:
		p.discard(dungeonroll.ScrollToken)
	}
}

// Choices lists choices worth a re-roll: of the level every mixture of whole groups of
// monsters, and with all monsters the party's dice but champions too.
func (s *Search) Choices(p *Position) []Choice {
	q := *p
	s.read(&q)
	var list []Choice
	for set := 1; set < 8; set++ {
		var c Choice
		fits := true
		for f := goblin; f <= ooze; f++ {
			if set>>(f-goblin)&1 != 0 {
				c.Row[f] = q.Row[f]
				fits = fits && q.Row[f] > 0
			}
		}
		if fits {
			list = append(list, c)
		}
	}
	if p.Monsters() > 0 {
		c := list[len(list)-1]
		dice := uint8(0)
		for f := dungeonroll.Cleric; f <= dungeonroll.Scroll; f++ {
			if f != dungeonroll.Champion {
				c.Party[f] = q.Party[f]
				dice += q.Party[f]
			}
		}
		if dice > 0 {
			list = append(list, c)
		}
	}
	return list
}

// Reread is the position after reading a scroll, with the chosen dice as they fall.
func (s *Search) Reread(p Position, c *Choice, pick Pick) Position {
	s.read(&p)
	side := s.side(&p)
	n := node{side: side}
	for f := dungeonroll.Cleric; f <= dungeonroll.Scroll; f++ {
		p.Party[f] -= c.Party[f]
	}
	var count [foes]uint8
	for f := goblin; f < dungeonroll.Dragon; f++ {
		p.Row[f] -= c.Row[f]
		for range c.Row[f] {
			count[1+pick(6)]++
		}
	}
	for _, k := range c.Party {
		for range k {
			p.Party[n.shown(dungeonroll.Face(1+pick(6)))]++
		}
	}
	s.throw(&p, &count)
	return p
}

// Spared is the position after reading a scroll if that left no monster: better than
// most of what a re-roll brings.
func (s *Search) Spared(p Position) Position {
	if s.Readable(&p) {
		s.read(&p)
	}
	for f := goblin; f <= ooze; f++ {
		p.Row[f] = 0
	}
	return p
}

// Deep is Value where that is more than enough; else with one re-roll before all else,
// if one is at hand: the mean over so many samples of each choice.
func (s *Search) Deep(p Position, enough, samples int, pick Pick) int {
	v := s.Value(p)
	if v > enough || !s.Readable(&p) || p.Monsters() == 0 {
		return v
	}
	for _, c := range s.Choices(&p) {
		sum := 0
		for range samples {
			sum += s.Value(s.Reread(p, &c, pick))
		}
		v = max(v, sum/samples)
	}
	return v
}

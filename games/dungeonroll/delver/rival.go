package delver

import (
	"delvebox/engine/play"
	"delvebox/games/dungeonroll"
)

// winning is what the chance to win is worth, by final totals, in the last delve of a
// game of several. It is nil where only points count. Points keep a worth of their own,
// because what was learned is in points, and a chance of nothing gives no direction.
func winning(s *dungeonroll.State, seat play.Seat) func(total, tokens int) int {
	if s.Seats() < 2 || s.Round() < delves {
		return nil
	}
	var rivals []rival
	for i := range s.Seats() {
		other := play.Seat(i)
		if other == seat {
			continue
		}
		p := s.Player(other)
		owned := left(p.Hero, p.Tokens)
		r := rival{total: int(p.XP) + unused(&owned), tokens: owned.Count()}
		r.done = p.Records[delves-1].End != dungeonroll.NotEnded
		rivals = append(rivals, r)
	}
	return func(total, tokens int) int {
		chance := 1000
		for _, r := range rivals {
			chance = chance * r.beaten(total, tokens) / 1000
		}
		return victory * chance / 1000
	}
}

// rival is another player of the last round.
type rival struct {
	total, tokens int
	done          bool // has played the last delve
}

// lastGain is how often in a thousand a strong player gains at most so much in the last
// delve.
var lastGain = [...]int{60, 90, 120, 160, 230, 340, 480, 620, 740, 830, 890, 930, 960, 980, 990}

// beaten is the chance in thousandths that the total is higher than the rival's will be.
func (r *rival) beaten(total, tokens int) int {
	lead := total - r.total
	if r.done {
		switch {
		case lead > 0 || lead == 0 && tokens < r.tokens:
			return 1000
		case lead == 0 && tokens == r.tokens:
			return 500
		}
		return 0
	}
	switch lead--; { // a tie is lost
	case lead < 0:
		return 0
	case lead < len(lastGain):
		return lastGain[lead]
	}
	return 1000
}

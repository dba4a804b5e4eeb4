package delver

import (
	"delvebox/engine/play"
	"delvebox/games/dungeonroll"
	"delvebox/games/dungeonroll/foresight"
)

// tape is the luck of a trial move: it notes how many dice and treasures are drawn.
// Dice show what it was told, or what its stream gives; treasures are the first kind,
// and are made unknown again by [trial].
type tape struct {
	dice, tokens int
	stream       *play.Chance // nil: faces are laid down
	faces        []int
}

// Pick gives the next outcome.
func (t *tape) Pick(name string, n int) int {
	switch {
	case name == dungeonroll.DrawToken:
		t.tokens++
		return 0
	case t.stream != nil:
		t.dice++
		return t.stream.Pick(name, n)
	}
	t.dice++
	if t.dice <= len(t.faces) {
		return t.faces[t.dice-1]
	}
	return 0
}

// trial makes a move on a copy of the delve. Treasures drawn by it are unknown in the
// position that it gives.
func trial(d *dungeonroll.Delve, m *dungeonroll.Move, t *tape) (foresight.Position, dungeonroll.Delve) {
	after := *d
	t.dice, t.tokens = 0, 0
	after.Do(m, t, nil)
	p := foresight.Of(&after)
	if t.tokens > 0 && after.Phase != dungeonroll.Forming {
		owned := d.Tokens
		usedBy(d, m, &owned)
		p.Fresh = uint8(t.tokens)
		p.Tokens = owned
	}
	return p, after
}

// usedBy takes the treasures away that a move uses up.
func usedBy(d *dungeonroll.Delve, m *dungeonroll.Move, owned *dungeonroll.Tokens) {
	use := func(k dungeonroll.Token) {
		if k != dungeonroll.NoToken && owned[k] > 0 {
			owned[k]--
		}
	}
	use(m.Source.Token())
	use(m.Token)
	if m.Kind == dungeonroll.FightDragon {
		for _, u := range m.Uses {
			use(u.Source.Token())
		}
	}
}

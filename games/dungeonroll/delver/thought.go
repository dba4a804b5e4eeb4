package delver

import (
	"delvebox/games/dungeonroll"
	"delvebox/games/dungeonroll/foresight"
)

// thought is one decision of Hard.
type thought struct {
	a *appraiser
	q *question
	d *dungeonroll.Delve

	times int // samples of a re-roll
}

func (t *thought) pick(n int) int { return t.q.luck.Pick("thought", n) }

// choose looks at the actions that re-roll nothing first, then at re-rolls, as far as
// one that left no monster at all would be better, or where a dragon cannot be fought.
func (t *thought) choose() dungeonroll.Move {
	var rolls []dungeonroll.Move
	var found dungeonroll.Move
	most := foresight.Nothing
	consider := func(m *dungeonroll.Move) {
		if v := t.value(m); v > most || found.Kind == dungeonroll.NoMove {
			found, most = *m, v
		}
	}
	t.d.Moves(func(m dungeonroll.Move) {
		switch {
		case !t.rerolls(&m):
			consider(&m)
		case t.sensible(&m):
			rolls = append(rolls, m)
		}
	})
	if len(rolls) == 0 {
		return found
	}
	p := foresight.Of(t.d)
	if t.a.search.Value(t.a.search.Spared(p))+point > most || p.Monsters() == 0 && most <= t.a.Ended(p)+point {
		for i := range rolls {
			consider(&rolls[i])
		}
	}
	return found
}

// rerolls says whether the action is a scroll's re-roll or the Commander's.
func (t *thought) rerolls(m *dungeonroll.Move) bool {
	return m.Kind == dungeonroll.Reroll || m.Kind == dungeonroll.Ultimate && t.commands()
}

// value is the value of a move in the Monster, Loot or Dragon phase. When the context
// is done it is nothing.
func (t *thought) value(m *dungeonroll.Move) int {
	if t.q.over() {
		return foresight.Nothing
	}
	var luck tape
	if m.Kind == dungeonroll.Ultimate && t.d.Hero == dungeonroll.Archaeologist {
		return t.dig(m)
	}
	p, _ := trial(t.d, m, &luck)
	if luck.dice == 0 {
		v := t.a.search.Value(p)
		if luck.tokens > 0 {
			v++ // of equal moves the one that shows treasures first
		}
		return v
	}
	return t.mean(m, luck.dice)
}

func (t *thought) commands() bool { return t.d.Hero == dungeonroll.Mercenary && t.d.Master }

// sensible says whether a re-roll is worth a thought: whole groups of monsters, perhaps
// with all of the party but champions; or the party alone before a dragon.
func (t *thought) sensible(m *dungeonroll.Move) bool {
	for f := dungeonroll.Goblin; f <= dungeonroll.Potion; f++ {
		chosen, all := 0, 0
		for slot := 1; slot <= t.d.Row.Len(); slot++ {
			if t.d.Row.At(slot) == f {
				all++
				if m.Level.Has(slot) {
					chosen++
				}
			}
		}
		if chosen != 0 && (chosen != all || !f.Monster()) {
			return false
		}
	}
	if m.Level == 0 { // for types against the dragon
		return t.d.Row.Monsters() == 0 && t.d.Lair >= 3
	}
	if m.Party == 0 {
		return true
	}
	for slot := 1; slot <= t.d.Party.Len(); slot++ {
		die := t.d.Party.At(slot)
		wanted := die.Face() != dungeonroll.Champion && !die.Temporary() && slot != m.Source.Slot()
		if wanted != m.Party.Has(slot) {
			return false
		}
	}
	return m.Level == t.d.Row.MonsterSlots()
}

// mean is the value of a move that rolls dice: over all outcomes of up to two, over
// samples of more.
func (t *thought) mean(m *dungeonroll.Move, dice int) int {
	const sides = 6
	if dice <= 2 {
		var faces [2]int
		luck := tape{faces: faces[:dice]}
		sum, n := 0, 0
		for i := range sides {
			for j := range sides {
				luck.faces[0], luck.faces[dice-1] = i, j
				if dice == 1 {
					luck.faces[0] = i
					if j > 0 {
						continue
					}
				}
				p, _ := trial(t.d, m, &luck)
				sum += t.a.search.Value(p)
				n++
			}
		}
		return sum / n
	}
	luck := tape{stream: t.q.luck}
	sum := 0
	for range t.times {
		p, _ := trial(t.d, m, &luck)
		sum += t.a.deep(p, t.pick)
	}
	return sum / t.times
}

// dig is the Archaeologist's ultimate: treasures are drawn to see what they would be
// good for, and the cheapest given up.
func (t *thought) dig(m *dungeonroll.Move) int {
	const times = 12
	sum := 0
	for range times {
		after := *t.d
		after.Do(m, t.q.luck, nil)
		out := cheapest(&after.Tokens, int(after.Owed), t.a.worth)
		give := dungeonroll.Move{Kind: dungeonroll.DiscardTokens, Tokens: out}
		after.Do(&give, t.q.luck, nil)
		sum += t.a.search.Value(foresight.Of(&after))
	}
	return sum / times
}

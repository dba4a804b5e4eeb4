package foresight

import "delvebox/games/dungeonroll"

// wish tries what re-rolls and drawn treasures can bring at best. It is nothing unless
// luck is granted.
func (n *node) wish() {
	if n.s.luck != Granted || n.done() {
		return
	}
	if n.p.Fresh > 0 {
		n.wishTreasure()
	}
	if n.side.power == digs && !n.p.Spent && n.p.Chest > 0 {
		q := n.spent()
		for range min(2, q.Chest) {
			q.reward()
		}
		n.try(q)
	}
	if n.p.Phase == dungeonroll.MonsterPhase {
		n.wishDice()
	}
}

// wishTreasure takes a drawn treasure for the one that would help: a ring, a companion,
// an elixir, or a bait.
func (n *node) wishTreasure() {
	for k := dungeonroll.Sword; k <= dungeonroll.Bait; k++ {
		if n.s.Drawable[k] > 0 && k != dungeonroll.Scales && n.p.Tokens[k] == 0 {
			q := n.p
			q.Fresh--
			q.Tokens[k]++
			n.try(q)
		}
	}
}

// wishDice re-rolls everything: monsters to what is none, the party to as many types as
// possible.
func (n *node) wishDice() {
	spend := func(q Position) {
		to := dungeonroll.Potion
		if n.side.turns[to] != dungeonroll.NoFoe {
			to = n.side.turns[to]
		}
		q.Row[to] += uint8(q.Monsters())
		for f := goblin; f <= ooze; f++ {
			q.Row[f] = 0
		}
		n.try(q)
		dice := q.Dice()
		q.Party = [faces]uint8{}
		for pass := range 2 { // types that no treasure stands for come first
			for k := dungeonroll.Cleric; k <= dungeonroll.Champion && dice > 0; k++ {
				if stood := k != dungeonroll.Champion && q.Tokens[tokenOf[k]] > 0; stood == (pass == 1) {
					q.Party[k]++
					dice--
				}
			}
		}
		q.Party[dungeonroll.Champion] += uint8(dice)
		n.try(q)
	}
	switch {
	case n.side.power == commands && !n.p.Spent:
		spend(n.spent())
	case n.p.Party[dungeonroll.Scroll] > 0:
		q := n.p
		q.Party[dungeonroll.Scroll]--
		q.Grave++
		spend(q)
	case n.p.Tokens[dungeonroll.ScrollToken] > 0:
		q := n.p
		q.discard(dungeonroll.ScrollToken)
		spend(q)
	}
}

// tokenOf is the treasure that is used as the face.
var tokenOf = [faces]dungeonroll.Token{dungeonroll.Cleric: dungeonroll.Talisman, dungeonroll.Fighter: dungeonroll.Sword,
	dungeonroll.Mage: dungeonroll.Scepter, dungeonroll.Thief: dungeonroll.Tools, dungeonroll.Scroll: dungeonroll.ScrollToken}

package foresight

import "delvebox/games/dungeonroll"

// rolled gives the positions in which so many further party dice show every mixture of
// faces; beyond three dice a fixed choice of mixtures stands for all.
func (n *node) rolled(q Position, k uint8, give func(Position, int)) {
	if k > 3 && n.s.luck == Averaged {
		for _, mix := range mixtures {
			r := q
			for i := range k {
				r.Party[n.shown(mix[int(i)%len(mix)])]++
			}
			give(r, 1)
		}
		return
	}
	n.eachRoll(q, k, dungeonroll.Cleric, 1, give)
}

// eachRoll goes through the mixtures of k dice with faces from one on; the weight is the
// number of rolls that show the mixture.
func (n *node) eachRoll(q Position, k uint8, from dungeonroll.Face, weight int, give func(Position, int)) {
	if k == 0 {
		give(q, weight)
		return
	}
	if from > dungeonroll.Scroll {
		return
	}
	ways := 1
	for c := uint8(0); c <= k; c++ {
		r := q
		r.Party[n.shown(from)] += c
		n.eachRoll(r, k-c, from+1, weight*ways, give)
		ways = ways * int(k-c) / int(c+1) // k over c+1
	}
}

func (n *node) shown(f dungeonroll.Face) dungeonroll.Face {
	if f == dungeonroll.Scroll && n.side.knights {
		return dungeonroll.Champion
	}
	return f
}

// mixtures stand for all rolls of four dice: every face comes equally often.
var mixtures = [...][4]dungeonroll.Face{
	{dungeonroll.Cleric, dungeonroll.Fighter, dungeonroll.Mage, dungeonroll.Thief},
	{dungeonroll.Champion, dungeonroll.Scroll, dungeonroll.Cleric, dungeonroll.Fighter},
	{dungeonroll.Mage, dungeonroll.Thief, dungeonroll.Champion, dungeonroll.Scroll},
	{dungeonroll.Cleric, dungeonroll.Cleric, dungeonroll.Mage, dungeonroll.Champion},
	{dungeonroll.Fighter, dungeonroll.Fighter, dungeonroll.Thief, dungeonroll.Scroll},
	{dungeonroll.Mage, dungeonroll.Thief, dungeonroll.Thief, dungeonroll.Cleric},
	{dungeonroll.Champion, dungeonroll.Champion, dungeonroll.Fighter, dungeonroll.Mage},
	{dungeonroll.Scroll, dungeonroll.Scroll, dungeonroll.Mage, dungeonroll.Fighter},
	{dungeonroll.Champion, dungeonroll.Cleric, dungeonroll.Thief, dungeonroll.Scroll},
}

// set turns a party die, a die of the level or, for the Guild Master, both (DR-209). Only
// what may help is tried: monsters to other types or off the level, a chest to a potion,
// dice of the party to champions or to types that a dragon asks for.
func (n *node) set() {
	spent := n.spent()
	n.setRow(spent, func(q Position, changed bool) {
		if changed {
			n.after(q)
		}
		if changed && n.side.power != setsBoth {
			return
		}
		for from := dungeonroll.Cleric; from <= dungeonroll.Scroll; from++ {
			if q.Party[from] == 0 {
				continue
			}
			for to := dungeonroll.Cleric; to <= dungeonroll.Champion; to++ {
				wanted := to == dungeonroll.Champion && from != to ||
					q.Party[to] == 0 && (q.Lair > 2 || q.Tokens[dungeonroll.Bait] > 0)
				if from != to && wanted {
					r := q
					r.Party[from]--
					r.Party[to]++
					n.after(r)
				}
			}
		}
	})
}

func (n *node) setRow(q Position, give func(q Position, changed bool)) {
	give(q, false)
	if n.p.Phase != dungeonroll.MonsterPhase {
		return
	}
	for from := goblin; from <= dungeonroll.Chest; from++ {
		if q.Row[from] == 0 {
			continue
		}
		for to := goblin; to <= dungeonroll.Potion; to++ {
			if to == from || from == dungeonroll.Chest && to != dungeonroll.Potion || to <= ooze && q.Row[to] == 0 {
				continue
			}
			r := q
			r.Row[from]--
			r.Row[to]++
			give(r, true)
		}
	}
}

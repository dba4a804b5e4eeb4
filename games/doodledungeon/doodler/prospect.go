package doodler

import (
	"delvebox/engine/play"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
)

// hundred is one thing in the unit of counts, which are in hundredths: some things are
// only expected.
const hundred = 100

// prospect is what a dungeon may come to by the end of Phase A, in hundredths of things.
type prospect struct {
	tables    *card.Tables
	creatures [kinds]int
	treasures int
	checked   [card.Categories]int
	boxes     int // upgrades still to come
}

// dealt is what an average card brings, in hundredths (DD 4.4).
const (
	dealtTrap      = 38
	dealtGoblin    = 53
	dealtOrc       = 32
	dealtDragon    = 20
	dealtTreasures = 37
	dealtUpgrades  = 115
)

var dealtMarks = [kinds]int{sheet.Trap: dealtTrap, sheet.Goblin: dealtGoblin, sheet.Orc: dealtOrc, sheet.Dragon: dealtDragon}

// prospectOf is that of a seat with so many cards of unknown kind to come.
func prospectOf(s *doodledungeon.State, seat play.Seat, cards int) prospect {
	own := s.Sheet(seat)
	p := prospect{tables: s.Tables(), treasures: hundred * s.TreasureCount(seat)}
	for m := sheet.Trap; m <= sheet.Dragon; m++ {
		p.creatures[m] = hundred*own.Of(m).Count() + dealtMarks[m]*cards
	}
	p.treasures += dealtTreasures * cards
	p.boxes += dealtUpgrades * cards
	for c := range card.Categories {
		p.checked[c] = s.Checked(seat, c)
	}
	for _, e := range s.Pieces(seat) {
		if e.Fate == doodledungeon.Waiting {
			p.add(e.Element)
		}
	}
	return p
}

// add adds an element that will be built.
func (p *prospect) add(e card.Element) {
	switch e.Kind {
	case card.Creature:
		p.creatures[e.Mark] += hundred
	case card.Treasure:
		p.treasures += hundred
	case card.Upgrade:
		p.boxes += hundred
	}
}

// rung is a level of a track within reach, and the boxes it takes from now.
type rung struct{ boxes, level int }

// rungs lists the level in force and those that can still be unlocked.
func (p *prospect) rungs(c card.Category) []rung {
	t := p.tables.Track(c)
	checked := p.checked[c]
	list := []rung{{0, t.Level(checked)}}
	for n := checked; ; {
		more, level, ok := t.Next(n)
		if !ok {
			return list
		}
		n += more
		list = append(list, rung{n - checked, level})
	}
}

// fate is how monsters of a kind fare at a level: what one brings its owner without
// treasure, and the chance that it stands to the end, in parts of whole.
type fate struct{ boxes, worth, stays int }

const (
	wilful   = 70  // of a hundred monsters are visited as it suits the hero, the others once
	trapHits = 65  // of a hundred traps are met
	heart    = 105 // of a hundredth of a point: what damage is worth, for it may kill
	handGain = 300 // what a further card in hand brings by choice, beside better chances
)

// fateOf works a monster's fate out: the hero visits it never, once or twice, as hurts
// its owner most. Hoard is the share of the treasures that it is thought to guard.
func (p *prospect) fateOf(m sheet.Mark, level, hand, hoard int) fate {
	t := p.tables
	win := chance(level, hand, t.Figures.Strength)
	pain := t.Damage(m) * heart * point / 100
	price := t.Points(m) * point
	once := fate{worth: win * (price + pain) / whole, stays: win}
	best := fate{worth: price, stays: whole}
	again := win * win / whole
	twice := fate{worth: win*pain/whole + again*(price+pain)/whole, stays: again}
	for _, f := range [...]fate{once, twice} {
		if f.worth+f.stays*hoard/whole < best.worth+best.stays*hoard/whole {
			best = f
		}
	}
	best.worth = (best.worth*wilful + once.worth*(100-wilful)) / 100
	best.stays = (best.stays*wilful + once.stays*(100-wilful)) / 100
	return best
}

// plan is the best use of the upgrades to come.
type plan struct {
	value int
	boxes [card.Categories]int // to be checked in each category
}

// plan tries all levels that can be reached.
func (p *prospect) plan() plan {
	best := plan{value: lowest}
	monsters := 0
	for _, m := range sheet.Monsters() {
		monsters += p.creatures[m]
	}
	spare := (p.boxes + hundred/2) / hundred
	guarded := min(p.treasures, monsters*9/10)
	traps := p.rungs(card.TrapTrack)
	for _, treasure := range p.rungs(card.TreasureTrack) {
		hoard := guarded * treasure.level * point / max(1, monsters)
		for _, hand := range p.rungs(card.HandTrack) {
			left := spare - treasure.boxes - hand.boxes
			if left < 0 {
				continue
			}
			var fates [3][]fate
			for i, m := range sheet.Monsters() {
				for _, r := range p.rungs(card.TrackOf(m)) {
					if r.boxes <= left {
						f := p.fateOf(m, r.level, hand.level, hoard)
						f.boxes = r.boxes
						fates[i] = append(fates[i], f)
					}
				}
			}
			value := (hand.level - 1) * handGain
			p.combine(fates, left, guarded, treasure.level*point, func(left, worth int, boxes [3]int) {
				trap := traps[0]
				for _, r := range traps {
					if r.boxes <= left {
						trap = r
					}
				}
				worth += value + p.creatures[sheet.Trap]*trapHits/100*trap.level*heart/hundred*point/100
				if worth > best.value {
					best.value = worth
					best.boxes = [...]int{boxes[0], boxes[1], boxes[2], trap.boxes, treasure.boxes, hand.boxes}
				}
			})
		}
	}
	return best
}

// combine shows what all combinations of the monsters' levels are worth, with the
// treasures under those that stand most safely, and the boxes that are left.
func (p *prospect) combine(fates [3][]fate, left, treasures, each int, show func(left, worth int, boxes [3]int)) {
	var n [3]int
	for i, m := range sheet.Monsters() {
		n[i] = p.creatures[m]
	}
	for _, g := range fates[0] {
		for _, o := range fates[1] {
			for _, d := range fates[2] {
				rest := left - g.boxes - o.boxes - d.boxes
				if rest < 0 {
					break
				}
				worth := (n[0]*g.worth + n[1]*o.worth + n[2]*d.worth) / hundred
				guards := [3]struct{ n, stays int }{{n[0], g.stays}, {n[1], o.stays}, {n[2], d.stays}}
				for hidden := treasures; hidden > 0; {
					k := 0
					for i := range guards {
						if guards[i].n > 0 && (guards[k].n == 0 || guards[i].stays > guards[k].stays) {
							k = i
						}
					}
					if guards[k].n == 0 {
						break
					}
					used := min(hidden, guards[k].n)
					worth += used * guards[k].stays / hundred * each / whole
					hidden -= used
					guards[k].n = 0
				}
				show(rest, worth, [3]int{g.boxes, o.boxes, d.boxes})
			}
		}
	}
}

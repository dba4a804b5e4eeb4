package doodler

import "delvebox/games/doodledungeon/sheet"

// stepPrice is what a step of a path counts against it, so that of equal paths the
// shorter is drawn.
const stepPrice = 4

const mostHearts = 32

// judge is what the owner of the dungeon is expected to make of it if the hero walks
// this way: monsters that stay, and the dead hero or the hearts of the escaped. Ok is
// false if the path meets a monster twice running (DD-057). Whether a monster is still
// there when the hero comes back is taken as independent of how he has fared.
func (o *outlook) judge(path []sheet.Square) (value int, ok bool) {
	var alive [mostHearts]int // chances by hearts left
	var there [sheet.Squares]int32
	most := min(o.hearts+o.relief, mostHearts-1)
	least := most
	alive[most] = whole
	kept, dead := 0, 0 // what stays on the average; value of the cases in which the hero has died
	for sq, w := range o.worth {
		kept += w
		there[sq] = whole
	}
	last := sheet.NoSquare
	for _, q := range path {
		m := o.kind[q]
		if m == sheet.Empty {
			continue
		}
		if m != sheet.Trap && q == last {
			return 0, false
		}
		last = q
		if there[q] == 0 {
			continue
		}
		hurt, damage := int(there[q]), o.damage[m]
		if m == sheet.Trap {
			there[q] = 0
		} else {
			hurt = hurt * o.win[m] / whole
			kept -= (int(there[q]) - hurt) * o.worth[q] / whole
			there[q] = int32(hurt)
		}
		for h := least; h <= most; h++ {
			p := alive[h] * hurt / whole
			alive[h] -= p
			if h > damage {
				alive[h-damage] += p
			} else {
				dead += p * (o.death + kept) / whole
			}
		}
		least = max(1, least-damage)
	}
	for h := least; h <= most; h++ {
		value += alive[h] * (kept - point*min(h, o.hearts)) / whole
	}
	return value + dead, true
}

package dungeon

import "delvebox/games/mapmasters/card"

// aims are the aims that the kinds of icons count for; Coin is counted apart.
var aims = [card.Kinds]Aim{card.Sword: Swords, card.Key: Keys, card.Rope: Ropes, card.Scroll: Scrolls,
	card.Coin: Coins, card.Barrel: Barrels, card.Monster: Monsters, card.Padlock: Padlocks,
	card.Pitfall: Pits, card.Lava: Pits, card.Circle: Circles, card.Stairs: Stairways,
	card.Recycling: Aims, card.Scissors: Aims, card.None: Aims}

// circleUp circles the Discovery of a position, once, and crosses it out if it is used
// up by that (MMV-021).
func (p *Pen) circleUp(at int, cross bool) {
	old := p.marks[at]
	now := old | circled
	if cross {
		now |= crossed
	}
	if now != old {
		p.set(markTable, int32(at), uint16(old), uint16(now))
	}
	if old&circled != 0 {
		return
	}
	icon := p.t.icons[at]
	switch {
	case icon.Kind == card.Coin:
		p.tally[Coins] += int16(icon.Coins)
	case icon.Kind.Optimizer():
		p.optimizer[icon.Kind-card.Recycling]++
	default:
		p.tally[aims[icon.Kind]]++
	}
	if k, ok := icon.Kind.Resource(); ok {
		p.got[k] = append(p.got[k], int32(at))
		p.state.got[k]++
	}
}

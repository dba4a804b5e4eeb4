package delver

import (
	"delvebox/games/dungeonroll"
	"delvebox/games/dungeonroll/foresight"
)

// appraiser is Hard's judge: it values ends by the total that they will lead to, in
// thousandths of a point, or by the chance to win.
type appraiser struct {
	wisdom *Wisdom
	hero   dungeonroll.Hero
	delve  int // 1 to 3
	search *foresight.Search
	// laid are the dice of the next levels that the Scout has laid out.
	laid *dungeonroll.Delve
	// wins, if set, is what the chance to win with a final total is worth beside its
	// points.
	wins func(total, tokens int) int
}

// newAppraiser makes the judge together with its search.
func newAppraiser(w *Wisdom, d *dungeonroll.Delve, delve int) *appraiser {
	a := &appraiser{wisdom: w, hero: d.Hero, delve: delve}
	a.search = foresight.NewSearch(d.Hero, d.Rules, a, foresight.Averaged)
	a.search.Limit = hardNodes
	if d.Hero == dungeonroll.Scout && d.Level < 3 && d.Phase != dungeonroll.Forming {
		a.laid = d
	}
	return a
}

const (
	freshUnused = 1250 // a treasure drawn and not used, of unknown kind, at the end
	freshKept   = 1400 // the same with delves left
	dug         = 400  // the choice among two more treasures, for the Archaeologist
	dugMaster   = 1300 // and for the Tomb Raider, who keeps one more
)

// Ended values a delve that is over.
func (a *appraiser) Ended(p foresight.Position) int {
	if a.delve >= delves {
		return a.final(&p)
	}
	v := point * int(p.XP)
	for k, n := range p.Tokens {
		v += int(n) * int(a.wisdom.kept[a.delve][k])
	}
	if a.hero == dungeonroll.Leprechaun { // worth by use only
		v = point*int(p.XP) + (v-point*int(p.XP))/4
	}
	return v + freshKept*int(p.Fresh) + int(a.wisdom.future[a.hero][a.delve][experience(&p)])
}

// experience is the column of the future: 5 for a master.
func experience(p *foresight.Position) int {
	if p.Master {
		return 5
	}
	return min(4, int(p.XP))
}

// final values the end of the last delve.
func (a *appraiser) final(p *foresight.Position) int {
	fresh := freshUnused * int(p.Fresh)
	owned := left(a.hero, p.Tokens)
	if a.hero == dungeonroll.Leprechaun {
		fresh = 0
	}
	v := point*(int(p.XP)+unused(&owned)) + fresh
	if a.wins != nil {
		v += a.wins(int(p.XP)+unused(&owned)+fresh/point, owned.Count()+fresh/point)
	}
	return v
}

// left are the treasures that a hero keeps at the end of the game (DR-170, DR-184).
func left(h dungeonroll.Hero, owned dungeonroll.Tokens) dungeonroll.Tokens {
	switch h {
	case dungeonroll.Leprechaun:
		return dungeonroll.Tokens{}
	case dungeonroll.Archaeologist:
		out := leastLoss(&owned, 6)
		for k, n := range out {
			owned[k] -= n
		}
	}
	return owned
}

// Regroup is the better of retiring and going deeper.
func (a *appraiser) Regroup(p foresight.Position) int {
	retire := foresight.Nothing
	if p.MayRetire() {
		retire = a.Ended(p.Retired())
		if a.hero == dungeonroll.Archaeologist && !p.Spent {
			if p.Master {
				retire += dugMaster
			} else {
				retire += dug
			}
		}
	}
	if p.Level >= levels {
		return retire
	}
	return max(retire, a.deeper(&p))
}

// deeper is what going on is worth, as learned; or exactly, where the dice are known.
func (a *appraiser) deeper(p *foresight.Position) int {
	if a.laid != nil && p.Level < 3 {
		at := *a.laid
		at.Level = p.Level
		if count, ok := foresight.Known(&at); ok {
			return a.search.Value(a.search.Enter(*p, &count))
		}
	}
	on := a.wisdom.goOn(a.hero, p, a.search.Needs(p.Master))
	v := a.Ended(*p) + on
	if a.wins != nil {
		v += a.gamble(p, on)
	}
	return v
}

// gamble is what going on changes in the worth of winning: as if it brought either
// nothing or the next level and one more, with the mean that was learned.
func (a *appraiser) gamble(p *foresight.Position, on int) int {
	nothing := a.Ended(*p)
	gain := int(p.Level) + 2
	q := *p
	q.XP += uint8(gain)
	share := min(point, on/gain) // thousandths
	return (a.Ended(q) - nothing - gain*point) * share / point
}

// leastLoss picks n treasures to give up at the end, with the least loss of points.
func leastLoss(owned *dungeonroll.Tokens, n int) dungeonroll.Tokens {
	if n >= owned.Count() {
		return *owned
	}
	var best dungeonroll.Tokens
	most := -1
	for scales := 0; scales <= min(n, int(owned[dungeonroll.Scales])); scales++ {
		var out dungeonroll.Tokens
		out[dungeonroll.Scales] = uint8(scales)
		left := n - scales
		for k := dungeonroll.Sword; k <= dungeonroll.Portal; k++ { // portals are the last kind
			if k != dungeonroll.Scales {
				c := min(left, int(owned[k]))
				out[k] = uint8(c)
				left -= c
			}
		}
		rest := *owned
		for k, c := range out {
			rest[k] -= c
		}
		if v := unused(&rest); left == 0 && v > most {
			best, most = out, v
		}
	}
	return best
}

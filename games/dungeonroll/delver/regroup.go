package delver

import (
	"delvebox/games/dungeonroll"
	"delvebox/games/dungeonroll/foresight"
)

// worth is that of a treasure kept.
func (a *appraiser) worth(k dungeonroll.Token) int {
	if a.delve < delves {
		return int(a.wisdom.kept[a.delve][k])
	}
	return plainWorth(k)
}

// regroup retires or goes deeper: by what was learned where that is clear, else by
// throws of the next level.
func (t *thought) regroup() dungeonroll.Move {
	retire, seek := dungeonroll.Move{Kind: dungeonroll.Retire}, dungeonroll.Move{Kind: dungeonroll.SeekGlory}
	p := foresight.Of(t.d)
	stay := foresight.Nothing
	if p.MayRetire() {
		stay = t.a.Ended(p.Retired())
	}
	digs := dungeonroll.Move{Kind: dungeonroll.Ultimate}
	if w := t.d.Check(&digs); !w.Refused() && p.MayRetire() { // the Archaeologist, before retiring
		if p.Level >= levels || stay+dug >= t.throws(&p, throwTimes) {
			return digs
		}
		return seek
	}
	if p.Level >= levels {
		return retire
	}
	if stay == foresight.Nothing {
		return seek
	}
	on := t.a.deeper(&p)
	if on > stay-closeCall && on < stay+closeCall {
		on = t.throws(&p, throwTimes)
	}
	if on > stay {
		return seek
	}
	return retire
}

// throws is the mean value of so many throws of the next level.
func (t *thought) throws(p *foresight.Position, times int) int {
	if count, ok := foresight.Known(t.d); ok {
		return t.a.deep(t.a.search.Enter(*p, &count), t.pick)
	}
	dice := min(int(p.Level)+1, t.d.Supply())
	sum := 0
	for range times {
		if t.q.stopped() != nil {
			break
		}
		sum += t.a.throw(p, dice, t.pick)
	}
	return sum / times
}

// throw is the value of the next level after one throw of its dice.
func (a *appraiser) throw(p *foresight.Position, dice int, pick foresight.Pick) int {
	var count [7]uint8
	for range dice {
		count[1+pick(6)]++
	}
	return a.deep(a.search.Enter(*p, &count), pick)
}

// deep is the value of a level with a re-roll where all else would bring little more than
// fleeing.
func (a *appraiser) deep(p foresight.Position, pick foresight.Pick) int {
	return a.search.Deep(p, a.Ended(p)+point, deepTimes, pick)
}

// form is the Mercenary's re-roll and the Scout's assignment.
func (t *thought) form() dungeonroll.Move {
	return best(t.d, func(m *dungeonroll.Move) int {
		if t.q.over() {
			return foresight.Nothing
		}
		if m.Kind == dungeonroll.AssignScout {
			var luck tape
			_, after := trial(t.d, m, &luck)
			if after.Phase == dungeonroll.Ended {
				return foresight.Nothing
			}
			t.a.search.Forget()
			t.a.search.Limit = scoutNodes
			t.a.laid = &after
			return t.a.search.Value(foresight.Of(&after))
		}
		luck := tape{stream: t.q.luck}
		sum := 0
		for range rerollTimes {
			after := *t.d
			after.Do(m, &luck, nil)
			p := start(foresight.Of(&after))
			sum += t.a.deeper(&p)
			if m.Party == 0 {
				return sum
			}
		}
		return sum / rerollTimes
	})
}

// start is the position before level 1, from one on it.
func start(p foresight.Position) foresight.Position {
	p.Row = [7]uint8{}
	p.Level, p.Lair, p.Phase = 0, 0, dungeonroll.RegroupPhase
	return p
}

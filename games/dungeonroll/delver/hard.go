package delver

import (
	"delvebox/engine/play"
	"delvebox/games/dungeonroll"
	"delvebox/games/dungeonroll/foresight"
)

// hard is the level Hard: it goes through all sequences of actions of the level, means
// over re-rolls and over the throws of the next level, and values a Regroup by what it
// has learned from games with itself.
type hard struct {
	wisdom *Wisdom
	fault  error // of the data that is built in
	times  int   // samples of a re-roll of more than two dice
}

const (
	hardNodes   = 30000 // positions of one decision, before it is content with less
	scoutNodes  = 3000  // positions of one of the Scout's assignments, of which there are 60
	rerollTimes = 24    // samples of a re-roll of more than two dice
	deepTimes   = 6     // samples of a re-roll on the level after
	throwTimes  = 32    // throws of the next level at Regroup
	closeCall   = 2 * point
	victory     = 12 * point // what winning is worth beside points
)

func (h hard) delve(q *question) (dungeonroll.Move, error) {
	if h.fault != nil {
		return dungeonroll.Move{}, h.fault
	}
	d := &q.d
	a := newAppraiser(h.wisdom, d, q.state.Round())
	a.wins = winning(q.state, q.seat)
	a.search.Stop = q.over
	t := thought{a: a, q: q, d: d, times: h.times}
	switch d.Phase {
	case dungeonroll.Forming:
		return t.form(), q.stopped()
	case dungeonroll.RegroupPhase:
		return t.regroup(), q.stopped()
	}
	return t.choose(), q.stopped()
}

// thought is one decision of Hard.
type thought struct {
	a *appraiser
	q *question
	d *dungeonroll.Delve

	times int // samples of a re-roll
}

func (t *thought) pick(n int) int { return t.q.luck.Pick("thought", n) }

// choose looks at the actions that re-roll nothing first, then at re-rolls, as far as
// one that left no monster at all would be better.
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
	if p.Monsters() > 0 && t.a.search.Value(t.a.search.Spared(p))+point > most {
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
// with all of the party but champions.
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
	if m.Level == 0 {
		return false
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

func (h hard) discard(q *question, owned *dungeonroll.Tokens, n int) dungeonroll.Tokens {
	if q.state.Phase() == dungeonroll.Discarding {
		return leastLoss(owned, n)
	}
	if h.fault != nil {
		return cheapest(owned, n, plainWorth)
	}
	a := newAppraiser(h.wisdom, &q.d, q.state.Round())
	t := thought{a: a, q: q, d: &q.d, times: h.times}
	m := best(&q.d, t.value)
	return m.Tokens
}

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

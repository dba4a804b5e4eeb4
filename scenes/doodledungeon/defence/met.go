package defence

import (
	"delvebox/engine/play"
	"delvebox/games/doodledungeon"
)

// met is how an encounter behind a hero has ended.
type met struct {
	fought bool // with a monster; else it was a trap
	won    bool // by the monster
	hearts int  // that it cost the hero
}

// past is what a hero has behind him: where he stands on his path, and how the encounters
// on it have ended, by their place on the path.
type past struct {
	at  int
	met map[int]met
}

// behind gives what the hero of a dungeon has behind him.
func (v *View) behind(seat play.Seat) *past {
	p := v.pasts[seat]
	if p == nil {
		p = &past{at: -1, met: map[int]met{}}
		v.pasts[seat] = p
	}
	return p
}

// recall takes what the heroes have behind them from the match.
func (v *View) recall() {
	v.pasts = map[play.Seat]*past{}
	for _, e := range v.Match.Log(v.Viewer) {
		for _, ev := range e.Events {
			v.note(ev)
		}
	}
}

// note keeps what an event that has been shown says of an encounter.
func (v *View) note(ev play.Event) {
	switch e := ev.(type) {
	case doodledungeon.HeroWalked:
		v.behind(e.Seat).at = e.To
	case doodledungeon.FightSettled:
		p := v.behind(e.Seat)
		p.met[p.at] = met{fought: true, won: e.Won}
	case doodledungeon.TrapSprung:
		p := v.behind(e.Seat)
		p.met[p.at] = met{}
	case doodledungeon.HeartsLost:
		p := v.behind(e.Seat)
		if m, ok := p.met[p.at]; ok {
			m.hearts = e.Damage
			p.met[p.at] = m
		}
	}
}

// ended says how the encounter at a place of the path has ended, and whether the monster
// won and stayed for then; ok is false where there was none, or none yet.
func (v *View) ended(seat play.Seat, place int) (word string, stayed, ok bool) {
	m, ok := v.behind(seat).met[place]
	switch {
	case !ok:
		return "", false, false
	case !m.fought:
		return v.Hearts(m.hearts), false, true
	case !m.won:
		return v.Words.T("doodledungeon.defence.fled"), false, true
	case m.hearts == 0:
		return v.Words.T("doodledungeon.defence.won"), true, true
	}
	return v.Words.T("doodledungeon.defence.won-hearts", "hearts", v.Hearts(m.hearts)), true, true
}

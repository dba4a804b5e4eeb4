package delver

import (
	"context"
	"fmt"

	"delvebox/engine/play"
	"delvebox/games/dungeonroll"
	"delvebox/games/dungeonroll/foresight"
)

// Lesson is what one Regroup of a game with itself teaches: the features of the
// position, and what going on was worth more than ending the delve with nothing, as the
// wisdom of the time values the level after.
type Lesson struct {
	Hero     dungeonroll.Hero
	Master   bool
	Level    int
	Features [][2]int // index and how much
	Worth    int
}

// Tale is what one delve of a game with itself teaches about treasures and experience.
type Tale struct {
	Hero       dungeonroll.Hero
	Delve      int // 1 to 3
	Experience int // column of the future
	Tokens     dungeonroll.Tokens
	Later      int // final total less the experience so far, in thousandths
}

// Features is the number of features that positions have.
const Features = featCount

// Study plays games alone with a hero and tells what they teach. The wisdom is the one
// to be bettered.
func Study(w *Wisdom, g *dungeonroll.Game, h dungeonroll.Hero, seed string, games int, lesson func(Lesson), tale func(Tale)) error {
	for n := range games {
		s, _, err := g.Set(dungeonroll.Position{Phase: dungeonroll.Forming, Players: []dungeonroll.Player{{Hero: h}},
			Seed: fmt.Sprint(seed, " ", h, " ", n)})
		if err != nil {
			return err
		}
		luck := play.NewChance(seed, fmt.Sprint("study ", h, " ", n))
		if err := studyGame(w, s, &luck, lesson, tale); err != nil {
			return err
		}
	}
	return nil
}

const (
	studyThrows  = 3  // throws that a lesson's worth is the mean of
	studyRolls   = 6  // samples of a re-roll while playing
	studyBravery = 35 // percent of Regroups that go on where retiring seems better
)

// pupil is a game alone that is learned from.
type pupil struct {
	wisdom *Wisdom
	state  *dungeonroll.State
	luck   *play.Chance
	player hard
	lesson func(Lesson)
	round  int
	begun  bool   // the delve of this round has been learned from before its first level
	tales  []Tale // of the delves that are over
}

func studyGame(w *Wisdom, s *dungeonroll.State, luck *play.Chance, lesson func(Lesson), tale func(Tale)) error {
	p := pupil{wisdom: w, state: s, luck: luck, player: hard{wisdom: w, times: studyRolls}, lesson: lesson}
	for s.Phase() != dungeonroll.Over {
		m, err := p.move()
		if err != nil {
			return err
		}
		if why := s.Do(0, &m, nil); why != nil {
			return fmt.Errorf("%v: %w", m, why)
		}
	}
	end := s.Player(0)
	for _, t := range p.tales {
		t.Later += point * end.Total()
		tale(t)
	}
	return nil
}

// move learns from the position and decides.
func (p *pupil) move() (dungeonroll.Move, error) {
	d := p.state.Delve()
	if r := p.state.Round(); r != p.round {
		if p.round > 0 {
			p.tales = append(p.tales, talePart(p.state.Player(0), p.round))
		}
		p.round, p.begun = r, false
	}
	a := newAppraiser(p.wisdom, &d, p.round)
	if d.Phase == dungeonroll.MonsterPhase && !p.begun {
		p.begun = true
		p.learn(a, &d, start(foresight.Of(&d)), 1)
	}
	if _, known := foresight.Known(&d); d.Phase == dungeonroll.RegroupPhase && d.Owed == 0 && d.Level < 10 && !known {
		return p.regroup(a, &d), nil
	}
	return p.decide(&d)
}

// learn makes a lesson of a position before so many dungeon dice.
func (p *pupil) learn(a *appraiser, d *dungeonroll.Delve, at foresight.Position, dice int) {
	sum := 0
	for range studyThrows {
		sum += a.throw(&at, dice, func(n int) int { return p.luck.Pick("study", n) })
	}
	p.lesson(lessonOf(d, &at, sum/studyThrows-a.Ended(at), a))
}

// regroup learns from a Regroup and goes on, or ends the delve where that seems better; now
// and then it is brave.
func (p *pupil) regroup(a *appraiser, d *dungeonroll.Delve) dungeonroll.Move {
	at := foresight.Of(d)
	p.learn(a, d, at, min(int(d.Level)+1, d.Supply()))
	brave := p.luck.Pick("study", 100) < studyBravery
	if brave || !at.MayRetire() || a.Ended(at.Retired()) < a.deeper(&at) {
		return dungeonroll.Move{Kind: dungeonroll.SeekGlory}
	}
	dig := dungeonroll.Move{Kind: dungeonroll.Ultimate}
	if w := d.Check(&dig); !w.Refused() {
		return dig
	}
	return dungeonroll.Move{Kind: dungeonroll.Retire}
}

// decide is any other decision.
func (p *pupil) decide(d *dungeonroll.Delve) (dungeonroll.Move, error) {
	q := &question{ctx: context.Background(), state: p.state, luck: p.luck, d: *d}
	switch {
	case p.state.Phase() == dungeonroll.Discarding:
		own := p.state.Player(0)
		return dungeonroll.Move{Kind: dungeonroll.DiscardTokens, Tokens: leastLoss(&own.Tokens, int(d.Owed))}, nil
	case d.Owed > 0:
		return dungeonroll.Move{Kind: dungeonroll.DiscardTokens, Tokens: p.player.discard(q, &d.Tokens, int(d.Owed))}, nil
	}
	return p.player.delve(q)
}

func talePart(p dungeonroll.Player, round int) Tale {
	xp := 5
	if !p.Master {
		xp = min(4, int(p.XP))
	}
	return Tale{Hero: p.Hero, Delve: round, Experience: xp, Tokens: p.Tokens, Later: -point * int(p.XP)}
}

func lessonOf(d *dungeonroll.Delve, p *foresight.Position, worth int, a *appraiser) Lesson {
	l := Lesson{Hero: d.Hero, Master: p.Master && d.Hero != dungeonroll.NoHero, Level: int(p.Level), Worth: worth}
	var room featureList
	for _, f := range featuresOf(&room, p, a.search.Needs(p.Master)) {
		l.Features = append(l.Features, [2]int{f.index, f.much})
	}
	return l
}

// SetOn sets the weights of going on, from learning.
func (w *Wisdom) SetOn(h dungeonroll.Hero, master bool, level int, weights []int32) {
	side := 0
	if master {
		side = 1
	}
	copy(w.on[h][side][level][:], weights)
}

// On gives the weights of going on.
func (w *Wisdom) On(h dungeonroll.Hero, master bool, level int) []int32 {
	side := 0
	if master {
		side = 1
	}
	return append([]int32(nil), w.on[h][side][level][:]...)
}

// SetKept sets what a treasure is worth after a delve.
func (w *Wisdom) SetKept(delve int, k dungeonroll.Token, worth int32) { w.kept[delve][k] = worth }

// SetFuture sets what is still to come after a delve.
func (w *Wisdom) SetFuture(h dungeonroll.Hero, delve, experience int, worth int32) {
	w.future[h][delve][experience] = worth
}

// Depths is the number of levels that going on is learned for, from before the first.
const Depths = levels

// FeatureReady is the place of the feature of a ready ultimate.
const FeatureReady = featReady

// Package performer plays matches through the mouse: it decides for every person at
// the table and carries each decision out with a scripted hand, on the controls that
// are to be seen. It shows the program by itself, and is how the whole program is
// tested in a real window.
package performer

import (
	"fmt"
	"time"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/dungeon"
	"delvebox/scenes/app"
	"delvebox/scenes/mapmasters/table"
	"delvebox/scenes/tour"
)

// Performer is a hand at work on one match.
type Performer struct {
	app    *app.App
	player *input.Player
	until  func(s *mapmasters.State) bool // where to stop
	done   func()
	shots  bool            // take a picture of every phase
	seen   map[string]bool // phases a picture was taken of
	want   play.Move       // the move being carried out
	length int             // of the match before it
	turn   int             // moves made, for variety
}

// Perform adds a match to what the player does: on the table that is open until the
// position is as asked for.
// When that is reached, done is called, which may be nil.
func Perform(a *app.App, p *input.Player, shots bool, until func(s *mapmasters.State) bool, done func()) *Performer {
	f := &Performer{app: a, player: p, until: until, done: done, shots: shots, seen: map[string]bool{}}
	p.Do("look", f.look)
	return f
}

// table is the scene being played on.
func (f *Performer) table() (*table.Table, error) {
	if t, ok := f.app.Stack.Top().(*table.Table); ok {
		return t, nil
	}
	return nil, fmt.Errorf("the table is not on top: %T is", f.app.Stack.Top())
}

// next looks again after what has been asked of the hand.
func (f *Performer) next() { f.player.Do("look", f.look) }

// picture takes one picture of each kind of situation.
func (f *Performer) picture(name string) {
	if f.shots && !f.seen[name] {
		f.seen[name] = true
		f.player.WaitIdle()
		f.player.Picture("play-" + name)
	}
}

// look sees what is to be done and asks the hand to do it.
func (f *Performer) look() error {
	t, err := f.table()
	if err != nil {
		return err
	}
	if err := f.check(t); err != nil {
		return err
	}
	s := t.Match.State().(*mapmasters.State)
	switch {
	case f.there("handover"):
		f.picture("curtain")
		f.player.Wait(700 * time.Millisecond) // the plaque answers after a moment
		f.player.Click("handover")
		f.player.WaitIdle()
	case f.there("go-on"):
		f.picture("reward")
		f.player.Click("go-on")
		f.player.Wait(50 * time.Millisecond)
	case f.until(s):
		f.picture("end")
		f.end()
		return nil
	case s.Phase() == mapmasters.Over && f.there("again"):
		f.picture("results")
		f.end()
		return nil
	case t.Playable():
		if err := f.decide(t, s); err != nil {
			return err
		}
	default:
		f.player.Wait(100 * time.Millisecond)
	}
	f.next()
	return nil
}

// end tells that the match has come to where it was to come.
func (f *Performer) end() {
	f.player.Do("end", func() error {
		if f.done != nil {
			f.done()
		}
		return nil
	})
}

func (f *Performer) there(name string) bool {
	_, ok := f.app.UI.Find(name)
	return ok
}

// check sees that the move asked for is the one that was made.
func (f *Performer) check(t *table.Table) error {
	if f.want == nil {
		return nil
	}
	want := f.want
	f.want = nil
	h := t.Match.History()
	if len(h) <= f.length {
		return fmt.Errorf("%q was not made; the table says %q", want, f.app.UI.Refused())
	}
	got := h[f.length].Move
	a, ok := want.(mapmasters.Explore)
	if !ok {
		if got.String() != want.String() {
			return fmt.Errorf("%q was made in place of %q", got, want)
		}
		return nil
	}
	b, ok := got.(mapmasters.Explore)
	if !ok || way(a.Path) != way(b.Path) || len(a.Cards) != len(b.Cards) {
		return fmt.Errorf("%q was handed in in place of %q", got, want)
	}
	return nil
}

// decide chooses the acting person's move and has it carried out.
func (f *Performer) decide(t *table.Table, s *mapmasters.State) error {
	m, err := tour.Decide(s, t.Actor(), f.turn)
	if err != nil {
		return err
	}
	f.turn++
	f.picture(s.Phase().String())
	f.length = t.Match.Len()
	if err := f.carryOut(t, s, m); err != nil {
		return err
	}
	f.want = m
	return nil
}

// way is a path without what pays: an item can be named by its place or as the first.
func way(p dungeon.Path) string {
	bare := p.Clone()
	for i := range bare {
		bare[i].Pay, bare[i].With = nil, dungeon.Item()
	}
	return bare.String()
}

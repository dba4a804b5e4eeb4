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
	"delvebox/scenes/app"
)

// Performer is a hand at work on one match.
type Performer struct {
	app    *app.App
	mime   app.Mime
	player *input.Player
	until  func(s play.State) bool // where to stop
	done   func()
	shots  bool            // take a picture of every phase
	seen   map[string]bool // phases a picture was taken of
	want   play.Move       // the move being carried out
	length int             // of the match before it
	turn   int             // moves made, for variety
}

// Perform adds a match to what the player does: on the table that is open until the
// position is as asked for; nil plays to the end.
// When that is reached, done is called, which may be nil.
func Perform(a *app.App, p *input.Player, shots bool, until func(s play.State) bool, done func()) *Performer {
	f := &Performer{app: a, player: p, until: until, done: done, shots: shots, seen: map[string]bool{}}
	p.Do("look", f.look)
	return f
}

// table is the scene being played on; its game's mime does the playing.
func (f *Performer) table() (app.Table, error) {
	if t, ok := f.app.Stack.Top().(app.Table); ok {
		id := t.Playing().Game().ID()
		b := f.app.Box(id)
		if b == nil || b.Mime == nil {
			return nil, fmt.Errorf("nobody knows how to play %s through the mouse", id)
		}
		f.mime = b.Mime
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
	s := t.Playing().State()
	switch {
	case f.there("handover"):
		f.picture("curtain")
		f.player.Wait(f.app.UI.Pace(700 * time.Millisecond)) // the plaque answers after a moment
		f.player.Click("handover")
		f.player.WaitIdle()
	case f.there("go-on"):
		f.picture("reward")
		f.player.Click("go-on")
		f.player.Wait(50 * time.Millisecond)
	case f.until != nil && f.until(s):
		f.picture("end")
		f.end()
		return nil
	case s.Outcome() != nil && f.there("again"):
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
func (f *Performer) check(t app.Table) error {
	if f.want == nil {
		return nil
	}
	want := f.want
	f.want = nil
	h := t.Playing().History()
	if len(h) <= f.length {
		return fmt.Errorf("%q was not made; the table says %q", want, f.app.UI.Refused())
	}
	if got := h[f.length].Move; !f.mime.Same(want, got) {
		return fmt.Errorf("%q was made in place of %q", got, want)
	}
	return nil
}

// decide chooses the acting person's move and has it carried out.
func (f *Performer) decide(t app.Table, s play.State) error {
	m, err := f.mime.Decide(s, t.Actor(), f.turn)
	if err != nil {
		return err
	}
	f.turn++
	f.picture(f.mime.Phase(s))
	f.length = t.Playing().Len()
	if err := f.mime.Carry(app.Hand{App: f.app, Table: t, Player: f.player, Picture: f.picture}, m); err != nil {
		return err
	}
	f.want = m
	return nil
}

// Package sitting is a match on the table as every game needs it: who sits at the
// computer, the one door for moves, the log in sentences, taking back, computer players
// who think beside the game loop, telling when a move could not be saved, and the
// curtain that hands the computer over. It knows no game: a game's table holds a
// Sitting and adds its own picture.
package sitting

import (
	"errors"

	"delvebox/engine/play"
	"delvebox/engine/store"
	"delvebox/engine/ui"
	"delvebox/scenes/app"
)

// Sitting is a match on the table.
type Sitting struct {
	*app.App
	Match  *play.Match
	Save   *store.Save // where the match is kept
	Viewer play.Seat   // the person at the computer, NoSeat if only bots play

	// Moved hears of every move made at this table, with the events that the viewer may
	// know; nil for nobody.
	Moved func(u *ui.UI, seat play.Seat, evs []play.Event)
	// Shown says whether an event of the match's last move has been shown by now; the log
	// passes over what has not. Nil stands for all of them.
	Shown func(play.Event) bool
	// Point shows the place that a line of the log is about (Line.Place); nil where the
	// table cannot.
	Point func(place string)
	// Haste keeps double clicks from what a move has brought, or a question in the button's
	// own place. The table lets every event pass it and tells it of other views.
	Haste Haste
	// OpenLog draws the log up over the table; the table sets it.
	OpenLog func()

	setup    play.Setup // of the match, read often and never changed
	tell     Teller
	log      log
	thinking thinking
	changes  int
	moves    int // of the match when changes was counted
	actor    play.Seat
	actorAt  int // changes when actor was asked for, from 1
	stuckAt  int // changes when neither a computer player nor the rules had a move, from 1

	concluded bool // the Hall of Fame has been told
}

// New makes the sitting of a match, seen by the first person in it.
func New(a *app.App, m *play.Match, save *store.Save, tell Teller) *Sitting {
	s := &Sitting{App: a, Match: m, Save: save, Viewer: play.NoSeat, setup: m.Setup(), tell: tell}
	if p := s.People(); len(p) > 0 {
		s.Viewer = p[0]
	}
	return s
}

// Playing is the match on the table.
func (s *Sitting) Playing() *play.Match { return s.Match }

// Game is the id of the game that is played.
func (s *Sitting) Game() string { return s.Match.Game().ID() }

// Changes counts, from 1, how often the position has changed: moves made and taken back.
// What is kept of the position is good as long as it stays the same.
func (s *Sitting) Changes() int {
	if n := s.Match.Len() + 1; n != s.moves {
		s.moves = n
		s.changes++
	}
	return s.changes
}

// Changed notes that the position, or who looks at it, changed.
func (s *Sitting) Changed() { s.changes++ }

// Actor is the seat that has to decide, NoSeat when the game is over.
func (s *Sitting) Actor() play.Seat {
	if n := s.Changes(); s.actorAt != n { // it is asked in every tick
		s.actor, s.actorAt = play.NoSeat, n
		if a := s.Match.Actors(); len(a) > 0 {
			s.actor = a[0]
		}
	}
	return s.actor
}

// Mine says whether the viewer has to decide.
func (s *Sitting) Mine() bool { return s.Viewer != play.NoSeat && s.Actor() == s.Viewer }

// Setup is how the match was set up; the copy is the caller's.
func (s *Sitting) Setup() play.Setup { return s.Match.Setup() }

// SeatName is the name of a seat.
func (s *Sitting) SeatName(seat play.Seat) string {
	if seats := s.setup.Seats; seat >= 0 && int(seat) < len(seats) {
		return seats[seat].Name
	}
	return ""
}

// SeatColour is the colour of a seat, "blue".
func (s *Sitting) SeatColour(seat play.Seat) string {
	if seats := s.setup.Seats; seat >= 0 && int(seat) < len(seats) {
		return seats[seat].Color
	}
	return "black"
}

// People lists the seats of persons.
func (s *Sitting) People() []play.Seat {
	var out []play.Seat
	for i, seat := range s.setup.Seats {
		if seat.Level == "" {
			out = append(out, play.Seat(i))
		}
	}
	return out
}

// Do makes a move for the viewer. A refusal is shown beside x, y, and false given.
func (s *Sitting) Do(u *ui.UI, m play.Move, x, y float64) bool {
	evs, err := s.Match.Do(s.Viewer, m)
	if err != nil {
		s.Refuse(u, err, x, y)
		return false
	}
	s.moved(u, s.Viewer, evs)
	return true
}

// moved lets the table hear of a move, as far as the viewer may.
func (s *Sitting) moved(u *ui.UI, seat play.Seat, evs []play.Event) {
	s.Changed()
	s.Haste.Open()
	if s.Moved != nil {
		s.Moved(u, seat, s.Seen(seat, evs))
	}
	s.TellSave(s.Match)
	u.Wake()
}

// Seen gives of the events of a seat's move those that the viewer may know.
func (s *Sitting) Seen(seat play.Seat, evs []play.Event) []play.Event {
	seen := make([]play.Event, 0, len(evs))
	for _, e := range evs {
		if secret, ok := e.(play.SecretEvent); ok {
			if e = secret.SeenBy(s.Viewer, seat); e == nil {
				continue
			}
		}
		seen = append(seen, e)
	}
	return seen
}

// Refuse shows a refusal in words beside x, y; its clause opens the rulebook.
func (s *Sitting) Refuse(u *ui.UI, err error, x, y float64) {
	var r *play.Refusal
	if !errors.As(err, &r) {
		u.Refuse(x, y, s.Say(err), "", nil)
		return
	}
	clause := r.Clause
	u.Refuse(x, y, s.Reason(r), clause, func() { s.Rulebook(clause) })
}

// Reason is a refusal's sentence.
func (s *Sitting) Reason(r *play.Refusal) string {
	if r == nil {
		return ""
	}
	return s.App.Reason(s.Game(), r)
}

// Rulebook opens the game's rulebook at a clause, "" for its beginning.
func (s *Sitting) Rulebook(clause string) { s.Open.Rulebook(s.Game(), clause) }

// Conclude tells the Hall of Fame, once, when the match is over; what goes wrong is told to
// the players, and the match can be continued and concluded later.
func (s *Sitting) Conclude(u *ui.UI) {
	if s.concluded || s.Save == nil || s.Match.Outcome() == nil {
		return
	}
	s.concluded = true
	if _, err := s.Finish(s.Match, s.Save); err != nil {
		u.Notify("lock", s.Say(err), "", nil)
	}
}

// StandUp lets the match go when its table is left. It does not make a sitting a
// scene.Leaver: the menu and the log have one too, and closing them leaves no table.
func (s *Sitting) StandUp() {
	s.StopThinking()
	s.LetGo(s.Match, s.Save)
}

package score

import (
	"time"

	"delvebox/engine/input"
	"delvebox/engine/paint/hand"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/dungeonroll/board"
	"delvebox/scenes/house"
)

// fresh is the delve that has just ended: of a seat, counted from 1. The zero fresh with
// NoSeat is none.
type fresh struct {
	seat     play.Seat
	delve    int
	mastered bool // its end has made the hero a master
}

// View shows the sheet after a delve. It implements board.View.
type View struct {
	*board.Board
	done  func()
	fresh fresh
	t     time.Duration // since the sheet was laid down, at normal speed
	last  time.Duration
	heard bool
	cheer bool // the fanfare for a master has been played
}

// New makes the view; done is called when it has been looked at.
func New(b *board.Board, done func()) board.View { return newView(b, done) }

func newView(b *board.Board, done func()) *View {
	return &View{Board: b, done: done, fresh: latest(b), last: -1}
}

// latest finds the person's delve that ended last.
func latest(b *board.Board) fresh {
	log := b.Match.Log(b.Viewer)
	for i := len(log) - 1; i >= 0; i-- {
		ended, mastered := false, false
		for _, e := range log[i].Events {
			switch e.(type) {
			case dungeonroll.DelveEnded:
				ended = true
			case dungeonroll.HeroMastered:
				mastered = true
			}
		}
		if seat := log[i].Seat; ended && !b.Match.IsBot(seat) {
			return fresh{seat, played(b.State().Player(seat)), mastered}
		}
	}
	return fresh{seat: play.NoSeat}
}

// played counts the delves of a player that have ended.
func played(p dungeonroll.Player) (n int) {
	for _, r := range p.Records {
		if r.End != dungeonroll.NotEnded {
			n++
		}
	}
	return n
}

// The times of the writing: when it begins, how long a figure takes, and the ring.
const (
	begins  = 250 * time.Millisecond
	writing = 420 * time.Millisecond
	ringing = 260 * time.Millisecond
	written = begins + writing + ringing
	turning = 700 * time.Millisecond // the card of a new master
)

// end is when nothing moves any more.
func (v *View) end() time.Duration {
	if v.fresh.mastered {
		return written + turning
	}
	return written
}

// now is the time since the sheet was laid down, at normal speed.
func (v *View) now() time.Duration {
	if v.UI.Prefs.Speed <= 0 || v.fresh.seat == play.NoSeat {
		return v.end()
	}
	return v.t
}

// shares say how much of the new figure, and of the ring round it, is there.
func (v *View) shares() (figure, ring float64) {
	if v.UI.Prefs.Reduced {
		return 1, 1
	}
	t := v.now() - begins
	part := func(d time.Duration, length time.Duration) float64 {
		return min(max(float64(d)/float64(length), 0), 1)
	}
	return part(t, writing), part(t-writing, ringing)
}

// Tick implements board.View.
func (v *View) Tick(u *ui.UI) {
	if v.fresh.mastered && !v.cheer && v.now() >= written {
		v.cheer = true
		u.Play("level-up")
	}
	if v.now() >= v.end() {
		return
	}
	if v.last >= 0 {
		v.t += time.Duration(float64(min(max(u.Now-v.last, 0), 100*time.Millisecond)) / u.Prefs.Speed)
	}
	v.last = u.Now
	if !v.heard && v.t >= begins {
		v.heard = true
		u.Play("marker")
	}
	u.Wake()
}

// Frame implements board.View.
func (v *View) Frame(u *ui.UI) {
	board.Night(u)
	p := board.Places(u)
	main := p.Main
	if u.Area("sheet", ui.R(0, 0, main.X-12, u.H)).Clicked || u.Key(input.Space) {
		v.t = v.end()
		u.Wake()
	}
	title, left := u.T("dungeonroll.score.title"), ui.R(20, 14, main.X-44, u.H-28)
	house.TitleMiddle(u, left.CX(), left.Y, 32, left.W-20, title, hand.Inlaid, 0)
	left.Top(58)
	figure, ring := v.shares()
	below := draw(u, v.Board, left, marks{v.fresh, figure, ring})
	climb(u, v.Board, left, below)
	v.side(u, p.Players, main.Y-20)
	style := board.Fit(u, ui.MainWord, u.T("dungeonroll.score.go-on"), main.W-80)
	if u.Button("go-on", main, ui.Button{Kind: ui.MainButton, Word: u.T("dungeonroll.score.go-on"), Style: &style, Key: u.T("keys.names-enter"), Press: input.Enter}) {
		v.done()
	}
}

// Happen implements board.View.
func (v *View) Happen(*ui.UI, play.Seat, []play.Event) {}

// Undo implements board.View.
func (v *View) Undo(*ui.UI) bool { return false }

// Reset implements board.View.
func (v *View) Reset(*ui.UI) {}

// Busy implements board.View.
func (v *View) Busy(*ui.UI) bool { return false }

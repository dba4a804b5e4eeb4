package reward

import (
	"time"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/scenes/house"
	"delvebox/scenes/mapmasters/board"
)

// View shows the reward of one round. It implements board.View.
type View struct {
	b    *board.Board
	l    *ledger
	done func()
	show show
	last time.Duration // when time was last counted
	look play.Seat     // the seat that was chosen to be looked at, NoSeat for the show's
	best best
	lit  mapmasters.Aim // what the pointer asks to be shown on the dungeon, Aims for nothing
	at   places
	gone bool // the player has gone on

	tallyRoom float64 // height of the tally's paper
	again     bool    // everything has been shown before: the dungeons are looked at again
}

// New makes the view of what a move's events have brought. Done is called once when the
// player goes on.
func New(b *board.Board, evs []play.Event, done func()) board.View { return newView(b, evs, done) }

func newView(b *board.Board, evs []play.Event, done func()) *View {
	l := read(b, evs)
	v := &View{b: b, l: l, done: done, look: play.NoSeat, lit: noAim, last: -1}
	b.Stage(&board.Stage{Round: l.round, Phase: mapmasters.RewardPhase, Shown: v.told})
	v.show.list = stations(l, b.UI.Prefs.Reduced)
	if b.UI.Prefs.Speed <= 0 {
		v.show.rush()
	}
	return v
}

// Look makes the view of a reward that has been shown before, to look at its dungeons
// again. Back is called once when the player has looked enough.
func Look(b *board.Board, evs []play.Event, back func()) board.View {
	v := newView(b, evs, back)
	v.again = true
	v.show.at = len(v.show.list) - 1
	b.Stage(&board.Stage{Round: v.l.round, Phase: mapmasters.RewardPhase})
	return v
}

// account finds a seat's part of the ledger.
func (v *View) account(s play.Seat) *account {
	for _, a := range v.l.accounts {
		if a.seat == s {
			return a
		}
	}
	return nil
}

// shown is the account whose dungeon lies on the mat; nil in a round without any.
func (v *View) shown() *account {
	if a := v.account(v.look); a != nil {
		return a
	}
	if a := v.account(v.show.now().seat); a != nil {
		return a
	}
	for i := v.show.at; i >= 0; i-- { // the last one shown stays
		if a := v.account(v.show.list[i].seat); a != nil && !v.show.over() {
			return a
		}
	}
	if a := v.account(v.b.Viewer); a != nil {
		return a
	}
	if len(v.l.accounts) > 0 {
		return v.l.accounts[0]
	}
	return nil
}

// Frame implements board.View.
func (v *View) Frame(u *ui.UI, l house.Layout) {
	v.at = v.arrange(u, l)
	v.lit = noAim
	v.b.Ground(u, l.Mat)
	v.goOn(u, l) // the first to get the focus
	v.mat(u)
	v.column(u, l)
	v.flyCoins(u)
	v.keys(u)
}

// onward says on the main button what comes next.
func (v *View) onward(u *ui.UI) string {
	switch {
	case v.show.now().scene == asking:
		return u.T("mapmasters.reward.turn-it")
	case v.again:
		return u.T("mapmasters.reward.back")
	case !v.show.over():
		return u.T("mapmasters.reward.go-on")
	case v.l.last:
		return u.T("mapmasters.reward.on-end")
	case v.l.next > 0:
		return u.T("mapmasters.reward.on-market", "round", v.l.next)
	}
	return u.T("mapmasters.reward.on")
}

// goOn is the main button.
func (v *View) goOn(u *ui.UI, l house.Layout) {
	word := v.onward(u)
	style, key := ui.MainWord, u.T("keys.names-enter")
	chip := u.Width(ui.Note, key) + 56
	for style.Size > 15 && u.Width(style, word)+chip > l.Main.W {
		style.Size--
	}
	if u.Width(style, word)+chip > l.Main.W { // the word goes before the key
		key = ""
	}
	if u.Button("go-on", l.Main, ui.Button{Kind: ui.MainButton, Word: word, Key: key, Press: input.Enter, Style: &style}) {
		v.forward(u)
	}
}

// forward goes to the next station, or leaves after the last.
func (v *View) forward(u *ui.UI) {
	if v.show.over() {
		v.leave()
		return
	}
	v.show.next()
	v.look = play.NoSeat
	v.hurry(u)
	u.Wake()
}

// hurry ends at once what is not to be animated.
func (v *View) hurry(u *ui.UI) {
	if u.Prefs.Speed <= 0 {
		v.show.rush()
	}
}

func (v *View) leave() {
	if v.gone {
		return
	}
	v.gone = true
	v.b.Stage(nil)
	v.best.stop()
	v.done()
}

// skip goes to the end of what moves.
func (v *View) skip(u *ui.UI) {
	if v.show.waits() {
		return
	}
	v.look = play.NoSeat
	v.show.skip()
	u.Wake()
}

// keys handles the keys of this phase: Space skips, arrows and figures choose a seat.
func (v *View) keys(u *ui.UI) {
	switch {
	case v.again && u.Key(input.Escape):
		v.leave()
	case u.Key(input.Space):
		v.skip(u)
	case u.Key(input.ArrowL), u.Key(input.ArrowU):
		v.turnTo(u, -1)
	case u.Key(input.ArrowR), u.Key(input.ArrowD):
		v.turnTo(u, 1)
	case u.Key("B"):
		if v.bestOffered() {
			v.toggleBest(u)
		}
	}
	for i := range v.l.accounts {
		if u.Key(input.Key(rune('1' + i))) {
			v.choose(u, v.l.accounts[i].seat)
		}
	}
}

// turnTo looks at the next or the previous seat that has been laid open.
func (v *View) turnTo(u *ui.UI, d int) {
	now := v.shown()
	n := len(v.l.accounts)
	for i, a := range v.l.accounts {
		if a == now {
			v.choose(u, v.l.accounts[(i+d+n)%n].seat)
			return
		}
	}
}

// choose looks at a seat's dungeon, if it has been laid open.
func (v *View) choose(u *ui.UI, s play.Seat) {
	if v.show.share(revealing, s, actCome) == 0 {
		return
	}
	if s != v.look {
		v.best.close()
	}
	v.look = s
	u.Play("page")
	u.Wake()
}

// Tick implements board.View: time goes on.
func (v *View) Tick(u *ui.UI) {
	d := u.Now - v.last
	if v.last < 0 {
		d = 0
	}
	v.last = u.Now
	v.best.listen(u)
	if u.Prefs.Speed <= 0 {
		v.show.rush()
		return
	}
	d = time.Duration(float64(min(max(d, 0), 100*ms)) / u.Prefs.Speed)
	before, at := v.show.t, v.show.at
	if v.show.advance(d, v.look != play.NoSeat) {
		u.Wake()
	}
	if v.show.at != at {
		before = 0
	}
	if !v.show.waits() {
		v.cues(before)
	}
}

// Strip says at the foot what is being shown, in place of the log, which would tell it
// all beforehand.
func (v *View) Strip(u *ui.UI, r ui.Rect) {
	words := u.T("mapmasters.reward.all-done")
	icon := "room"
	st := v.show.now()
	switch {
	case v.look != play.NoSeat, v.show.over():
		words, icon = u.T("mapmasters.reward.strip"), "search"
	case st.scene == racing:
		words, icon = u.T("mapmasters.round.time-bonus-tip"), "timer"
	case st.scene == asking, st.scene == turning:
		words, icon = u.T("mapmasters.board.second-tip"), "target"
	}
	if u.Width(ui.Label, words) > r.W-64 && st.scene != settled && v.look == play.NoSeat {
		words = u.T("mapmasters.reward.secondary-note")
		if st.scene == racing {
			words = u.T("mapmasters.round.time-bonus")
		}
	}
	house.Strip(u, r, icon, words)
}

// Happen implements board.View.
func (v *View) Happen(*ui.UI, play.Seat, []play.Event) {}

// Undo implements board.View.
func (v *View) Undo(*ui.UI) bool { return false }

// Redo implements board.View.
func (v *View) Redo(*ui.UI) bool { return false }

// Pause implements board.View: while the table is covered time stands still and nothing
// is searched.
func (v *View) Pause(covered bool) {
	v.last = -1
	if covered {
		v.best.stop()
	}
}

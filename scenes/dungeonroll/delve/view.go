package delve

import (
	"slices"

	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/dungeonroll/board"
	"delvebox/scenes/dungeonroll/decor"
)

// View shows delves, one after the other.
type View struct {
	*board.Board
	p  decor.Places       // of this pass
	st *dungeonroll.State // the position
	d  dungeonroll.Delve  // ... and its delve

	party, level []*piece // in the order of their slots
	scouted      []*piece // the Scout's six
	beats        []*beat
	synced       int                  // Changes that the dice were last set up for
	at           play.Digest          // ... which is of this position
	lain         map[play.Digest]lain // in positions of this delve
	casts        int                  // throws so far
	unheard      []string             // sounds of what was over before a tick could play them

	hold   hold
	last   dungeonroll.Face // chosen last for a die that came back
	ask    *question
	asked  bool // the question has been answered
	flip   flip
	poured float64 // half a side of the dice whose tumbling has been painted
	coach  coach
	lit    lit
	plate  dungeonroll.Phase // shown last on the brass plate
}

// New makes the view of a match's delves. Of a match that has just come to a new delve it
// shows how the dice are thrown.
func New(b *board.Board) board.View {
	v := &View{Board: b, last: dungeonroll.Champion, synced: -1}
	u := b.UI
	v.look(u)
	if evs := newest(b.Match, b.Viewer); slices.ContainsFunc(evs, func(e play.Event) bool { return e.Name() == "delve-began" }) {
		v.Happen(u, b.Actor(), evs)
	}
	return v
}

// newest are the events of the last move, or of the set-up.
func newest(m *play.Match, viewer play.Seat) []play.Event {
	if log := m.Log(viewer); len(log) > 0 {
		return log[len(log)-1].Events
	}
	return m.Opening(viewer)
}

func placesOf(u *ui.UI) decor.Places { return board.Places(u) }

// look takes the position of this pass.
func (v *View) look(u *ui.UI) {
	v.p, v.st = placesOf(u), v.State()
	v.d = v.Delve()
	if v.synced != v.Changes() {
		v.synced = v.Changes()
		v.sync()
	}
}

// sync lays the dice as the position has them, without any show.
func (v *View) sync() {
	v.d, v.at = v.Delve(), v.Match.Digest()
	if len(v.party) != v.d.Party.Len() {
		v.party = v.lay(v.d.Party.Len(), func(i int) string { return v.d.Party.At(i).Face().String() }, v.partyFloor(), 11)
	}
	for i, p := range v.party {
		p.face, p.temp = v.d.Party.At(i+1).Face().String(), v.d.Party.At(i+1).Temporary()
	}
	if len(v.level) != v.d.Row.Len() {
		v.level = v.lay(v.d.Row.Len(), func(i int) string { return v.d.Row.At(i).String() }, v.levelFloor(), 23)
	}
	for i, p := range v.level {
		p.face = v.d.Row.At(i + 1).String()
	}
	v.scouted = nil
	if v.scouting() {
		v.scouted = v.lay(len(v.d.Assigned), func(i int) string { return v.d.Assigned[i-1].String() }, v.levelField(), 5)
	}
}

// lay makes dice that lie there.
func (v *View) lay(n int, face func(slot int) string, f field, seed uint64) []*piece {
	list := make([]*piece, n)
	for i := range list {
		list[i] = v.newPiece(face(i + 1))
		list[i].turn = (i*2 + int(seed)) % 3
	}
	placeAll(list, f, seed+uint64(v.st.Round()))
	return list
}

func (v *View) newPiece(face string) *piece {
	v.casts++
	return &piece{face: face, turn: v.casts % 3}
}

// scouting says whether the Scout's dice are to be assigned.
func (v *View) scouting() bool {
	return v.d.Phase == dungeonroll.Forming && v.d.Assigned[0] != dungeonroll.NoFoe
}

// Reset implements board.View.
func (v *View) Reset(u *ui.UI) {
	v.beats = nil
	v.letGo()
	v.remember()
	v.recall()
	v.st = v.State()
	v.sync()
	u.Wake()
}

// Busy implements board.View: something is shown that goes by by itself.
func (v *View) Busy(u *ui.UI) bool {
	return len(v.beats) > 0 && (!v.beats[0].banner || v.Viewer != v.Actor())
}

// Ready says whether the viewer can decide: nobody is to be named, no die to fall.
func (v *View) Ready() bool { return len(v.beats) == 0 && v.ask == nil }

// free says whether the dice and all the rest answer to the hand.
func (v *View) free() bool { return v.Mine() && !v.pending() && v.ask == nil }

// Frame implements board.View.
func (v *View) Frame(u *ui.UI) {
	v.look(u)
	v.skip(u)
	v.run(u)
	board.Ground(u)
	v.prepare(u)
	u.Ground(v.p.Velvet)
	v.lid(u)
	v.lairAndYard(u)
	v.velvet(u)
	v.left(u)
	v.right(u)
	v.treasures(u)
	v.drawBeat(u)
	v.light(u)
	v.sealLight(u)
	v.held(u)
	v.asking(u)
	v.tipFrame(u)
	v.keys(u)
}

// prepare has the pictures of tumbling dice painted before they are thrown.
func (v *View) prepare(u *ui.UI) {
	if u.Drawing() && v.poured != v.p.Half && u.Prefs.Speed > 0 && !u.Prefs.Reduced && v.Dice.Prepare(u, v.p.Half) {
		v.poured = v.p.Half
	}
}

// velvet draws what lies on the velvet at this stage, and the dice.
func (v *View) velvet(u *ui.UI) {
	if v.bannered() {
		v.banner(u)
		return
	}
	v.braid(u)
	switch {
	case v.pending():
	case v.d.Phase == dungeonroll.RegroupPhase:
		v.doors(u)
	case v.d.Phase == dungeonroll.DragonPhase && v.d.Lair > 0:
		v.plinths(u)
	case v.scouting():
		v.trays(u)
	}
	v.dice(u)
	v.middle(u)
	v.prompt(u)
	v.panel(u)
}

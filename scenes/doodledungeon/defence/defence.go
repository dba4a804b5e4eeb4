// Package defence is the view of Phase C: the dungeon of whose turn it is, its hero
// walking the path, the fight with dice and sum, the hand, the cards above the dungeons.
// What has happened is shown beat by beat; a click goes to its end.
package defence

import (
	"time"

	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/fight"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/scenes/doodledungeon/board"
)

// View implements board.View.
type View struct {
	*board.Board
	p      board.Places
	st     *doodledungeon.State
	seat   play.Seat // whose dungeon is shown
	beats  []*beat
	owed   map[play.Seat]*owed // what the beats to come will bring
	pasts  map[play.Seat]*past
	bout   bout
	told   string // the sentence of what has happened last, and in whose dungeon
	toldOf play.Seat

	dragging bool      // the card that is held follows the pointer
	held     int       // number of the hand card that is held, from 1; 0 for none
	bomb     play.Seat // whose monster a Bomb is to name, NoSeat if none
	dice     uint8     // dice chosen for Loaded Dice
	pick     bool      // dice are being chosen
	swallow  bool      // the button that skipped is still down
	sure     bool      // a fight that could still be won is about to be settled
	over     int       // the hand card under the pointer, from 1
	spots    map[play.Seat]ui.Rect
	target   target // of the Bomb

	plan    fight.Plan // see best
	planned bool
	planOf  *doodledungeon.State
	pile    ui.Rect
	led     stand  // see follow
	sumOf   string // the sum that is written, and since when
	summed  time.Duration
}

// New makes the view.
func New(b *board.Board) board.View {
	v := &View{Board: b, bomb: play.NoSeat, owed: map[play.Seat]*owed{}}
	v.st = b.State()
	v.seat = max(0, v.st.Turn())
	v.meet()
	v.recall()
	return v
}

// Undo implements board.View: what is held is put back.
func (v *View) Undo(u *ui.UI) bool {
	if v.held == 0 && !v.pick && v.bomb == play.NoSeat {
		return false
	}
	v.letGo()
	u.Wake()
	return true
}

func (v *View) letGo() {
	v.held, v.pick, v.dice, v.bomb, v.sure = 0, false, 0, play.NoSeat, false
	v.target = target{of: play.NoSeat}
}

// Reset implements board.View.
func (v *View) Reset(*ui.UI) {
	v.beats, v.owed, v.told = nil, map[play.Seat]*owed{}, ""
	v.letGo()
	v.st = v.State()
	v.meet()
	v.recall()
}

// Busy implements board.View.
func (v *View) Busy(*ui.UI) bool { return len(v.beats) > 0 }

// Locate gives the middle of a square by its name.
func (v *View) Locate(name string) (x, y float64, ok bool) { return v.p.Locate(name) }

// free says whether the viewer may decide now.
func (v *View) free() bool {
	return len(v.beats) == 0 && v.Mine() && v.Look == play.NoSeat && v.Open(v.Viewer) && v.st.Phase() == doodledungeon.Defence
}

// meet takes the open encounter over from the position.
func (v *View) meet() {
	v.bout = bout{}
	if m, ok := v.st.Meeting(); ok {
		v.bout = bout{on: true, mark: m.Mark, square: m.Square, level: m.Fight.Level, bonus: m.Fight.Bonus}
		for _, n := range m.Fight.Dice() {
			v.bout.enter(n)
		}
	}
}

// Frame implements board.View.
func (v *View) Frame(u *ui.UI) {
	v.p, v.st = board.Lay(u), v.State()
	v.skip(u)
	v.run(u)
	switch {
	case len(v.beats) > 0:
		v.seat = v.beats[0].seat
	case v.st.Turn() != play.NoSeat && v.seat != v.st.Turn():
		v.seat = v.st.Turn()
		v.letGo()
		v.meet()
	}
	if v.held > len(v.st.Hand(v.seat)) {
		v.letGo()
	}
	v.PageDesk(u, v.p.Sheet)
	v.phase(u)
	if v.bomb != play.NoSeat {
		v.naming(u)
	} else if v.Looking(u, v.p) {
		if v.Look != play.NoSeat {
			v.stander(u, v.Look)
		}
	} else {
		v.sheet(u)
	}
	v.left(u)
	v.right(u)
	v.carried(u)
	if v.held > 0 || v.pick || v.bomb != play.NoSeat {
		if u.Key("Escape") {
			v.letGo()
			u.Wake()
		}
	}
}

func (v *View) phase(u *ui.UI) {
	s := v.st
	key := "doodledungeon.defence.step-" + s.Step().String()
	if len(v.beats) > 0 {
		key = "doodledungeon.defence.step-shown"
	}
	v.PhaseSlip(u, v.p, u.T(key), u.T("doodledungeon.turn", "name", v.SeatName(v.seat)))
}

// do makes a move of the viewer.
func (v *View) do(u *ui.UI, m doodledungeon.Move, x, y float64) {
	if v.Do(u, m, x, y) {
		v.letGo()
	}
}

// main is what the main button does now.
func (v *View) main(u *ui.UI) {
	q := board.Quill{Press: "Enter"}
	var m doodledungeon.Move
	note := ""
	switch v.st.Step() {
	case doodledungeon.Walking:
		q.Word, q.Hint = u.T("doodledungeon.defence.walk"), u.T("doodledungeon.defence.ahead", "n", len(v.st.Encounters(v.seat)))
		m = doodledungeon.Walk{}
	case doodledungeon.Encounter:
		q.Word, q.Hint, note = v.settling(u)
		m = doodledungeon.Settle{}
	default:
		q.Word = u.T("doodledungeon.defence.refill")
		n := max(0, v.st.Level(v.seat, card.HandTrack)-len(v.st.Hand(v.seat)))
		q.Hint = u.T("doodledungeon.defence.refill-hint", "n", min(n, len(v.st.Pile(v.seat))))
		m = doodledungeon.Refill{}
	}
	switch {
	case v.pick:
		note = u.T("doodledungeon.defence.choose-dice")
		q.Word, q.Hint = u.T("doodledungeon.defence.roll-again"), u.T("doodledungeon.count.die", "n", bits(v.dice))
		if v.dice == 0 {
			q.Disabled = u.T("doodledungeon.defence.choose-dice")
		}
		m = doodledungeon.Play{Action: card.LoadedDice, Dice: v.dice}
	case len(v.beats) > 0:
		q = board.Quill{Word: u.T("doodledungeon.defence.go-on"), Hint: u.T("doodledungeon.defence.go-on-hint"), Press: "Enter"}
		m = nil
	case v.Look != play.NoSeat, v.bomb != play.NoSeat:
		q.Disabled, q.Hint = u.T("doodledungeon.look.first"), u.T("doodledungeon.look.short")
	case !v.free():
		q.Disabled = u.T("doodledungeon.turn", "name", v.SeatName(v.seat))
		q.Hint = q.Disabled
	}
	if note != "" && v.free() {
		u.Paragraph(v.p.Note.X, v.p.Note.Y, v.p.Note.W, ui.Note, note, board.Warning(), ui.AlignMiddle)
	}
	if !board.Pencil(u, "main", v.p.Main, q) || m == nil {
		return
	}
	if _, settle := m.(doodledungeon.Settle); settle && note != "" && v.Warn && !v.sure {
		v.sure = true
		v.Haste.Open()
		u.Wake()
		return
	}
	v.do(u, m, v.p.Main.CX(), v.p.Main.Y)
}

// settling is what the main button says in an encounter, and the warning above it.
func (v *View) settling(u *ui.UI) (word, hint, note string) {
	m, ok := v.st.Meeting()
	if !ok {
		return u.T("doodledungeon.defence.settle"), "", ""
	}
	if m.Mark == sheet.Trap {
		taken, _ := v.blow(m.Damage)
		return u.T("doodledungeon.defence.spring"), u.T("doodledungeon.defence.spring-hint", "hearts", v.Hearts(taken)), ""
	}
	word = u.T("doodledungeon.defence.settle")
	if v.sure {
		word = u.T("doodledungeon.defence.settle-sure")
	}
	n, what := m.Fight.Strength(), v.ThingName(m.Mark.String())
	if n >= v.Tables.Figures.Strength {
		return word, u.T("doodledungeon.defence.stays", "n", n, "what", what), ""
	}
	if plan, ok := v.best(); ok && plan.Chance.Hits > 0 && v.Open(v.seat) && !m.Hushed {
		note = u.T("doodledungeon.defence.could-win")
	}
	return word, u.T("doodledungeon.defence.flees", "n", n, "what", what), note
}

// best is the best play of the hand in the open fight, worked out once for a position.
func (v *View) best() (fight.Plan, bool) {
	if v.planOf != v.st { // not Changes: a card may have been played in this very frame
		v.planOf = v.st
		v.plan, v.planned = v.st.BestPlay(v.seat)
	}
	return v.plan, v.planned
}

func bits(d uint8) (n int) {
	for ; d != 0; d &= d - 1 {
		n++
	}
	return n
}

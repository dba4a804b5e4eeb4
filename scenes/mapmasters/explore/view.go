package explore

import (
	"delvebox/engine/input"
	"time"

	"delvebox/engine/paint/icon"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/scenes/app"
	"delvebox/scenes/house"
	"delvebox/scenes/mapmasters/board"
	"delvebox/scenes/mapmasters/dungeonart"
	"delvebox/scenes/sitting"
)

// gesture is what the pressed pointer is doing on the mat.
type gesture uint8

const (
	idle     gesture = iota
	drawing          // the pen is down
	lifting          // pressed on a card that may be carried off
	carrying         // a card is in the hand's grip
	panning          // the whole table is being moved
)

// View is the exploration of one seat. It implements board.View.
type View struct {
	b      *board.Board
	seat   play.Seat
	livery icon.Livery
	s      *site

	l      house.Layout
	area   ui.Rect // where the dungeon is to be seen, clear of tools and hand
	clear  ui.Rect // the mat inside its seam
	dock   ui.Rect // hand, books and tokens
	want   dungeonart.Camera
	at     dungeonart.Camera // in this pass
	fitted frameKey
	free   bool // the player has moved the camera
	pace   time.Duration

	gesture gesture
	px, py  float64 // where the pointer was in the last step of the gesture
	grip    mapmasters.CardID
	gripX   int // the square pressed on
	gripY   int
	space   bool // the space bar is down
	tabDown bool // the tab key is down, since:
	tabAt   time.Duration
	wheelAt time.Duration

	hold  *hold
	glide *glide
	ask   *ask
	aim   *aim
	start int // free edge chosen with the arrow keys, counted from 1
	pick  int // choice of the fan chosen with the arrow keys

	ink     ink
	jitter  time.Duration // when the pen was refused, 0 never
	refused square        // the square it was last refused at, so as to say it once
	over    string        // the square under the pointer in the last pass
	turns   map[mapmasters.CardID]int

	began   time.Duration // when the cards began to be turned over; -1 when they lie open
	clock   clock
	draft   sitting.Draft
	confirm bool
	hint    hint
	sum     sum
	story   story
	marks   edgeMarks
	fanBox  ui.Rect // of the choices in this pass
	firstOf string  // name of the first of the choices in this pass
}

type square struct{ x, y int }

// New makes the view for the person at the computer and brings back what the seat had
// half done when the program ended.
func New(b *board.Board) board.View { return newView(b) }

func newView(b *board.Board) *View {
	v := &View{b: b, seat: b.Viewer, turns: map[mapmasters.CardID]int{}, draft: sitting.Draft{Clock: true}}
	v.livery = app.Colour(b.SeatColour(v.seat))
	st := b.State()
	var hand []held
	if v.seat != play.NoSeat {
		for _, c := range st.Hand(v.seat) {
			if k := b.Tables.Card(c.Card); k != nil {
				hand = append(hand, held{id: c.Card, card: k})
			}
		}
		v.s = newSite(hand, st.Kit(v.seat))
		v.restore(b.Match.Draft(v.seat))
	} else {
		v.s = newSite(nil, st.Kit(0))
	}
	return v
}

// Frame implements board.View.
func (v *View) Frame(u *ui.UI, l house.Layout) {
	if !u.Drawing() && u.Event().Kind != input.Tick {
		v.clock.stirred = u.Now
	}
	v.arrange(u, l)
	v.aimCamera(u)
	if !v.confirm {
		v.firstKeys(u)
	}
	v.b.Ground(u, l.Mat)
	u.PushClip(v.clear)
	v.mat(u)
	u.PopClip()
	v.hand(u)
	v.tools(u)
	v.choices(u)
	v.coach(u)
	if !v.confirm {
		v.keys(u)
	}
	v.column(u, l.Column)
	v.done(u, l)
	v.flying(u)
	if v.confirm {
		v.dialog(u)
	}
}

// arrange divides the mat.
func (v *View) arrange(u *ui.UI, l house.Layout) {
	v.l = l
	v.clear = l.Mat.Inset(2)
	in := l.Mat.Inset(20)
	const tools = 66
	whole := ui.R(in.X+tools, in.Y-8, in.W-tools, in.H+16)
	v.dock, v.area = v.placeDock(u, in, whole)
	v.area.W, v.area.H = max(v.area.W, 40), max(v.area.H, 40)
}

// Happen implements board.View.
func (v *View) Happen(*ui.UI, play.Seat, []play.Event) {}

// Undo implements board.View.
func (v *View) Undo(u *ui.UI) bool {
	switch {
	case v.confirm:
		v.confirm = false
	case v.hold != nil:
		v.letGo(u)
	case v.ask != nil || v.aim != nil:
		v.ask, v.aim = nil, nil
	case !v.s.undo():
		return false
	default:
		u.Play("marker")
	}
	v.changed(u)
	return true
}

// Redo implements board.View.
func (v *View) Redo(u *ui.UI) bool {
	if v.hold != nil || !v.s.redo() {
		return false
	}
	v.ask, v.aim = nil, nil
	u.Play("marker")
	v.changed(u)
	return true
}

// changed is called after every change of the site.
func (v *View) changed(u *ui.UI) {
	v.refused = square{1 << 30, 0}
	v.hint.path = nil
	v.draft.Change()
	u.Wake()
}

// under says whether the underground is to the front: where the pen's end lies, or the
// other one while Tab is held.
func (v *View) under() bool {
	below := false
	if n := v.s.pen.Node(); n >= 0 {
		below = v.s.tab.Spot(n).Layer == card.Under
	}
	return below != v.tabHeld()
}

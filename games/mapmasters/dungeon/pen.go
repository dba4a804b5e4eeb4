package dungeon

import (
	"delvebox/games/mapmasters/card"
)

// Standing is where the path stands; it decides what may follow (MMV 4.8).
type Standing uint8

// The standings.
const (
	Unstarted Standing = iota // only a start may follow
	Moving                    // any step
	OnPit                     // on a pitfall without payment: only a fall, or the end (MMV-057)
	Stopped                   // at an obstacle or guarded room not paid for: the end (MMV-043)
	Outside                   // left the dungeon: an exit, unless a wrap follows (MMV-038)
)

var standingNames = [...]string{"unstarted", "moving", "on-pit", "stopped", "outside"}

// String is the standing's name in kebab case.
func (s Standing) String() string {
	if int(s) < len(standingNames) {
		return standingNames[s]
	}
	return "unknown"
}

// Marks on a position.
const (
	circled uint8 = 1 << iota
	crossed
)

// state is the part of the pen that a step copies away whole.
type state struct {
	standing  Standing
	came      card.Side // the side the current stay came by, 0 after a jump
	out       card.Side // the side the path left the dungeon by, when Outside
	fairies   Tokens
	books     Books
	node      Node
	crossAt   Node // the room square that SB-06 acts on, Nowhere while it does not
	tally     Tally
	optimizer [2]int16 // circled recycling and scissors
	squares   int16
	got       [card.Resources]int16 // number of collected items of a kind
}

// table names one of the lists that steps change.
type table uint8

const (
	stayTable table = iota
	markTable
	roomTable
)

// change is one changed entry of a list, so that Back can put it right.
type change struct {
	table    table
	at       int32
	old, now uint16
}

// frame is one step drawn: what stood before it and where its changes begin.
type frame struct {
	step   Step
	before state
	trail  int
}

// Pen draws one path through a tableau. A refused step changes nothing. A pen belongs
// to one goroutine.
type Pen struct {
	t   *Tableau
	kit Kit
	state
	stays  []uint16 // by node: sides of the first stay, of the second << 4, number << 8
	marks  []uint8  // by position: circled, crossed
	rooms  []bool   // entered, with the monsters beaten
	got    [card.Resources][]int32
	trail  []change
	frames []frame
	asked  asked      // what the square of the last arrival asked for
	arena  []Resource // default payments handed out by Next
}

// asked is what a square of arrival asks for (MMV 4.8).
type asked struct {
	kind    card.Kind
	count   int8
	unpaid  Standing
	mustPay bool // the step without payment is refused (MMV-053)
	crosses bool // the step used SB-06
}

// NewPen starts an empty path. A Pact without SB-02 in the kit is left out.
func NewPen(t *Tableau, kit Kit) *Pen {
	p := &Pen{
		t: t, kit: kit,
		stays:  make([]uint16, len(t.on)),
		marks:  make([]uint8, len(t.icons)),
		rooms:  make([]bool, len(t.rooms)),
		trail:  make([]change, 0, 128),
		frames: make([]frame, 0, 48),
	}
	p.state = p.fresh()
	return p
}

// fresh is the state before the first step.
func (p *Pen) fresh() state {
	s := state{node: Nowhere, crossAt: Nowhere, fairies: p.kit.Fairies, books: p.kit.Books}
	if p.kit.Pact != card.None && p.kit.Check() == nil {
		s.fairies = s.fairies.Plus(p.kit.Pact, 1)
		s.books = s.books.Without(FairyPact)
	}
	return s
}

// Step draws one step. The error is a *play.Refusal that names clause and reason; the
// pen is then unchanged.
func (p *Pen) Step(s Step) error {
	if f := p.do(s.Clone()); f.why != fine {
		return f.refusal()
	}
	return nil
}

// Try is Step for searches: it does not say why, and does not allocate. The caller must
// not change the step's payment afterwards.
func (p *Pen) Try(s Step) bool { return p.do(s).why == fine }

// Check says what Step would say, and draws nothing.
func (p *Pen) Check(s Step) error {
	err := p.Step(s)
	if err == nil {
		p.Back()
	}
	return err
}

// Why is Check for one square on by a side, without payment.
func (p *Pen) Why(s card.Side) error { return p.Check(Step{Action: Go, Side: s}) }

// do draws the step or leaves the pen as it was.
func (p *Pen) do(s Step) fault {
	p.frames = append(p.frames, frame{s, p.state, len(p.trail)})
	p.asked = asked{unpaid: Moving}
	f := p.draw(&s)
	if f.why != fine {
		p.Back()
	}
	return f
}

// Back takes the last step back, with everything it did. It is false on an empty path.
func (p *Pen) Back() bool {
	if len(p.frames) == 0 {
		return false
	}
	last := &p.frames[len(p.frames)-1]
	for i := len(p.trail) - 1; i >= last.trail; i-- {
		switch c := p.trail[i]; c.table {
		case stayTable:
			p.stays[c.at] = c.old
		case markTable:
			p.marks[c.at] = uint8(c.old)
		case roomTable:
			p.rooms[c.at] = c.old != 0
		}
	}
	p.trail = p.trail[:last.trail]
	p.state = last.before
	for k := range p.got {
		p.got[k] = p.got[k][:p.state.got[k]]
	}
	last.step = Step{}
	p.frames = p.frames[:len(p.frames)-1]
	return true
}

// BackTo takes steps back until the path has n of them.
func (p *Pen) BackTo(n int) {
	for len(p.frames) > max(n, 0) {
		p.Back()
	}
}

// Reset wipes the path.
func (p *Pen) Reset() { p.BackTo(0) }

// Clone shares nothing with the original but the tableau.
func (p *Pen) Clone() *Pen {
	q := *p
	q.stays = append([]uint16(nil), p.stays...)
	q.marks = append([]uint8(nil), p.marks...)
	q.rooms = append([]bool(nil), p.rooms...)
	q.trail = append([]change(nil), p.trail...)
	q.frames = append([]frame(nil), p.frames...)
	for i := range q.frames {
		q.frames[i].step = q.frames[i].step.Clone()
	}
	for k := range q.got {
		q.got[k] = append([]int32(nil), p.got[k]...)
	}
	q.arena = nil
	return &q
}

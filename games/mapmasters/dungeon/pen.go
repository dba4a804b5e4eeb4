package dungeon

import "delvebox/games/mapmasters/card"

// Standing is where the path stands; it decides what may follow (MMV 4.8).
type Standing uint8

// The standings.
const (
	Unstarted Standing = iota // only a start may follow
	Moving                    // any step
	OnPit                     // on a pitfall without payment: only a fall, or the end
	Stopped                   // before an obstacle or guarded room not paid for: the end
	Outside                   // left the dungeon: an exit, unless a wrap follows
)

// Pen draws one path through a tableau. A refused step changes nothing.
type Pen struct{}

// NewPen starts an empty path. A Pact without SB-02 in the kit is left out.
func NewPen(t *Tableau, kit Kit) *Pen { return &Pen{} }

// Tableau is what the pen draws on.
func (p *Pen) Tableau() *Tableau { return nil }

// Step draws one step. The error is a *play.Refusal that names clause and reason.
func (p *Pen) Step(s Step) error { return nil }

// Check says what Step would say, and draws nothing.
func (p *Pen) Check(s Step) error { return nil }

// Why is Check for one square on by a side, without payment.
func (p *Pen) Why(s card.Side) error { return nil }

// Back takes the last step back, with everything it did. It is false on an empty path.
func (p *Pen) Back() bool { return false }

// Reset wipes the path.
func (p *Pen) Reset() {}

// Clone shares nothing with the original but the tableau.
func (p *Pen) Clone() *Pen { return nil }

// Len is the number of steps drawn.
func (p *Pen) Len() int { return 0 }

// Path is a copy of the steps drawn.
func (p *Pen) Path() Path { return nil }

// Standing says where the path stands.
func (p *Pen) Standing() Standing { return Unstarted }

// Node is the square of the path's end, that of the exit when Outside; Nowhere before
// the start.
func (p *Pen) Node() Node { return Nowhere }

// NodeAfter is the square of the path's end after step i, counted from 0.
func (p *Pen) NodeAfter(i int) Node { return Nowhere }

// Next is one legal next step and what it asks for.
type Next struct {
	Step    Step       // without payment for the square of arrival; a circle is paid by default
	To      Node       // the square of arrival, Nowhere for an exit
	Asks    card.Kind  // the resource that answers what stands there, None for nothing
	Count   int        // how many of them
	Pay     []Resource // the default payment: items, then fairies, then the book; nil if it cannot be met
	Unpaid  Standing   // where the path stands after the bare Step: Moving, OnPit, Stopped or Outside
	MustPay bool       // the bare Step is refused: a room's pitfall over a used tunnel (MMV-053)
	Crosses bool       // the step uses up SB-06 (MMV-081)
}

// Paid is the step with its default payment; ok is false if that cannot be met or
// nothing is asked.
func (n Next) Paid() (s Step, ok bool) { return n.Step, false }

// Next appends the legal next steps to the buffer in a fixed order: starts, or sides
// clockwise from the top, fall, stairs, circles, barrels, monsters, climb, wraps.
func (p *Pen) Next(buf []Next) []Next { return buf }

// Payments lists everything that could pay for the kind now, in the default order:
// collected items (first collected first), a fairy token, the book.
func (p *Pen) Payments(answer card.Kind) []Resource { return nil }

// Target is a square a jump could aim at.
type Target struct {
	At   Spot
	Step Step
	Why  error // nil if the jump is legal
}

// Targets lists all squares of the right kind for UseCircle, UseBarrel or ToMonster,
// with the reason where the jump is not possible.
func (p *Pen) Targets(a Action) []Target { return nil }

// Items is the number of collected items of a kind not yet crossed out.
func (p *Pen) Items(k card.Kind) int { return 0 }

// Fairies counts the tokens still ready.
func (p *Pen) Fairies() Tokens { return Tokens{} }

// Books are the spellbooks still ready.
func (p *Pen) Books() Books { return 0 }

// Tally counts what is circled so far. The caller must not change it.
func (p *Pen) Tally() *Tally { return &Tally{} }

// Recycling and Scissors count the circled optimizers.
func (p *Pen) Recycling() int { return 0 }

// Scissors counts the circled scissors.
func (p *Pen) Scissors() int { return 0 }

// Circled says whether the Discovery at the node's position is circled.
func (p *Pen) Circled(n Node) bool { return false }

// CrossedOut says whether the Discovery at the node's position is used up.
func (p *Pen) CrossedOut(n Node) bool { return false }

// Carried is how many stays of the path lie on the square.
func (p *Pen) Carried(n Node) int { return 0 }

// Visited says whether a room has been entered with its monsters beaten.
func (p *Pen) Visited(room int) bool { return false }

// Finds lists what step i (from 0) circled or crossed out, in order, for ink and sound.
func (p *Pen) Finds(i int) []Find { return nil }

// Result is what the path has brought if it ends here.
func (p *Pen) Result() Result { return Result{} }

package explore

import (
	"slices"

	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
	"delvebox/scenes/mapmasters/dungeonart"
)

// held is a card of the hand, on the table or not.
type held struct {
	id     mapmasters.CardID
	card   *card.Card
	turned bool // as it will be taken up
}

// change says what the last entry of the history did.
type change uint8

const (
	laying change = iota // a card was laid, moved, turned or taken back
	step                 // one step of the pen
	wiping               // the sponge
	pact                 // SB-02 was given up, or not
)

// moment is everything that undo brings back.
type moment struct {
	laid []mapmasters.Place
	pact card.Kind
	path dungeon.Path
	by   change // what led away from it
}

// site is a dungeon under construction: cards, path and history.
type site struct {
	hand   []held
	ready  dungeon.Kit // what the seat brings, without a pact
	pact   card.Kind
	laid   []mapmasters.Place
	tab    *dungeon.Tableau
	pen    *dungeon.Pen
	next   []dungeon.Next // legal next steps of the pen
	past   []moment
	future []moment
	stamp  int // counts changes, for everything that is made from the site
	placed int // the stamp of the last change of the cards
}

// newSite begins with an empty table.
func newSite(hand []held, kit dungeon.Kit) *site {
	s := &site{hand: hand, ready: kit}
	s.build(nil)
	return s
}

// kit is what the path may use.
func (s *site) kit() dungeon.Kit {
	k := s.ready
	k.Pact = s.pact
	return k
}

// card finds a card of the hand by its number.
func (s *site) card(id mapmasters.CardID) *held {
	for i := range s.hand {
		if s.hand[i].id == id {
			return &s.hand[i]
		}
	}
	return nil
}

// place is where a card lies.
func (s *site) place(id mapmasters.CardID) (mapmasters.Place, bool) {
	for _, p := range s.laid {
		if p.Card == id {
			return p, true
		}
	}
	return mapmasters.Place{}, false
}

// placements are the cards laid, but one that may be left out (NoCard leaves none).
func (s *site) placements(but mapmasters.CardID) []dungeon.Placement {
	out := make([]dungeon.Placement, 0, len(s.laid))
	for _, p := range s.laid {
		if h := s.card(p.Card); h != nil && p.Card != but {
			out = append(out, dungeon.Placement{Card: h.card, X: p.X, Y: p.Y, Turned: p.Turned})
		}
	}
	return out
}

// build makes tableau and pen anew and draws the steps again, up to the first that is
// refused. Cards that lie on others are taken back to the hand.
func (s *site) build(path dungeon.Path) {
	t, err := dungeon.Lay(s.placements(mapmasters.NoCard))
	for err != nil && len(s.laid) > 0 {
		s.laid = s.laid[:len(s.laid)-1]
		t, err = dungeon.Lay(s.placements(mapmasters.NoCard))
	}
	s.tab, s.pen = t, dungeon.NewPen(t, s.kit())
	for _, st := range path {
		if s.pen.Step(st) != nil {
			break
		}
	}
	s.stamp++
	s.placed = s.stamp
	s.look()
}

// look lists what may follow.
func (s *site) look() { s.next = s.pen.Next(s.next[:0]) }

// now is the present moment.
func (s *site) now(by change) moment {
	return moment{slices.Clone(s.laid), s.pact, s.pen.Path(), by}
}

// remember puts the present moment on the history before a change.
func (s *site) remember(by change) {
	s.past = append(s.past, s.now(by))
	s.future = nil
}

// lay lays a card, or moves or turns one that lies. Of the path the steps before the
// first changed square stay. It says whether any of the path was wiped.
func (s *site) lay(p mapmasters.Place) (wiped bool) {
	if old, ok := s.place(p.Card); ok && old == p {
		return false
	}
	s.remember(laying)
	return s.move(p.Card, &p)
}

// lift takes a card back to the hand.
func (s *site) lift(id mapmasters.CardID) (wiped bool) {
	if _, ok := s.place(id); !ok {
		return false
	}
	s.remember(laying)
	return s.move(id, nil)
}

func (s *site) move(id mapmasters.CardID, to *mapmasters.Place) (wiped bool) {
	before := s.pen.Len()
	keep := s.untouched(id)
	s.laid = slices.DeleteFunc(slices.Clone(s.laid), func(p mapmasters.Place) bool { return p.Card == id })
	if to != nil {
		s.laid = append(s.laid, *to)
		if h := s.card(id); h != nil {
			h.turned = to.Turned
		}
	}
	was := standings(s.pen, len(keep))
	s.build(keep)
	// A step that now ends otherwise (an exit that has become a link) goes too.
	for i := range s.pen.Len() {
		if s.pen.StandingAfter(i) != was[i] {
			s.pen.BackTo(i)
			s.look()
			break
		}
	}
	return s.pen.Len() < before
}

// untouched is the path up to the first square on the card.
func (s *site) untouched(id mapmasters.CardID) dungeon.Path {
	path := s.pen.Path()
	h := s.card(id)
	if h == nil {
		return path
	}
	for i := range path {
		n := s.pen.NodeAfter(i)
		if n != dungeon.Nowhere && s.tab.Placements()[s.tab.CardOf(n)].Card == h.card {
			return path[:i]
		}
	}
	return path
}

func standings(p *dungeon.Pen, n int) []dungeon.Standing {
	out := make([]dungeon.Standing, n)
	for i := range out {
		out[i] = p.StandingAfter(i)
	}
	return out
}

// draw makes one step of the pen.
func (s *site) draw(st dungeon.Step) error {
	if err := s.pen.Check(st); err != nil {
		return err
	}
	s.remember(step)
	if err := s.pen.Step(st); err != nil {
		return err
	}
	s.stamp++
	s.look()
	return nil
}

// back takes one step of the pen back. Right after that step it is undo, else a change
// of its own.
func (s *site) back() bool {
	if s.pen.Len() == 0 {
		return false
	}
	if n := len(s.past); n > 0 && s.past[n-1].by == step && len(s.past[n-1].path) == s.pen.Len()-1 {
		return s.undo()
	}
	s.remember(wiping)
	s.pen.Back()
	s.stamp++
	s.look()
	return true
}

// wipe takes the whole path away.
func (s *site) wipe() bool {
	if s.pen.Len() == 0 {
		return false
	}
	s.remember(wiping)
	s.pen.Reset()
	s.stamp++
	s.look()
	return true
}

// give gives SB-02 up for a token of a kind, or takes that back with None. The path
// stays as far as it is still legal.
func (s *site) give(kind card.Kind) {
	if kind == s.pact {
		return
	}
	s.remember(pact)
	s.pact = kind
	placed := s.placed
	s.build(s.pen.Path())
	s.placed = placed
}

// inHand lists the places in the hand of the cards that do not lie.
func (s *site) inHand() int {
	return len(s.hand) - len(s.laid)
}

// plan is the move that the site would hand in.
func (s *site) plan(millis int) mapmasters.Explore {
	return mapmasters.Explore{Cards: slices.Clone(s.laid), Pact: s.pact, Path: s.pen.Path(), Millis: millis}
}

// bounds is the smallest box of lattice squares round all cards: left, top, right and
// bottom, the last two outside.
func (s *site) bounds() (x0, y0, x1, y1 int) { return dungeonart.Bounds(s.tab.Placements()) }

// cardAt is the card on a lattice square.
func (s *site) cardAt(x, y int) (mapmasters.Place, bool) {
	for i := len(s.laid) - 1; i >= 0; i-- {
		p := s.laid[i]
		if x >= p.X && x < p.X+card.Columns && y >= p.Y && y < p.Y+card.Rows {
			return p, true
		}
	}
	return mapmasters.Place{}, false
}

package dungeon

import (
	"fmt"

	"delvebox/games/mapmasters/card"
)

// ParsePath reads a path as Path.String writes it, in the grammar of MMV 4.8. Whether
// the steps are legal is not asked. The error says what was expected and at which byte,
// counted from 1.
func ParsePath(text string) (Path, error) {
	s := scanner{text: text}
	var path Path
	s.blanks()
	for s.at < len(s.text) {
		step, err := s.step()
		if err != nil {
			return nil, err
		}
		if len(path) == 0 && step.Action != Start {
			return nil, s.wanted(0, "a path begins with start(...)")
		}
		if len(path) > 0 && step.Action == Start {
			return nil, s.wanted(s.at, "start(...) stands at the beginning only")
		}
		path = append(path, step)
		if s.at < len(s.text) && !s.blanks() {
			return nil, s.wanted(s.at, "a blank is wanted between steps")
		}
	}
	return path, nil
}

// ParseStep reads a single step, a start included.
func ParseStep(text string) (Step, error) {
	s := scanner{text: text}
	step, err := s.step()
	if err == nil && s.at < len(text) {
		err = s.wanted(s.at, "the step ends here")
	}
	if err != nil {
		return Step{}, err
	}
	return step, nil
}

// scanner reads a text from left to right.
type scanner struct {
	text string
	at   int
}

// wanted is the error at a byte of the text.
func (s *scanner) wanted(at int, what string) error {
	return fmt.Errorf("path, byte %d: %s", at+1, what)
}

// blanks skips blanks and says whether there were any.
func (s *scanner) blanks() bool {
	from := s.at
	for s.at < len(s.text) && s.text[s.at] == ' ' {
		s.at++
	}
	return s.at > from
}

// take skips the word if it stands here.
func (s *scanner) take(word string) bool {
	if len(s.text)-s.at < len(word) || s.text[s.at:s.at+len(word)] != word {
		return false
	}
	s.at += len(word)
	return true
}

// need skips the word or fails.
func (s *scanner) need(word string) error {
	if !s.take(word) {
		return s.wanted(s.at, fmt.Sprintf("%q is wanted", word))
	}
	return nil
}

// gap skips the separator and the blanks that may follow it.
func (s *scanner) gap(separator string) error {
	err := s.need(separator)
	s.blanks()
	return err
}

// step reads one step.
func (s *scanner) step() (step Step, err error) {
	switch {
	case s.take("start("):
		step.Action = Start
		if step.At, err = s.spot(); err != nil {
			return step, err
		}
		if err = s.gap(","); err != nil {
			return step, err
		}
		if step.Side, err = s.side(); err != nil {
			return step, err
		}
		err = s.need(")")
	case s.take("fall"):
		return Step{Action: Fall}, nil
	case s.take("stairs"):
		step.Action = TakeStairs
	case s.take("climb"):
		step.Action = Climb
	case s.take("circle("):
		step.Action = UseCircle
		if step.With, err = s.resource(); err != nil {
			return step, err
		}
		if err = s.gap(";"); err != nil {
			return step, err
		}
		step.At, err = s.target()
	case s.take("barrel("):
		step.Action = UseBarrel
		step.At, err = s.target()
	case s.take("monster("):
		step.Action = ToMonster
		step.At, err = s.target()
	case s.take("wrap("):
		step.Action = Wrap
		switch {
		case s.take(NorthSouthGate.String()):
			step.Book = NorthSouthGate
		case s.take(EastWestGate.String()):
			step.Book = EastWestGate
		default:
			return step, s.wanted(s.at, "SB-11 or SB-12 is wanted")
		}
		err = s.need(")")
	default:
		step.Action = Go
		if step.Side, err = s.side(); err != nil {
			return step, s.wanted(s.at, "a step is wanted")
		}
	}
	if err == nil {
		step.Pay, err = s.pay()
	}
	return step, err
}

// pay reads the payment in brackets, if one stands here.
func (s *scanner) pay() ([]Resource, error) {
	if !s.take("[") {
		return nil, nil
	}
	var list []Resource
	for {
		r, err := s.resource()
		if err != nil {
			return nil, err
		}
		list = append(list, r)
		if s.take("]") {
			return list, nil
		}
		if err := s.gap(","); err != nil {
			return nil, err
		}
	}
}

// spells are the books that pay for an obstacle or a circle.
var spells = [...]Book{PhantomBlade, SilentLatch, Featherfall, LivingCircle}

// resource reads one resource.
func (s *scanner) resource() (Resource, error) {
	if s.take("item") {
		if !s.take("(") {
			return Item(), nil
		}
		x, y, err := s.square()
		if err != nil {
			return Resource{}, err
		}
		return ItemOf(x, y), s.need(")")
	}
	if s.take("fairy(") {
		for k := card.Sword; k <= card.Scroll; k++ {
			if s.take(k.String()) {
				return FairyOf(k), s.need(")")
			}
		}
		return Resource{}, s.wanted(s.at, "sword, key, rope or scroll is wanted")
	}
	for _, b := range spells {
		if s.take(b.String()) {
			return SpellOf(b), nil
		}
	}
	return Resource{}, s.wanted(s.at, "a resource is wanted: item, item(x,y), fairy(kind), SB-01, SB-04, SB-05 or SB-08")
}

// target reads a square with its layer and the closing bracket.
func (s *scanner) target() (Spot, error) {
	spot, err := s.spot()
	if err == nil {
		err = s.need(")")
	}
	return spot, err
}

// spot reads "x,y,layer".
func (s *scanner) spot() (spot Spot, err error) {
	if spot.X, spot.Y, err = s.square(); err != nil {
		return spot, err
	}
	if err = s.gap(","); err != nil {
		return spot, err
	}
	switch {
	case s.take("m"):
		spot.Layer = card.Main
	case s.take("u"):
		spot.Layer = card.Under
	default:
		err = s.wanted(s.at, "the layer is wanted, m or u")
	}
	return spot, err
}

// square reads "x,y".
func (s *scanner) square() (x, y int, err error) {
	if x, err = s.number(); err != nil {
		return 0, 0, err
	}
	if err = s.gap(","); err != nil {
		return 0, 0, err
	}
	y, err = s.number()
	return x, y, err
}

// side reads one of N, E, S, W.
func (s *scanner) side() (card.Side, error) {
	for _, side := range card.Sides() {
		if s.take(side.String()) {
			return side, nil
		}
	}
	return 0, s.wanted(s.at, "a side is wanted: N, E, S or W")
}

// mostNumber is a bound on written numbers: nothing lies further away (Reach), and sums
// of them stay small.
const mostNumber = 10 * Reach

// number reads a whole number.
func (s *scanner) number() (int, error) {
	from := s.at
	negative := s.take("-")
	n, digits := 0, 0
	for ; s.at < len(s.text) && s.text[s.at] >= '0' && s.text[s.at] <= '9'; s.at++ {
		digits++
		if n = 10*n + int(s.text[s.at]-'0'); n > mostNumber {
			return 0, s.wanted(from, "the number is too large")
		}
	}
	if digits == 0 {
		return 0, s.wanted(from, "a whole number is wanted")
	}
	if negative {
		n = -n
	}
	return n, nil
}

package story

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"delvebox/engine/play"
	"delvebox/engine/play/scenario"
	"delvebox/games/doodledungeon/fight"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/games/doodledungeon/trail"
)

// dice lays down the next dice by their values: "dice: 7 2".
func (i *Interpreter) dice(d scenario.Directive) error {
	s, err := i.state()
	if err != nil {
		return err
	}
	for _, f := range strings.Fields(d.Rest) {
		v, err := strconv.Atoi(f)
		if err != nil || v < 1 || v > fight.Faces {
			return fmt.Errorf("%q is no die; they show 1 to 10", f)
		}
		if err := s.Script("die", v-1); err != nil {
			return err
		}
	}
	return nil
}

// line draws a line anew on the sheet that the seat draws on: "line Blue: A1 B1".
func (i *Interpreter) line(d scenario.Directive) error {
	s, err := i.state()
	if err != nil {
		return err
	}
	seat, rest, err := i.table.SplitSeat(d.Rest)
	if err != nil {
		return err
	}
	squares, err := trail.Parse(rest)
	if err != nil {
		return err
	}
	pen := s.PenFor(seat)
	i.pens[seat] = pen
	if n, err := pen.Draw(squares...); err != nil {
		return fmt.Errorf("square %d: %w", n+1, err)
	}
	return nil
}

var errNoLine = errors.New("no line was drawn before")

func (i *Interpreter) pen(seat play.Seat) (*trail.Pen, error) {
	if pen := i.pens[seat]; pen != nil {
		return pen, nil
	}
	return nil, errNoLine
}

// refuseStep reads "Blue: CLAUSE KEY | SQUARE": the next step of the line is refused.
func (i *Interpreter) refuseStep(d scenario.Directive) error {
	head, square, _ := strings.Cut(d.Rest, "|")
	seat, rest, err := i.table.SplitSeat(head)
	if err != nil {
		return err
	}
	pen, err := i.pen(seat)
	if err != nil {
		return err
	}
	q, err := sheet.ParseSquare(strings.TrimSpace(square))
	if err != nil {
		return err
	}
	why := pen.Why(q)
	if why == nil {
		return fmt.Errorf("the step to %s is allowed", q)
	}
	if got := why.Clause + " " + why.Key; got != strings.Join(strings.Fields(rest), " ") {
		return fmt.Errorf("refused by %s", got)
	}
	return nil
}

// Package pathstory interprets scenario files about cards and paths: which cards lie
// where, what the explorer brings, the path that is drawn, and what it brings or why it
// is refused. The words are described in testdata/scenarios/paths/README.md of the game.
package pathstory

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"delvebox/engine/play"
	"delvebox/engine/play/scenario"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// Interpreter plays one scenario.
type Interpreter struct {
	cards  *card.Catalog
	own    map[string]*card.Card // cards of "card:", by id
	placed []dungeon.Placement
	kit    dungeon.Kit
	pen    *dungeon.Pen
}

// New makes an interpreter that knows the cards of a catalogue.
func New(cards *card.Catalog) *Interpreter {
	return &Interpreter{cards: cards, own: map[string]*card.Card{}}
}

// Run interprets one directive.
func (i *Interpreter) Run(d scenario.Directive) error {
	words := map[string]func(scenario.Directive) error{
		"card": i.card, "cards": i.lay, "add": i.add, "refuse-card": i.refuseCard,
		"tokens": i.tokens, "books": i.books, "pact": i.pact,
		"path": i.path, "on": i.on, "refuse-step": i.refuseStep, "refuse-plan": i.refusePlan,
		"counts": i.counts, "ends": i.ends, "stands": i.stands, "crossed": i.crossed, "spent": i.spent,
		"time-up": i.timeUp,
	}
	if word := words[d.Key]; word != nil {
		return word(d)
	}
	return scenario.ErrUnknown
}

// card reads a card of the scenario's own from the block.
func (i *Interpreter) card(d scenario.Directive) error {
	list, err := card.Parse("card", d.Text())
	if err != nil {
		return err
	}
	for _, k := range list {
		i.own[k.ID] = k
	}
	return nil
}

// placement reads "D12 at 5,-1 turned".
func (i *Interpreter) placement(text string) (dungeon.Placement, error) {
	var p dungeon.Placement
	f := strings.Fields(text)
	if len(f) < 3 || f[1] != "at" || len(f) > 4 || len(f) == 4 && f[3] != "turned" {
		return p, fmt.Errorf("%q: wanted is ID at X,Y, and turned if it is", text)
	}
	p.Turned = len(f) == 4
	var ok bool
	if p.Card, ok = i.own[f[0]]; !ok {
		if p.Card, ok = i.cards.ByID(f[0]); !ok {
			return p, fmt.Errorf("there is no card %s", f[0])
		}
	}
	x, y, _ := strings.Cut(f[2], ",")
	var errX, errY error
	p.X, errX = strconv.Atoi(x)
	p.Y, errY = strconv.Atoi(y)
	if errX != nil || errY != nil {
		return p, fmt.Errorf("%q is no square X,Y", f[2])
	}
	return p, nil
}

// lines gives the rest of the directive, or its block.
func lines(d scenario.Directive) []string {
	var list []string
	if d.Rest != "" {
		list = append(list, d.Rest)
	}
	for _, l := range d.Block {
		if strings.TrimSpace(l.Text) != "" {
			list = append(list, l.Text)
		}
	}
	return list
}

// lay lays cards anew; they need not hang together yet.
func (i *Interpreter) lay(d scenario.Directive) error {
	i.placed, i.pen = nil, nil
	for _, text := range lines(d) {
		p, err := i.placement(text)
		if err != nil {
			return err
		}
		i.placed = append(i.placed, p)
	}
	_, err := dungeon.Lay(i.placed)
	return err
}

// add lays one more card, which must fit.
func (i *Interpreter) add(d scenario.Directive) error {
	p, err := i.placement(d.Rest)
	if err == nil {
		err = dungeon.Fits(i.placed, p)
	}
	if err == nil {
		i.placed, i.pen = append(i.placed, p), nil
	}
	return err
}

// refuseCard wants a card refused: "CLAUSE KEY | D12 at 5,1".
func (i *Interpreter) refuseCard(d scenario.Directive) error {
	return refused(d.Rest, func(text string) error {
		p, err := i.placement(text)
		if err != nil {
			return err
		}
		if err := dungeon.Fits(i.placed, p); err != nil {
			return err
		}
		return dungeon.Check(append(i.placed[:len(i.placed):len(i.placed)], p))
	})
}

// tokens reads the fairy tokens brought: "sword 1 rope 2".
func (i *Interpreter) tokens(d scenario.Directive) error {
	i.pen, i.kit.Fairies = nil, dungeon.Tokens{}
	f := strings.Fields(d.Rest)
	for at := 0; at < len(f); at += 2 {
		k, ok := card.ParseKind(f[at])
		_, pays := k.Resource()
		if !ok || !pays || at+1 == len(f) {
			return fmt.Errorf("wanted are kinds and numbers: sword 1 rope 2")
		}
		n, err := strconv.Atoi(f[at+1])
		if err != nil || n < 0 || n > 5 {
			return fmt.Errorf("%q is no number of tokens", f[at+1])
		}
		i.kit.Fairies = i.kit.Fairies.Plus(k, n)
	}
	return nil
}

// books reads the spellbooks brought.
func (i *Interpreter) books(d scenario.Directive) error {
	i.pen, i.kit.Books = nil, 0
	for _, f := range strings.Fields(d.Rest) {
		b, ok := dungeon.ParseBook(f)
		if !ok {
			return fmt.Errorf("there is no book %s", f)
		}
		i.kit.Books = i.kit.Books.With(b)
	}
	return nil
}

// pact reads the kind of token that SB-02 is given up for.
func (i *Interpreter) pact(d scenario.Directive) error {
	k, ok := card.ParseKind(d.Rest)
	if !ok {
		return fmt.Errorf("%q is no kind of token", d.Rest)
	}
	i.pen, i.kit.Pact = nil, k
	return i.kit.Check()
}

// path draws a path from its beginning.
func (i *Interpreter) path(d scenario.Directive) error {
	t, err := dungeon.New(i.placed)
	if err != nil {
		return err
	}
	path, err := dungeon.ParsePath(words(d))
	if err != nil {
		return err
	}
	i.pen = dungeon.NewPen(t, i.kit)
	return i.draw(path)
}

// words joins the rest and the block to one line.
func words(d scenario.Directive) string {
	return strings.Join(strings.Fields(strings.Join(lines(d), " ")), " ")
}

// on draws further steps.
func (i *Interpreter) on(d scenario.Directive) error {
	if i.pen == nil {
		return errors.New("no path is begun")
	}
	path, err := steps(words(d))
	if err != nil {
		return err
	}
	return i.draw(path)
}

// steps reads steps in the middle of a path.
func steps(text string) (dungeon.Path, error) {
	path, err := dungeon.ParsePath("start(0,0,m,N) " + text)
	if err != nil {
		return nil, err
	}
	return path[1:], nil
}

func (i *Interpreter) draw(path dungeon.Path) error {
	for _, s := range path {
		if err := i.pen.Step(s); err != nil {
			return fmt.Errorf("step %d, %s: %w", i.pen.Len()+1, s, err)
		}
	}
	return nil
}

// refuseStep wants the next step refused: "CLAUSE KEY | S[item]".
func (i *Interpreter) refuseStep(d scenario.Directive) error {
	return refused(d.Rest, func(text string) error {
		s, err := dungeon.ParseStep(text)
		if err != nil {
			return err
		}
		if i.pen == nil {
			t, err := dungeon.New(i.placed)
			if err != nil {
				return err
			}
			i.pen = dungeon.NewPen(t, i.kit)
		}
		return i.pen.Check(s)
	})
}

// refusePlan wants cards, kit and a whole path refused: "CLAUSE KEY | start(...) ...".
func (i *Interpreter) refusePlan(d scenario.Directive) error {
	return refused(d.Rest, func(text string) error {
		path, err := dungeon.ParsePath(text)
		if err != nil {
			return err
		}
		_, err = dungeon.Plan{Placed: i.placed, Path: path}.Check(i.kit)
		return err
	})
}

// refused tries what stands behind the bar and compares the refusal.
func refused(rest string, try func(text string) error) error {
	head, text, found := strings.Cut(rest, "|")
	f := strings.Fields(head)
	if !found || len(f) != 2 {
		return errors.New("wanted is CLAUSE KEY | what is refused")
	}
	text = strings.Join(strings.Fields(text), " ")
	err := try(text)
	var r *play.Refusal
	switch {
	case err == nil:
		return fmt.Errorf("%q is allowed", text)
	case !errors.As(err, &r):
		return err
	case r.Clause != f[0] || r.Key != f[1]:
		return fmt.Errorf("refused by %s %s", r.Clause, r.Key)
	}
	return nil
}

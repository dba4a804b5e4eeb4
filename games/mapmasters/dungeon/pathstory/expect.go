package pathstory

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"delvebox/engine/play/scenario"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

var errNoPath = errors.New("no path is drawn")

// counts compares everything circled that an objective counts, and the optimizers.
func (i *Interpreter) counts(d scenario.Directive) error {
	if i.pen == nil {
		return errNoPath
	}
	r := i.pen.Result()
	var got []string
	add := func(name string, n int) {
		if n > 0 {
			got = append(got, fmt.Sprintf("%s %d", name, n))
		}
	}
	for a := range dungeon.Aims {
		add(a.String(), r.Tally.Of(a))
	}
	add("recycling", r.Recycling)
	add("scissors", r.Scissors)
	var want []string
	f := strings.Fields(d.Rest)
	for at := 0; at+1 < len(f); at += 2 {
		want = append(want, f[at]+" "+f[at+1])
	}
	return same(d, want, got)
}

// ends compares how the path ends if it ends here.
func (i *Interpreter) ends(d scenario.Directive) error {
	if i.pen == nil {
		return errNoPath
	}
	got := "dead-end"
	if i.pen.Result().Exit {
		got = "exit"
	}
	return same(d, []string{d.Rest}, []string{got})
}

// stands compares where the path stands and the square: "stopped at 1,4,m".
func (i *Interpreter) stands(d scenario.Directive) error {
	if i.pen == nil {
		return errNoPath
	}
	got := i.pen.Standing().String()
	if i.pen.Len() > 0 && strings.Contains(d.Rest, " at ") {
		got += " at " + i.pen.Tableau().Spot(i.pen.Node()).String()
	}
	return same(d, []string{d.Rest}, []string{got})
}

// crossed compares the Discoveries that are crossed out: "sword 1,3 monster 3,3".
func (i *Interpreter) crossed(d scenario.Directive) error {
	if i.pen == nil {
		return errNoPath
	}
	var got []string
	for _, f := range i.pen.Result().Finds {
		if f.Crossed {
			got = append(got, fmt.Sprintf("%s %d,%d", f.Icon.Kind, f.X, f.Y))
		}
	}
	var want []string
	f := strings.Fields(d.Rest)
	for at := 0; at+1 < len(f); at += 2 {
		want = append(want, f[at]+" "+f[at+1])
	}
	return same(d, want, got)
}

// spent compares the tokens and books used: "fairy-sword SB-06".
func (i *Interpreter) spent(d scenario.Directive) error {
	if i.pen == nil {
		return errNoPath
	}
	r := i.pen.Result()
	var got []string
	for k := card.Sword; k <= card.Scroll; k++ {
		for range r.Fairies.Of(k) {
			got = append(got, "fairy-"+k.String())
		}
	}
	for _, b := range r.Books.List() {
		got = append(got, b.String())
	}
	return same(d, strings.Fields(d.Rest), got)
}

// timeUp cuts the cards laid and a path as at the end of the time, and compares:
// "cards: S01 S03; path: start(...) E", with "none" for nothing.
func (i *Interpreter) timeUp(d scenario.Directive) error {
	var drawn dungeon.Path
	var want string
	for _, l := range d.Block {
		word, rest, _ := strings.Cut(l.Text, ":")
		rest = strings.TrimSpace(rest)
		switch word {
		case "drawn":
			var err error
			if drawn, err = dungeon.ParsePath(rest); err != nil {
				return d.BlockFaultf(l, "%v", err)
			}
		case "cards", "path":
			want += word + ": " + rest + "\n"
		default:
			return d.BlockFaultf(l, "wanted are drawn, cards and path")
		}
	}
	cut := dungeon.Plan{Placed: i.placed, Path: drawn}.Cut(i.kit)
	ids := make([]string, len(cut.Placed))
	for n, p := range cut.Placed {
		ids[n] = p.Card.ID
	}
	got := "cards: " + orNone(strings.Join(ids, " ")) + "\npath: " + orNone(cut.Path.String()) + "\n"
	if got != want {
		return fmt.Errorf("what stands is\n%s", got)
	}
	if _, err := cut.Check(i.kit); err != nil {
		return fmt.Errorf("what stands is refused: %w", err)
	}
	return nil
}

func orNone(s string) string {
	if s == "" {
		return "none"
	}
	return s
}

// same compares two lists without their order; "none" stands for an empty one.
func same(d scenario.Directive, want, got []string) error {
	if d.Rest == "none" {
		want = nil
	}
	want, got = slices.Sorted(slices.Values(want)), slices.Sorted(slices.Values(got))
	if !slices.Equal(want, got) {
		return fmt.Errorf("it is: %s", orNone(strings.Join(got, " ")))
	}
	return nil
}

package mapmasters

import (
	"fmt"
	"strconv"
	"strings"

	"delvebox/engine/play"
	"delvebox/games/mapmasters/dungeon"
)

// mostMillis bounds a recorded time: one day.
const mostMillis = 24 * 60 * 60 * 1000

// mostText bounds a recorded move in bytes; a path through five cards is far shorter.
const mostText = 1 << 16

// ParseMove reads what Move.String writes. The error says what was expected.
func ParseMove(text string) (Move, error) {
	if len(text) > mostText {
		return nil, fmt.Errorf("a move of %d bytes is too long", len(text))
	}
	if rest, ok := strings.CutPrefix(text, "explore "); ok {
		return parseExplore(rest)
	}
	words := strings.Fields(text)
	for _, f := range forms {
		if args, ok := f.match(words); ok {
			m, err := f.read(args)
			if err != nil {
				return nil, fmt.Errorf("%q: %w", clip(text), err)
			}
			return m, nil
		}
	}
	return nil, fmt.Errorf("%q is no move of Map Masters", clip(text))
}

// clip shortens a text for a message.
func clip(text string) string {
	const most = 60
	if len(text) > most {
		return text[:most] + "..."
	}
	return text
}

// form is one kind of move: the words it begins with, and how many follow.
type form struct {
	words       string
	least, most int
	read        func(args []string) (Move, error)
}

func (f form) match(words []string) (args []string, ok bool) {
	head := strings.Fields(f.words)
	if len(words) < len(head) {
		return nil, false
	}
	for i, w := range head {
		if words[i] != w {
			return nil, false
		}
	}
	args = words[len(head):]
	return args, len(args) >= f.least && len(args) <= f.most
}

// forms are the moves but explore, as recorded.
var forms = []form{
	{"pass", 0, 0, func([]string) (Move, error) { return Pass{}, nil }},
	{"buy fairy", 1, 3, parseBuyFairy},
	{"buy book", 1, 1, func(a []string) (Move, error) {
		slot, err := parseSlot(a[0])
		return BuyBook{Slot: slot}, err
	}},
	{"replace book", 1, 1, func(a []string) (Move, error) {
		book, ok := dungeon.ParseBook(a[0])
		if !ok {
			return nil, fmt.Errorf("there is no book %q", a[0])
		}
		return ReplaceBook{Old: book}, nil
	}},
	{"buy card", 2, 3, parseBuyCard},
	{"first draw", 1, 1, func(a []string) (Move, error) {
		for c := DoNotUse; c < choiceCount; c++ {
			if choiceNames[c] == a[0] {
				return FirstDraw{Choice: c}, nil
			}
		}
		return nil, fmt.Errorf("%q is none of keep, discard, unused", a[0])
	}},
	{"refresh recycle", 1, 1, func(a []string) (Move, error) {
		c, err := ParseCardID(a[0])
		return UseRecycling{Card: c}, err
	}},
	{"refresh scissors", 1, 1, func(a []string) (Move, error) {
		c, err := ParseCardID(a[0])
		return UseScissors{Card: c}, err
	}},
	{"refresh sb13", 1, 1, func(a []string) (Move, error) {
		c, err := ParseCardID(a[0])
		return UseBonfire{Card: c}, err
	}},
	{"refresh sb15", 1, 1, func(a []string) (Move, error) {
		c, err := ParseCardID(a[0])
		return UseEncore{Card: c}, err
	}},
	{"refresh sb17", 2, 2, func(a []string) (Move, error) {
		give, err := ParseCardID(a[0])
		if err != nil {
			return nil, err
		}
		take, err := ParseCardID(a[1])
		return UseExchange{Give: give, Take: take}, err
	}},
	{"refresh done", 0, 0, func([]string) (Move, error) { return EndRefresh{}, nil }},
}

func parseBuyFairy(a []string) (Move, error) {
	kind, err := ParseFairy(a[0])
	if err != nil {
		return nil, err
	}
	m := BuyFairy{Kind: kind}
	if len(a) == 1 {
		return m, nil
	}
	if len(a) != 3 || a[1] != "sb14" {
		return nil, fmt.Errorf("expected \"sb14\" and a kind after %q", a[0])
	}
	m.Twin, err = ParseFairy(a[2])
	return m, err
}

func parseBuyCard(a []string) (Move, error) {
	cost, err := strconv.Atoi(a[0])
	if _, ok := costColumn(cost); err != nil || !ok || a[0] != strconv.Itoa(cost) {
		return nil, fmt.Errorf("%q is no cost from 3 to 6", a[0])
	}
	slot, err := parseSlot(a[1])
	if err != nil {
		return nil, err
	}
	m := BuyCard{Cost: cost, Slot: slot}
	if len(a) == 3 {
		if a[2] != "sb10" {
			return nil, fmt.Errorf("expected \"sb10\", not %q", a[2])
		}
		m.Haggler = true
	}
	return m, nil
}

func parseSlot(word string) (Slot, error) {
	slot, ok := slotNamed(word)
	if !ok {
		return slot, fmt.Errorf("%q is none of 1, 2, deck", word)
	}
	return slot, nil
}

// parseExplore reads the parts of an exploration in their order.
func parseExplore(text string) (Move, error) {
	head, path, hasPath := strings.Cut(text+" ", " path ")
	words := strings.Fields(head)
	var m Explore
	if len(words) < 2 || words[0] != "time" {
		return nil, fmt.Errorf("explore: expected \"time\" and milliseconds")
	}
	n, err := strconv.Atoi(words[1])
	if err != nil || n < 0 || n > mostMillis || strconv.Itoa(n) != words[1] {
		return nil, fmt.Errorf("explore: %q is no time in milliseconds", clip(words[1]))
	}
	m.Millis, words = n, words[2:]
	if len(words) > 0 && words[0] == "timeout" {
		m.TimeOut, words = true, words[1:]
	}
	if len(words) > 0 && words[0] == "cards" {
		for words = words[1:]; len(words) > 0 && words[0] != "sb02"; words = words[1:] {
			place, err := parsePlace(words[0])
			if err != nil {
				return nil, fmt.Errorf("explore: %w", err)
			}
			m.Cards = append(m.Cards, place)
		}
	}
	if len(words) > 1 && words[0] == "sb02" {
		if m.Pact, err = ParseFairy(words[1]); err != nil {
			return nil, fmt.Errorf("explore: %w", err)
		}
		words = words[2:]
	}
	if len(words) > 0 {
		return nil, fmt.Errorf("explore: %q was not expected", clip(words[0]))
	}
	if hasPath {
		if m.Path, err = dungeon.ParsePath(strings.TrimSpace(path)); err != nil {
			return nil, fmt.Errorf("explore: path: %w", err)
		}
	}
	return m, nil
}

// parsePlace reads "S02(5,-2,turned)".
func parsePlace(word string) (Place, error) {
	bad := fmt.Errorf("%q is no placed card like S02(5,-2,turned)", clip(word))
	name, rest, ok := strings.Cut(word, "(")
	inner, closed := strings.CutSuffix(rest, ")")
	if !ok || !closed {
		return Place{}, bad
	}
	id, err := ParseCardID(name)
	if err != nil {
		return Place{}, err
	}
	parts := strings.Split(inner, ",")
	if len(parts) < 2 || len(parts) > 3 || len(parts) == 3 && parts[2] != "turned" {
		return Place{}, bad
	}
	x, errX := strconv.Atoi(parts[0])
	y, errY := strconv.Atoi(parts[1])
	if errX != nil || errY != nil || strconv.Itoa(x) != parts[0] || strconv.Itoa(y) != parts[1] {
		return Place{}, bad
	}
	return Place{Card: id, X: x, Y: y, Turned: len(parts) == 3}, nil
}

// ParseMove reads what Move.String writes.
func (g *Game) ParseMove(text string) (play.Move, error) {
	m, err := ParseMove(text)
	if err != nil {
		return nil, err
	}
	return m, nil
}

package words

import (
	"errors"
	"strconv"

	"delvebox/engine/play"
)

// Refusal gives the sentence of a refusal: <game>.refusal.<key>, or refusal.<key> for
// what the kernel itself refuses. Seats are the players' names, by seat.
func (b *Book) Refusal(game string, r *play.Refusal, seats []string) string {
	key := game + ".refusal." + r.Key
	if !b.Has(key) && b.Has("refusal."+r.Key) {
		key = "refusal." + r.Key
	}
	return b.Sentence(game, key, r.Args, seats)
}

// Sentence fills a sentence with arguments as the rules give them. An argument called
// "seat" or "turn" is a seat's number and becomes its name, "why" a sentence of
// <game>.reveals or reveals, and any other value the word <game>.word.<argument>.<value>, if there
// is one. "n" chooses the plural form.
func (b *Book) Sentence(game, key string, values map[string]string, seats []string) string {
	args := make([]any, 0, 2*len(values))
	for name, value := range values {
		args = append(args, name, b.word(game, name, value, seats))
	}
	return b.T(key, args...)
}

func (b *Book) word(game, name, value string, seats []string) string {
	switch name {
	case "seat", "turn":
		if n, err := strconv.Atoi(value); err == nil && n >= 0 && n < len(seats) {
			return seats[n]
		}
	case "why":
		for _, key := range []string{game + ".reveals." + value, "reveals." + value} {
			if b.Has(key) {
				return b.T(key)
			}
		}
	}
	if key := game + ".word." + name + "." + value; b.Has(key) {
		return b.T(key)
	}
	return value
}

// Fault gives the sentence of an error that is no refusal: its own if the error or one it
// wraps is play.Worded, else fault.unknown with its text.
func (b *Book) Fault(err error) string {
	var w play.Worded
	if errors.As(err, &w) {
		if s := w.Sentence(); b.Has(s.Key) {
			return b.Sentence("", s.Key, s.Args, nil)
		}
	}
	return b.T("fault.unknown", "reason", err.Error())
}

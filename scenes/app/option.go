package app

import (
	"strings"

	"delvebox/engine/play"
)

// SetUp is what the set-up offers for a game beside seats, seed and the pace of bots,
// which every game has. How many seats there are, and the levels of bots, the rules say.
type SetUp struct {
	Modes   []Mode // cards above the seats; none shows the game's pitch
	Options []Option
	// Notes stand below the options, each with the clause it can be read in.
	Notes []ClauseNote
	// Minutes guesses how long a match takes; nil says nothing.
	Minutes func(people, bots int) int
}

// Mode is a way of playing the game, chosen by a card. The mode chosen is the option
// "mode" of the match where more than one is open. Its words are ID.setup.KEY,
// ID.setup.KEY-note and ID.setup.KEY-short.
type Mode struct {
	Key, Icon string
	Shut      bool // not open yet
}

// ClauseNote is a sentence with the clause that it is about.
type ClauseNote struct{ Key, Clause string }

// Kind is how an option is chosen.
type Kind uint8

// The kinds of options.
const (
	Switch Kind = iota // "off" or "on"
	Choice             // one of Values
	Ticks              // any of Values, joined by commas in their order
	Text               // a line to type in
)

// Option is one option of a match, as data: set-up draws it, its value travels in
// play.Setup.Options under Key.
//
// Its words are ID.setup.KEY, with -short below it and -note in its tooltip where those
// are there; a value of a choice or a tick is ID.setup.KEY-VALUE (and -VALUE-note). A text
// that nobody has typed is one of ID.setup.KEY-names, which are set apart by "|"; a die
// beside it draws another (its tooltip is -new).
type Option struct {
	Key    string
	Word   string // stands for KEY in the words above, where several options share them
	Kind   Kind
	Values []string // of Choice and Ticks
	// Start gives the value as long as nobody has chosen; it may follow who sits at the
	// table ("on" in solo only). nil is "off", the first value, or no tick.
	Start func(s Sitting) string
	// Shown says whether the option is there at all: nil for always. One that is not there
	// is not among the match's options.
	Shown func(s Sitting) bool
	// Offered says whether a value can be chosen ("mirror" not in solo): nil for all.
	Offered func(s Sitting, value string) bool
	// Seat is the seat, from 1, that the option belongs to, 0 for none. Its word may say
	// {name}; an option of a seat that is not there is not shown.
	Seat int
	Most int // letters of a text, 24 if 0
	// Help marks a switch for advice that players can decline at the table: it begins as off
	// from then on, and switched on the advice begins anew (Advice).
	Help bool
	// Clause leads to the rulebook; "" for none.
	Clause string
}

// Advice is the name by which the settings keep that advice of a game has been given
// ("tips.dragon"), or that its help of an option's key has been declined ("tips").
func Advice(game, name string) string { return game + "." + name }

// Asked is the name by which they keep that a help has been asked for in a match that was
// set up without it.
func Asked(help string) string { return help + ".asked" }

// Names are those of a sentence that lists what a text can be called (ID.setup.KEY-names),
// each of which ends with a bar; one empty name where there are none.
func Names(sentence string) []string {
	names := strings.Split(sentence, "|")
	return names[:max(1, len(names)-1)]
}

// Sitting is what the set-up stands at: the seats, and all options that are shown
// before the one in question.
type Sitting struct {
	Seats   []play.SeatSetup
	Options map[string]string
}

// Words is what stands for the option's key in the strings.
func (o *Option) Words() string {
	if o.Word != "" {
		return o.Word
	}
	return o.Key
}

// There says whether the option is shown at a table.
func (o *Option) There(s Sitting) bool {
	return o.Seat <= len(s.Seats) && (o.Shown == nil || o.Shown(s))
}

// Solo says whether one seat plays alone.
func (s Sitting) Solo() bool { return len(s.Seats) == 1 }

// Is says whether an option has a value.
func (s Sitting) Is(key, value string) bool { return s.Options[key] == value }

// Always is a Start that is the same for every table.
func Always(value string) func(Sitting) string { return func(Sitting) string { return value } }

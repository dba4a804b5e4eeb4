package play

// Sentence is what a player is to read: a key of the strings, and what is filled in.
// The kernel knows keys only; the words stand in assets/strings.
type Sentence struct {
	Key  string            // "fault.journal-damaged"
	Args map[string]string // "line": "17"
}

// Worded is implemented by errors that have a sentence for the player. Error gives
// the same for a log or a command line, in plain English.
type Worded interface {
	error
	Sentence() Sentence
}

// Sentence gives key and arguments of the refusal's sentence.
func (r *Refusal) Sentence() Sentence { return Sentence{Key: r.Key, Args: r.Args} }

// Draws is implemented by states that count the draws made from their chance
// stream. A match uses it to see that a move drew: such a move is not taken back.
type Draws interface{ Draws() int }

package play

import (
	"errors"
	"fmt"
)

// NotJournal says that a file is no journal at all, or an empty one.
type NotJournal struct{ Empty bool }

func (e *NotJournal) Error() string {
	if e.Empty {
		return "the journal is empty"
	}
	return "this is not a journal of Delvebox"
}

// Sentence is "fault.journal-empty" or "fault.journal-none".
func (e *NotJournal) Sentence() Sentence {
	if e.Empty {
		return Sentence{Key: "fault.journal-empty"}
	}
	return Sentence{Key: "fault.journal-none"}
}

// OtherFormat says that the journal was written in a format this program does not
// know: by a later one.
type OtherFormat struct{ Format int }

func (e *OtherFormat) Error() string {
	return fmt.Sprintf("the journal has format %d; this program reads format %d", e.Format, JournalFormat)
}

// Sentence is "fault.journal-format" with format.
func (e *OtherFormat) Sentence() Sentence {
	return Sentence{Key: "fault.journal-format", Args: map[string]string{"format": fmt.Sprint(e.Format)}}
}

// OtherGame says that the journal is of a game that is not in this box.
type OtherGame struct{ ID string }

func (e *OtherGame) Error() string { return fmt.Sprintf("there is no game %q here", e.ID) }

// Sentence is "fault.journal-game" with game.
func (e *OtherGame) Sentence() Sentence {
	return Sentence{Key: "fault.journal-game", Args: map[string]string{"game": e.ID}}
}

// OtherRules says that the journal was played by another version of the rules.
type OtherRules struct{ Game, Journal, Program string }

func (e *OtherRules) Error() string {
	return fmt.Sprintf("the journal was played by version %s of the rules of %s; this program has version %s",
		e.Journal, e.Game, e.Program)
}

// Sentence is "fault.journal-version" with game, theirs and ours.
func (e *OtherRules) Sentence() Sentence {
	return Sentence{Key: "fault.journal-version",
		Args: map[string]string{"game": e.Game, "theirs": e.Journal, "ours": e.Program}}
}

// Damage says at which line a journal does not hold: a checksum, a line that cannot
// be read, a move that is refused or that leads to another position than it did.
type Damage struct {
	Line   int    // from 1
	What   string // for a log
	Intact int    // bytes before that line: they replay
	Err    error  // the refusal, if it was one
}

func (e *Damage) Error() string { return fmt.Sprintf("line %d: %s", e.Line, e.What) }

// Unwrap gives the refusal of a move that the rules did not accept.
func (e *Damage) Unwrap() error { return e.Err }

// Sentence is "fault.journal-damaged" with line, or "fault.journal-move" with line and reason
// when the rules refused a move.
func (e *Damage) Sentence() Sentence {
	var r *Refusal
	if errors.As(e.Err, &r) {
		return Sentence{Key: "fault.journal-move", Args: map[string]string{"line": fmt.Sprint(e.Line), "reason": r.Error()}}
	}
	return Sentence{Key: "fault.journal-damaged", Args: map[string]string{"line": fmt.Sprint(e.Line)}}
}

// Notice tells what Replay left away: a last line without its end, cut short when
// the program was killed or the machine went off. The zero Notice tells nothing.
type Notice struct {
	Line int // the torn line, from 1; 0 if none is torn
	Size int // bytes that hold; a file is to be cut to this size before more is added
}

// Torn says whether a last line was left away.
func (n Notice) Torn() bool { return n.Line > 0 }

// Sentence is "fault.journal-torn" with line.
func (n Notice) Sentence() Sentence {
	return Sentence{Key: "fault.journal-torn", Args: map[string]string{"line": fmt.Sprint(n.Line)}}
}

package play

import (
	"fmt"
	"slices"
	"strings"
)

// Refusal says that a move is against the rules: which clause, and why. Its words
// are found by Key in the strings of the game. Refusals of the kernel itself (undo,
// no such seat) have no clause.
type Refusal struct {
	Clause string            // "MMV-030"
	Key    string            // kebab case, "hallway-twice"
	Args   map[string]string // for the sentence
}

// Refuse makes a refusal; args are names and values in turn.
func Refuse(clause, key string, args ...any) *Refusal {
	r := &Refusal{Clause: clause, Key: key}
	for i := 0; i+1 < len(args); i += 2 {
		if r.Args == nil {
			r.Args = map[string]string{}
		}
		r.Args[fmt.Sprint(args[i])] = fmt.Sprint(args[i+1])
	}
	return r
}

// Error gives clause, key and arguments, for logs and tests; players read the
// sentence that belongs to the key.
func (r *Refusal) Error() string {
	var b strings.Builder
	if r.Clause != "" {
		b.WriteString(r.Clause + " ")
	}
	b.WriteString(r.Key)
	keys := make([]string, 0, len(r.Args))
	for k := range r.Args {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	for _, k := range keys {
		fmt.Fprintf(&b, " %s=%s", k, r.Args[k])
	}
	return b.String()
}

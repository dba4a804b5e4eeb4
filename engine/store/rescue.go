package store

import (
	"errors"
	"fmt"
	"os"

	"delvebox/engine/play"
)

// intactMark stands in the names of copies of what is whole of a damaged match.
const intactMark = "-intact"

// Rescue makes a new match of the part of a damaged journal that is whole: of all lines
// before the one that does not hold. The damaged file is left as it is. It gives the name
// of the copy, for Continue, and the number of decisions in it. The errors are *Gone,
// *Unreadable where nothing can be gone on with, and those of writing.
func (s *Store) Rescue(games []play.Game, name string) (copied string, moves int, err error) {
	path := s.path(journals, name+suffix)
	data, err := os.ReadFile(path)
	if missing(err) {
		return "", 0, &Gone{path}
	}
	if err != nil {
		return "", 0, &Unreadable{path, err}
	}
	whole, m, err := intact(games, data)
	if err != nil {
		return "", 0, &Unreadable{path, err}
	}
	v := &Save{store: s, game: name + intactMark}
	if err := v.create(whole, nameOf(v.game)); err != nil {
		v.Close() // or the name would stay locked
		return "", 0, err
	}
	return v.name, m.Len(), v.Close()
}

// intact gives the longest part of a journal, from its beginning, that replays, and the
// match that it is. The error says why there is none.
func intact(games []play.Game, data []byte) ([]byte, *play.Match, error) {
	for {
		m, notice, err := play.Replay(games, data)
		if err == nil {
			return data[:notice.Size], m, nil
		}
		var d *play.Damage
		if !errors.As(err, &d) || d.Intact == 0 || d.Intact >= len(data) {
			return nil, nil, err
		}
		data = data[:d.Intact]
	}
}

// nameOf numbers a name: itself, then with -2, -3 and so on.
func nameOf(base string) func(n int) string {
	return func(n int) string {
		if n == 1 {
			return base
		}
		return fmt.Sprintf("%s-%d", base, n)
	}
}

// rescued says whether the whole part of a damaged match has been copied already.
func (s *Store) rescued(name string) bool { return s.exists(name + intactMark) }

package store

import (
	"cmp"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"delvebox/engine/play"
)

// Preview is one open match in the list: who plays what, how far, since when. It
// tells nothing hidden.
type Preview struct {
	Name  string // for Store.Continue
	Path  string
	Saved time.Time // of the last line
	Game  string    // Game.ID
	Rules string    // version
	Seats []play.SeatSetup
	Moves int       // decisions made
	Last  play.Seat // who made the last, play.NoSeat if nobody has
	Err   error     // *Unreadable if the journal is damaged or no journal at all
	// Whole says of a damaged match that Moves decisions before the damage are whole, so
	// that Rescue can make a match of them; Rescued that it has.
	Whole, Rescued bool
}

// Matches lists the matches that can be continued, newest first, and the journals
// that are damaged, with the reason. The error is of reading the folder; a folder
// that is not there yet is empty.
func (s *Store) Matches() ([]Preview, error) {
	entries, err := os.ReadDir(s.path(journals))
	if missing(err) {
		return nil, nil
	}
	if err != nil {
		return nil, &Unreadable{s.path(journals), err}
	}
	var list []Preview
	for _, e := range entries {
		if e.IsDir() || filepath.Ext(e.Name()) != suffix {
			continue
		}
		list = append(list, s.preview(strings.TrimSuffix(e.Name(), suffix)))
	}
	slices.SortFunc(list, func(a, b Preview) int {
		return cmp.Or(b.Saved.Compare(a.Saved), strings.Compare(b.Name, a.Name))
	})
	return list, nil
}

// Look reads a saved match to be looked at, as it stands; nothing that happens to it is
// saved. The errors are *Gone and *Unreadable.
func (s *Store) Look(games []play.Game, name string) (*play.Match, error) {
	path := s.path(journals, name+suffix)
	data, err := os.ReadFile(path)
	if missing(err) {
		return nil, &Gone{path}
	}
	if err != nil {
		return nil, &Unreadable{path, err}
	}
	m, _, err := play.Replay(games, data)
	if err != nil {
		return nil, &Unreadable{path, err}
	}
	return m, nil
}

func (s *Store) preview(name string) Preview {
	p := Preview{Name: name, Path: s.path(journals, name+suffix), Last: play.NoSeat}
	if info, err := os.Stat(p.Path); err == nil {
		p.Saved = info.ModTime()
	}
	data, err := os.ReadFile(p.Path)
	if err != nil {
		p.Err = &Unreadable{p.Path, err}
		return p
	}
	sum, _, err := play.Skim(data)
	if err != nil {
		p.Err = &Unreadable{p.Path, err}
	}
	var d *play.Damage
	if errors.As(err, &d) && sum.Moves > 0 {
		p.Whole, p.Rescued = true, s.rescued(name)
	}
	p.Game, p.Rules, p.Seats, p.Moves, p.Last = sum.Game, sum.Rules, sum.Setup.Seats, sum.Moves, sum.Last
	return p
}

package store

import (
	"bytes"
	"encoding/json"
	"fmt"
	"hash/crc32"
	"os"
	"time"

	"delvebox/engine/play"
)

// Result is how one match ended.
type Result struct {
	Match   string            `json:"match"` // name of its save; told once only
	When    time.Time         `json:"when"`
	Game    string            `json:"game"`
	Options map[string]string `json:"options,omitempty"`
	Seed    string            `json:"seed"`
	Moves   int               `json:"moves"`
	Seats   []SeatResult      `json:"seats"` // by place
}

// SeatResult is one seat's part in it.
type SeatResult struct {
	Name  string `json:"name"`
	Color string `json:"color"`
	Level string `json:"bot,omitempty"`
	Place int    `json:"place"`
	Score int    `json:"score"`
	Note  string `json:"note,omitempty"` // what the game tells beside the score: a hero, a rank
}

// ResultOf makes the result of a match that is over; false while it runs.
func (s *Store) ResultOf(m *play.Match, name string) (Result, bool) {
	o := m.Outcome()
	if o == nil {
		return Result{}, false
	}
	set := m.Setup()
	r := Result{Match: name, When: s.now().UTC().Truncate(time.Second), Game: set.Game,
		Options: set.Options, Seed: set.Seed, Moves: m.Len()}
	for _, rank := range o.Ranking {
		seat := set.Seats[rank.Seat]
		r.Seats = append(r.Seats, SeatResult{seat.Name, seat.Color, seat.Level, rank.Place, rank.Score, ""})
	}
	return r, true
}

const fameFile = "fame.log"

// Fame lists all results, oldest first, and how many lines could not be read (they
// are left where they are). The error is of reading the file; no file is no results.
func (s *Store) Fame() (results []Result, unread int, err error) {
	data, err := os.ReadFile(s.path(fameFile))
	if missing(err) {
		return nil, 0, nil
	}
	if err != nil {
		return nil, 0, &Unreadable{s.path(fameFile), err}
	}
	for _, line := range bytes.Split(data, []byte{'\n'}) {
		if len(line) == 0 {
			continue
		}
		sum, text, _ := bytes.Cut(line, []byte{' '})
		var r Result
		if string(sum) != fmt.Sprintf("%08x", crc32.ChecksumIEEE(text)) || json.Unmarshal(text, &r) != nil {
			unread++
			continue
		}
		results = append(results, r)
	}
	return results, unread, nil
}

// AddResult appends a result and syncs it; one whose match is told already is left
// out. The errors are those of writing.
func (s *Store) AddResult(r Result) error {
	old, _, err := s.Fame()
	if err != nil {
		return err
	}
	for _, o := range old {
		if r.Match != "" && o.Match == r.Match {
			return nil
		}
	}
	text, err := json.Marshal(r)
	if err != nil {
		return err
	}
	if err := s.ready(); err != nil {
		return err
	}
	return fault(s.path(fameFile), s.appendFame(fmt.Appendf(nil, "%08x %s\n", crc32.ChecksumIEEE(text), text)))
}

func (s *Store) appendFame(line []byte) error {
	f, err := os.OpenFile(s.path(fameFile), os.O_CREATE|os.O_RDWR|os.O_APPEND, 0o644)
	if err != nil {
		return err
	}
	defer f.Close()
	// A line that was torn off would swallow this one.
	if info, err := f.Stat(); err == nil && info.Size() > 0 {
		last := make([]byte, 1)
		if _, err := f.ReadAt(last, info.Size()-1); err == nil && last[0] != '\n' {
			line = append([]byte{'\n'}, line...)
		}
	}
	if _, err = s.within(s.path(fameFile), f).Write(line); err == nil {
		err = f.Sync()
	}
	return err
}

// Standing sums up one player's matches of one game.
type Standing struct {
	Name  string
	Level string // of the computer player, "" for a person
	Games int
	Wins  int // first places, shared ones too
	Best  int // highest score
	Total int // of all scores
}

// Standings sums the results of a game up by player, in the order of first
// appearance.
func Standings(results []Result, game string) []Standing {
	type player struct{ name, level string }
	at := map[player]int{}
	var list []Standing
	for _, r := range results {
		if r.Game != game {
			continue
		}
		for _, seat := range r.Seats {
			p := player{seat.Name, seat.Level}
			i, known := at[p]
			if !known {
				i = len(list)
				at[p] = i
				list = append(list, Standing{Name: seat.Name, Level: seat.Level, Best: seat.Score})
			}
			list[i].Games++
			list[i].Total += seat.Score
			list[i].Best = max(list[i].Best, seat.Score)
			if seat.Place == 1 {
				list[i].Wins++
			}
		}
	}
	return list
}

package main

import (
	"delvebox/engine/play"
	"delvebox/engine/play/scenario"
)

// shelf is what the laboratory knows of the games.
type shelf struct {
	games   []play.Game
	readers []reader
	linters []linter
}

// reader plays scenarios of one kind.
type reader struct {
	game   string // what "game:" says
	folder string // the folder whose scenarios need no "game:"
	begin  func() scenario.Interpreter
}

// linter checks one game's data files, given by path; the problems name file and
// line.
type linter struct {
	game   string
	suffix string // of the files
	check  func(texts map[string]string) []error
}

func (s shelf) ids() []string {
	var list []string
	for _, g := range s.games {
		list = append(list, g.ID())
	}
	return list
}

// game finds a game by its id; "" is the first.
func (s shelf) game(id string) (play.Game, error) {
	for _, g := range s.games {
		if id == "" || g.ID() == id {
			return g, nil
		}
	}
	return nil, misuse("there is no game %q; there are: %s", id, list(s.ids()))
}

// reader finds who reads a scenario: by its game, by its folder, or else the first.
func (s shelf) reader(game, folder string) (reader, bool) {
	for _, r := range s.readers {
		if game != "" && r.game == game || game == "" && r.folder == folder {
			return r, true
		}
	}
	if game != "" || len(s.readers) == 0 {
		return reader{}, false
	}
	return s.readers[0], true
}

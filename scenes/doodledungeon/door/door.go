// Package door is the box of Doodle Dungeon: what the house must know of the game.
package door

import (
	"strconv"

	"delvebox/engine/paint/pixel"
	"delvebox/engine/play"
	"delvebox/engine/scene"
	"delvebox/engine/store"
	"delvebox/engine/words"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/doodler"
	"delvebox/scenes/app"
	"delvebox/scenes/doodledungeon/board"
	"delvebox/scenes/doodledungeon/build"
	"delvebox/scenes/doodledungeon/defence"
	"delvebox/scenes/doodledungeon/draft"
	"delvebox/scenes/doodledungeon/figures"
	"delvebox/scenes/doodledungeon/mime"
	"delvebox/scenes/doodledungeon/results"
	"delvebox/scenes/doodledungeon/stops"
	"delvebox/scenes/doodledungeon/table"
	"delvebox/scenes/doodledungeon/trail"
	"delvebox/scenes/shelf/lids"
	"delvebox/scenes/sitting/logbook"
	"delvebox/scenes/sitting/pause"
)

// Box gives the box. The error means that the game's own data is broken.
func Box() (app.Box, error) {
	g, err := doodledungeon.New(doodler.Levels()...)
	if err != nil {
		return app.Box{}, err
	}
	return app.Box{
		ID: g.ID(), Game: g, Open: open,
		Look:    app.Look{Seats: "2–4", Emblem: "pencil", Cloth: pixel.Hex(0x3a5a72), Lid: lids.DoodleDungeon()},
		SetUp:   setUp(),
		Fame:    app.Record{},
		Stands:  stands,
		Keys:    keys(),
		Figures: figures.Figures,
		Tour:    stops.Stops,
		Mime:    mime.Mime{},
		Demos:   demos(),
	}, nil
}

// open makes the table of a match.
func open(a *app.App, m *play.Match, save *store.Save) (scene.Scene, error) {
	return table.New(a, m, save, views(a))
}

// views are the views of the phases.
func views(a *app.App) table.Views {
	return table.Views{
		Draft: draft.New, Build: build.New, Trail: trail.New, Defence: defence.New, Results: results.New,
		Log:  func(b *board.Board) { a.Stack.Push(logbook.New(b.Sitting)) },
		Menu: func(b *board.Board) { a.Stack.Push(pause.New(b.Sitting, standing(b))) },
	}
}

// standing is how a match stands, for the menu over it.
func standing(b *board.Board) pause.Standing {
	s := b.State()
	st := pause.Standing{
		Lines: []string{b.Title("doodledungeon"), b.PhaseName()},
		Points: func(seat play.Seat) string {
			if s.Phase() < doodledungeon.Defence {
				return strconv.Itoa(len(s.Pile(seat)))
			}
			return strconv.Itoa(s.Hearts(seat))
		},
	}
	st.Note, st.NoteIcon = b.Words.T("doodledungeon.pause.cards"), "marker"
	if s.Phase() >= doodledungeon.Defence {
		st.Note, st.NoteIcon = b.Words.T("doodledungeon.pause.hearts"), "heart"
	}
	if s.Phase() <= doodledungeon.Building {
		st.Lines = append(st.Lines, b.Rounds())
	}
	return st
}

// stands says for the shelf how far a match is.
func stands(s play.State, w *words.Book) string {
	st, ok := s.(*doodledungeon.State)
	if !ok {
		return ""
	}
	phase := w.T("doodledungeon.phase." + st.Phase().String())
	if st.Phase() > doodledungeon.Building {
		return phase
	}
	return w.T("doodledungeon.round", "n", st.Round(), "of", board.Rounds) + ", " + phase
}

// setUp is what is chosen before a match: names of dungeons (DD-002) and the helps.
func setUp() app.SetUp {
	on := app.Always("on")
	var options []app.Option
	for seat := range 4 {
		options = append(options, app.Option{Key: doodledungeon.OptionDungeon(play.Seat(seat)), Word: "dungeon", Kind: app.Text, Seat: seat + 1, Most: 24, Clause: "DD-002"})
	}
	options = append(options,
		app.Option{Key: "coach", Start: func(s app.Sitting) string {
			people := 0
			for _, seat := range s.Seats {
				if seat.Level == "" {
					people++
				}
			}
			if people == 1 {
				return "on"
			}
			return "off"
		}},
		app.Option{Key: "warnings", Start: on, Help: true},
		app.Option{Key: "tips", Start: on, Help: true},
	)
	return app.SetUp{Options: options, Minutes: func(people, bots int) int { return 10 + 15*people + bots }}
}

// keys are the keys of the table.
func keys() []app.KeyPart {
	return []app.KeyPart{{Head: "doodledungeon.keys.title", Rows: []app.KeyRow{
		{Keys: []string{"tab", "arrows", "enter"}, Does: "doodledungeon.keys.move"},
		{Keys: []string{"wheel", "R"}, Does: "doodledungeon.keys.turn"},
		{Keys: []string{"right-click", "F", "M"}, Does: "doodledungeon.keys.mirror"},
		{Keys: []string{"backspace", "right-click"}, Does: "doodledungeon.keys.back"},
		{Keys: []string{"enter"}, Does: "doodledungeon.keys.main"},
		{Keys: []string{"esc"}, Does: "doodledungeon.keys.down"},
	}}}
}

// demos are a whole game of two people, and one of a person against three computer
// players.
func demos() []app.Demo {
	setup := func(seats ...play.SeatSetup) play.Setup {
		return play.Setup{Game: "doodledungeon", Seed: "graphite-482", Seats: seats, Options: map[string]string{
			"coach": "on", "warnings": "on", "tips": "off", "bots": "at-once",
		}}
	}
	return []app.Demo{
		{Name: "doodle-pair", Setup: setup(play.SeatSetup{Name: "Orange", Color: "orange"}, play.SeatSetup{Name: "Blue", Color: "blue"})},
		{Name: "doodle-four", Setup: setup(play.SeatSetup{Name: "Green", Color: "green"}, play.SeatSetup{Name: "Purple", Color: "purple", Level: "normal"},
			play.SeatSetup{Name: "Sky", Color: "sky", Level: "easy"}, play.SeatSetup{Name: "Orange", Color: "orange", Level: "easy"})},
	}
}

// Package door is the box of Dungeon Roll: what the house must know of the game.
package door

import (
	"image"

	"delvebox/engine/paint/pixel"
	"delvebox/engine/play"
	"delvebox/engine/scene"
	"delvebox/engine/store"
	"delvebox/engine/ui"
	"delvebox/engine/words"
	"delvebox/games/dungeonroll"
	"delvebox/games/dungeonroll/delver"
	"delvebox/scenes/app"
	"delvebox/scenes/dungeonroll/board"
	"delvebox/scenes/dungeonroll/delve"
	"delvebox/scenes/dungeonroll/figures"
	"delvebox/scenes/dungeonroll/heroart"
	"delvebox/scenes/dungeonroll/heroes"
	"delvebox/scenes/dungeonroll/mime"
	"delvebox/scenes/dungeonroll/results"
	"delvebox/scenes/dungeonroll/score"
	"delvebox/scenes/dungeonroll/stops"
	"delvebox/scenes/dungeonroll/table"
	"delvebox/scenes/shelf/lids"
	"delvebox/scenes/sitting/logbook"
	"delvebox/scenes/sitting/pause"
)

// Box gives the box. The error means that the game's own data is broken.
func Box() (app.Box, error) {
	g, err := dungeonroll.New(delver.Levels()...)
	if err != nil {
		return app.Box{}, err
	}
	return app.Box{
		ID: g.ID(), Game: g, Open: open,
		Look: app.Look{
			Seats: "1–4", Emblem: "die-dragon", Cloth: pixel.Hex(0x6b1420), Lid: lids.DungeonRoll(), Picture: emblem,
		},
		SetUp:   setUp(),
		Fame:    app.Record{Unit: "fame.unit-xp", Note: results.Note},
		Stands:  stands,
		Keys:    keys(),
		Figures: figures.Figures,
		Tour:    stops.Stops,
		Mime:    mime.Mime{},
		Demos:   demos(),
	}, nil
}

func emblem(_ *ui.Art, size, k float64) *image.RGBA {
	img, err := heroart.Emblem(size, k)
	if err != nil {
		return image.NewRGBA(image.Rect(0, 0, 1, 1))
	}
	return img
}

// open makes the table of a match.
func open(a *app.App, m *play.Match, save *store.Save) (scene.Scene, error) {
	return table.New(a, m, save, views(a))
}

// views are the views of the table's stages.
func views(a *app.App) table.Views {
	return table.Views{
		Heroes:  heroes.New,
		Delve:   delve.New,
		Score:   score.New,
		Results: results.New,
		Sheet:   score.Open,
		Log:     func(b *board.Board) { a.Stack.Push(logbook.New(b.Sitting)) },
		Menu:    func(b *board.Board) { a.Stack.Push(pause.New(b.Sitting, standing(b))) },
	}
}

// stands says for the shelf how far a match is.
func stands(s play.State, w *words.Book) string {
	st, ok := s.(*dungeonroll.State)
	if !ok {
		return ""
	}
	return w.T("dungeonroll.banner.delve", "n", st.Round())
}

// standing is how a match stands, for the menu over it.
func standing(b *board.Board) pause.Standing {
	s := b.State()
	return pause.Standing{
		Lines: []string{b.Title("dungeonroll"), b.Words.T("dungeonroll.banner.delve", "n", s.Round())},
		Done:  s.Round() - 1, All: 3,
		Points: func(seat play.Seat) string {
			return b.Words.T("dungeonroll.figure", "n", s.Prospect(seat))
		},
		Note: b.PhaseName(s.Phase()), NoteIcon: "die-dragon",
	}
}

// Package door is the box of Map Masters: what the house must know of the game.
package door

import (
	"image"

	"delvebox/engine/play"
	"delvebox/engine/scene"
	"delvebox/engine/store"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/cartographer"
	"delvebox/scenes/app"
	"delvebox/scenes/house"
	"delvebox/scenes/mapmasters/board"
	"delvebox/scenes/mapmasters/cardart"
	"delvebox/scenes/mapmasters/explore"
	"delvebox/scenes/mapmasters/figures"
	"delvebox/scenes/mapmasters/hand"
	"delvebox/scenes/mapmasters/market"
	"delvebox/scenes/mapmasters/mime"
	"delvebox/scenes/mapmasters/refresh"
	"delvebox/scenes/mapmasters/results"
	"delvebox/scenes/mapmasters/reward"
	"delvebox/scenes/mapmasters/stops"
	"delvebox/scenes/mapmasters/table"
	"delvebox/scenes/sitting/logbook"
	"delvebox/scenes/sitting/pause"
)

// Box gives the box. The error means that the game's own data is broken.
func Box() (app.Box, error) {
	g, err := mapmasters.New(cartographer.Levels()...)
	if err != nil {
		return app.Box{}, err
	}
	return app.Box{
		ID: g.ID(), Game: g, Open: open,
		Look: app.Look{
			Seats: "2–5", Emblem: "compass", Cloth: house.Moss(), Lid: design(),
			Picture: emblem, Sample: sample, SampleTall: card.Rows / float64(card.Columns),
		},
		SetUp:   setUp(),
		Fame:    app.Record{Unit: "fame.unit-vp"},
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
	return table.New(a, m, save, table.Views{
		Market:  market.New,
		Hand:    hand.New,
		Explore: explore.New,
		Reward:  reward.New,
		Refresh: refresh.New,
		Results: func(b *board.Board) board.View { return results.New(b, reward.Look) },
		Log:     func(b *board.Board) { a.Stack.Push(logbook.New(b.Sitting)) },
		Menu:    func(b *board.Board) { a.Stack.Push(pause.New(b.Sitting, standing(b))) },
	})
}

// setUp is what is chosen before a match.
func setUp() app.SetUp {
	on := app.Always("on")
	return app.SetUp{
		Modes: []app.Mode{{Key: "versus", Icon: "crown-winner"}, {Key: "coop", Icon: "fairy", Shut: true}},
		Options: []app.Option{
			{Key: "timer"},
			{Key: "hints", Start: on},
			{Key: "best", Start: on},
		},
		Notes:   []app.ClauseNote{{Key: "mapmasters.setup.clock-note", Clause: "MMV-137"}},
		Minutes: func(people, bots int) int { return 5 + 12*people + 3*bots },
	}
}

// keys are the keys of laying and drawing.
func keys() []app.KeyPart {
	return []app.KeyPart{
		{Head: "keys.building", Rows: []app.KeyRow{
			{Keys: []string{"1–5"}, Does: "keys.take"},
			{Keys: []string{"R", "right-click", "wheel"}, Does: "keys.turn"},
			{Keys: []string{"arrows"}, Does: "keys.lay-arrows"},
			{Keys: []string{"delete"}, Does: "keys.take-back-card"},
			{Keys: []string{"+", "−", "0"}, Does: "keys.zoom"},
			{Keys: []string{"middle-drag", "space-drag"}, Does: "keys.pan"},
		}},
		{Head: "keys.drawing", Rows: []app.KeyRow{
			{Keys: []string{"arrows"}, Does: "keys.pen-step"},
			{Keys: []string{"backspace"}, Does: "keys.pen-back"},
			{Keys: []string{"delete"}, Does: "keys.pen-wipe"},
			{Keys: []string{"tab"}, Does: "keys.level"},
		}},
	}
}

// sample is a card as it lies on the table.
func sample(art *ui.Art, w, k float64) *image.RGBA {
	cards, err := card.Load()
	if err != nil {
		return nil
	}
	c, ok := cards.ByID("D49")
	if !ok {
		return nil
	}
	return cardart.New(art.Icons, art.Faces).Face(c, w, k, cardart.Plain)
}

// demos are a match of two people for two rounds, and a whole one against bots.
func demos() []app.Demo {
	setup := func(seats ...play.SeatSetup) play.Setup {
		return play.Setup{Game: "mapmasters", Seed: "lantern-482", Seats: seats, Options: map[string]string{"bots": "at-once"}}
	}
	return []app.Demo{
		{
			Name:  "pair",
			Setup: setup(play.SeatSetup{Name: "Blue", Color: "blue"}, play.SeatSetup{Name: "Orange", Color: "orange"}),
			Until: func(s play.State) bool {
				mm, ok := s.(*mapmasters.State)
				return ok && mm.Round() == 3
			},
		},
		{
			Name: "bots",
			Setup: setup(play.SeatSetup{Name: "Green", Color: "green"},
				play.SeatSetup{Name: "Purple", Color: "purple", Level: "normal"}, play.SeatSetup{Name: "Sky", Color: "sky", Level: "normal"}),
		},
	}
}

package main

import (
	"fmt"

	"delvebox/cmd/delvebox/options"
	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/games/mapmasters"
	"delvebox/scenes/app"
	"delvebox/scenes/performer"
)

// demo is a match that the program plays by itself, through its own mouse.
type demo struct {
	seats []play.SeatSetup
	until func(s *mapmasters.State) bool
}

var demos = map[string]demo{
	// Two people play two rounds.
	"pair": {
		seats: []play.SeatSetup{{Name: "Blue", Color: "blue"}, {Name: "Orange", Color: "orange"}},
		until: func(s *mapmasters.State) bool { return s.Round() == 3 },
	},
	// One person plays a whole game against computer players.
	"bots": {
		seats: []play.SeatSetup{{Name: "Green", Color: "green"}, {Name: "Purple", Color: "purple", Level: "normal"}, {Name: "Sky", Color: "sky", Level: "normal"}},
		until: func(*mapmasters.State) bool { return false },
	},
}

// demonstrate makes a hand that plays a demo from the shelf on, or goes on with the
// match that is open. The program ends when it has been played.
func demonstrate(f *options.Options, a *app.App) (*input.Player, error) {
	d, ok := demos[f.Demo]
	if !ok {
		return nil, fmt.Errorf("there is no demo %q; there are pair and bots", f.Demo)
	}
	p := input.NewPlayer(stage(a, f.Pictures))
	p.Hurry = f.Hurry
	if f.Hurry {
		a.UI.Prefs.Speed = 0
	}
	p.WaitIdle()
	p.Do("sit down", func() error {
		if _, open := a.UI.Find("continue"); open {
			p.Click("continue")
		} else if err := a.Begin(play.Setup{Game: "mapmasters", Seats: d.seats, Seed: "lantern-482", Options: map[string]string{"bots": "at-once"}}); err != nil {
			return err
		}
		p.WaitIdle()
		performer.Perform(a, p, f.Keep, d.until, a.Stack.Quit)
		return nil
	})
	return p, nil
}

package main

import (
	"fmt"
	"strings"
	"time"

	"delvebox/cmd/delvebox/options"
	"delvebox/engine/input"
	"delvebox/scenes/app"
	"delvebox/scenes/performer"
)

// demoOf finds a demo by its name among those of all boxes. The error lists what there
// is.
func demoOf(a *app.App, name string) (app.Demo, error) {
	var names []string
	for i := range a.Boxes {
		for _, d := range a.Boxes[i].Demos {
			if d.Name == name {
				return d, nil
			}
			names = append(names, d.Name)
		}
	}
	return app.Demo{}, fmt.Errorf("there is no demo %q; there are %s", name, strings.Join(names, ", "))
}

// demonstrate makes a hand that plays a demo from the shelf on, or goes on with the
// match that is open. The program ends when it has been played.
func demonstrate(f *options.Options, a *app.App) (*input.Player, error) {
	d, err := demoOf(a, f.Demo)
	if err != nil {
		return nil, err
	}
	p := input.NewPlayer(stage(a, f.Pictures))
	p.Patience = time.Minute // a busy machine is no reason to give up
	p.Hurry = f.Hurry
	if f.Hurry {
		a.UI.Prefs.Speed = 0
	}
	p.WaitIdle()
	p.Do("sit down", func() error {
		if _, open := a.UI.Find("continue"); open {
			p.Click("continue")
		} else if err := a.Begin(d.Setup); err != nil {
			return err
		}
		p.WaitIdle()
		performer.Perform(a, p, f.Keep, d.Until, a.Stack.Quit)
		return nil
	})
	return p, nil
}

package main

import (
	"os"
	"path/filepath"
	"time"

	"delvebox/cmd/delvebox/options"
	"delvebox/engine/input"
	"delvebox/engine/scene"
	"delvebox/engine/window"
	"delvebox/scenes/app"
	"delvebox/scenes/box"
	"delvebox/scenes/tour"
)

// frame is a size of the window in which pictures are taken.
type frame struct {
	name  string
	w, h  int // logical pixels
	scale float64
}

var frames = []frame{
	{"1280x800", 1280, 800, 1},
	{"1024x640", 1024, 640, 1},
	{"1920x1080", 1920, 1080, 1},
	{"1280x800@2", 1280, 800, 2},
}

// shots goes on the tour once for each size and keeps a picture of every scene as
// DIR/SIZE/NAME.png. Saves and settings of the tour stay in a folder of their own that
// is thrown away.
func shots(f *options.Options, m *memory) error {
	scratch, err := os.MkdirTemp("", "delvebox-shots-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(scratch)
	a, err := box.Open(box.Options{Data: scratch, Language: f.Language, Silent: true})
	if err != nil {
		return err
	}
	g := &guide{app: a, dir: f.Shots, stops: tour.Stops(a.Boxes)}
	g.player = input.NewPlayer(stage(a, f.Shots))
	g.player.Patience = 30 * time.Second
	for _, fr := range frames {
		g.visit(fr)
	}
	g.player.Do("quit", func() error { a.Stack.Quit(); return nil })
	o := window.Options{
		Title: a.Words.T("app.title"), Width: frames[0].w, Height: frames[0].h, Scale: 1, ClassName: className, Hand: g.player, OnHandDone: a.Stack.Quit,
		OnShown: m.thrift, OnSize: m.size,
	}
	g.window = window.New(o, func() (*scene.Stack, window.Options, error) { return a.Stack, o, nil })
	if err := g.window.Run(); err != nil {
		return told(err)
	}
	return g.player.Err()
}

// guide leads the scripted player round.
type guide struct {
	app    *app.App
	dir    string
	stops  []app.Stop
	player *input.Player
	window *window.Window
}

func (g *guide) visit(fr frame) {
	p := g.player
	p.Do("resize to "+fr.name, func() error {
		g.window.Resize(fr.w, fr.h, fr.scale)
		return nil
	})
	p.Wait(600 * time.Millisecond)
	for _, stop := range g.stops {
		p.Do("go to "+stop.Name, func() error { return stop.Open(g.app) })
		p.WaitIdle()
		for _, name := range stop.Click {
			p.Click(name)
			p.WaitIdle()
		}
		p.Picture(filepath.Join(fr.name, stop.Name))
		p.Do("back to the shelf", func() error {
			g.app.Stack.Home()
			return nil
		})
		p.WaitIdle()
	}
}

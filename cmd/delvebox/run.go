package main

import (
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/adrg/xdg"

	sentences "delvebox/assets/strings"
	"delvebox/cmd/delvebox/options"
	"delvebox/engine/input"
	"delvebox/engine/scene"
	"delvebox/engine/window"
	"delvebox/engine/words"
	"delvebox/scenes/app"
	"delvebox/scenes/box"
)

// run opens the window and plays. A mistake of the program is told in a sentence; the
// journal holds every move that was made.
func run(f *options.Options, m *memory) error {
	if err := spoken(f.Language); err != nil {
		return err
	}
	if f.Shots != "" {
		return shots(f, m)
	}
	s := &session{options: f, memory: m}
	first := window.Options{Width: f.Width, Height: f.Height, Scale: f.Scale, ClassName: className}
	s.window = window.New(first, s.load)
	err := s.window.Run()
	if s.app != nil {
		s.app.Sound.Close()
	}
	switch {
	case s.failed != nil:
		return s.failed
	case err != nil:
		return told(err)
	case s.player != nil:
		return s.player.Err()
	}
	return nil
}

// misused is a call that cannot be followed.
type misused struct{ error }

// spoken says which languages there are if the tag is none of them.
func spoken(tag string) error {
	tags, err := words.Languages(sentences.Files)
	if err != nil || tag == "" || slices.Contains(tags, tag) {
		return err
	}
	return misused{fmt.Errorf("--language %s: there is %s", tag, strings.Join(tags, " and "))}
}

// className is how window managers know the window, as in the desktop entry.
const className = "delvebox"

// session is the program from its start to its end.
type session struct {
	options *options.Options
	memory  *memory
	window  *window.Window
	app     *app.App
	player  *input.Player // the scripted hand, nil for a person's
	failed  error         // why there is nothing to be played
}

// load puts the program together while the window opens.
func (s *session) load() (*scene.Stack, window.Options, error) {
	f := s.options
	a, err := box.Open(box.Options{Data: f.Data, Language: f.Language, Silent: f.Silent})
	if err == nil {
		s.app = a
		a.FullScreen = s.window.SetFullScreen
		err = s.sitDown()
	}
	if err != nil {
		s.failed = err
		return nil, window.Options{}, err
	}
	o := windowOptions(f, a)
	o.OnShown, o.OnSize = s.memory.thrift, s.memory.size
	if s.player != nil {
		o.Hand = s.player
		o.OnHandDone = func() { gaveUp(f, a, s.player) }
	}
	return a.Stack, o, nil
}

// sitDown opens the match and makes the hand that the options ask for.
func (s *session) sitDown() (err error) {
	f, a := s.options, s.app
	switch {
	case f.Script != "":
		s.player, err = script(f, a)
	case f.Demo != "":
		s.player, err = demonstrate(f, a)
	}
	if err != nil {
		return err
	}
	if f.Match != "" {
		if err := a.Continue(f.Match); err != nil {
			return fmt.Errorf("%s", a.Say(err))
		}
	}
	return nil
}

// gaveUp keeps a picture of what a script stumbled over, and ends the program.
func gaveUp(f *options.Options, a *app.App, p *input.Player) {
	if p.Err() == nil {
		return
	}
	stage(a, f.Pictures).Picture("failed", func(error) { a.Stack.Quit() })
}

// told says why the window closed by itself.
func told(err error) error {
	var c *window.Crash
	if errors.As(err, &c) {
		return fmt.Errorf("the program made a mistake and had to stop (%v). Every move that was made is saved: start it again and press Continue\n%s", c, c.Stack)
	}
	return fmt.Errorf("the window cannot be opened: %w", err)
}

func windowOptions(f *options.Options, a *app.App) window.Options {
	return window.Options{
		Title: a.Words.T("app.title"), Width: f.Width, Height: f.Height, Scale: f.Scale,
		FullScreen: f.FullScreen || a.Settings.FullScreen, ClassName: className, Icons: func() []image.Image { return icons(a) },
		OnPicture: func(img *image.RGBA) { keepPicture(a, f.Pictures, img) },
		OnFullScreen: func(on bool) {
			a.Settings.FullScreen = on // it has happened already
			a.Apply(a.Settings)
		},
	}
}

// icons draws the window's icon at the usual sizes.
func icons(a *app.App) []image.Image {
	var out []image.Image
	for _, px := range []int{32, 64, 128} {
		if img, err := a.UI.Art.Icons.Draw("delvebox", px); err == nil {
			out = append(out, img)
		}
	}
	return out
}

// keepPicture writes a picture of the window without holding the game up, and tells
// where it is, or why it is not.
func keepPicture(a *app.App, dir string, img *image.RGBA) {
	if dir == "." && xdg.UserDirs.Pictures != "" {
		dir = xdg.UserDirs.Pictures
	}
	path := filepath.Join(dir, "delvebox-"+time.Now().Format("2006-01-02-150405")+".png")
	go func() {
		err := writePNG(path, img)
		a.UI.Later(func() {
			if err != nil {
				a.UI.Notify("camera", a.Words.T("fault.picture-failed", "reason", err), "", nil)
				return
			}
			a.UI.Notify("camera", a.Words.T("fault.picture-saved", "path", path), "", nil)
		})
	}()
}

func writePNG(path string, img image.Image) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	w, err := os.Create(path)
	if err != nil {
		return err
	}
	enc := png.Encoder{CompressionLevel: png.BestSpeed}
	if err := enc.Encode(w, img); err != nil {
		w.Close()
		return err
	}
	return w.Close()
}

// script makes the hand that follows a script. The program ends when it is done.
func script(f *options.Options, a *app.App) (*input.Player, error) {
	text, err := os.ReadFile(f.Script)
	if err != nil {
		return nil, fmt.Errorf("the script cannot be read: %w", err)
	}
	p := input.NewPlayer(stage(a, f.Pictures))
	p.Hurry = f.Hurry
	if err := p.ReadScript(f.Script, string(text)); err != nil {
		return nil, err
	}
	if !strings.Contains(string(text), "# stay") {
		p.Do("quit", func() error { a.Stack.Quit(); return nil })
	}
	return p, nil
}

func stage(a *app.App, dir string) *scene.Stage {
	return &scene.Stage{Stack: a.Stack, Pixels: window.Pixels, Keep: func(name string, img *image.RGBA) error {
		return writePNG(filepath.Join(dir, name+".png"), img)
	}}
}

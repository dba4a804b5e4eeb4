package window

import (
	"errors"
	"image"
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"delvebox/engine/scene"
)

// Loader makes the scenes, and says what else is to be known of their window. It runs on
// a goroutine of its own while the system opens the window, which takes as long.
type Loader func() (*scene.Stack, Options, error)

// New prepares the window; Run opens it. Of the options only the size, the scale and the
// class name are heeded here; all others come from the loader. A process can have one
// window.
func New(o Options, load Loader) *Window {
	return &Window{opts: o, load: load, start: time.Now()}
}

// Run opens the window and plays until the stack quits or the window is closed. An error
// of the loader is given as it is; no window is seen then.
func (g *Window) Run() error {
	frugal()
	o := g.opts
	if o.Scale == 0 {
		ebiten.SetWindowSize(o.Width, o.Height)
	} else {
		g.Resize(o.Width, o.Height, o.Scale)
	}
	ebiten.SetWindowTitle(o.ClassName)
	ebiten.SetWindowSizeLimits(LeastWidth*3/4, LeastHeight*3/4, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetRunnableOnUnfocused(true)
	ebiten.SetWindowClosingHandled(true)
	g.opened = preferGLX() // changes the environment, which sound devices read while they open
	defer g.opened()
	g.prepare()
	err := ebiten.RunGameWithOptions(g, &ebiten.RunGameOptions{X11ClassName: o.ClassName, X11InstanceName: o.ClassName, SingleThread: true})
	<-g.loaded
	g.close()
	if errors.Is(err, ebiten.Termination) {
		err = nil
	}
	return err
}

// prepare makes the scenes and describes their first picture as it will most likely be,
// so that the painters work on its parts while the system opens the window.
func (g *Window) prepare() {
	g.loaded = make(chan struct{})
	m := ebiten.Monitor()
	device := m.DeviceScaleFactor()
	mw, mh := m.Size()
	go func() {
		defer close(g.loaded)
		defer g.guard()
		if g.stack, g.opts, g.failed = g.load(); g.failed != nil {
			return
		}
		s := g.opts.Scale
		if s == 0 {
			s = device
		}
		w, h := float64(g.opts.Width)*s, float64(g.opts.Height)*s
		if g.opts.FullScreen {
			w, h = float64(mw)*device, float64(mh)*device
		}
		g.sized(int(math.Ceil(w)), int(math.Ceil(h)), s)
		g.stack.Prepare(int(math.Ceil(w)), int(math.Ceil(h)))
	}()
}

// begin waits for the scenes and gives the window what is known only with them.
func (g *Window) begin() {
	<-g.loaded
	g.device = ebiten.Monitor().DeviceScaleFactor()
	if g.stack == nil {
		return
	}
	o := g.opts
	ebiten.SetWindowTitle(o.Title)
	if o.FullScreen {
		ebiten.SetFullscreen(true)
	}
	if o.Icons != nil {
		g.icons = make(chan []image.Image, 1)
		go func() { g.icons <- o.Icons() }()
	}
}

// close lets the scenes go, also after a crash.
func (g *Window) close() {
	defer g.guard()
	if g.stack != nil {
		g.stack.Close()
	}
}

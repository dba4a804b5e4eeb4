// Package window is the only place that knows Ebitengine: it opens the window, turns
// its input into events, and draws the scenes when, and only when, something changed.
//
// The loop stays at 60 updates a second with vsync, since slower loops lose clicks; a
// picture is drawn only when the stack asks for one, so a window that waits costs next
// to nothing.
package window

import (
	"fmt"
	"image"
	"math"
	"runtime/debug"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"delvebox/engine/input"
	"delvebox/engine/paint"
	"delvebox/engine/scene"
	"delvebox/engine/ui"
)

// Least is the size in logical pixels below which the picture shrinks as a whole.
const (
	LeastWidth  = 1024
	LeastHeight = 640
)

// Options are the window's properties.
type Options struct {
	Title         string
	Width, Height int // logical pixels
	FullScreen    bool
	Icons         func() []image.Image // drawn while the window opens; nil for none
	ClassName     string               // of the window under X11, as in the desktop entry
	Scale         float64
	// Hand, if set, moves the pointer and the keys in place of the player's.
	Hand Hand
	// OnHandDone hears that the hand has done its work, or given up.
	OnHandDone func()
	// OnShown hears that the window shows its first picture.
	OnShown func()
	// OnSize hears the window's size in device pixels, before anything is painted for it.
	OnSize func(w, h int)
	// OnPicture takes the picture that F12 asks for.
	OnPicture func(img *image.RGBA)
	// OnFullScreen hears of a change of full screen.
	OnFullScreen func(on bool)
	// OnFrame, if set, hears how long each drawn frame took.
	OnFrame func(d time.Duration)
}

// Hand makes events in place of a person: the scripted player.
type Hand interface {
	// Events gives the events of this tick and whether the hand is still at work.
	Events(now time.Duration) ([]input.Event, bool)
}

// Window is the program's one window.
type Window struct {
	stack   *scene.Stack
	opts    Options
	start   time.Time
	surface *surface
	sparing *paint.Sparing
	w, h    int // device pixels
	scale   float64
	pointer input.Pointer
	inside  bool
	keys    []ebiten.Key
	held    []ebiten.Key
	runes   []rune
	shape   ui.Cursor
	blank   int
	icons   chan []image.Image // the window's icons when they are drawn, nil once they are set
	opened  func()             // tidies up what helped to open the window; may be called again
	load    Loader
	loaded  chan struct{} // closed when load is done and its first picture described
	failed  error         // of load
	crash   *Crash

	looked    int // updates so far
	focused   bool
	minimised bool
	device    float64 // the display's scale
}

// Resize changes the size of the open window: logical pixels at a scale. It is to be
// called while scenes handle events.
func (g *Window) Resize(w, h int, scale float64) {
	g.opts.Scale = scale
	device := ebiten.Monitor().DeviceScaleFactor()
	ebiten.SetWindowSize(int(float64(w)*scale/device), int(float64(h)*scale/device))
}

// SetFullScreen changes between window and full screen.
func (g *Window) SetFullScreen(on bool) { ebiten.SetFullscreen(on) }

// Crash is a mistake in the program that came up while it ran. The window is closed in
// good order.
type Crash struct {
	What  any
	Stack []byte
}

// Error says what went wrong.
func (c *Crash) Error() string { return fmt.Sprint(c.What) }

// guard turns a panic into the end of the program: the library runs scenes on a
// goroutine of its own, where nobody else could catch it.
func (g *Window) guard() {
	if r := recover(); r != nil {
		g.crash = &Crash{r, debug.Stack()}
	}
}

// Update implements ebiten.Game.
func (g *Window) Update() error {
	if g.failed != nil {
		return g.failed
	}
	g.update()
	if g.crash != nil {
		return g.crash
	}
	if ebiten.IsWindowBeingClosed() || g.stack.Quitting() {
		return ebiten.Termination
	}
	if g.minimised && g.opts.Hand == nil {
		time.Sleep(60 * time.Millisecond)
	}
	return nil
}

// lookEvery is the number of updates between two questions about the window itself.
// Each of them is a round trip to the display server, so they are asked seldom.
const lookEvery = 20

// look asks how the window stands, now and then.
func (g *Window) look() {
	g.looked++
	if g.looked%lookEvery != 1 {
		return
	}
	select {
	case pictures := <-g.icons:
		ebiten.SetWindowIcon(pictures)
		g.icons = nil
	default:
	}
	g.focused, g.minimised = ebiten.IsFocused(), ebiten.IsWindowMinimized()
	g.device = ebiten.Monitor().DeviceScaleFactor()
}

func (g *Window) update() {
	if g.crash != nil {
		return
	}
	defer g.guard()
	g.look()
	u := g.stack.UI
	u.Now = time.Since(g.start)
	if g.w > 0 {
		g.events()
	}
	g.stack.Tick()
	if u.Art.Gallery.Collect() {
		u.Wake()
	}
	if c := u.Cursor(); c != g.shape {
		g.shape = c
		ebiten.SetCursorShape(cursorShapes[c])
	}
}

var cursorShapes = map[ui.Cursor]ebiten.CursorShapeType{
	ui.CursorDefault: ebiten.CursorShapeDefault,
	ui.CursorPointer: ebiten.CursorShapePointer,
	ui.CursorText:    ebiten.CursorShapeText,
	ui.CursorCross:   ebiten.CursorShapeCrosshair,
	ui.CursorMove:    ebiten.CursorShapeMove,
	ui.CursorNo:      ebiten.CursorShapeNotAllowed,
}

// Pixels reads the window's picture back. It must be called while drawing.
func Pixels(s paint.Surface) *image.RGBA {
	if sp, ok := s.(*paint.Sparing); ok {
		sp.Flush()
		s = sp.Below()
	}
	w, ok := s.(*surface)
	if !ok {
		if c, ok := s.(*paint.Canvas); ok {
			return c.Image
		}
		return nil
	}
	img := image.NewRGBA(w.whole.Bounds())
	w.whole.ReadPixels(img.Pix)
	return img
}

// Draw implements ebiten.Game. It leaves the screen alone unless something changed.
func (g *Window) Draw(screen *ebiten.Image) {
	if g.blank < 2 { // the window appears only after pictures have been presented
		g.blank++
		g.opened()
		if g.blank == 2 && g.opts.OnShown != nil {
			g.opts.OnShown()
		}
		g.stack.UI.Wake()
	}
	if g.crash != nil || g.w < least || g.h < least || !g.stack.NeedsPicture() {
		time.Sleep(rest)
		return
	}
	defer g.guard()
	begin := time.Now()
	if g.surface == nil {
		g.surface, g.sparing = newSurface(), paint.NewSparing()
	}
	g.surface.begin(screen)
	g.sparing.Begin(g.surface)
	g.stack.Draw(g.sparing)
	g.sparing.Flush()
	g.stack.UI.Art.Gallery.Sweep()
	if g.opts.OnFrame != nil {
		g.opts.OnFrame(time.Since(begin))
	}
}

// least is the width and height in device pixels below which nothing is drawn: there is
// nothing to be seen, and paper has no room for its own rim.
const least = 48

// rest is how long a frame without a picture waits: a little longer than an update, of
// which there are sixty a second. The library looks at the buttons once a frame; a frame
// without an update would take a short click from the system and lose it.
const rest = 17 * time.Millisecond

// sized tells the scenes and whoever else wants to know how large the window is.
func (g *Window) sized(w, h int, scale float64) {
	if g.opts.OnSize != nil {
		g.opts.OnSize(w, h)
	}
	g.stack.UI.Resize(w, h, scale)
}

// Layout implements ebiten.Game; LayoutF is used instead.
func (g *Window) Layout(w, h int) (int, int) { return w, h }

// LayoutF makes one pixel of the screen one pixel of the device. A scale asked for by
// the options changes how large things are drawn, not the pixels.
func (g *Window) LayoutF(w, h float64) (float64, float64) {
	if g.device == 0 {
		g.begin()
	}
	device := g.device
	s := g.opts.Scale
	if s == 0 {
		s = device
	}
	dw, dh := math.Max(1, math.Ceil(w*device)), math.Max(1, math.Ceil(h*device))
	if g.stack != nil && (int(dw) != g.w || int(dh) != g.h || s != g.scale) {
		g.w, g.h, g.scale = int(dw), int(dh), s
		g.sized(g.w, g.h, s)
	}
	return dw, dh
}

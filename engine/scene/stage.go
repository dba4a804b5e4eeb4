package scene

import (
	"image"
	"time"

	"delvebox/engine/input"
	"delvebox/engine/paint"
)

// Locator is a scene that knows places beyond its controls: squares of a board.
type Locator interface {
	// Locate gives the middle of a named place, in logical pixels.
	Locate(name string) (x, y float64, ok bool)
}

// Surface is what scenes are drawn on.
type Surface = paint.Surface

// Stage lets a scripted player act on a stack of scenes.
type Stage struct {
	Stack *Stack
	// Pixels reads a surface back.
	Pixels func(paint.Surface) *image.RGBA
	// Keep stores a picture under a name.
	Keep func(name string, img *image.RGBA) error
}

// Locate implements input.Stage.
func (s *Stage) Locate(name string) (x, y float64, ok bool) {
	if r, found := s.Stack.UI.Find(name); found && r.W > 0 && r.H > 0 {
		return r.CX(), r.CY(), true
	}
	if l, is := s.Stack.Top().(Locator); is {
		return l.Locate(name)
	}
	return 0, 0, false
}

// Picture implements input.Stage.
func (s *Stage) Picture(name string, done func(error)) {
	s.Stack.Picture(func(on paint.Surface) { done(s.Keep(name, s.Pixels(on))) })
}

// Idle implements input.Stage. What moves asks for a picture at every tick, and has it right
// afterwards: between two ticks it only seems to be at rest.
func (s *Stage) Idle() bool {
	return !s.Stack.stirred && !s.Stack.NeedsPicture() && s.Stack.UI.Art.Gallery.Busy() == 0
}

// Rehearsal plays scenes without a window: on a canvas, with a clock of its own.
type Rehearsal struct {
	Stack  *Stack
	Canvas *paint.Canvas
	Tick   time.Duration // how far the clock goes on with each tick
}

// NewRehearsal plays the stack in a window of w x h logical pixels at a scale.
func NewRehearsal(s *Stack, w, h int, scale float64) *Rehearsal {
	dw, dh := int(float64(w)*scale), int(float64(h)*scale)
	s.UI.Resize(dw, dh, scale)
	return &Rehearsal{Stack: s, Canvas: paint.NewCanvas(dw, dh), Tick: time.Second / 60}
}

// Send hands events to the scenes, one tick each.
func (r *Rehearsal) Send(evs ...input.Event) {
	for _, ev := range evs {
		r.Stack.Event(ev)
		r.Step()
	}
}

// Step lets one tick of time pass.
func (r *Rehearsal) Step() {
	r.Stack.UI.Now += r.Tick
	r.Stack.Tick()
	if r.Stack.UI.Art.Gallery.Collect() {
		r.Stack.UI.Wake()
	}
}

// Draw draws the present picture, waiting for whatever is being painted.
func (r *Rehearsal) Draw() *image.RGBA {
	r.Stack.Draw(r.Canvas)
	for r.Stack.UI.Art.Gallery.Busy() > 0 {
		time.Sleep(time.Millisecond)
		if r.Stack.UI.Art.Gallery.Collect() {
			r.Stack.Draw(r.Canvas)
		}
	}
	r.Stack.Draw(r.Canvas)
	return r.Canvas.Image
}

// Play lets a scripted player act until it is done or the clock has run for so long.
// The pictures it asks for are drawn on the canvas.
func (r *Rehearsal) Play(p *input.Player, most time.Duration) error {
	end := r.Stack.UI.Now + most
	for !p.Done() && r.Stack.UI.Now < end {
		evs, _ := p.Events(r.Stack.UI.Now)
		for _, ev := range evs {
			r.Stack.Event(ev)
		}
		r.Step()
		if r.Stack.NeedsPicture() {
			r.Stack.Draw(r.Canvas)
		}
		if busy := r.Stack.UI.Art.Gallery.Busy(); busy > 0 {
			time.Sleep(time.Millisecond)
		}
	}
	return p.Err()
}

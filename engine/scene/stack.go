// Package scene keeps the stack of scenes that a player moves through: shelf, set-up,
// table, rulebook. The top scene gets the events; scenes that only lie over another
// (a menu, the log) let it be drawn below them.
package scene

import (
	"time"

	"delvebox/engine/input"
	"delvebox/engine/paint"
	"delvebox/engine/ui"
)

// Scene describes a whole picture. Frame runs once for each event and once for each
// drawing (see package ui).
type Scene interface {
	Frame(u *ui.UI)
}

// Ticker is a scene that looks after something between events: a bot that thinks, a
// clock. Tick runs 60 times a second and must be cheap; it wakes the UI when there is
// something new to draw.
type Ticker interface{ Tick(u *ui.UI) }

// Overlay is a scene that lies over the one below it.
type Overlay interface{ Overlay() }

// Leaver is a scene that has something to let go of when it is taken off the stack.
type Leaver interface{ Leave() }

// Returner is a scene that wants to know when it is on top again.
type Returner interface{ Return() }

// fade is how long one scene dissolves into the next.
const fade = 180 * time.Millisecond

// Stack holds the scenes, the lowest first.
type Stack struct {
	UI      *ui.UI
	scenes  []Scene
	changed bool           // the top is new: dissolve, and lay it out
	old     *paint.Picture // the last picture of the scene before
	since   time.Duration
	grab    bool
	quit    bool
	took    func(paint.Surface) // wants the next picture
	stirred bool                // the last tick asked for a picture: something moves
}

// NewStack makes an empty stack.
func NewStack(u *ui.UI) *Stack { return &Stack{UI: u} }

// Push puts a scene on top.
func (s *Stack) Push(sc Scene) {
	s.scenes = append(s.scenes, sc)
	_, over := sc.(Overlay)
	s.change(!over)
}

// Pop takes the top scene off.
func (s *Stack) Pop() {
	n := len(s.scenes) - 1
	if n < 1 {
		return
	}
	top := s.scenes[n]
	s.scenes = s.scenes[:n]
	leave(top)
	_, over := top.(Overlay)
	s.back()
	s.change(!over)
}

// back tells the new top scene that it is on top again.
func (s *Stack) back() {
	if r, ok := s.Top().(Returner); ok {
		r.Return()
	}
}

// Replace puts a scene in place of the top one.
func (s *Stack) Replace(sc Scene) {
	if n := len(s.scenes) - 1; n >= 0 {
		leave(s.scenes[n])
		s.scenes[n] = sc
	} else {
		s.scenes = append(s.scenes, sc)
	}
	s.change(true)
}

// Home takes scenes off until only the lowest is left.
func (s *Stack) Home() {
	for len(s.scenes) > 1 {
		n := len(s.scenes) - 1
		leave(s.scenes[n])
		s.scenes = s.scenes[:n]
	}
	s.back()
	s.change(true)
}

// Top is the scene that gets the events, nil if there is none.
func (s *Stack) Top() Scene {
	if len(s.scenes) == 0 {
		return nil
	}
	return s.scenes[len(s.scenes)-1]
}

// Quit ends the program after this update.
func (s *Stack) Quit() { s.quit = true }

// Quitting says whether the program is to end.
func (s *Stack) Quitting() bool { return s.quit }

// Close lets all scenes go.
func (s *Stack) Close() {
	for i := len(s.scenes) - 1; i >= 0; i-- {
		leave(s.scenes[i])
	}
	s.scenes = nil
}

func leave(sc Scene) {
	if l, ok := sc.(Leaver); ok {
		l.Leave()
	}
}

func (s *Stack) change(dissolve bool) {
	s.changed = true
	s.grab = dissolve && s.UI.Prefs.Speed > 0
	s.UI.Forget()
}

// Event hands one event to the top scene.
func (s *Stack) Event(ev input.Event) {
	s.settle()
	if ev.Kind == input.Press || ev.Kind == input.KeyDown {
		s.dropOld()
	}
	s.pass(ev)
	s.settle()
}

// settle lays a new top scene out, so that the next event finds its controls.
func (s *Stack) settle() {
	for i := 0; s.changed && i < 4; i++ {
		s.changed = false
		s.pass(input.Event{Kind: input.Tick})
	}
}

func (s *Stack) pass(ev input.Event) {
	top := s.Top()
	if top == nil {
		return
	}
	s.UI.BeginEvent(ev)
	top.Frame(s.UI)
	s.UI.End()
}

// Tick lets scenes look after what goes on between events. All of them get it: a bot
// may think under an open menu.
func (s *Stack) Tick() {
	s.UI.DoLater()
	s.settle()
	for i := 0; i < len(s.scenes); i++ {
		if t, ok := s.scenes[i].(Ticker); ok {
			t.Tick(s.UI)
		}
	}
	s.stirred = s.UI.NeedsPicture()
}

// NeedsPicture says whether the picture has to be drawn anew.
func (s *Stack) NeedsPicture() bool {
	return s.changed || s.old != nil || s.took != nil || s.UI.NeedsPicture()
}

// Picture asks for the surface right after the next drawing.
func (s *Stack) Picture(took func(paint.Surface)) { s.took = took }

// Prepare describes the first picture, w x h device pixels, without drawing it, so that
// what it is made of gets painted. The first picture itself then stands at once: there is
// none before it to dissolve from.
func (s *Stack) Prepare(w, h int) {
	s.settle()
	s.grab = false
	s.Draw(&paint.Null{Size: [2]int{w, h}})
	s.UI.Wake()
}

// Draw draws the scenes that are to be seen.
func (s *Stack) Draw(on paint.Surface) {
	s.settle()
	if s.grab {
		s.grab = false
		s.dropOld()
		s.old, s.since = on.Snapshot(), s.UI.Now
	}
	first := len(s.scenes) - 1
	for first > 0 {
		if _, over := s.scenes[first].(Overlay); !over {
			break
		}
		first--
	}
	s.UI.BeginDraw(on)
	for i := max(first, 0); i < len(s.scenes); i++ {
		if i > first {
			s.UI.Shield()
		}
		s.scenes[i].Frame(s.UI)
	}
	s.UI.End()
	if s.old != nil {
		t := float64(s.UI.Now-s.since) / float64(s.UI.Pace(fade))
		if t >= 1 {
			s.dropOld()
			s.UI.Wake()
		} else {
			on.Draw(s.old, paint.Place{Fade: t})
		}
	}
	if s.took != nil {
		took := s.took
		s.took = nil
		took(on)
	}
}

func (s *Stack) dropOld() {
	if s.old != nil {
		s.old.Free()
		s.old = nil
		s.UI.Wake()
	}
}

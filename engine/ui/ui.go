// Package ui is the furniture every scene is built from: immediate-mode controls on
// a paint.Surface.
//
// A scene describes its whole picture in one function. That function runs once for
// every input event, with drawing switched off, and once for every picture, with no
// event. A control is its name: the pointer, the focus, the scripted player and the
// tooltips find it by that. Because each event has a pass of its own no click is
// lost, however short, and a window that nothing happens in does nothing.
//
// Units: logical pixels (device pixels divided by Scale). Text grows with TextScale.
package ui

import (
	"slices"
	"time"

	"delvebox/engine/input"
	"delvebox/engine/paint"
)

// UI is the state of the controls between passes and what a pass needs.
type UI struct {
	W, H      float64 // size of the window
	Scale     float64 // device pixels per logical pixel
	TextScale float64 // 1 to 1.5
	Now       time.Duration
	Art       *Art
	Prefs     Prefs
	// Witness, if set, hears of every line of text that is drawn: for tests of layouts.
	Witness func(w Written)

	surface paint.Surface // nil while an event is handled
	event   input.Event   // Tick while drawing
	handled bool          // the event has found its control

	cur, prev []control
	clips     []Rect

	x, y      float64 // the pointer
	inside    bool    // the pointer is in the window
	hot       string  // the control under the pointer
	hotSince  time.Duration
	held      string // the control a button was pressed on
	heldBy    input.Button
	heldX     float64 // where it was pressed
	heldY     float64
	dragging  bool
	focus     string
	focusSeen bool
	group     string

	dirty  bool
	wakeAt time.Duration
	eases  map[string]*ease
	tip    tipState
	// openClause opens the rulebook at a clause, nil where there is none.
	openClause func(clause string)
	notes      []note
	ground     Rect   // toasts stand in its middle
	kept       []Rect // what toasts keep clear of, beside buttons
	refuse     refusalState
	cursor     Cursor
	texts      map[string]*edit
	scroll     map[string]*scrollState
	words      Words
	sounds     Sounds
	over       []func()
	later      chan func()
	wraps      map[wrapKey][]string
}

// Prefs are the player's wishes that controls obey.
type Prefs struct {
	Speed    float64 // factor on durations: 1 normal, .5 fast, 1.6 slow, 0 off
	Reduced  bool    // fades in place of movement
	Patterns bool    // colour patterns stand out
}

// Words finds the sentence of a key; args are names and values in turn.
type Words interface {
	T(key string, args ...any) string
}

// Sounds plays an effect by its name.
type Sounds interface {
	Play(name string)
}

// control is one thing that can be pointed at in the present pass.
type control struct {
	name  string
	rect  Rect // clipped
	focus bool
	group string
	// button says that toasts keep clear of it.
	button bool
}

// New makes the controls' state.
func New(art *Art, words Words, sounds Sounds) *UI {
	return &UI{
		Scale: 1, TextScale: 1, W: 1280, H: 800, Art: art, words: words, sounds: sounds,
		Prefs: Prefs{Speed: 1},
		later: make(chan func(), 64), wraps: map[wrapKey][]string{}, eases: map[string]*ease{}, texts: map[string]*edit{}, scroll: map[string]*scrollState{}, dirty: true,
	}
}

// T gives the sentence of a key.
func (u *UI) T(key string, args ...any) string { return u.words.T(key, args...) }

// SetWords changes the language.
func (u *UI) SetWords(w Words) {
	u.words = w
	u.Wake()
}

// Play plays a sound, once for each event.
func (u *UI) Play(name string) {
	if u.sounds != nil && u.surface == nil {
		u.sounds.Play(name)
	}
}

// BeginEvent starts the pass of one event.
func (u *UI) BeginEvent(ev input.Event) {
	u.surface, u.event, u.handled = nil, ev, false
	u.begin()
	switch ev.Kind {
	case input.Move, input.Press, input.Release, input.Wheel:
		u.x, u.y, u.inside = ev.X, ev.Y, true
		if ev.Kind == input.Move {
			u.focusSeen = false
			if u.held != "" && !u.dragging && abs(u.x-u.heldX)+abs(u.y-u.heldY) > 6 {
				u.dragging = true
			}
		}
		u.find()
		u.dirty = true
	case input.Leave:
		u.inside = false
		u.find()
		u.dirty = true
	case input.KeyDown, input.Rune:
		u.dirty = true
		u.tip = tipState{}
	}
	if (ev.Kind == input.Press || ev.Kind == input.Wheel) && onTip(u.hot) && u.hot != tipLink {
		u.dropTip() // the hand means what lies below
	}
	if u.putsAway(ev) {
		u.Unrefuse()
		u.prev = slices.DeleteFunc(u.prev, func(c control) bool { return c.name == refusalSheet || c.name == refusalLink })
		u.find()
	}
	if ev.Kind == input.Press {
		u.held, u.heldBy, u.heldX, u.heldY, u.dragging = u.hot, ev.Button, ev.X, ev.Y, false
		if u.hot != tipLink {
			u.tip = tipState{muted: u.hot, mx: u.x, my: u.y}
			u.focus = u.hot
		}
	}
}

// BeginDraw starts the pass that draws.
func (u *UI) BeginDraw(s paint.Surface) {
	u.surface, u.event, u.handled = s, input.Event{Kind: input.Tick}, false
	u.dirty = false
	u.begin()
	u.sweepEases()
}

func (u *UI) begin() {
	u.ground, u.kept = Rect{0, 0, u.W, u.H}, u.kept[:0]
	u.cur, u.clips, u.cursor, u.group, u.openClause = u.cur[:0], u.clips[:0], CursorDefault, "", nil
}

// End closes the pass: tooltips, toasts and the keys that move the focus.
func (u *UI) End() {
	for len(u.over) > 0 {
		over := u.over
		u.over = nil
		for _, f := range over {
			f()
		}
	}
	u.drawTip()
	u.drawNotes()
	u.drawRefusal()
	if u.event.Kind == input.KeyDown && !u.handled && u.event.Key == input.Tab {
		u.moveFocus(u.event.Mods.Shift)
	}
	dropped := u.event.Kind == input.Release && u.dragging && u.surface == nil
	if u.event.Kind == input.Release || u.event.Kind == input.Leave {
		u.held, u.dragging = "", false
	}
	u.prev = append(u.prev[:0], u.cur...)
	if u.event.Kind != input.Tick && u.surface == nil || onTip(u.hot) && !u.tip.shown {
		u.find()
	}
	if dropped { // what lies where something was let go says nothing until it is pointed at
		u.tip = tipState{muted: u.hot, mx: u.x, my: u.y}
	}
	u.surface = nil // between passes nothing can be drawn, but sounds can be played
}

// Over runs draw after everything else of the pass, above it: lists that open,
// things that are held.
func (u *UI) Over(draw func()) { u.over = append(u.over, draw) }

// Drawing says whether this pass draws.
func (u *UI) Drawing() bool { return u.surface != nil }

// Surface is what is drawn on, nil in the pass of an event.
func (u *UI) Surface() paint.Surface { return u.surface }

// Event is the event of this pass; its Kind is Tick while drawing.
func (u *UI) Event() input.Event { return u.event }

// Pointer is the pointer's place and whether it is in the window.
func (u *UI) Pointer() (x, y float64, inside bool) { return u.x, u.y, u.inside }

// find looks up the topmost control under the pointer.
func (u *UI) find() {
	hot := ""
	if u.inside {
		for i := len(u.prev) - 1; i >= 0; i-- {
			if u.prev[i].rect.Has(u.x, u.y) {
				hot = u.prev[i].name
				break
			}
		}
	}
	if hot == u.hot {
		return
	}
	was := u.hot
	u.hot, u.hotSince, u.dirty = hot, u.Now, true
	switch {
	case u.tip.shown && onTip(hot): // the pointer travels into the tooltip
		u.tip.moved = u.Now
	case u.tip.shown && onTip(was) && hot == u.tip.name: // and back
		u.hotSince -= tipAfter + tipFade
	case u.tip.muted != hot:
		u.tip = tipState{}
	}
}

// Find gives the place of a control of the last pass, for the scripted player and
// for pointing at things.
func (u *UI) Find(name string) (Rect, bool) {
	for i := len(u.prev) - 1; i >= 0; i-- {
		if u.prev[i].name == name {
			return u.prev[i].rect, true
		}
	}
	return Rect{}, false
}

// Names lists the controls of the last pass in their order.
func (u *UI) Names() []string {
	out := make([]string, 0, len(u.prev))
	for _, c := range u.prev {
		if c.name != "" {
			out = append(out, c.name)
		}
	}
	return out
}

// Forget lets go of hover, hold and focus: a new scene begins.
func (u *UI) Forget() {
	u.hot, u.held, u.focus, u.dragging, u.tip, u.refuse = "", "", "", false, tipState{}, refusalState{}
	u.prev = u.prev[:0]
	u.dirty = true
}

func abs(v float64) float64 {
	if v < 0 {
		return -v
	}
	return v
}

package window

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"delvebox/engine/input"
	"delvebox/engine/paint"
)

// events hands everything that happened since the last update to the stack.
func (g *Window) events() {
	if g.opts.Hand != nil {
		evs, more := g.opts.Hand.Events(g.stack.UI.Now)
		for _, ev := range evs {
			g.send(ev)
		}
		if more {
			return
		}
		g.opts.Hand = nil
		if g.opts.OnHandDone != nil {
			g.opts.OnHandDone()
		}
	}
	x, y := ebiten.CursorPosition()
	inside := x >= 0 && y >= 0 && x < g.w && y < g.h && g.focused
	ev := input.Event{X: float64(x) / g.stack.UI.Scale, Y: float64(y) / g.stack.UI.Scale, Mods: mods()}
	if g.pointer.Moved(x, y) {
		g.emit(ev, input.Move)
	}
	if g.inside && !inside && !ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft) {
		g.emit(ev, input.Leave)
	}
	g.inside = inside
	for b, mb := range [...]ebiten.MouseButton{ebiten.MouseButtonLeft, ebiten.MouseButtonRight, ebiten.MouseButtonMiddle} {
		ev.Button = input.Button(b)
		if inpututil.IsMouseButtonJustPressed(mb) {
			g.emit(ev, input.Press)
		}
		if inpututil.IsMouseButtonJustReleased(mb) {
			g.emit(ev, input.Release)
		}
	}
	if dx, dy := ebiten.Wheel(); dx != 0 || dy != 0 {
		ev.DX, ev.DY = dx, dy
		g.emit(ev, input.Wheel)
	}
	g.keyboard(ev)
}

func (g *Window) keyboard(ev input.Event) {
	g.keys = inpututil.AppendJustPressedKeys(g.keys[:0])
	g.held = inpututil.AppendPressedKeys(g.held[:0])
	for _, k := range g.held {
		if d := inpututil.KeyPressDuration(k); repeats(k) && d > repeatAfter && (d-repeatAfter)%repeatEvery == 0 {
			g.keys = append(g.keys, k)
		}
	}
	for _, k := range g.keys {
		if !isModifier(k) {
			ev.Key = keyName(k)
			g.emit(ev, input.KeyDown)
		}
	}
	g.keys = inpututil.AppendJustReleasedKeys(g.keys[:0])
	for _, k := range g.keys {
		if !isModifier(k) {
			ev.Key = keyName(k)
			g.emit(ev, input.KeyUp)
		}
	}
	ev.Key = ""
	g.runes = ebiten.AppendInputChars(g.runes[:0])
	for _, r := range g.runes {
		ev.Rune = r
		g.emit(ev, input.Rune)
	}
}

func (g *Window) emit(ev input.Event, k input.Kind) {
	ev.Kind = k
	g.send(ev)
}

// send deals with the keys that belong to the window and hands all else on.
func (g *Window) send(ev input.Event) {
	if ev.Kind == input.KeyDown {
		switch ev.Key {
		case input.F11:
			on := !ebiten.IsFullscreen()
			ebiten.SetFullscreen(on)
			if g.opts.OnFullScreen != nil {
				g.opts.OnFullScreen(on)
			}
			return
		case input.F12:
			if g.opts.OnPicture != nil {
				g.stack.Picture(func(s paint.Surface) { g.opts.OnPicture(Pixels(s)) })
			}
			return
		}
	}
	g.stack.Event(ev)
}

func mods() input.Mods {
	return input.Mods{
		Shift: ebiten.IsKeyPressed(ebiten.KeyShift),
		Ctrl:  ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta),
		Alt:   ebiten.IsKeyPressed(ebiten.KeyAlt),
	}
}

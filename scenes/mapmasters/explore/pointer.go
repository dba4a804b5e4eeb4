package explore

import (
	"math"

	"delvebox/engine/input"
	"delvebox/engine/ui"
)

// pointer handles what the pointer does on the mat.
func (v *View) pointer(u *ui.UI, t touched) {
	ev := u.Event()
	switch ev.Kind {
	case input.Press:
		v.press(u, t, ev.Button)
	case input.Move:
		v.moved(u, ev.X, ev.Y)
	case input.Release:
		v.release(u, t, ev.Button)
	case input.Leave:
		v.gesture = idle
	case input.Wheel:
		v.wheel(u, t)
	}
}

func (v *View) press(u *ui.UI, t touched, b input.Button) {
	v.px, v.py = t.x, t.y
	onMat := t.hot || t.pressed
	if !onMat || b == input.Right {
		return
	}
	v.lieOpen(u)
	if b == input.Middle || v.space {
		v.gesture = panning
		return
	}
	if v.hold != nil {
		v.drop(u)
		return
	}
	x, y := v.at.At(t.x, t.y)
	if v.aim != nil {
		v.shoot(u, x, y, t.x, t.y)
		return
	}
	if v.ask != nil {
		if at, ok := v.askedSquare(); ok && at == (square{x, y}) {
			return // waits for a choice
		}
		v.ask = nil
	}
	if t.edge > 0 {
		v.pressEdge(u, v.freeEdges()[t.edge-1], t.x, t.y)
		return
	}
	p, on := v.s.cardAt(x, y)
	if !on {
		return
	}
	if v.drawsAt(x, y) {
		v.gesture = drawing
		v.penTo(u, x, y, t.x, t.y)
		return
	}
	v.gesture, v.grip, v.gripX, v.gripY = lifting, p.Card, x, y
}

func (v *View) moved(u *ui.UI, x, y float64) {
	switch v.gesture {
	case panning:
		v.pan(u, x-v.px, y-v.py)
	case drawing:
		v.follow(u, v.px, v.py, x, y)
	case lifting:
		if math.Abs(x-v.px)+math.Abs(y-v.py) <= 6 {
			return
		}
		v.takeLaid(u, v.grip, v.px, v.py)
		v.gesture = carrying
		v.carry(u, x, y)
	default:
		if v.hold != nil {
			v.carry(u, x, y)
		}
	}
	v.px, v.py = x, y
}

func (v *View) release(u *ui.UI, t touched, b input.Button) {
	if b == input.Right {
		if v.hold != nil {
			v.turnHeld(u)
		} else if t.menu {
			x, y := v.at.At(t.x, t.y)
			if p, on := v.s.cardAt(x, y); on {
				v.turnLaid(u, p)
			}
		}
		return
	}
	was := v.gesture
	v.gesture = idle
	switch {
	case was == carrying && v.hold != nil:
		v.drop(u)
	case was == lifting:
		v.clickSquare(u, v.gripX, v.gripY, t.x, t.y)
	case was == drawing:
		v.liftPen(u, t.x, t.y)
	}
	if was != idle {
		u.Wake()
	}
}

func (v *View) wheel(u *ui.UI, t touched) {
	dy := u.Event().DY
	if v.hold != nil {
		if dy != 0 && u.Now-v.wheelAt > 140e6 {
			v.wheelAt = u.Now
			v.turnHeld(u)
			u.Take()
		}
		return
	}
	if t.hot && dy != 0 {
		v.zoom(u, min(max(dy, -3), 3), t.x, t.y)
		u.Take()
	}
}

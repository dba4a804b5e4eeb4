package delve

import (
	"strconv"

	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/dungeonroll/board"
	"delvebox/scenes/dungeonroll/decor"
	"delvebox/scenes/dungeonroll/tray"
)

// trays are the levels that the Scout lays dice to; the n-th holds n.
const trays = 3

// trayRect is where the dice for a level lie, i from 0.
func (v *View) trayRect(i int) ui.Rect {
	m := v.p.Monsters
	half := .8 * v.p.Half
	unit := (m.W - 40) / 7.2
	x := m.X + 10
	for j := range i {
		x += unit*(float64(j+1)+.4) + 10
	}
	return ui.R(x, m.Bottom()-2.7*half-28, unit*(float64(i+1)+.4), 2.7*half+26)
}

// laid are the Scout's dice on a level, in the order of their slots.
func (v *View) laid(level int) []int {
	var out []int
	for i, l := range v.hold.assign {
		if int(l) == level {
			out = append(out, i)
		}
	}
	return out
}

// trays draws the Scout's six dice and the three levels they are laid to.
func (v *View) trays(u *ui.UI) {
	for i := range trays {
		v.trayOf(u, i)
	}
	for i := 0; i < len(v.scouted); i++ {
		v.scoutDie(u, i)
	}
}

func (v *View) trayOf(u *ui.UI, i int) {
	r := v.trayRect(i)
	name := "tray-" + strconv.Itoa(i+1)
	t := u.Touch(name, r)
	board.Panel(u, r, true)
	word := u.T("dungeonroll.place.level", "n", i+1)
	u.TextIn(ui.R(r.X+6, r.Y+2, r.W-12, 22), board.Fit(u, ui.Note, word, r.W-12), word, decor.Head(), ui.AlignMiddle)
	u.Tip(name, r, ui.Tip{Title: word, Body: u.T("dungeonroll.scout.tray", "n", i+1), Clause: "DR-188"})
	if t.Ring {
		u.Ring(r, 10)
	}
	if t.Clicked && v.free() && v.scoutHeld() >= 0 {
		v.layTo(u, v.scoutHeld(), i+1)
	}
}

// scoutHeld is the Scout's die that is held, -1 for none.
func (v *View) scoutHeld() int {
	if v.hold.step != holding || v.hold.most == 0 {
		return -1
	}
	return v.hold.most - 1
}

// scoutAt is where a die of the Scout lies.
func (v *View) scoutAt(i int) (pt, float64) {
	f := v.levelField()
	level := int(v.hold.assign[i])
	if level == 0 {
		return f.at(v.scouted[i].rest), f.half
	}
	r := v.trayRect(level - 1)
	for n, j := range v.laid(level) {
		if j == i {
			return pt{r.X + (float64(n)+.5)*r.W/float64(max(level, len(v.laid(level)))), r.Y + 27 + 1.15*f.half}, f.half
		}
	}
	return f.at(v.scouted[i].rest), f.half
}

func (v *View) scoutDie(u *ui.UI, i int) {
	p := v.scouted[i]
	if v.hidden(p) {
		return
	}
	at, half := v.scoutAt(i)
	r := rectOf(at, half)
	name := "scout-" + strconv.Itoa(i+1)
	t := u.Touch(name, r)
	v.tipFoe(u, name, r, v.d.Assigned[i])
	held := v.scoutHeld() == i
	if v.free() {
		switch {
		case t.Dropped && held:
			s := v.spotAt(u, t.X, t.Y)
			v.hold.assign[i] = 0
			if s.kind == onTray {
				v.layTo(u, i, s.n)
			}
			v.letGo()
		case t.Dragging && !held:
			v.letGo()
			v.hold.step, v.hold.most, v.hold.drag = holding, i+1, true
		case t.Clicked && held:
			v.letGo()
		case t.Clicked && v.scoutHeld() >= 0 && v.hold.assign[i] != 0: // it lies on the tray that is meant
			v.layTo(u, v.scoutHeld(), int(v.hold.assign[i]))
		case t.Clicked && v.hold.assign[i] != 0:
			v.hold.assign[i] = 0
		case t.Clicked:
			v.letGo()
			v.hold.step, v.hold.most = holding, i+1
			u.Wake()
		}
	}
	look := tray.Look{}
	if held {
		v.ring(u, at, half)
		look = tray.Held(.6)
		if v.hold.drag {
			x, y, _ := u.Pointer()
			u.Over(func() { v.Dice.Show(u, p.die(), x, y, half, tray.Held(1)) })
			return
		}
	}
	v.Dice.Show(u, p.die(), at.x, at.y, half, look)
	if t.Ring {
		u.Ring(r, 10)
	}
}

// layTo lays a die of the Scout to a level, as long as there is room for it.
func (v *View) layTo(u *ui.UI, i, level int) {
	r := v.trayRect(level - 1)
	if len(v.laid(level)) >= level && int(v.hold.assign[i]) != level {
		u.Refuse(r.CX(), r.Y, u.T("dungeonroll.refusal.bad-assignment"), "DR-188", func() { v.Rulebook("DR-188") })
		return
	}
	v.hold.assign[i] = uint8(level)
	v.letGo()
	u.Play("die-velvet")
	u.Wake()
}

// assignment is the move that lays the dice out as they lie on the trays.
func (v *View) assignment() dungeonroll.Move {
	return dungeonroll.Move{Kind: dungeonroll.AssignScout, Assign: v.hold.assign}
}

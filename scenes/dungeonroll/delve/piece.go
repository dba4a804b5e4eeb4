package delve

import (
	"time"

	"delvebox/engine/anim"
	"delvebox/engine/anim/tumble"
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/dungeonroll/tray"
)

// pt is a place: in a field from 0 to 1, or in the window in logical pixels.
type pt struct{ x, y float64 }

// piece is a die on the velvet.
type piece struct {
	face  string
	turn  int
	temp  bool // a transformed monster
	rest  pt   // where it lies in its field
	was   pt   // where it was in the window before it was moved
	moved time.Duration
	moves bool
}

// glide is how long a die takes to another place.
const glide = 240 * time.Millisecond

func (p *piece) die() tray.Die { return tray.Die{Face: p.face, Turn: p.turn} }

// field is a part of the velvet that dice lie in.
type field struct {
	ui.Rect
	half float64
}

// at is where a die of the field lies in the window.
func (f field) at(p pt) pt { return pt{f.X + p.x*f.W, f.Y + p.y*f.H} }

// scattered is a field in which dice lie about, in a part of the velvet.
func scattered(r ui.Rect, half, dx, dy, lift float64) field {
	return field{r.InsetXY(dx*half, dy*half).Move(0, lift*half), half}
}

// levelFloor is the field of the dungeon's dice as it is most of the time.
func (v *View) levelFloor() field { return scattered(v.p.Monsters, v.p.Half, 1.3, 1.15, -.1) }

// levelField is the field of the dungeon's dice as it is now: small and at the top while
// something else stands on the velvet.
func (v *View) levelField() field {
	r, half := v.p.Monsters, v.p.Half
	if v.shown() == dungeonroll.DragonPhase {
		half *= .62
		r = ui.R(r.X, r.Y, r.W, r.H*.3)
	}
	if v.scouting() {
		r.H *= .5
		half *= .8
	}
	return scattered(r, half, 1.3, 1.15, -.1)
}

// partyFloor is the field of the party as it is most of the time, below the braid.
func (v *View) partyFloor() field { return scattered(v.p.Party, v.p.Half, 1.25, 1.2, .1) }

// partyField is the field of the party as it is now: one row at the foot while the doors
// stand open.
func (v *View) partyField() field {
	if v.shown() != dungeonroll.RegroupPhase {
		return v.partyFloor()
	}
	r, half := v.p.Party, v.p.Half
	y := v.p.Velvet.Bottom() - 2.05*half
	return field{ui.R(r.X+1.3*half, y, r.W-2.6*half, 1), half}
}

// placeAll gives dice that have just fallen their places in a field.
func placeAll(list []*piece, f field, seed uint64) {
	area := tumble.Rect{X0: 0, Y0: 0, X1: f.W + 2.5*f.half, Y1: f.H + 2.5*f.half}
	for i, at := range tumble.Spread(len(list), area, f.half, seed) {
		list[i].rest = pt{clamp((at.X - 1.25*f.half) / max(1, f.W)), clamp((at.Y - 1.25*f.half) / max(1, f.H))}
	}
}

func clamp(v float64) float64 { return min(1, max(0, v)) }

// roomFor finds a place for one more die, as far from the others as can be.
func roomFor(list []*piece, f field) pt {
	const cols, rows = 12, 3
	best, far := pt{.5, .5}, -1.0
	for row := range rows {
		for col := range cols {
			p := pt{float64(col) / (cols - 1), float64(row) / (rows - 1)}
			near := 1e9
			for _, o := range list {
				dx, dy := (p.x-o.rest.x)*f.W, (p.y-o.rest.y)*f.H
				near = min(near, dx*dx+dy*dy)
			}
			if near = min(near, 9*f.half*f.half); near > far {
				best, far = p, near
			}
		}
	}
	return best
}

// where gives the place of a die in the window and half its side.
func (v *View) where(u *ui.UI, p *piece) (at pt, half float64) {
	to, half := v.lies(p)
	if !p.moves {
		return to, half
	}
	t := 1.0
	if d := u.Pace(glide); d > 0 && !u.Prefs.Reduced {
		t = min(1, float64(u.Now-p.moved)/float64(d))
	}
	if t >= 1 {
		p.moves = false
		return to, half
	}
	u.Wake()
	t = anim.Out(t)
	return pt{p.was.x + (to.x-p.was.x)*t, p.was.y + (to.y-p.was.y)*t}, half
}

// lies is where a die lies at rest.
func (v *View) lies(p *piece) (at pt, half float64) {
	for i, q := range v.level {
		if p == q {
			return v.inLevel(i)
		}
	}
	for i, q := range v.party {
		if p == q {
			return v.inParty(i)
		}
	}
	f := v.partyField()
	return f.at(p.rest), f.half
}

func (v *View) inLevel(i int) (at pt, half float64) {
	f := v.levelField()
	if v.shown() == dungeonroll.DragonPhase {
		return pt{f.X + (float64(i)+.5)*f.W/float64(max(4, len(v.level))), f.CY()}, f.half
	}
	return f.at(v.level[i].rest), f.half
}

func (v *View) inParty(i int) (at pt, half float64) {
	f := v.partyField()
	if v.shown() == dungeonroll.RegroupPhase {
		n := float64(max(5, len(v.party)))
		half := min(f.half, f.W/n/tumble.Near)
		from := f.CX() - f.W/n*float64(len(v.party)-1)/2
		return pt{from + float64(i)*f.W/n, f.Y}, half
	}
	if at, ok := v.onPlinth(i + 1); ok {
		return at, f.half
	}
	return f.at(v.party[i].rest), f.half
}

// send makes a die glide from where it is now to where it will lie.
func (v *View) send(u *ui.UI, p *piece, from pt) { p.was, p.moved, p.moves = from, u.Now, true }

// rectOf is the part of the window that belongs to a die.
func rectOf(at pt, half float64) ui.Rect {
	return ui.R(at.x-1.12*half, at.y-1.12*half, 2.24*half, 2.5*half)
}

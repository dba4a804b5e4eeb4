package market

import (
	"math"

	"delvebox/engine/input"
	"delvebox/engine/ui"
)

// stop is a control that the arrow keys go to.
type stop struct {
	name string
	r    ui.Rect
}

// onlyStops leaves out what lies under a question: the arrow keys stay with its answers.
func (v *View) onlyStops() { v.stops = v.stops[:0] }

// arrows moves the focus to the nearest thing for sale on the side of the key. From
// anywhere else it begins at what was looked at last, and at the rim it stays.
func (v *View) arrows(u *ui.UI) {
	if u.Drawing() || u.Taken() || u.Event().Kind != input.KeyDown {
		return
	}
	d := map[input.Key][2]float64{input.ArrowL: {-1, 0}, input.ArrowR: {1, 0}, input.ArrowU: {0, -1}, input.ArrowD: {0, 1}}
	way, ok := d[u.Event().Key]
	if !ok || len(v.stops) == 0 {
		return
	}
	u.Take()
	name, seen := u.Focused()
	if from := v.stopOf(name); seen && from != nil {
		if to := v.beside(from, way); to != "" {
			u.Focus(to, true)
		}
		return
	}
	if v.stopOf(v.last) == nil {
		v.last = v.stops[0].name
	}
	u.Focus(v.last, true)
}

// stopOf finds a control of the market, nil for another one.
func (v *View) stopOf(name string) *stop {
	for i := range v.stops {
		if v.stops[i].name == name {
			return &v.stops[i]
		}
	}
	return nil
}

// beside is the nearest control on a side, "" for none.
func (v *View) beside(from *stop, way [2]float64) string {
	best, least := "", math.Inf(1)
	for _, s := range v.stops {
		dx, dy := s.r.CX()-from.r.CX(), s.r.CY()-from.r.CY()
		along, across := dx*way[0]+dy*way[1], math.Abs(dx*way[1]+dy*way[0])
		if along < 8 || across > 1.5*along {
			continue
		}
		if far := along + 2.5*across; far < least {
			best, least = s.name, far
		}
	}
	return best
}

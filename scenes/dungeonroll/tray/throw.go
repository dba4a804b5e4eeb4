package tray

import (
	"image"
	"math"
	"sort"
	"time"

	"delvebox/engine/anim/tumble"
	"delvebox/engine/paint"
	"delvebox/engine/paint/dice"
	"delvebox/engine/ui"
)

// Throw is a throw on the way: from the hand to where each die is to lie.
type Throw struct {
	dice   *Dice
	ends   []Die
	plan   tumble.Throw
	motion *tumble.Motion
	began  time.Duration
	going  bool
	heard  time.Duration // contacts up to here have been reported
}

// End is where a die of a throw comes to rest.
type End struct {
	Die  Die
	X, Y float64
}

// Throw plans a throw of dice out of a hand at (x, y) into the velvet, which is the inner
// side of the rim. The same seed gives the same throw. The dice lie in the order of ends.
func (d *Dice) Throw(ends []End, velvet ui.Rect, x, y, half float64, seed uint64) *Throw {
	t := &Throw{dice: d, plan: tumble.Throw{
		Tray: tumble.Rect{X0: velvet.X, Y0: velvet.Y, X1: velvet.Right(), Y1: velvet.Bottom()}, Half: half, Seed: seed,
	}}
	for i, e := range ends {
		t.ends = append(t.ends, e.Die)
		from := tumble.Pt{X: x + .5*half*(float64(i)-.5*float64(len(ends)-1)), Y: y}
		t.plan.Dice = append(t.plan.Dice, tumble.Die{From: from, To: tumble.Pt{X: e.X, Y: e.Y}, Yaw: e.Die.yaw()})
	}
	t.motion = tumble.Plan(t.plan)
	return t
}

// Prepare has the tumbling set for dice of that size painted in the background, a few
// pictures at each call; it says whether all are there. A scene calls it in each frame
// until then.
func (d *Dice) Prepare(u *ui.UI, half float64) bool {
	if !u.Drawing() {
		return true
	}
	ready, asked := true, 0
	unit := dice.Moving(half * u.Scale)
	for i := range 2 * dice.Ways * dice.Phases {
		key := setKey{i % 2, i / 2 / dice.Phases, i / 2 % dice.Phases, unit}
		if u.Ready(key) {
			continue
		}
		ready = false
		if asked++; asked > 4 {
			break
		}
		d.set(u, key, 0, 0, paint.Place{Fade: 1})
	}
	return ready
}

type setKey struct {
	kind, way, phase int
	unit             float64
}

func (d *Dice) set(u *ui.UI, key setKey, x, y float64, at paint.Place) bool {
	return u.PictureLater(key, x, y, at, func(float64) *image.RGBA {
		return d.kinds[key.kind].Tumbling(key.way, key.phase, key.unit)
	})
}

// Skip puts all dice where they are to lie.
func (t *Throw) Skip() { t.going, t.began = true, -time.Hour }

// Done says whether all dice lie still. A throw that has not been shown is not done,
// unless the player wants no movement.
func (t *Throw) Done(u *ui.UI) bool {
	return u.Prefs.Speed <= 0 || t.going && t.at(u) >= t.motion.Length()
}

// at is the time in the throw at normal speed.
func (t *Throw) at(u *ui.UI) time.Duration {
	if u.Prefs.Speed <= 0 {
		return t.motion.Length()
	}
	return time.Duration(float64(u.Now-t.began) / u.Prefs.Speed)
}

// Contacts gives what has been touched since the last call, to be heard.
func (t *Throw) Contacts(u *ui.UI) []tumble.Contact {
	if !t.going || u.Prefs.Reduced {
		return nil
	}
	now := t.at(u)
	var out []tumble.Contact
	for _, c := range t.motion.Contacts() {
		if c.At > t.heard && c.At <= now && now-c.At < 200*time.Millisecond {
			out = append(out, c)
		}
	}
	t.heard = max(t.heard, now)
	return out
}

// Show draws the throw at the present moment and keeps pictures coming until it is done.
// With reduced motion the dice fade in where they lie.
func (t *Throw) Show(u *ui.UI) {
	if !u.Drawing() {
		return
	}
	if !t.going {
		t.began, t.going = u.Now, true
	}
	if !t.Done(u) {
		u.Wake()
	}
	now := t.at(u)
	if u.Prefs.Reduced {
		fade := 1 - math.Min(1, float64(now)/float64(300*time.Millisecond))
		for i, e := range t.plan.Dice {
			t.dice.Show(u, t.ends[i], e.To.X, e.To.Y, t.plan.Half, Look{Fade: fade})
		}
		return
	}
	order := make([]int, len(t.ends))
	state := make([]tumble.State, len(t.ends))
	for i := range order {
		order[i], state[i] = i, t.motion.At(i, now)
		t.prepare(u, i)
	}
	sort.SliceStable(order, func(a, b int) bool { return state[order[a]].At.Y < state[order[b]].At.Y })
	for _, i := range order {
		s := &state[i]
		t.dice.Shadow(u, t.ends[i], s.At.X, s.At.Y, t.plan.Half, Look{Lift: s.Z})
	}
	for _, i := range order {
		t.body(u, i, &state[i])
	}
}

type lastKey struct {
	die    Die
	travel int
	n      int
	unit   float64
}

// last draws one of the pictures of a die's last quarter turn; it says whether the
// picture is there.
func (t *Throw) last(u *ui.UI, i, n int, x, y float64, at paint.Place) bool {
	w, known := t.dice.where[t.ends[i].Face]
	if !known {
		return false
	}
	die := t.ends[i]
	unit := dice.Moving(t.plan.Half * u.Scale)
	travel := int(math.Round(t.motion.Travel(i)/5)) * 5
	yaw := die.yaw() + tumble.YawAt(-15*float64(n))
	return u.PictureLater(lastKey{Die{die.Face, die.turn()}, travel, n, unit}, x, y, at, func(float64) *image.RGBA {
		return t.dice.kinds[w.kind].LastQuarter(w.face, yaw, float64(travel), n, unit)
	})
}

// prepare asks for the pictures of the last quarter while the first ones play.
func (t *Throw) prepare(u *ui.UI, i int) {
	for n := dice.Phases; n > 0; n-- {
		t.last(u, i, n, 0, 0, paint.Place{Fade: 1})
	}
	t.dice.Body(u, t.ends[i], 0, 0, t.plan.Half, Look{Fade: 1})
}

// body draws one die of the throw.
func (t *Throw) body(u *ui.UI, i int, s *tumble.State) {
	half := t.plan.Half
	n := dice.LastQuarterAt(s.Roll)
	look := Look{Lift: s.Z}
	if s.Rest || s.Last && n == 0 {
		t.dice.Body(u, t.ends[i], s.At.X, s.At.Y, half, look)
		return
	}
	unit := dice.Moving(half * u.Scale)
	at := paint.Place{Scale: half * u.Scale / unit * math.Sqrt(s.SX*s.SY)}
	y := s.At.Y - s.Z*dice.Rise()*half
	if s.Last && t.last(u, i, n, s.At.X, y, at) {
		return
	}
	way, phase := dice.TumblingAt(s.Travel, s.Roll)
	kind := t.dice.where[t.ends[i].Face].kind
	if !t.dice.set(u, setKey{kind, way, phase, unit}, s.At.X, y, at) {
		t.dice.Body(u, t.ends[i], s.At.X, s.At.Y, half, look)
	}
}

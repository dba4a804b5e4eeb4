package tray

import (
	"image"
	"math"
	"sort"
	"time"

	"delvebox/engine/anim/tumble"
	"delvebox/engine/paint"
	"delvebox/engine/paint/dice"
	"delvebox/engine/paint/pencil"
	"delvebox/engine/ui"
	"delvebox/scenes/doodledungeon/drawing"
)

// Throw is a throw on the way: out of the hand, over the wood, to where each die lies.
type Throw struct {
	Dice  []Die
	Haste float64 // how many times faster than usual

	still  []Die
	seed   uint64
	tray   Tray // for which the motion is planned
	motion *tumble.Motion
	began  time.Duration
	heard  time.Duration // contacts up to here have been heard
}

// NewThrow throws dice to others that lie already. Its clock begins at now. The same seed
// gives the same throw.
func NewThrow(thrown, still []Die, seed uint64, now time.Duration) *Throw {
	return &Throw{Dice: thrown, Haste: 1, still: still, seed: seed, began: now}
}

// fades is how long the dice take to appear with reduced motion.
const fades = 300 * time.Millisecond

// plan plans the motion for a tray; in another one, as when the window is made larger,
// the same throw goes on there.
func (t *Throw) plan(in Tray) {
	if t.motion != nil && t.tray == in {
		return
	}
	t.tray = in
	f := in.floor()
	w := tumble.Throw{Tray: tumble.Rect{X0: f.X, Y0: f.Y, X1: f.Right(), Y1: f.Bottom()}, Half: half(in.Unit), Seed: t.seed}
	for i, d := range t.Dice {
		x := f.X + f.W*.62 + 1.1*in.Unit*(float64(i)-.5*float64(len(t.Dice)-1))
		w.Dice = append(w.Dice, tumble.Die{From: tumble.Pt{X: x, Y: in.Rect.Bottom() + 2.4*in.Unit}, To: in.Places[d.Place%Most], Yaw: yaw(d.Place)})
	}
	for _, d := range t.still {
		w.Still = append(w.Still, in.Places[d.Place%Most])
	}
	t.motion = tumble.Plan(w)
}

// Length is how long the throw takes at normal speed, until all dice lie still.
func (t *Throw) Length(reduced bool) time.Duration {
	if reduced {
		return time.Duration(float64(fades) / t.Haste)
	}
	return time.Duration(float64(tumble.Lasts(len(t.Dice))) / t.Haste)
}

// at is the time in the throw at normal speed.
func (t *Throw) at(u *ui.UI) time.Duration {
	if u.Prefs.Speed <= 0 {
		return time.Hour
	}
	return time.Duration(float64(u.Now-t.began) / u.Prefs.Speed * t.Haste)
}

// Sounds names what is heard since the last call: each die by what it touches and how
// hard. Where nothing is seen to move, one sound at the beginning stands for all.
func (t *Throw) Sounds(u *ui.UI) []string {
	if u.Prefs.Reduced || u.Prefs.Speed <= 0 {
		if t.heard > 0 {
			return nil
		}
		t.heard = 1
		return []string{Poured(len(t.Dice))}
	}
	if t.motion == nil {
		return nil
	}
	now := t.at(u)
	var out []string
	for _, c := range t.motion.Contacts() {
		if c.At > t.heard && c.At <= now && now-c.At < 200*time.Millisecond {
			out = append(out, c.Heard("die-desk"))
		}
	}
	t.heard = max(t.heard, now)
	return out
}

// Poured is the sound of so many dice rolled at once.
func Poured(n int) string {
	switch {
	case n <= 1:
		return "die-desk"
	case n == 2:
		return "dice-desk"
	}
	return "dice-desk-all"
}

// Shadow draws the shadows of a throw; those of dice that lie, and then their bodies, come
// after it.
func (t *Throw) Shadow(u *ui.UI, in Tray) {
	if !u.Drawing() || u.Prefs.Reduced {
		return
	}
	t.plan(in)
	now := t.at(u)
	for i := range t.Dice {
		s := t.motion.At(i, now)
		shadow(u, s.At.X, s.At.Y, in.Unit, s.Z, 0)
	}
}

// Show draws the dice of a throw in a tray at the present moment. With reduced motion they
// fade in where they lie.
func (t *Throw) Show(u *ui.UI, in Tray) {
	if !u.Drawing() {
		return
	}
	t.plan(in)
	now := t.at(u)
	if u.Prefs.Reduced {
		in.Show(u, t.Dice, 1-math.Min(1, float64(now)/float64(fades)))
		return
	}
	order, states := make([]int, len(t.Dice)), make([]tumble.State, len(t.Dice))
	for i := range order {
		order[i], states[i] = i, t.motion.At(i, now)
	}
	sort.SliceStable(order, func(a, b int) bool { return states[order[a]].At.Y < states[order[b]].At.Y })
	for _, i := range order {
		t.body(u, in, t.Dice[i], &states[i])
	}
}

type rollKey struct {
	die               Die
	travel, left, yaw int
	unit              float64
}

// coarse is the step in degrees between two pictures of a die that rolls.
const coarse = 9

// body draws one die on its way.
func (t *Throw) body(u *ui.UI, in Tray, d Die, s *tumble.State) {
	y := s.At.Y - s.Z*.42*in.Unit
	left := int(math.Round(s.Roll / coarse))
	if s.Rest || left == 0 && s.Z < .02 {
		in.lying(u, d, s.At.X, y, 0)
		return
	}
	unit := dice.Moving(in.Unit * u.Scale) // what moves need not be sharp
	key := rollKey{d, int(math.Round(s.Travel / 15)), left, int(math.Round(s.Yaw / 6)), unit}
	at := paint.Place{Scale: in.Unit * u.Scale / unit * math.Sqrt(s.SX*s.SY) * (1 + .10*s.Z)}
	u.Picture(key, s.At.X, y, at, func(float64) *image.RGBA {
		r := dice.Roll{Yaw: float64(key.yaw) * 6, Travel: float64(key.travel) * 15, Left: float64(key.left) * coarse}
		return dice.RedTen().Rolling(r, figures(d.Figure), unit)
	})
}

// figures are the figures of a die that ends with one on top.
func figures(top int) *[10]dice.Figure {
	var out [10]dice.Figure
	s := pencil.NewScript()
	for i := range out {
		out[i] = drawing.DieFigure(s, 1+(top-1+3*i)%10)
	}
	return &out
}

package decor_test

import (
	"fmt"
	"image"
	"image/draw"
	"math"
	"sort"
	"testing"
	"time"

	"delvebox/engine/anim/tumble"
	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/dice"
	"delvebox/scenes/app/apptest"
)

// TestAThrowLooksLikeOne shows a throw of seven dice in moments 60 ms apart: set, last
// quarter, rest, with their shadows.
func TestAThrowLooksLikeOne(t *testing.T) {
	if !apptest.Pictures() {
		t.Skip("pictures are not kept")
	}
	const w, h, half = 566.0, 270.0, 37.0
	kinds := [2]*dice.Kind{
		diceOf(t, dice.Ivory, "cleric fighter mage thief champion scroll"),
		diceOf(t, dice.Black, "goblin skeleton ooze chest potion dragon"),
	}
	for side, kind := range kinds {
		throw := tumble.Throw{Tray: tumble.Rect{X1: w, Y1: h}, Half: half, Seed: uint64(3 + side)}
		for i, p := range tumble.Spread(7, tumble.Rect{X0: 8, Y0: 4, X1: w - 12, Y1: h - 16}, half, 5) {
			throw.Dice = append(throw.Dice, tumble.Die{From: tumble.Pt{X: 160 + 20*float64(i), Y: h + 60}, To: p, Yaw: dice.Turns()[i%3]})
		}
		m := tumble.Plan(throw)
		q := &picture{k: 1}
		q.p.Half = half
		const cols, rows = 3, 6
		q.m = image.NewRGBA(image.Rect(0, 0, cols*580, rows*300))
		floor := cloth.Lining(int(w), int(h), 1, cloth.Crimson())
		for n := range cols * rows {
			at := time.Duration(n) * 60 * time.Millisecond
			x, y := float64(n%cols*580), float64(n/cols*300)
			draw.Draw(q.m, floor.Rect.Add(image.Pt(int(x), int(y))), floor, image.Point{}, draw.Src)
			q.moment(m, kind, throw, at, x, y)
		}
		apptest.Keep(t, fmt.Sprintf("throw-%d", side), q.m)
	}
}

// moment draws the dice of a throw: all shadows, then the bodies from the back.
func (q *picture) moment(m *tumble.Motion, kind *dice.Kind, throw tumble.Throw, at time.Duration, x, y float64) {
	order := make([]int, len(throw.Dice))
	for i := range order {
		order[i] = i
	}
	sort.Slice(order, func(a, b int) bool { return m.At(order[a], at).At.Y < m.At(order[b], at).At.Y })
	for _, i := range order {
		s := m.At(i, at)
		q.put(grown(dice.Shadow(throw.Dice[i].Yaw, s.Z, q.p.Half/2)), x+s.At.X, y+s.At.Y)
	}
	for _, i := range order {
		s := m.At(i, at)
		face, yaw := i%6, throw.Dice[i].Yaw
		var body *image.RGBA
		n := dice.LastQuarterAt(s.Roll)
		switch {
		case s.Last && n == 0:
			body = kind.Body(dice.Pose{Up: face, Yaw: yaw}, q.p.Half, true)
		case s.Last:
			body = kind.LastQuarter(face, yaw+tumble.YawAt(-15*float64(n)), m.Travel(i), n, q.p.Half)
		default:
			way, phase := dice.TumblingAt(s.Travel, s.Roll)
			body = kind.Tumbling(way, phase, q.p.Half)
		}
		q.put(body, x+s.At.X, math.Round(y+s.At.Y-s.Z*dice.Rise()*q.p.Half))
	}
}

package tumble

import (
	"math"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const half = 37.0

func velvet() Rect { return Rect{246, 112, 812, 598} }

// throwOf throws n dice from below the tray into its upper half.
func throwOf(n int, seed uint64) Throw {
	t := Throw{Tray: velvet(), Half: half, Seed: seed}
	for i, p := range Spread(n, Rect{256, 120, 802, 365}, half, seed) {
		t.Dice = append(t.Dice, Die{From: Pt{300 + 10*float64(i), 640}, To: p, Yaw: []float64{-11, 3, 14}[i%3]})
	}
	return t
}

func each(t *testing.T, f func(t *testing.T, throw Throw, m *Motion)) {
	for n := 1; n <= 8; n++ {
		for seed := range uint64(12) {
			w := throwOf(n, seed)
			f(t, w, Plan(w))
		}
	}
}

func TestAThrowEndsExactlyWhereItShould(t *testing.T) {
	each(t, func(t *testing.T, w Throw, m *Motion) {
		for i, d := range w.Dice {
			for _, at := range []time.Duration{m.Length(), m.Length() + time.Hour} {
				s := m.At(i, at)
				require.True(t, s.Rest)
				require.Equal(t, d.To, s.At)
				require.Equal(t, d.Yaw, s.Yaw)
				require.Zero(t, s.Z)
				require.Zero(t, s.Roll)
			}
			almost := m.At(i, (whole+time.Duration(i)*delay-1)*time.Millisecond)
			require.InDelta(t, d.To.X, almost.At.X, 1)
			require.InDelta(t, d.Yaw, almost.Yaw, .2)
			require.InDelta(t, 0, almost.Roll, .3)
			require.Equal(t, d.From, m.At(i, 0).At)
		}
	})
}

func TestDiceOnTheGroundStayInTheTrayAndApart(t *testing.T) {
	each(t, func(t *testing.T, w Throw, m *Motion) {
		for at := time.Duration(0); at <= m.Length(); at += tick * time.Millisecond {
			for i := range w.Dice {
				own := at/time.Millisecond - delay*time.Duration(i)
				if own < land {
					continue
				}
				s := m.At(i, at)
				require.True(t, s.At.X >= w.Tray.X0+half && s.At.X <= w.Tray.X1-half, "%v", s.At)
				require.True(t, s.At.Y >= w.Tray.Y0+half && s.At.Y <= w.Tray.Y1-half, "%v", s.At)
				for j := range i { // earlier dice have landed before
					o := m.At(j, at).At
					require.Greater(t, math.Hypot(s.At.X-o.X, s.At.Y-o.Y), 2*apart*half-1e-6)
				}
			}
		}
	})
}

// A die thrown to others that lie there runs into them, not over them.
func TestDiceKeepOffThoseThatLie(t *testing.T) {
	touched := 0
	for seed := range uint64(40) {
		w := throwOf(4, seed)
		for _, d := range w.Dice[1:] {
			w.Still = append(w.Still, d.To)
		}
		w.Dice = w.Dice[:1]
		m := Plan(w)
		for at := land * time.Millisecond; at <= m.Length(); at += tick * time.Millisecond {
			s := m.At(0, at)
			for _, q := range w.Still {
				require.Greater(t, math.Hypot(s.At.X-q.X, s.At.Y-q.Y), 2*apart*half-1e-6, "seed %d at %v", seed, at)
			}
		}
		for _, c := range m.Contacts() {
			if c.What == Other {
				touched++
			}
		}
		require.Equal(t, w.Dice[0].To, m.At(0, m.Length()).At)
	}
	require.Positive(t, touched, "now and then one is hit")
}

// Dice never jump, whatever they touch.
func TestDiceMoveSteadily(t *testing.T) {
	each(t, func(t *testing.T, w Throw, m *Motion) {
		for i := range w.Dice {
			for at := time.Duration(0); at < m.Length(); at += tick * time.Millisecond {
				a, b := m.At(i, at), m.At(i, at+tick*time.Millisecond)
				require.Less(t, math.Hypot(b.At.X-a.At.X, b.At.Y-a.At.Y), .65*half, "die %d at %v", i, at)
				require.Less(t, math.Abs(b.Z-a.Z), .08)
			}
		}
	})
}

func TestRestingDiceDoNotOverlap(t *testing.T) {
	area := Rect{256, 120, 802, 365}
	for n := 1; n <= 8; n++ {
		require.Greater(t, Room(n, area), half)
		for seed := range uint64(40) {
			ps := Spread(n, area, half, seed)
			require.Len(t, ps, n)
			for i, p := range ps {
				assert.True(t, p.X > area.X0+half && p.X < area.X1-half && p.Y > area.Y0+half && p.Y < area.Y1-half)
				for _, q := range ps[:i] {
					assert.GreaterOrEqual(t, max(math.Abs(p.X-q.X), math.Abs(p.Y-q.Y)), Near*half-1e-9, "%d dice", n)
				}
			}
		}
	}
	assert.Empty(t, Spread(0, area, half, 1))
}

func TestTheSameThrowGivesTheSameMotion(t *testing.T) {
	a, b, c := Plan(throwOf(7, 5)), Plan(throwOf(7, 5)), Plan(throwOf(7, 6))
	assert.Equal(t, a, b)
	assert.NotEqual(t, a.At(3, 400*time.Millisecond), c.At(3, 400*time.Millisecond))
}

// Only in its last direction, and only for the last quarter turn, must a die show what it
// will show at rest.
func TestTheLastQuarterHasOneDirection(t *testing.T) {
	touched := 0
	each(t, func(t *testing.T, w Throw, m *Motion) {
		for i := range w.Dice {
			last := false
			for at := time.Duration(0); at <= m.Length(); at += time.Millisecond {
				s := m.At(i, at)
				require.False(t, last && !s.Last, "the last quarter is not left again")
				if last = s.Last; last {
					require.Equal(t, m.Travel(i), s.Travel)
					require.Greater(t, s.Roll, -90.0)
					require.InDelta(t, s.Yaw, m.throw.Dice[i].Yaw+YawAt(s.Roll), 1e-6)
				}
			}
			require.True(t, last)
		}
		for _, c := range m.Contacts() {
			require.True(t, c.Strength > 0 && c.Strength <= 1)
			if c.What != Velvet {
				touched++
			}
		}
	})
	assert.Greater(t, touched, 100, "dice should touch the rim and each other")
}

func TestHeightFollowsTheTable(t *testing.T) {
	for _, c := range []struct{ ms, z float64 }{{120, 1.55}, {330, .12}, {470, .62}, {620, .16}, {780, 0}} {
		assert.InDelta(t, c.z, heightAt(c.ms), 1e-9)
	}
	for _, k := range keys() {
		roll, yaw := rollAt(k.ms)
		assert.InDelta(t, k.roll, roll, 1e-9)
		assert.InDelta(t, k.yaw, yaw, 1e-9)
		sx, sy := squashAt(k.ms)
		assert.InDelta(t, k.sx, sx, 1e-9)
		assert.InDelta(t, k.sy, sy, 1e-9)
	}
	assert.Equal(t, 0.0, YawAt(0))
	assert.InDelta(t, -12, YawAt(-24), 1e-9)
}

func BenchmarkPlan(b *testing.B) {
	for i := range b.N {
		Plan(throwOf(8, uint64(i)))
	}
}

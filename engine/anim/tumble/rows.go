package tumble

import "math"

// key is a row of the table of a throw.
type key struct{ ms, roll, yaw, sx, sy float64 }

// keys lists the moments of one die: in the air, falling, first bounce, second hop, last
// edge, at rest. Yaw is counted from where it ends.
func keys() [7]key {
	return [7]key{
		{0, -305, -78, 1, 1},
		{120, -250, -66, 1, 1},
		{260, -195, -54, 1, 1},
		{330, -135, -42, 1.09, .91},
		{470, -75, -28, .98, 1.02},
		{620, -24, -12, 1.04, .96},
		{780, 0, 0, 1, 1},
	}
}

// rollAt gives roll and yaw at a moment, straight between the rows.
func rollAt(ms float64) (roll, yaw float64) {
	k := keys()
	if ms <= 0 {
		return k[0].roll, k[0].yaw
	}
	for i := 1; i < len(k); i++ {
		if ms < k[i].ms {
			a, b := k[i-1], k[i]
			t := (ms - a.ms) / (b.ms - a.ms)
			return a.roll + (b.roll-a.roll)*t, a.yaw + (b.yaw-a.yaw)*t
		}
	}
	return 0, 0
}

// YawAt gives the yaw, counted from the yaw at rest, that belongs to a roll of the last
// quarter turn: pictures of it can be painted before the throw is shown.
func YawAt(roll float64) float64 {
	k := keys()
	for i := len(k) - 1; i > 0; i-- {
		if a, b := k[i-1], k[i]; roll >= a.roll {
			return a.yaw + (b.yaw-a.yaw)*(min(roll, 0)-a.roll)/(b.roll-a.roll)
		}
	}
	return k[0].yaw
}

// heightAt is the height of the lowest point: up from the hand, down to the first bounce,
// a hop, and over the last edge.
func heightAt(ms float64) float64 {
	arc := func(top, foot, from, to float64) float64 {
		u := (ms - from) / (to - from)
		return foot + (top-foot)*(1-u*u)
	}
	switch {
	case ms <= 0:
		return 1.2
	case ms < 120:
		u := 1 - ms/120
		return 1.55 - .35*u*u
	case ms < 330:
		u := (ms - 120) / 210
		return 1.55 - 1.43*u*(.6+.4*u)
	case ms < 470:
		u := (470 - ms) / 140
		return .62 - .50*u*u
	case ms < 620:
		return arc(.62, .16, 470, 620)
	case ms < 780:
		return arc(.16, 0, 620, 780)
	}
	return 0
}

// squashAt is in over 40 ms around a row and out over 60 ms behind it.
func squashAt(ms float64) (sx, sy float64) {
	sx, sy = 1, 1
	for _, k := range keys() {
		w := 0.0
		switch d := ms - k.ms; {
		case d >= -40 && d <= 0:
			w = 1 + d/40
		case d > 0 && d < 60:
			w = 1 - d/60
		}
		w = w * w * (3 - 2*w)
		sx += (k.sx - 1) * w
		sy += (k.sy - 1) * w
	}
	return sx, sy
}

// left is the share of the way over the velvet that remains: it ends slowly.
func left(ms float64) float64 { return math.Pow(1-min(max(ms/whole, 0), 1), 3) }

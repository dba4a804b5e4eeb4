package hand

import (
	"image"
	"math"

	"delvebox/engine/paint/pixel"
)

// Stop is a place that a path passes.
type Stop struct {
	At   pixel.Pt
	Free bool // exactly so, as in a room where the line keeps between the icons
}

// Trail is the line of a path through the middles of squares with sides of the given
// length: a hand's small errors, and bends taken round. The line through the first
// stops stays where it is when stops are added, but for the last two pieces.
func Trail(stops []Stop, square float64) Line {
	return Smooth(trailPoints(stops, square))
}

// trailPoints gives the places that the curve passes.
func trailPoints(stops []Stop, square float64) []pixel.Pt {
	shake := square * 1.7 / 40
	err := func(i int, p pixel.Pt, seed uint32) float64 {
		return shake * (2*pixel.Hash(i*31+int(p.X/square), int(p.Y/square), seed) - 1)
	}
	var ps []pixel.Pt
	put := func(p pixel.Pt) {
		if n := len(ps); n == 0 || ps[n-1] != p { // a point twice would be a corner
			ps = append(ps, p)
		}
	}
	for i, s := range stops {
		p := s.At
		if s.Free || i == 0 {
			put(p)
			continue
		}
		if i+1 < len(stops) {
			a, b := stops[i-1].At, stops[i+1].At
			// A bend: neither straight on nor back.
			ux, uy, vx, vy := unitTo(p, a), unitToY(p, a), unitTo(p, b), unitToY(p, b)
			if math.Abs(ux*vx+uy*vy) < .5 {
				q := square * .30
				put(pixel.Pt{X: p.X + ux*q + err(i, p, 61)*.6, Y: p.Y + uy*q + err(i, p, 62)*.6})
				put(pixel.Pt{X: p.X + vx*q + err(i, p, 63)*.6, Y: p.Y + vy*q + err(i, p, 64)*.6})
				continue
			}
		}
		put(pixel.Pt{X: p.X + err(i, p, 65), Y: p.Y + err(i, p, 66)})
	}
	return ps
}

func unitTo(p, q pixel.Pt) float64 {
	return (q.X - p.X) / math.Max(1e-6, pixel.Hyp(q.X-p.X, q.Y-p.Y))
}

func unitToY(p, q pixel.Pt) float64 {
	return (q.Y - p.Y) / math.Max(1e-6, pixel.Hyp(q.X-p.X, q.Y-p.Y))
}

// TrailWidth is the width of the path's ink for squares of the given side.
func TrailWidth(square float64) float64 { return square * 6 / 40 }

// Sponge wipes the picture clean along a stretch, with a pad of the given width, and
// drags a faint smear of what it took. Residue, 0 to 1, is how much stays: .1 is a dry
// sponge, 0 leaves nothing.
func Sponge(dst *image.RGBA, from, to pixel.Pt, width, residue float64) {
	l := Line{from, to}
	area := reach(l, width/2+1, dst.Rect)
	if area.Empty() {
		return
	}
	dx, dy := to.X-from.X, to.Y-from.Y
	length := pixel.Hyp(dx, dy)
	ux, uy := 1.0, 0.0
	if length > 0 {
		ux, uy = dx/length, dy/length
	}
	old := image.NewRGBA(area)
	for y := area.Min.Y; y < area.Max.Y; y++ {
		copy(old.Pix[old.PixOffset(area.Min.X, y):][:4*area.Dx()], dst.Pix[dst.PixOffset(area.Min.X, y):])
	}
	const looks = 18
	drag := math.Min(width*1.2, length+width*.4)
	for y := area.Min.Y; y < area.Max.Y; y++ {
		o := dst.PixOffset(area.Min.X, y)
		for x := area.Min.X; x < area.Max.X; x, o = x+1, o+4 {
			px, py := float64(x)+.5, float64(y)+.5
			t := pixel.Clamp((px-from.X)*ux+(py-from.Y)*uy, 0, length)
			side := (px-from.X)*uy - (py-from.Y)*ux
			d := width/2 - pixel.Hyp(px-from.X-t*ux, py-from.Y-t*uy)
			// The pad's edge is worn, so the wiped band is not ruled.
			d += 1.2 * pixel.Noise(t/9, side/width, 71)
			clean := pixel.Step(-.8, 1.6, d)
			if clean <= 0 {
				continue
			}
			var sum [4]float64
			if residue > 0 {
				// Streaks lie along the way of the sponge.
				streak := residue * pixel.Clamp(.55+.9*pixel.Noise(side/2.2, t/60, 72), 0, 1.3)
				for i := range looks {
					back := drag * float64(i) / (looks - 1)
					q := image.Pt(int(px-ux*back), int(py-uy*back))
					if !q.In(area) {
						continue
					}
					s := old.Pix[old.PixOffset(q.X, q.Y):]
					w := streak * (1 - float64(i)/looks) / (looks * .55)
					for c := range sum {
						sum[c] += w * float64(s[c])
					}
				}
			}
			p := dst.Pix[o : o+4 : o+4]
			for c := range sum {
				p[c] = uint8(float64(p[c])*(1-clean) + math.Min(255, sum[c])*clean + .5)
			}
		}
	}
}

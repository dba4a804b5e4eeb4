package dice

import (
	"image"
	"math"

	"delvebox/engine/paint/pixel"
)

// Lifts are the heights, in half-sides, for which shadows are kept; between two of them
// one fades into the other.
func Lifts() [4]float64 { return [4]float64{0, .5, 1, 1.5} }

// Shadow paints the shadow on the ground of a die of that yaw whose middle is lift
// half-sides above its resting height. It is soft: painted for half the unit and drawn
// twice as large it looks the same and costs a quarter.
func Shadow(yaw, lift, unit float64) *image.RGBA {
	l := int(math.Ceil(1.9 * unit))
	r := int(math.Ceil((2.5 + .75*lift) * unit))
	b := int(math.Ceil((2.3 + .6*lift) * unit))
	t := int(math.Ceil((1.9 - .2*lift) * unit))
	m := image.NewRGBA(image.Rect(-l, -t, r, b))
	q := shadow{sight: newSight(), lift: lift}
	rot := yawed(yaw)
	q.back = rot.back()
	q.cast = q.back.of(q.sight.cast)
	dark := pixel.Hex(0x170207)
	for y := m.Rect.Min.Y; y < m.Rect.Max.Y; y++ {
		o := m.PixOffset(m.Rect.Min.X, y)
		for x := m.Rect.Min.X; x < m.Rect.Max.X; x++ {
			if a := q.at((float64(x)+.5)/unit, (float64(y)+.5)/unit+lift*Rise()); a >= .012 {
				pixel.PutAlpha(m.Pix[o:o+4], dark, a)
			}
			o += 4
		}
	}
	return m
}

type shadow struct {
	sight sight
	back  turn
	cast  vec // the direction of the light, seen from the die
	lift  float64
}

// at is the darkness of the ground under a point of the screen, seen from the die's
// middle: the shadow it casts, soft with the distance, and that of its contact.
func (q *shadow) at(x, y float64) float64 {
	o := vec{x, 0, 0}.add(q.sight.up.mul(-y))
	g := o.add(q.sight.eye.mul((-1 - q.lift - o.z) / q.sight.eye.z))
	p := q.back.of(g)
	s, t := 1.0, .06
	for i := 0; i < 36 && t < 6+q.lift*2; i++ {
		d := dist(p.add(q.cast.mul(t)))
		if s = min(s, .5+.5*7.5*d/t); s <= 0 {
			s = 0
			break
		}
		t += pixel.Clamp(math.Abs(d)*.7, .02, .3)
	}
	s = s * s * (3 - 2*s)
	near := max(0, dist(p))
	high := pixel.Step(0, 1.5, q.lift)
	cast := (1 - s) * mix(.66, .64, high) * math.Exp(-near*mix(.55, .05, high))
	cast *= 1 - pixel.Step(1.7+q.lift, 2.05+q.lift*1.2, max(math.Abs(g.x), math.Abs(g.y)))
	return 1 - (1-cast)*(1-.62*math.Exp(-near*7.5))
}

// Between gives the two lifts of Lifts between which a height lies, by their places in
// it, and how much of the second is seen; it is linear in between.
func Between(height float64) (low, high int, share float64) {
	ls := Lifts()
	for i := 1; i < len(ls); i++ {
		if height < ls[i] {
			return i - 1, i, max(0, height-ls[i-1]) / (ls[i] - ls[i-1])
		}
	}
	return len(ls) - 1, len(ls) - 1, 0
}

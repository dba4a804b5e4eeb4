package cloth

import (
	"image"
	"math"

	"delvebox/engine/paint/pixel"
)

// DeskWood is the wood of a writing desk.
func DeskWood() Wood { return Wood{pixel.Hex(0x1b0e07), pixel.Hex(0x432615), pixel.Hex(0x6d4323)} }

// Leaf is an older sheet of paper on a desk: its middle and size in logical pixels, and
// how far it is turned, in radians clockwise.
type Leaf struct{ X, Y, W, H, Turn float64 }

// Under gives the leaves that lie under a page of w x h with its corner at (x,y): two
// older sheets, turned a little, of which the edges show.
func Under(x, y, w, h float64) []Leaf {
	return []Leaf{
		{x + w/2 - 4, y + h/2 + 3, w - 6, h - 6, -.011},
		{x + w/2, y + h/2, w, h, .016},
	}
}

// Desk is a writing desk by candle-light with leaves on it, the lowest first: dusk in
// its corners.
func Desk(w, h int, k float64, leaves []Leaf) *image.RGBA {
	return DeskPart(w, h, k, leaves, image.Rect(0, 0, w, h))
}

// DeskPart is a part of such a desk of w x h, in device pixels; (0,0) is the desk's corner.
func DeskPart(w, h int, k float64, leaves []Leaf, part image.Rectangle) *image.RGBA {
	lw, lh := float64(w)/k, float64(h)/k
	light := puddle{.47 * lw, .41 * lh, .70 * lw, .80 * lh, .30}
	m := timber(part, k, DeskWood(), 0, 0, &light)
	for _, q := range leaves {
		q.lay(m, k, light)
	}
	return m
}

// leafShadow is how far the shadow of a leaf reaches, in logical pixels.
const leafShadow = 14

// lay paints the leaf with its shadow.
func (q Leaf) lay(m *image.RGBA, k float64, light puddle) {
	sin, cos := math.Sincos(q.Turn)
	hw := (math.Abs(cos)*q.W+math.Abs(sin)*q.H)/2 + leafShadow + 10
	hh := (math.Abs(sin)*q.W+math.Abs(cos)*q.H)/2 + leafShadow + 10
	area := image.Rect(int((q.X-hw)*k), int((q.Y-hh)*k), int((q.X+hw)*k)+1, int((q.Y+hh)*k)+1).Intersect(m.Rect)
	inside := func(x, y float64) float64 {
		u, v := (x-q.X)*cos+(y-q.Y)*sin, -(x-q.X)*sin+(y-q.Y)*cos
		return math.Min(q.W/2-math.Abs(u), q.H/2-math.Abs(v))
	}
	paper, gain := pixel.Hex(0xd9d2bd), dim()
	inv := 1 / k
	pixel.Bands(area.Dy(), func(y0, y1 int) {
		for iy := area.Min.Y + y0; iy < area.Min.Y+y1; iy++ {
			y := (float64(iy) + .5) * inv
			fine := pixel.NewRow(y/3, 4)
			for ix := area.Min.X; ix < area.Max.X; ix++ {
				x := (float64(ix) + .5) * inv
				p := m.Pix[m.PixOffset(ix, iy):]
				d := inside(x, y)
				cover := pixel.Cover(-d * k)
				if d < .5*inv {
					if s := inside(x-5, y-7); s > -leafShadow {
						c := pixel.Read(p)
						pixel.Put(p, c.Mul(gain.At(1-.5*pixel.Step(-leafShadow, 2, s))))
					}
				}
				if cover > 0 {
					c := paper.Mul(gain.At((.80+.025*fine.At(x/3))*(.88+.12*pixel.Step(0, 1.4, d))) * gain.At(light.at(x, y)))
					pixel.Over(p, c, cover)
				}
			}
		}
	})
}

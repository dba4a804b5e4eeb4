package dice

import (
	"math"

	"delvebox/engine/paint/pixel"
)

// gamma is the exponent between linear light and the bytes of a picture.
const gamma = 2.2

// linear gives a colour such as 0xf4e9cf in linear light.
func linear(v uint32) vec {
	f := func(c uint32) float64 { return math.Pow(float64(c&255)/255, gamma) }
	return vec{f(v >> 16), f(v >> 8), f(v)}
}

// develop turns linear light into the values of a picture. The table runs over the
// square root, over which the curve is nearly straight.
type develop struct{ t *pixel.Ramp }

func newDevelop() develop {
	return develop{pixel.NewRamp(0, 1, 256, func(s float64) float64 { return math.Pow(s, 2/gamma) })}
}

func (d develop) rgb(c vec) pixel.RGB {
	f := func(v float64) float64 { return d.t.At(math.Sqrt(max(v, 0))) }
	return pixel.RGB{R: f(c.x), G: f(c.y), B: f(c.z)}
}

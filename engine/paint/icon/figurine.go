package icon

import (
	"image"
	"image/color"
	"image/draw"
	"math"
)

// Figurine paints a mini standing on the ground, height device pixels tall, with its
// shadow and, where rim is set, the edge for dark ground. The picture's (0,0) is the
// upper left corner of the bare figure, which is height*64/88 wide; the middle of its
// base stands at (32/88, 68/88) of the height.
func (s *Set) Figurine(name string, height int, rim bool) (*image.RGBA, error) {
	m, err := s.Draw(name, height)
	if err != nil {
		return nil, err
	}
	k := float64(height) / 88
	body := m
	if rim {
		body = Rim(m)
	}
	// The ground shadow is an ellipse to the lower right of the base.
	cx, cy, rx, ry, soft := 36*k, 82*k, 30*k, 9*k, math.Max(1, 4*k)
	wide := rx * (1 + soft/ry) // the soft edge goes with the axes
	b := body.Rect.Union(image.Rect(int(cx-wide)-1, int(cy-ry-soft)-1, int(cx+wide)+2, int(cy+ry+soft)+2))
	out := image.NewRGBA(b)
	ellipse(out, cx, cy, rx, ry, soft, color.RGBA{0, 0, 0, 255}, .5)
	draw.Draw(out, body.Rect, body, body.Rect.Min, draw.Over)
	return out, nil
}

// ellipse lays a soft-edged ellipse of one colour over the picture.
func ellipse(m *image.RGBA, cx, cy, rx, ry, soft float64, c color.RGBA, strength float64) {
	for y := int(cy - ry - soft); y <= int(cy+ry+soft)+1; y++ {
		for x := m.Rect.Min.X; x < m.Rect.Max.X; x++ {
			if !(image.Point{X: x, Y: y}).In(m.Rect) {
				continue
			}
			dx, dy := (float64(x)+.5-cx)/rx, (float64(y)+.5-cy)/ry
			// Distance to the edge, measured along the shorter axis' scale.
			d := (math.Sqrt(dx*dx+dy*dy) - 1) * ry
			t := math.Max(0, math.Min(1, .5-d/(2*soft)))
			a := strength * t * t * (3 - 2*t)
			if a <= 0 {
				continue
			}
			p := m.Pix[m.PixOffset(x, y):]
			p[0] = uint8(float64(p[0])*(1-a) + float64(c.R)*a + .5)
			p[1] = uint8(float64(p[1])*(1-a) + float64(c.G)*a + .5)
			p[2] = uint8(float64(p[2])*(1-a) + float64(c.B)*a + .5)
			p[3] = uint8(float64(p[3])*(1-a) + 255*a + .5)
		}
	}
}

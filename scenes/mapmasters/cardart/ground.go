package cardart

import (
	"image"
	"math"

	"delvebox/engine/paint/pixel"
)

// curves are the powers and exponentials of the painting, as tables over a distance
// in u.
type curves struct {
	edge, rock, plan  *pixel.Ramp // paper towards the card's edge, shade of the rock, rock of the small plan
	worn, dust, under *pixel.Ramp // hallway's edge, dust in a room, shade where a tunnel passes under
	leak, shine       *pixel.Ramp // light in the rock, light through a floor
}

func newCurves() *curves {
	fall := func(k, far, p float64) *pixel.Ramp {
		return pixel.NewRamp(0, far, 128, func(d float64) float64 { return k * math.Pow(1-d/far, p) })
	}
	return &curves{
		edge: fall(.55, 46, 2), rock: fall(.62, 30, 1.3), plan: fall(.92, 32, .9),
		worn: fall(.80, 8.5, 1.7), dust: fall(.38, 9, 1.5), under: fall(.62, 9, 1.5),
		leak:  pixel.NewRamp(0, 40, 160, func(d float64) float64 { return .80 * math.Exp(-math.Pow(d/11, 1.25)) }),
		shine: pixel.NewRamp(0, 26, 128, func(d float64) float64 { return math.Exp(-math.Pow(d/8.5, 1.4)) }),
	}
}

// easel is one card being painted.
type easel struct {
	*plan
	l   look // at this size
	cv  *curves
	img *image.RGBA
	px  float64 // one device pixel in u
	v   Variant
}

// rows are the fields along one row of pixels.
type rows struct {
	hall, room, tun, lit, shade []float64
	spare                       []float64
}

func newRows(w int) *rows {
	b := make([]float64, 6*w)
	return &rows{b[:w], b[w : 2*w], b[2*w : 3*w], b[3*w : 4*w], b[4*w : 5*w], b[5*w:]}
}

func (e *easel) read(dst []float64, f *pixel.Field, y, dx, dy float64) {
	if f == nil {
		for i := range dst {
			dst[i] = faraway
		}
		return
	}
	f.Row(dst, y+dy, .5*e.px+dx, e.px)
}

// openRow fills dst with the distance from the nearest floor, looked up at an offset.
func (e *easel) openRow(r *rows, dst []float64, y, dx, dy float64) {
	e.read(dst, e.hall, y, dx, dy)
	if e.room == nil {
		return
	}
	e.read(r.spare, e.room, y, dx, dy)
	for i, v := range r.spare {
		dst[i] = math.Min(dst[i], v)
	}
}

// rows calls f for every row of the picture, on all processors.
func (e *easel) rows(f func(r *rows, y float64, p []uint8)) {
	w := e.img.Rect.Dx()
	pixel.Bands(e.img.Rect.Dy(), func(y0, y1 int) {
		r := newRows(w)
		for iy := y0; iy < y1; iy++ {
			f(r, (float64(iy)+.5)*e.px, e.img.Pix[iy*e.img.Stride:][:4*w])
		}
	})
}

// ground paints paper and the shade of the rock.
func (e *easel) ground() {
	s := e.seed
	e.rows(func(r *rows, y float64, p []uint8) {
		e.openRow(r, r.lit, y, 0, 0)
		cloud, fine, long := pixel.NewFBMRow(y/70, 2, s+9), pixel.NewRow(y/1.6, s+5), pixel.NewRow(y/2.2, s+6)
		ey := math.Min(y, cardH-y)
		tone := 0.0
		for i, d := range r.lit {
			x := (float64(i) + .5) * e.px
			if i&3 == 0 { // clouds are slow
				tone = .18 * (.5 + .5*cloud.At(x*(1./70)))
			}
			c := paper.Mix(paperLow, e.cv.edge.At(math.Min(ey, math.Min(x, cardW-x)))+tone)
			c = c.Mul(1 + .018*fine.At(x*(1/1.6)) + .014*long.At(x*(1./9)))
			if d < 32 {
				if e.l.gap == 0 {
					c = c.Mix(rockPlan, e.cv.plan.At(d))
				} else {
					c = c.Mix(rockTint, e.cv.rock.At(d))
				}
			}
			pixel.Put(p[4*i:], c)
		}
	})
}

// hatch draws the strokes.
func (e *easel) hatch() {
	if e.l.gap == 0 {
		return
	}
	p := *e.plan
	p.l = e.l
	k := e.l.k
	for _, s := range p.hatching() {
		pixel.Stroke(e.img, s.x0*k, s.y0*k, s.x1*k, s.y1*k, s.w0*k, s.w1*k, ink, .88)
	}
}

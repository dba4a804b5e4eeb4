package dice

import (
	"image"
	"math"

	"delvebox/engine/paint/pixel"
)

const (
	faceSpan = 0.775 // the grid covers so much of a face on either side of its middle
	cutDeep  = 0.135 // depth of a cut in half-sides
	maskN    = 512   // samples across the grid where distances are measured
	reliefN  = 256   // samples that are kept
)

// relief is the depth of a face's engraving, from 0 to cutDeep.
type relief struct {
	h [reliefN * reliefN]uint16 // depth in 65535ths of cutDeep
}

// newRelief engraves the shapes: a steep wall around the outline, then a slightly
// hollow floor.
func newRelief(cuts []cut) *relief {
	sd := distances(drawMask(cuts))
	r := &relief{}
	const q = maskN / reliefN
	for y := range reliefN {
		for x := range reliefN {
			sum := 0.0
			for j := range q {
				for i := range q {
					d := float64(sd[(y*q+j)*maskN+x*q+i])
					sum += .82*pixel.Step(-.4, 1.5, d) + .18*pixel.Step(1, 6, d)
				}
			}
			r.h[y*reliefN+x] = uint16(sum / (q * q) * 65535)
		}
	}
	return r
}

// at reads the depth at a place of the face, in half-sides from its middle.
func (r *relief) at(u, v float64) float64 {
	const k = reliefN / (2 * faceSpan)
	x, y := (u+faceSpan)*k-.5, (faceSpan-v)*k-.5
	if x < 0 || y < 0 || x >= reliefN-1 || y >= reliefN-1 {
		return 0
	}
	ix, iy := int(x), int(y)
	fx, fy := x-float64(ix), y-float64(iy)
	p := r.h[iy*reliefN+ix:]
	p = p[: reliefN+2 : reliefN+2]
	a, b := float64(p[0]), float64(p[1])
	c, d := float64(p[reliefN]), float64(p[reliefN+1])
	a += (b - a) * fx
	c += (d - c) * fx
	return (a + (c-a)*fy) * (cutDeep / 65535)
}

// drawMask says for each sample whether it is cut.
func drawMask(cuts []cut) []bool {
	m := image.NewRGBA(image.Rect(0, 0, maskN, maskN))
	c := pixel.NewCanvas(m, maskN/64)
	for _, q := range cuts {
		tone := pixel.RGB{R: 1, G: 1, B: 1}
		if q.keep {
			tone = pixel.RGB{}
		}
		if q.width > 0 {
			c.Stroke(q.path, pixel.Pen{W: q.width}, tone, 1)
		} else {
			c.Fill(q.path, tone, 1)
		}
	}
	in := make([]bool, maskN*maskN)
	for i := range in {
		in[i] = m.Pix[4*i] > 127
	}
	return in
}

// distances gives for each sample how deep it lies inside the mask, in grid units;
// outside the numbers are negative.
func distances(mask []bool) []float32 {
	in, out := farness(mask, true), farness(mask, false)
	for i, a := range in {
		in[i] = float32((math.Sqrt(float64(a)) - math.Sqrt(float64(out[i]))) * 64 / maskN)
	}
	return in
}

// farness is the squared distance, in samples, of every sample that is v to the nearest
// that is not: the lower envelope of parabolas, down the columns and then along the rows.
func farness(mask []bool, v bool) []float32 {
	const far = 1e9
	g := make([]float32, len(mask))
	for i, b := range mask {
		if b == v {
			g[i] = far
		}
	}
	e := envelope{make([]float64, maskN), make([]int, maskN), make([]float64, maskN+1)}
	for x := range maskN {
		e.pass(g[x:], maskN)
	}
	for y := range maskN {
		e.pass(g[y*maskN:], 1)
	}
	return g
}

// envelope is the room that a pass needs.
type envelope struct {
	f  []float64
	at []int     // vertices of the parabolas that matter
	z  []float64 // where one gives way to the next
}

// pass replaces a line of samples, step apart, by the lower envelope of the parabolas
// that stand on them.
func (e *envelope) pass(g []float32, step int) {
	const end = 1e12
	for i := range e.f {
		e.f[i] = float64(g[i*step])
	}
	k := 0
	e.at[0], e.z[0], e.z[1] = 0, -end, end
	for q := 1; q < len(e.f); q++ {
		for {
			p := e.at[k]
			s := (e.f[q] + float64(q*q) - e.f[p] - float64(p*p)) / float64(2*(q-p))
			if s <= e.z[k] && k > 0 {
				k--
				continue
			}
			k++
			e.at[k], e.z[k], e.z[k+1] = q, s, end
			break
		}
	}
	k = 0
	for q := range e.f {
		for e.z[k+1] < float64(q) {
			k++
		}
		d := q - e.at[k]
		g[q*step] = float32(float64(d*d) + e.f[e.at[k]])
	}
}

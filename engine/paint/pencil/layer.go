package pencil

import (
	"image"
	"math"

	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/pixel"
)

// Layer is the cover that one pencil has left within a rectangle of device pixels.
type Layer struct {
	Rect  image.Rectangle // device pixels; the point (0,0) is the paper's upper left corner
	cover []uint16
	tooth *cloth.Tooth
	k     float64
}

// NewLayer makes an empty layer on paper of the given tooth.
func NewLayer(r image.Rectangle, tooth *cloth.Tooth) *Layer {
	l := &Layer{tooth: tooth, k: tooth.K}
	l.Clear(r)
	return l
}

// Clear empties the layer and moves it to another rectangle; its memory is kept where it
// is large enough.
func (l *Layer) Clear(r image.Rectangle) {
	n := max(r.Dx(), 0) * max(r.Dy(), 0)
	l.Rect = r
	if cap(l.cover) < n {
		l.cover = make([]uint16, n)
		return
	}
	l.cover = l.cover[:n]
	clear(l.cover)
}

// Draw takes up all dabs of a drawing that touch the layer and tells which pixels have
// changed.
func (l *Layer) Draw(d *Drawing) image.Rectangle { return l.DrawFaint(d, 1) }

// DrawFaint is Draw with the lead giving only a share of its colour.
func (l *Layer) DrawFaint(d *Drawing, share float64) image.Rectangle {
	var changed image.Rectangle
	for _, s := range d.Strokes {
		lead := s.Lead
		lead.Flow *= share
		for _, b := range s.Dabs {
			changed = changed.Union(l.dab(lead, b))
		}
	}
	return changed
}

// dab takes one print up.
func (l *Layer) dab(lead Lead, b Dab) image.Rectangle {
	press := float64(b.Press)
	r := lead.Radius * (.82 + .36*press) * l.k
	soft := lead.soft() * l.k
	x, y := float64(b.X)*l.k, float64(b.Y)*l.k
	out := r + soft
	area := image.Rect(int(math.Floor(x-out)), int(math.Floor(y-out)), int(math.Ceil(x+out)), int(math.Ceil(y+out))).Intersect(l.Rect)
	if area.Empty() {
		return area
	}
	// Only peaks above the height take colour: the harder the hand, the deeper it goes.
	height, grip := .86-.76*press, lead.grip()
	low, inv := (height-grip)*255, 1/(2*grip*255)
	full := lead.Flow * (.35 + .65*press)
	// On fine screens lines are made of many pixels and would be too black.
	most := lead.limit() * (1 - .16*math.Max(0, 1-1/l.k)) * 65535
	room := .75 / most
	in := math.Max(r-soft, 0)
	fade := 1 / (out - math.Min(r-soft, out-1e-6))
	for j := area.Min.Y; j < area.Max.Y; j++ {
		dy := float64(j) + .5 - y
		tooth := l.tooth.Row(j)
		row := l.cover[(j-l.Rect.Min.Y)*l.Rect.Dx():]
		for i := area.Min.X; i < area.Max.X; i++ {
			t := (float64(tooth[i&cloth.Mask]) - low) * inv
			if t <= 0 {
				continue
			}
			dx := float64(i) + .5 - x
			d2 := dx*dx + dy*dy
			if d2 >= out*out {
				continue
			}
			a := full
			if d2 > in*in || in == 0 {
				m := (out - math.Sqrt(d2)) * fade
				if m < 1 {
					a *= m * m * (3 - 2*m)
				}
			}
			if t < 1 {
				a *= t * t * (3 - 2*t)
			}
			p := &row[i-l.Rect.Min.X]
			c := float64(*p)
			if c < most {
				*p = uint16(math.Min(c+(65535-c)*a*(1-c*room), most) + .5)
			}
		}
	}
	return area
}

// Over lays the layer over a picture in a colour, within r. The picture's (0,0) is the
// layer's.
func (l *Layer) Over(dst *image.RGBA, c pixel.RGB, r image.Rectangle) {
	l.each(dst, r, func(p []uint8, a float64) { pixel.Over(p, c, a) })
}

// Multiply lays the layer over an opaque picture as a glaze: what is below shows through.
func (l *Layer) Multiply(dst *image.RGBA, c pixel.RGB, r image.Rectangle) {
	f := [3]float64{1 - c.R, 1 - c.G, 1 - c.B}
	l.each(dst, r, func(p []uint8, a float64) {
		p[0] = uint8(float64(p[0])*(1-f[0]*a) + .5)
		p[1] = uint8(float64(p[1])*(1-f[1]*a) + .5)
		p[2] = uint8(float64(p[2])*(1-f[2]*a) + .5)
	})
}

func (l *Layer) each(dst *image.RGBA, r image.Rectangle, f func(p []uint8, a float64)) {
	r = r.Intersect(l.Rect).Intersect(dst.Rect)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		o := dst.PixOffset(r.Min.X, y)
		row := l.cover[(y-l.Rect.Min.Y)*l.Rect.Dx()+r.Min.X-l.Rect.Min.X:][:r.Dx()]
		for i, v := range row {
			if v > 160 {
				q := o + 4*i
				f(dst.Pix[q:q+4:q+4], float64(v)*(1./65535))
			}
		}
	}
}

// Picture paints a drawing alone, on nothing, as a picture of its own: w x h logical
// pixels.
func Picture(d *Drawing, w, h float64, tooth *cloth.Tooth, c pixel.RGB) *image.RGBA {
	r := image.Rect(0, 0, max(int(math.Ceil(w*tooth.K)), 1), max(int(math.Ceil(h*tooth.K)), 1))
	l := NewLayer(r, tooth)
	l.Draw(d)
	img := image.NewRGBA(r)
	l.Over(img, c, r)
	return img
}

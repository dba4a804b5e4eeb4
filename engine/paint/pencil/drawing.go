package pencil

import "math"

// Dab is one print of the lead: place and pressure, 0 to 1.
type Dab struct{ X, Y, Press float32 }

// Stroke is a line drawn without lifting the pencil.
type Stroke struct {
	Lead Lead
	Dabs []Dab
}

// Drawing is what has been drawn, in its order.
type Drawing struct {
	Strokes []Stroke
	dabs    []Dab // room for the dabs of all strokes
}

// Reset empties the drawing and keeps its memory.
func (d *Drawing) Reset() { d.Strokes, d.dabs = d.Strokes[:0], d.dabs[:0] }

// begin opens a stroke; its dabs are added by add until end.
func (d *Drawing) begin() int { return len(d.dabs) }

func (d *Drawing) add(x, y, press float64) {
	d.dabs = append(d.dabs, Dab{float32(x), float32(y), float32(press)})
}

func (d *Drawing) end(from int, lead Lead) {
	if n := len(d.dabs); n > from {
		d.Strokes = append(d.Strokes, Stroke{lead, d.dabs[from:n:n]})
	}
}

// Len is the number of dabs.
func (d *Drawing) Len() int {
	n := 0
	for _, s := range d.Strokes {
		n += len(s.Dabs)
	}
	return n
}

// Part gives the dabs from number a up to b, as strokes that share the drawing's memory:
// what is drawn between two moments.
func (d *Drawing) Part(a, b int) Drawing {
	var out Drawing
	n := 0
	for _, s := range d.Strokes {
		from, to := max(a-n, 0), min(b-n, len(s.Dabs))
		if n += len(s.Dabs); from < to {
			out.Strokes = append(out.Strokes, Stroke{s.Lead, s.Dabs[from:to]})
		}
		if n >= b {
			break
		}
	}
	return out
}

// Bounds are the edges of all that is drawn; all are zero for an empty drawing.
func (d *Drawing) Bounds() (x0, y0, x1, y1 float64) {
	x0, y0, x1, y1 = math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, s := range d.Strokes {
		r := s.Lead.reach()
		for _, b := range s.Dabs {
			x0, x1 = math.Min(x0, float64(b.X)-r), math.Max(x1, float64(b.X)+r)
			y0, y1 = math.Min(y0, float64(b.Y)-r), math.Max(y1, float64(b.Y)+r)
		}
	}
	if x1 < x0 {
		return 0, 0, 0, 0
	}
	return x0, y0, x1, y1
}

package tumble

import "math"

// Spread gives n resting places in an area, in reading order: rows as even as the area
// allows, each place shaken a little so that the dice look thrown. Dice of the half-side
// half do not touch each other there as long as the area has room for them; the caller
// scales the dice when it has not (see Room).
func Spread(n int, area Rect, half float64, seed uint64) []Pt {
	cols, rows := grid(n, area)
	r := source(seed)
	r.next()
	w, h := area.X1-area.X0, area.Y1-area.Y0
	var out []Pt
	for row := range rows {
		here := (n - len(out) + rows - row - 1) / (rows - row)
		pitch := w / float64(max(cols, 1))
		// Neighbours keep their distance when both are shaken towards each other.
		sx := max(0, min(pitch*.16, (pitch-Near*half)/2))
		sy := max(0, min(h/float64(rows)*.14, (h/float64(rows)-Near*half)/2))
		x0 := area.X0 + (w-pitch*float64(here-1))/2
		for i := range here {
			out = append(out, Pt{
				x0 + pitch*float64(i) + sx*(2*r.next()-1),
				area.Y0 + h*(float64(row)+.5)/float64(rows) + sy*(2*r.next()-1),
			})
		}
	}
	return out
}

// Near is the distance of the middles of two dice, in half-sides, at which they just do
// not overlap in any turn of up to 15 degrees.
const Near = 2.44

// Room is the largest half-side with which n dice fit into the area.
func Room(n int, area Rect) float64 {
	cols, rows := grid(n, area)
	return min((area.X1-area.X0)/float64(max(cols, 1)), (area.Y1-area.Y0)/float64(max(rows, 1))) / Near
}

// grid gives columns and rows for n places of an area whose cells are as square as can
// be.
func grid(n int, area Rect) (cols, rows int) {
	if n <= 0 {
		return 0, 0
	}
	best := -1.0
	for c := 1; c <= n; c++ {
		r := (n + c - 1) / c
		if s := math.Min((area.X1-area.X0)/float64(c), (area.Y1-area.Y0)/float64(r)); s > best+1e-9 {
			best, cols, rows = s, c, r
		}
	}
	return cols, rows
}

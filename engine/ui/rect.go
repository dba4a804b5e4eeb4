package ui

// Rect is a rectangle in logical pixels.
type Rect struct{ X, Y, W, H float64 }

// R makes a rectangle.
func R(x, y, w, h float64) Rect { return Rect{x, y, w, h} }

// Right is the right edge.
func (r Rect) Right() float64 { return r.X + r.W }

// Bottom is the lower edge.
func (r Rect) Bottom() float64 { return r.Y + r.H }

// CX is the middle across.
func (r Rect) CX() float64 { return r.X + r.W/2 }

// CY is the middle down.
func (r Rect) CY() float64 { return r.Y + r.H/2 }

// Has says whether the point lies inside.
func (r Rect) Has(x, y float64) bool {
	return x >= r.X && y >= r.Y && x < r.X+r.W && y < r.Y+r.H
}

// Inset takes d off every side.
func (r Rect) Inset(d float64) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// InsetXY takes dx off left and right, dy off top and bottom.
func (r Rect) InsetXY(dx, dy float64) Rect {
	return Rect{r.X + dx, r.Y + dy, r.W - 2*dx, r.H - 2*dy}
}

// Move shifts the rectangle.
func (r Rect) Move(dx, dy float64) Rect { return Rect{r.X + dx, r.Y + dy, r.W, r.H} }

// Cut is the part in both rectangles; it may have no area.
func (r Rect) Cut(o Rect) Rect {
	x, y := max(r.X, o.X), max(r.Y, o.Y)
	return Rect{x, y, max(0, min(r.Right(), o.Right())-x), max(0, min(r.Bottom(), o.Bottom())-y)}
}

// Overlaps says whether the rectangles share area.
func (r Rect) Overlaps(o Rect) bool {
	c := r.Cut(o)
	return c.W > 0 && c.H > 0
}

// Top cuts a strip of height h off the top and moves r's upper edge below it.
func (r *Rect) Top(h float64) Rect {
	s := Rect{r.X, r.Y, r.W, h}
	r.Y += h
	r.H -= h
	return s
}

// Foot cuts a strip of height h off the bottom.
func (r *Rect) Foot(h float64) Rect {
	r.H -= h
	return Rect{r.X, r.Y + r.H, r.W, h}
}

// LeftSide cuts a strip of width w off the left.
func (r *Rect) LeftSide(w float64) Rect {
	s := Rect{r.X, r.Y, w, r.H}
	r.X += w
	r.W -= w
	return s
}

// RightSide cuts a strip of width w off the right.
func (r *Rect) RightSide(w float64) Rect {
	r.W -= w
	return Rect{r.X + r.W, r.Y, w, r.H}
}

// Columns splits the rectangle into n equal columns with gaps between.
func (r Rect) Columns(n int, gap float64) []Rect {
	w := (r.W - gap*float64(n-1)) / float64(n)
	out := make([]Rect, n)
	for i := range out {
		out[i] = Rect{r.X + float64(i)*(w+gap), r.Y, w, r.H}
	}
	return out
}

// Middle is a rectangle of w x h in the middle of r.
func (r Rect) Middle(w, h float64) Rect { return Rect{r.X + (r.W-w)/2, r.Y + (r.H-h)/2, w, h} }

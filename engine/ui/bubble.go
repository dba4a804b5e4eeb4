package ui

// Beak is where a bubble points to.
type Beak struct {
	Side byte    // 'n', 'e', 's', 'w': the side of the bubble it stands on; 0 for none
	At   float64 // along that side, from its left or upper end
}

// besides finds room for a bubble of w x h beside a place: below, above, right, left.
func (u *UI) besides(place Rect, w, h float64) (Rect, Beak) {
	const gap, edge = 10, 8
	x := min(max(place.CX()-w/2, edge), u.W-w-edge)
	y := min(max(place.CY()-h/2, edge), u.H-h-edge)
	switch {
	case place.Bottom()+gap+h < u.H-edge:
		return Rect{x, place.Bottom() + gap, w, h}, Beak{'n', place.CX() - x}
	case place.Y-gap-h > edge:
		return Rect{x, place.Y - gap - h, w, h}, Beak{'s', place.CX() - x}
	case place.Right()+gap+w < u.W-edge:
		return Rect{place.Right() + gap, y, w, h}, Beak{'w', place.CY() - y}
	case place.X-gap-w > edge:
		return Rect{place.X - gap - w, y, w, h}, Beak{'e', place.CY() - y}
	}
	return Rect{x, max(edge, u.H-h-edge), w, h}, Beak{}
}

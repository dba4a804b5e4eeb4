package input

// Pointer tells the hand's movements from the pointer's merely lying somewhere when the
// window opens: nothing is pointed at before the hand has moved.
type Pointer struct {
	x, y int
	seen int
}

// pointerSettles is the number of looks after which the window is open and the pointer's
// place is true. Before, the system tells of corners and of other windows.
const pointerSettles = 20

// Moved takes the pointer's place of this tick and says whether the hand has moved it.
func (p *Pointer) Moved(x, y int) bool {
	moved := x != p.x || y != p.y
	p.x, p.y = x, y
	if p.seen < pointerSettles {
		p.seen++
		return false
	}
	return moved
}

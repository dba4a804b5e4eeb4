package dungeon

import "delvebox/games/mapmasters/card"

// Tableau is what the pen draws on.
func (p *Pen) Tableau() *Tableau { return p.t }

// Kit is what the path began with.
func (p *Pen) Kit() Kit { return p.kit }

// Len is the number of steps drawn.
func (p *Pen) Len() int { return len(p.frames) }

// Path is a copy of the steps drawn.
func (p *Pen) Path() Path {
	path := make(Path, len(p.frames))
	for i, f := range p.frames {
		path[i] = f.step.Clone()
	}
	return path
}

// StepAt is step i, counted from 0. The caller must not change its payment.
func (p *Pen) StepAt(i int) Step { return p.frames[i].step }

// Standing says where the path stands.
func (p *Pen) Standing() Standing { return p.standing }

// Node is the square of the path's end, that of the exit when Outside; Nowhere before
// the start.
func (p *Pen) Node() Node { return p.node }

// Came is the side that the path came to its last square by, 0 after a jump.
func (p *Pen) Came() card.Side { return p.came }

// after is the state after step i, counted from 0.
func (p *Pen) after(i int) *state {
	if i+1 < len(p.frames) {
		return &p.frames[i+1].before
	}
	return &p.state
}

// NodeAfter is the square of the path's end after step i, counted from 0; that of the
// exit when the step left the dungeon.
func (p *Pen) NodeAfter(i int) Node { return p.after(i).node }

// StandingAfter is where the path stood after step i, counted from 0.
func (p *Pen) StandingAfter(i int) Standing { return p.after(i).standing }

// Fairies counts the tokens still ready, that of the pact included.
func (p *Pen) Fairies() Tokens { return p.fairies }

// Books are the spellbooks still ready.
func (p *Pen) Books() Books { return p.books }

// Tally counts what is circled so far. The caller must not change it.
func (p *Pen) Tally() *Tally { return &p.tally }

// Recycling counts the circled recycling icons.
func (p *Pen) Recycling() int { return int(p.optimizer[0]) }

// Scissors counts the circled scissors.
func (p *Pen) Scissors() int { return int(p.optimizer[1]) }

// Squares is the number of squares the path has come to, each stay counted.
func (p *Pen) Squares() int { return int(p.squares) }

// Circled says whether the Discovery at the node's position is circled.
func (p *Pen) Circled(n Node) bool { return p.marks[n.position()]&circled != 0 }

// CrossedOut says whether the Discovery at the node's position is used up.
func (p *Pen) CrossedOut(n Node) bool { return p.marks[n.position()]&crossed != 0 }

// Carried is how many stays of the path lie on the square.
func (p *Pen) Carried(n Node) int { return int(p.stays[n] >> 8) }

// Visited says whether a room has been entered with its monsters beaten.
func (p *Pen) Visited(room int) bool { return p.rooms[room] }

// Finds lists what step i (from 0) circled or crossed out, in order, for ink and sound.
// A Discovery that is circled and crossed out one after the other occurs twice.
func (p *Pen) Finds(i int) []Find {
	end := len(p.trail)
	if i+1 < len(p.frames) {
		end = p.frames[i+1].trail
	}
	var list []Find
	for _, c := range p.trail[p.frames[i].trail:end] {
		if c.table == markTable {
			list = append(list, p.find(int(c.at), uint8(c.now)))
		}
	}
	return list
}

// find describes the Discovery of a position.
func (p *Pen) find(at int, marks uint8) Find {
	x, y := p.t.spotOf(at)
	return Find{X: x, Y: y, Icon: p.t.icons[at], Crossed: marks&crossed != 0}
}

// Result is what the path brings if it ends here (MMV-041).
func (p *Pen) Result() Result {
	r := Result{
		Tally:     p.tally,
		Recycling: p.Recycling(),
		Scissors:  p.Scissors(),
		Exit:      p.standing == Outside,
		Squares:   p.Squares(),
		Books:     p.kit.Books &^ p.books,
	}
	brought := p.fresh().fairies
	for i := range brought {
		r.Fairies[i] = brought[i] - p.fairies[i]
	}
	for at, m := range p.marks {
		if m != 0 {
			r.Finds = append(r.Finds, p.find(at, m))
		}
	}
	return r
}

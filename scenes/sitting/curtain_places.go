package sitting

import "delvebox/engine/ui"

// places is where the parts of the hand-over stand in the present window, in logical
// pixels. Room is 0 where they have to move together and 1 where they stand as in
// art/map-masters/07-curtain.
type places struct {
	room               float64
	plaque, board, row ui.Rect
	button             float64 // its height
}

// valance is how far the swags hang down at the top.
const valance = 112.0

// place finds how far apart the parts can stand: below the valance where they can, over it
// where words are large and the window is low.
func place(u *ui.UI, in Invitation) places {
	least, most := measure(u, in, 0), measure(u, in, 1)
	foot := u.H - 14
	have := foot - valance
	lo, hi := least.height(), most.height()
	p := most
	if hi > have {
		p = measure(u, in, max(0, (have-lo)/(hi-lo)))
	}
	share := .45
	if p.row.H > 0 {
		share = .75 // the row stands near the foot
	}
	top := valance + (have-p.height())*share
	top = max(8, min(top, foot-p.height()))
	p.plaque.Y = top
	p.board.Y = p.plaque.Bottom() + p.mix(12, 34)
	p.row.Y = foot - p.row.H
	if p.board.H > 0 {
		p.row.Y = min(p.row.Y, p.board.Bottom()+p.mix(4, 14))
	}
	return p
}

// mix is between a distance where room is scarce and one where there is enough.
func (p places) mix(least, most float64) float64 { return least + (most-least)*p.room }

// figure is the height of the person's figure beside the name.
func (p places) figure() float64 { return p.mix(96, 144) }

// words is where the lines on the board begin and how long they can be.
func (p places) words(in Invitation) (x, w float64) {
	if in.Icon == "" {
		return p.board.X + 28, p.board.W - 56
	}
	return p.board.X + 80, p.board.W - 108
}

// align is where lines on the board stand.
func (places) align(in Invitation) ui.Align {
	if in.Icon == "" {
		return ui.AlignMiddle
	}
	return ui.AlignLeft
}

// measure gives the sizes of the parts.
func measure(u *ui.UI, in Invitation, room float64) places {
	p := places{room: room}
	w := min(560+(u.TextScale-1)*200, u.W-64)
	p.button = p.mix(58, 74) + u.Grow(takeStyle)
	h := p.mix(24, 54) + u.ParagraphHeight(passStyle, in.Head, w-60) + p.mix(6, 30) + p.figure() + p.mix(8, 16) + p.button
	if in.Standing != "" {
		h += p.mix(10, 16) + u.ParagraphHeight(standStyle, in.Standing, w-60)
	}
	p.plaque = ui.R((u.W-w)/2, 0, w, h+p.mix(22, 34))
	if in.Note != "" {
		w = min(600+(u.TextScale-1)*500, u.W-64)
		p.board = ui.R((u.W-w)/2, 0, w, 0)
		_, tw := p.words(in)
		h = u.ParagraphHeight(standStyle, in.Note, tw)
		if in.More != "" {
			h += 4 + u.ParagraphHeight(ui.Body, in.More, tw)
		}
		p.board.H = h + 2*p.mix(11, 20)
	}
	if len(in.Turns) > 0 {
		p.row = ui.R(0, 0, u.W, 54)
	}
	return p
}

// height is how high the parts are together.
func (p places) height() float64 {
	h := p.plaque.H
	if p.board.H > 0 {
		h += p.mix(12, 34) + p.board.H
	}
	if p.row.H > 0 {
		h += p.mix(4, 14) + p.row.H
	}
	return h
}

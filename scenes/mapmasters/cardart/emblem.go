package cardart

import (
	"image"

	"delvebox/engine/paint/pixel"
	"delvebox/games/mapmasters/card"
)

// crossroads is the piece of dungeon on the box's lid: hallways that no card has, as
// sides joined, with a wide place in the middle.
type crossroads struct{}

func (crossroads) joined(c, r int) card.Side {
	const n, e, s, w = card.N, card.E, card.S, card.W
	rows := [card.Rows][card.Columns]card.Side{
		{3: n | s},
		{3: n | s},
		{1: e | s, 2: e | w, 3: n | e | s | w, 4: e | w},
		{1: n | s, 2: e | s, 3: n | w},
		{0: e | w, 1: n | e | s | w, 2: n | w},
		{1: n | s},
		{1: n | s},
	}
	if c < 0 || r < 0 || c >= card.Columns || r >= card.Rows {
		return 0
	}
	return rows[r][c]
}

// At is a square of the emblem, which has no underground.
func (x crossroads) At(l card.Layer, c, r int) card.Cell {
	if l != card.Main {
		return card.Cell{}
	}
	return card.Cell{Joined: x.joined(c, r)}
}

// Icon is the key in the middle.
func (crossroads) Icon(c, r int) card.Icon {
	if c == 2 && r == 3 {
		return card.Icon{Kind: card.Key}
	}
	return card.Icon{}
}

// Rooms is none.
func (crossroads) Rooms() []card.Room { return nil }

// Emblem paints the dungeon in the medallion of Map Masters' lid, w logical pixels wide
// and 1.4 times as tall, square-cornered and without its key.
func (p *Painter) Emblem(w, k float64) *image.RGBA {
	pw, ph := Size(w, k)
	l := lookAt(230, 1)
	l.k = float64(pw) / cardW
	l.gap, l.stroke, l.grit, l.niche = 13, 1.9, true, 46
	e := &easel{plan: newSite(crossroads{}, "EMBLEM", l), l: l, cv: p.cv, img: pixel.New(pw, ph), px: 1 / l.k}
	e.ground()
	e.hatch()
	e.floors()
	e.pebbles()
	return e.img
}

package explore

import (
	"image"
	"image/color"
	"math"
	"strconv"

	"delvebox/engine/paint"
	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
	"delvebox/scenes/house"
	"delvebox/scenes/mapmasters/board"
)

type tallyKey struct {
	have, used int
	size       int
	tone       color.NRGBA
}

// collected draws one kind of item: a ring for each, crossed out when it is used up.
// Named is the room for its name, 0 where names are left out.
func (v *View) collected(u *ui.UI, in ui.Rect, what resource, have, used int, named float64) {
	kind := what.kind
	look := ui.IconPlain
	fade := 0.0
	if have == 0 {
		look, fade = ui.IconGrey, .35
	}
	y := in.CY()
	u.Icon(kind.String(), in.X+16, y, min(28, in.H), look, fade)
	x := in.X + 38
	if named > 0 {
		u.TextIn(ui.R(in.X+44, y-12, 100, 24), ui.Body, u.T(what.name), ui.Ink, ui.AlignLeft)
		x = in.X + 48 + named
	}
	if have == 0 {
		u.TextIn(ui.R(x, y-12, 80, 24), ui.Label, u.T("mapmasters.exploration.none"), ui.InkSecond, ui.AlignLeft)
	} else {
		v.drawHave(u, x, y, min(29, (in.Right()-x-26)/max(float64(have-1), 1)), kind, have, used)
	}
	if !u.Area(what.control, in).Hot {
		return
	}
	u.Tip(what.control, in, ui.Tip{Title: u.T("mapmasters.icon." + kind.String() + ".name"), Body: u.T("mapmasters.icon." + kind.String() + ".tip"),
		Now: u.T("mapmasters.explore.in-hand", "have", have-used, "used", used), Clause: "MMV-016"})
}

// drawHave draws the rings and crosses of one kind.
func (v *View) drawHave(u *ui.UI, x, y, step float64, kind card.Kind, have, used int) {
	tone := ui.Opaque(v.livery.Colour)
	u.Picture(tallyKey{have, used, int(step * 8), tone}, x, y, paint.Place{}, func(k float64) *image.RGBA {
		img := image.NewRGBA(image.Rect(-int(4*k), -int(16*k), int(math.Ceil((step*float64(have)+30)*k)), int(16*k)))
		b := hand.NewBrush(k)
		m := hand.Marker(pixel.Of(tone))
		for i := range have {
			seed := kind.String() + strconv.Itoa(i)
			cx := (12 + step*float64(i)) * k
			b.Draw(img, []hand.Line{hand.Circle(cx, 0, 11*k, seed)}, 3*k, m)
			if i < used {
				b.Draw(img, hand.Cross(cx, 0, 6.5*k, seed), 2.8*k, m)
			}
		}
		return img
	})
}

// widest is the room that the names want.
func widest(u *ui.UI, names []resource) float64 {
	w := 0.0
	for _, r := range names {
		w = max(w, u.Width(ui.Body, u.T(r.name)))
	}
	return w + 14
}

// smallItems lists the figures below the items.
func (v *View) smallItems(u *ui.UI) []item {
	t := v.total()
	p := v.s.pen
	list := []item{
		{"found-coin", "coin", u.T("mapmasters.exploration.coins-found"), t.tally.Of(dungeon.Coins), "coin"},
		{"found-recycling", "recycling", u.T("mapmasters.exploration.recycling"), p.Recycling(), "recycling"},
		{"found-scissors", "scissors", u.T("mapmasters.exploration.scissors"), p.Scissors(), "scissors"},
		{"found-room", "room", u.T("mapmasters.exploration.rooms"), t.tally.Of(dungeon.Rooms), ""},
	}
	o := v.b.State().Primary(v.b.State().Round())
	switch o.Aim {
	case dungeon.Coins, dungeon.Rooms, dungeon.Swords, dungeon.Keys, dungeon.Ropes, dungeon.Scrolls:
	default:
		icon := board.AimIcon(o.Aim)
		list = append(list, item{"found-" + icon, icon, v.b.AimTitle(o.Aim), t.tally.Of(o.Aim), ""})
	}
	return list
}

func (v *View) figureRow(u *ui.UI, in ui.Rect, it item, named bool) {
	y := in.CY()
	u.Icon(it.icon, in.X+16, y, min(26, in.H-2), ui.IconPlain, 0)
	x := in.X + 56
	if named {
		v.rowName(u, ui.R(in.X+44, in.Y, in.W-44-46, in.H), it.name)
		x = in.Right() - 22
	}
	if it.figure == 0 {
		u.TextIn(ui.R(x-22, y-12, 44, 24), ui.Label, "–", ui.InkSecond, ui.AlignMiddle)
	} else {
		house.Write(u, v.b.Hand, x, y+11, 38, strconv.Itoa(it.figure), ui.Opaque(v.livery.Colour), ui.AlignMiddle)
	}
	if !u.Area(it.control, in).Hot {
		return
	}
	tip := ui.Tip{Title: it.name}
	if it.key != "" {
		tip.Body = u.T("mapmasters.icon."+it.key+".tip", "n", it.figure)
	}
	u.Tip(it.control, in, tip)
}

// rowName writes the name of a line: smaller, or in two lines, where it is long.
func (v *View) rowName(u *ui.UI, r ui.Rect, name string) {
	for _, style := range [...]ui.Style{ui.Body, ui.Label, ui.Note} {
		if u.Width(style, name) <= r.W {
			u.TextIn(r, style, name, ui.Ink, ui.AlignLeft)
			return
		}
	}
	h := u.ParagraphHeight(ui.Note, name, r.W)
	u.Paragraph(r.X, r.CY()-h/2, r.W, ui.Note, name, ui.Ink, ui.AlignLeft)
}

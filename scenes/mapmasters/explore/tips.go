package explore

import (
	"image"
	"image/color"

	"delvebox/engine/paint"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
	"delvebox/scenes/mapmasters/dungeonart"
)

// clauses are the rules that icons follow.
var clauses = [card.Kinds]string{
	card.Sword: "MMV-018", card.Key: "MMV-018", card.Rope: "MMV-018", card.Scroll: "MMV-018",
	card.Coin: "MMV-017", card.Barrel: "MMV-017", card.Monster: "MMV-023", card.Padlock: "MMV-023",
	card.Pitfall: "MMV-056", card.Lava: "MMV-024", card.Circle: "MMV-066", card.Stairs: "MMV-063",
	card.Recycling: "MMV-157", card.Scissors: "MMV-158",
}

// squareTip says what lies on a square and what it is doing now.
func (v *View) squareTip(u *ui.UI, name string, r ui.Rect, p mapmasters.Place, x, y int) {
	if v.gesture != idle || v.ask != nil {
		return
	}
	face := v.face(p)
	c, row := x-p.X, y-p.Y
	if icon := face.Icon(c, row); icon.Kind != card.None {
		key := "mapmasters.icon." + icon.Kind.String()
		tip := ui.Tip{Title: u.T(key + ".name"), Body: u.T(key+".tip", "n", icon.Coins), Clause: clauses[icon.Kind]}
		n := v.s.tab.NodeAt(dungeon.Spot{X: x, Y: y, Layer: icon.Layer})
		if n >= 0 {
			tip.Now = u.T("mapmasters.now." + v.doing(n, icon.Kind))
		}
		u.Tip(name, r, tip)
		return
	}
	main, under := face.At(card.Main, c, row), face.At(card.Under, c, row)
	word, clause := "", ""
	switch {
	case main.Room != 0:
		word, clause = "room", "MMV-045"
	case main.Hallway() && (under.Rock() || !v.under()):
		word, clause = "hallway", "MMV-030"
	case under.Hallway():
		word, clause = "tunnel", "MMV-002"
	}
	if word == "" {
		u.Tip(name, r, ui.Tip{Title: v.cardTitle(u, p.Card), Body: u.T("mapmasters.explore.laid-tip"), Clause: "MMV-132"})
		return
	}
	tip := ui.Tip{Title: u.T("mapmasters.square." + word), Body: u.T("mapmasters.square." + word + "-tip"), Clause: clause}
	if word == "room" {
		for _, room := range face.Rooms() {
			if room.Letter == main.Room {
				tip.Title += ": " + u.T("mapmasters.square.room-size", "n", len(room.Positions), "doors", room.Doors)
				if v.s.pen.Visited(v.s.tab.Room(v.s.tab.NodeAt(dungeon.Spot{X: x, Y: y}))) {
					tip.Now = u.T("mapmasters.now.visited")
				} else if room.Icons[card.Monster] > 0 {
					tip.Now = u.T("mapmasters.now.unvisited")
				}
			}
		}
	}
	u.Tip(name, r, tip)
}

// doing is the key of what a Discovery is doing on the present path.
func (v *View) doing(n dungeon.Node, kind card.Kind) string {
	p := v.s.pen
	_, item := kind.Resource()
	switch {
	case p.CrossedOut(n):
		return "crossed"
	case p.Circled(n) && item:
		return "in-hand"
	case p.Circled(n):
		return "circled"
	case p.Node() == n && p.Standing() == dungeon.Stopped:
		return "blocked"
	}
	return "ahead"
}

type tipKey struct{ r int }

// drawTip shows the pen's end: a pale ring round the ink's last point, and the marker
// itself beside it, which trembles when a step is refused.
func (v *View) drawTip(u *ui.UI) {
	p := v.s.pen
	if p.Len() == 0 || v.hold != nil {
		return
	}
	shake := v.shake(u)
	q := v.at.Square
	end, _ := dungeonart.Tip(p)
	x, y := v.at.To(end.X, end.Y)
	if v.ask != nil && v.ask.next.Step.Action == dungeon.Go {
		dx, dy := v.ask.next.Step.Side.Step()
		at := v.s.tab.Spot(p.Node())
		x, y = v.at.To(float64(at.X)+.5+.62*float64(dx), float64(at.Y)+.5+.62*float64(dy))
	}
	x += shake
	r := max(.13*q, 4)
	u.Picture(tipKey{int(r * 8)}, x, y, paint.Place{}, func(k float64) *image.RGBA {
		n := int((r + 4) * k)
		img := image.NewRGBA(image.Rect(-n, -n, n, n))
		c := pixel.NewCanvas(img, k)
		c.Stroke(pixel.Circle(0, 0, r), pixel.Pen{W: 4}, pixel.Hex(0x2b2118), .55)
		c.Stroke(pixel.Circle(0, 0, r), pixel.Pen{W: 2.2}, pixel.Hex(0xfffaf0), 1)
		return img
	})
	if v.gesture == drawing || shake != 0 {
		d := max(.85*q, 26)
		u.Icon("marker", x+.42*d, y-.42*d, d, ui.IconShadow, 0)
	}
}

// drawHint shows the steps of a hint as a line of gold.
func (v *View) drawHint(u *ui.UI) {
	if v.hint.path == nil {
		return
	}
	for i, pt := range v.hint.dots {
		x, y := v.at.To(pt.X, pt.Y)
		glowDisc(u, x, y, .34*v.at.Square, color.NRGBA{0xff, 0xd7, 0x5a, 255}, .05)
		if i == 0 {
			v.drawMark(u, markFree+markHot, v.hint.side, x, y, 0)
		} else {
			v.drawRing(u, x, y, .12*v.at.Square, ui.Choice, false)
		}
	}
}

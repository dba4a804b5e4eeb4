package showing

import (
	"strconv"

	"delvebox/engine/ui"
	"delvebox/games/mapmasters/card"
)

// clauses are the rules that icons follow.
var clauses = [card.Kinds]string{
	card.Sword: "MMV-018", card.Key: "MMV-018", card.Rope: "MMV-018", card.Scroll: "MMV-018",
	card.Coin: "MMV-149", card.Barrel: "MMV-017", card.Monster: "MMV-150", card.Padlock: "MMV-150",
	card.Pitfall: "MMV-102", card.Lava: "MMV-102", card.Circle: "MMV-066", card.Stairs: "MMV-063",
	card.Recycling: "MMV-157", card.Scissors: "MMV-158",
}

// Tips lets what lies on the cards be pointed at: its name, what it does, and whether
// the path has it. More says what it has brought, "" for nothing.
func (s *Site) Tips(u *ui.UI, c Camera, progress float64, more func(Mark) string) {
	x, y, inside := u.Pointer()
	if !inside {
		return
	}
	sx, sy := c.At(x, y)
	for _, p := range s.placed {
		if sx < p.X || sx >= p.X+card.Columns || sy < p.Y || sy >= p.Y+card.Rows {
			continue
		}
		icon := p.Face().Icon(sx-p.X, sy-p.Y)
		if icon.Kind == card.None {
			return
		}
		name := "square " + strconv.Itoa(sx) + "," + strconv.Itoa(sy)
		r := c.Rect(sx, sy)
		u.Area(name, r)
		key := "mapmasters.icon." + icon.Kind.String()
		tip := ui.Tip{Title: u.T(key + ".name"), Body: u.T(key+".tip", "n", icon.Coins), Clause: clauses[icon.Kind]}
		for _, m := range s.marks {
			if m.X != sx || m.Y != sy || float64(m.Step) >= progress {
				continue
			}
			tip.Now = u.T("mapmasters.now.circled")
			if m.Crossed {
				tip.Now = u.T("mapmasters.now.crossed")
			}
			if more != nil {
				if said := more(m); said != "" {
					tip.Now += " " + said
				}
			}
		}
		u.Tip(name, r, tip)
		return
	}
}

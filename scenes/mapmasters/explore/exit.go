package explore

import (
	"image/color"

	"delvebox/engine/ui"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// exitWords is the line on the way out.
type exitWords struct {
	text   string
	colour color.NRGBA
	fade   float64
}

// exitLine says how far the exit is, or what is wanted before one can be reached.
func (v *View) exitLine(u *ui.UI) exitWords {
	e := exitWords{u.T("mapmasters.exploration.exit-none"), ui.InkSecond, .35}
	wrong := func(key string) exitWords { return exitWords{u.T("mapmasters.exploration." + key), ui.Wrong, .35} }
	unlinked := len(v.s.laid) > 0 && !v.s.tab.Linked()
	switch v.s.pen.Standing() {
	case dungeon.Outside:
		return exitWords{u.T("mapmasters.exploration.exit-reached"), ui.Gain, 0}
	case dungeon.OnPit:
		return wrong("on-pit")
	case dungeon.Stopped:
		return wrong(v.stoppedKey())
	case dungeon.Unstarted:
		switch {
		case len(v.s.laid) == 0:
			e.text = u.T("mapmasters.exploration.lay-first")
		case unlinked:
			return wrong("not-all-linked")
		default:
			e.text = u.T("mapmasters.exploration.path-begins")
		}
		return e
	}
	if unlinked {
		return wrong("not-all-linked")
	}
	if t := v.total(); t.exit && t.away == 0 {
		e.text = u.T("mapmasters.explore.exit-here")
	} else if t.exit {
		e.text = u.T("mapmasters.explore.exit-away", "n", t.away)
	}
	return e
}

func (v *View) drawExit(u *ui.UI, in ui.Rect, y float64, e exitWords) {
	u.Icon("exit", in.X+16, y+16, 28, ui.IconPlain, e.fade)
	h := u.ParagraphHeight(ui.Label, e.text, in.W-44)
	u.Paragraph(in.X+44, y+max(0, (32-h)/2), in.W-44, ui.Label, e.text, e.colour, ui.AlignLeft)
}

// stoppedKey is the sentence on what stopped the path.
func (v *View) stoppedKey() string {
	n := v.s.pen.Node()
	key := "stopped-room"
	if v.s.tab.Room(n) < 0 {
		switch v.s.tab.Icon(n).Kind {
		case card.Padlock:
			key = "stopped-padlock"
		case card.Lava:
			key = "stopped-lava"
		default:
			key = "stopped-monster"
		}
	}
	return key
}

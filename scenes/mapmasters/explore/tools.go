package explore

import (
	"delvebox/engine/ui"
)

// tools draws the brass column at the left: marker, sponge, undo, redo.
func (v *View) tools(u *ui.UI) {
	in := v.clear
	step := min(62, (in.H-60)/4)
	x, y := in.X+44, in.CY()-1.5*step
	if v.s.pen.Len() > 0 || v.gesture == drawing {
		glowDisc(u, x, y, 36, ui.Choice, .15)
	}
	none := ""
	if v.s.pen.Len() == 0 {
		none = u.T("mapmasters.explore.no-path")
	}
	undo, redo := "", ""
	if len(v.s.past) == 0 {
		undo = u.T("undo.nothing")
	}
	if len(v.s.future) == 0 {
		redo = u.T("undo.nothing-redo")
	}
	const r = 23
	if u.IconButton("pen", x, y, r, "marker", "", ui.Tip{Title: u.T("mapmasters.exploration.pen"), Body: u.T("mapmasters.exploration.pen-tip")}) {
		if v.s.pen.Len() == 0 {
			key := "mapmasters.exploration.path-begins"
			if len(v.s.laid) == 0 {
				key = "mapmasters.exploration.lay-first"
			}
			u.Notify("marker", u.T(key), "", nil)
		}
	}
	if u.IconButton("sponge", x, y+step, r, "sponge", none, ui.Tip{Title: u.T("mapmasters.exploration.sponge"), Body: u.T("mapmasters.exploration.sponge-tip")}) {
		v.wipe(u)
	}
	if u.IconButton("pen-undo", x, y+2*step, r, "undo", undo, ui.Tip{Title: u.T("button.undo"), Body: u.T("mapmasters.explore.undo-tip")}) {
		v.Undo(u)
	}
	if u.IconButton("pen-redo", x, y+3*step, r, "redo", redo, ui.Tip{Title: u.T("button.redo"), Body: u.T("mapmasters.explore.redo-tip")}) {
		v.Redo(u)
	}
}

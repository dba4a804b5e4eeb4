package house

import "delvebox/engine/ui"

// Tab is one index card above a sheet.
type Tab struct{ Name, Icon, Word string }

// Tabs draws the sheet of a page with its index cards along the top, as one stop of the
// Tab key. It gives the sheet and which card is chosen now; where there is little room
// the icons go.
func Tabs(u *ui.UI, r ui.Rect, group string, chosen int, tabs ...Tab) (sheet ui.Rect, now int) {
	const pad, between = 34, 6
	h := 48 + u.Grow(ui.ButtonWord)
	sheet = ui.R(r.X, r.Y+h-1, r.W, r.H-h+1)
	icon, need := 30.0, 24.0
	for _, t := range tabs {
		need += u.Width(ui.ButtonWord, t.Word) + pad + icon + between
	}
	if need > r.W {
		icon = 0
	}
	u.Group(group)
	names := make([]string, len(tabs))
	front, x := func() {}, r.X+12
	now = chosen
	for i, t := range tabs {
		names[i] = t.Name
		c := ui.R(x, r.Y, u.Width(ui.ButtonWord, t.Word)+pad+icon, h)
		x += c.W + between
		touch := u.Touch(t.Name, c)
		draw := func() { tab(u, c, t, i == chosen, icon, touch) }
		if i == chosen {
			front = draw // it lies over the sheet, the others under it
		} else {
			draw()
		}
		if touch.Clicked {
			now = i
		}
	}
	if to, ok := u.Step(names); ok {
		for i, n := range names {
			if n == to {
				now = i
			}
		}
	}
	u.Group("")
	u.Paper(sheet, 5)
	front()
	if now != chosen {
		u.Play("page")
	}
	return sheet, now
}

// tab draws one index card; icon is the room for its icon.
func tab(u *ui.UI, r ui.Rect, t Tab, chosen bool, icon float64, touch ui.Touch) {
	st, c := ui.StateNormal, ui.Cream
	if touch.Hot {
		st = ui.StateHover
	}
	if chosen {
		c = ui.Ink
	}
	u.TabFace(r, chosen, st)
	if icon > 0 {
		u.Icon(t.Icon, r.X+28, r.CY()+2, 22, ui.IconPlain, 0)
	}
	u.TextIn(ui.R(r.X+17+icon, r.Y+2, r.W, r.H), ui.ButtonWord, t.Word, c, ui.AlignLeft)
	if touch.Ring {
		u.Ring(r.Inset(4), 8)
	}
}

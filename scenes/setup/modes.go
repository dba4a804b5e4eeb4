package setup

import (
	"delvebox/engine/ui"
	"delvebox/scenes/house"
)

// modes are Versus and Co-op; the second is not open yet and says so.
func (s *Setup) modes(u *ui.UI, l house.Layout) {
	r := ui.R(l.Mat.X+26, l.Mat.Y+28, l.Mat.W-52, 76+u.Grow(ui.Label))
	if l.Low || l.Narrow {
		r.Y, r.H = l.Mat.Y+20, 60+u.Grow(ui.Label)
	}
	for i, c := range r.Columns(2, 14) {
		name, ic := "versus", "helm"
		if i == 1 {
			name, ic = "coop", "fairy"
		}
		if i == 0 {
			ic = "crown-winner"
		}
		t := u.Touch("mode-"+name, c)
		st := ui.StateNormal
		if t.Hot {
			st = ui.StateHover
		}
		if i == 1 {
			st = ui.StateDisabled
		}
		u.RadioCard(c, i == 0, st)
		u.Icon(ic, c.X+44, c.CY(), min(48, c.H-20), ui.IconPlain, 0)
		u.PushClip(c)
		u.Text(c.X+80, c.CY()-4, ui.SeatName, u.T("setup."+name), ui.Ink, ui.AlignLeft)
		note := u.T("setup." + name + "-note")
		if u.Width(ui.Label, note) > c.Right()-c.X-88 {
			note = u.T("setup." + name + "-short")
		}
		u.Text(c.X+80, c.CY()+16+u.Grow(ui.Label)*.6, ui.Label, note, ui.InkSecond, ui.AlignLeft)
		u.PopClip()
		if t.Ring {
			u.Ring(c, 10)
		}
		if t.Clicked && i == 1 {
			u.Refuse(c.CX(), c.CY(), u.T("setup.coop-note"), "", nil)
		}
	}
}

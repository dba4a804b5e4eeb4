package delve

import (
	"delvebox/engine/paint/hand"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/scenes/house"
)

// banner names the next adventurer and the Dungeon Lord.
func (v *View) banner(u *ui.UI) {
	seat := v.Actor()
	if seat == play.NoSeat {
		return
	}
	f := v.p.Velvet
	w := min(470*(1+(u.TextScale-1)*.4), f.W-30)
	h := min(264+u.Grow(ui.Body)*4, f.H-20)
	r := ui.R(f.CX()-w/2, f.CY()-h/2, w, h)
	u.Plaque(r, 0)
	u.Text(r.CX(), r.Y+44+u.Grow(ui.Motto)/2, ui.Motto, u.T("dungeonroll.banner.delve", "n", v.st.Round()), ui.InkSecond, ui.AlignMiddle)
	v.Medallion(u, seat, r.CX()-36, r.Y+60+u.Grow(ui.Motto), 72)
	name := u.T("dungeonroll.place.adventurer", "name", v.SeatName(seat))
	house.TitleMiddle(u, r.CX(), r.Y+146+u.Grow(ui.Motto), 22, r.W-40, name, hand.Printed, 0)
	y := r.Y + 182 + u.Grow(ui.Motto)
	hero := v.heroLine(u, v.st.Player(seat))
	y += u.Paragraph(r.X+24, y, r.W-48, ui.Body, hero, ui.Ink, ui.AlignMiddle)
	lord := u.T("dungeonroll.place.lord", "name", v.LordName(v.st.Lord()))
	u.Paragraph(r.X+24, y, r.W-48, ui.Body, lord, ui.InkSecond, ui.AlignMiddle)
}

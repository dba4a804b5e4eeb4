package reward

import (
	"slices"

	"delvebox/engine/paint/hand"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/scenes/app"
	"delvebox/scenes/house"
	"delvebox/scenes/house/pen"
)

// race shows the times of a Time Bonus round: the fastest one is circled.
func (v *View) race(u *ui.UI) {
	area := v.at.dungeon
	n := float64(len(v.l.accounts))
	row := min(64+u.Grow(ui.BodyBold), (area.H-150)/n)
	w := min(area.W-8, 430*(1+(u.TextScale-1)*.6))
	note := u.LineHeight(ui.Label)
	h := 34 + row*n + note + 26
	top := area.CY() - (h+34+20)/2
	house.TitleMiddle(u, area.CX(), top, 34, area.W-48, u.T("mapmasters.banner.time-bonus"), hand.Banner, 0)
	r := ui.R(area.CX()-w/2, top+54, w, h)
	u.Paper(r, 6)
	order := slices.Clone(v.l.accounts)
	slices.SortStableFunc(order, func(a, b *account) int {
		if (a.site.Len() == 0) != (b.site.Len() == 0) {
			if a.site.Len() == 0 {
				return 1
			}
			return -1
		}
		return a.millis - b.millis
	})
	shown := v.show.share(racing, play.NoSeat, 1) * n
	circled := v.show.share(racing, play.NoSeat, actCircle)
	y := r.Y + 18
	for i := range order {
		a := order[len(order)-1-i] // the slowest first, in the lowest row
		at := float64(len(order) - 1 - i)
		if share := min(max(shown-float64(i), 0), 1); share > .02 {
			v.racer(u, a, ui.R(r.X+18, y+at*row, r.W-36, row), share, circled)
		}
	}
	words := u.T("mapmasters.log.time-bonus-nobody")
	if v.l.fastest != play.NoSeat {
		words = u.T("mapmasters.reward.fastest-is", "name", v.b.SeatName(v.l.fastest))
	}
	if circled > 0 {
		u.TextIn(ui.R(r.X, r.Bottom()-note-16, r.W, note), ui.LabelBold, words, ui.Ink, ui.AlignMiddle)
	}
}

func (v *View) racer(u *ui.UI, a *account, r ui.Rect, share, circled float64) {
	if !u.Drawing() {
		return
	}
	ink := ui.Opaque(app.Colour(v.b.SeatColour(a.seat)).Figure)
	u.Mini(v.b.SeatColour(a.seat), r.X+30, r.Bottom()-8, min(r.H-8, 58), 1-share)
	size := min(44, r.H*.74)
	time := v.b.Words.Tenths(a.millis)
	if a.site.Len() == 0 {
		time = u.T("mapmasters.reward.no-path")
	}
	room := v.b.Hand.Measure(time, size)
	name := house.Short(u, ui.BodyBold, v.b.SeatName(a.seat), r.W-room-30-66)
	u.TextIn(ui.R(r.X+66, r.Y, r.W, r.H), ui.BodyBold, name, ui.Faded(ui.Ink, 1-share), ui.AlignLeft)
	x := r.Right() - room/2 - 14
	pen.Write(u, v.b.Hand, x, r.CY()+size*.33, size, time, ink, ui.AlignMiddle, share)
	if a.seat == v.l.fastest {
		pen.Ring(u, x, r.CY(), room/2+13, min(r.H*.44, 27), 3.6, ink, "race", circled)
	}
}

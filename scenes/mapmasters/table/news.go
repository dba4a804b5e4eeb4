package table

import (
	"time"

	"delvebox/engine/input"
	"delvebox/engine/paint/hand"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/scenes/house"
	"delvebox/scenes/mapmasters/board"
)

// newsFor is how long a banner stands over an open table; over the curtain it stays until
// the next person has taken the computer.
const newsFor = 6 * time.Second

// news is what everybody at the table has to be told: whose time has ended (MMV-139).
type news struct {
	seat  play.Seat
	since time.Duration
}

// hear notes whose time a move has ended.
func (t *Table) hear(u *ui.UI, evs []play.Event) {
	for _, e := range evs {
		if d, ok := e.(mapmasters.ExplorationDone); ok && d.TimeOut {
			t.news = &news{d.Seat, u.Now}
			u.Play("reveal")
			u.Wake()
		}
	}
}

// old says whether the news have been read: their time is over, or a hand has moved on.
func (t *Table) old(u *ui.UI) bool {
	if t.curtain != nil {
		return t.curtain.Pressed()
	}
	k := u.Event().Kind
	return u.Now-t.news.since >= newsFor || !u.Drawing() && (k == input.Press || k == input.KeyDown)
}

// announce draws the news as a banner above everything else.
func (t *Table) announce(u *ui.UI, mat ui.Rect) {
	if t.news == nil {
		return
	}
	if t.old(u) {
		t.news = nil
		u.Wake()
		return
	}
	if !u.Drawing() {
		return
	}
	u.WakeAt(t.news.since + newsFor)
	name := t.SeatName(t.news.seat)
	line := u.LineHeight(ui.BodyBold)
	r := ui.R(mat.X, mat.Y+mat.H*.12, mat.W, 96+line)
	if t.curtain != nil {
		r = ui.R(0, max(8, u.H*.04), u.W, 96+line)
	}
	u.Over(func() {
		board.Banner(u, r, 0)
		house.TitleMiddle(u, r.CX(), r.Y+18, 40, r.W-160, u.T("mapmasters.banner.time-up"), hand.Banner, 0)
		words := u.T("mapmasters.exploration.clock-over", "name", name)
		w := u.Width(ui.BodyBold, words)
		u.Icon("hourglass", r.CX()-w/2-20, r.Y+72+line*.55, 26, ui.IconRim, 0)
		u.Text(r.CX(), r.Y+72+.78*line, ui.BodyBold, words, ui.Cream, ui.AlignMiddle)
	})
}

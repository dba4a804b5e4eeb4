package market

import (
	"time"

	"delvebox/engine/anim"
	"delvebox/engine/paint/hand"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/scenes/house"
	"delvebox/scenes/mapmasters/board"
)

// banner announces a round: its number, who begins and why, whether the clock counts.
// It comes by itself and goes by itself.
type banner struct {
	round int
	line  string
	extra string
	timed bool
	since time.Duration // 0: not shown yet
}

const (
	bannerIn   = 240 * time.Millisecond
	bannerStay = 1500 * time.Millisecond
	bannerOut  = 200 * time.Millisecond
)

// opening makes the banner of a market that has just been opened, nil for one that goes
// on.
func opening(b *board.Board) *banner {
	for i := range b.Setup().Seats {
		if b.Match.CanRedo(play.Seat(i)) == nil {
			return nil // a move was taken back: the market has been announced before
		}
	}
	evs := b.Match.Opening(b.Viewer)
	if log := b.Match.Log(b.Viewer); len(log) > 0 {
		evs = log[len(log)-1].Events
	}
	var n *banner
	swept := false
	for _, e := range evs {
		switch e := e.(type) {
		case mapmasters.MarketChanged:
			swept = true
		case mapmasters.MarketOpened:
			n = &banner{round: e.Round, line: b.Words.T("mapmasters.log."+e.Why.String(), "name", b.SeatName(e.First))}
		}
	}
	if n == nil {
		return nil
	}
	if swept {
		n.extra = b.Words.T("mapmasters.market.swept")
	}
	if n.timed = b.State().TimeBonusRound(); n.timed {
		n.extra = b.Words.T("mapmasters.round.time-bonus")
	}
	return n
}

// announce draws the banner while it is to be seen.
func (v *View) announce(u *ui.UI) {
	n := v.banner
	if n == nil || !u.Drawing() {
		return
	}
	if u.Prefs.Speed <= 0 {
		v.banner = nil
		return
	}
	if n.since == 0 {
		n.since = max(u.Now, 1)
	}
	age := u.Now - n.since
	stay := u.Pace(bannerIn) + bannerStay
	if age > stay+u.Pace(bannerOut) {
		v.banner = nil
		return
	}
	u.Wake()
	in := anim.Out(anim.Span{To: u.Pace(bannerIn)}.At(age))
	fade := anim.Span{From: stay, To: stay + u.Pace(bannerOut)}.At(age)
	f := v.at.felt
	lines := u.LineHeight(ui.Body)
	h := 106 + lines*.8
	if n.extra != "" {
		h += lines
	}
	x := f.X - f.W*(1-in)
	if u.Prefs.Reduced {
		x, fade = f.X, max(fade, 1-in)
	}
	r := ui.R(x, f.Y+f.H*.3-h/2, f.W, h)
	u.PushClip(f.Inset(-30))
	defer u.PopClip()
	board.Banner(u, r, fade)
	title := u.T("mapmasters.banner.round", "n", n.round)
	house.TitleMiddle(u, r.CX(), r.Y+16, 42, r.W-120, title, hand.Banner, fade)
	cream := ui.Faded(ui.Cream, fade)
	y := r.Y + 70
	u.Text(r.CX(), y+.78*lines, ui.Body, n.line, cream, ui.AlignMiddle)
	y += lines
	if n.extra != "" {
		if n.timed {
			wd := u.Width(ui.BodyBold, n.extra)
			u.Icon("hourglass", r.CX()-wd/2-18, y+lines*.55, 24, ui.IconRim, fade)
		}
		u.Text(r.CX(), y+.78*lines, ui.BodyBold, n.extra, cream, ui.AlignMiddle)
	}
	if fade == 0 {
		u.Pips(r.CX()-54, r.Bottom()-21, n.round, 6)
	}
}

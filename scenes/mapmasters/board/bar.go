package board

import (
	"slices"

	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/scenes/app"
	"delvebox/scenes/house"
)

// Bar draws the seats, the phase and the brass buttons along the top, and gives the
// name of the button that was pressed: "hint", "rulebook", "settings", "menu".
func (b *Board) Bar(u *ui.UI, l house.Layout, hint string) string {
	tools := []house.Tool{
		{Name: "hint", Icon: "hint", Key: "H", Tip: ui.Tip{Title: u.T("button.hint")}, Disabled: hint},
		{Name: "rulebook", Icon: "rulebook", Key: "R", Tip: ui.Tip{Title: u.T("button.rulebook")}},
		{Name: "settings", Icon: "settings", Key: "S", Tip: ui.Tip{Title: u.T("button.settings")}},
		{Name: "menu", Icon: "menu", Key: u.T("keys.names-esc"), Tip: ui.Tip{Title: u.T("button.menu")}},
	}
	pressed, rest := house.Tools(u, l.Bar, l.Narrow, tools...)
	rest.W = min(rest.W, l.Mat.Right()-rest.X)
	b.seats(u, rest, l)
	return pressed
}

// Stage is a phase that is shown.
type Stage struct {
	Round int
	Phase mapmasters.Phase
	// Shown says whether an event of the match's last move has been shown by now; the
	// log passes over what has not. Nil stands for all of them.
	Shown func(play.Event) bool
}

// stage is what the bar tells of.
func (b *Board) stage() Stage {
	if b.Staged != nil {
		return *b.Staged
	}
	st := b.State()
	return Stage{Round: st.Round(), Phase: st.Phase()}
}

// seats draws one plate a seat, the acting one in cream, and the phase at the right.
func (b *Board) seats(u *ui.UI, r ui.Rect, l house.Layout) {
	stage := b.stage()
	name, label := house.InBar(u, ui.SeatName), house.InBar(u, ui.Label)
	round := u.T("mapmasters.round.of", "round", stage.Round, "rounds", 6)
	wants := u.T("mapmasters.wants." + stage.Phase.String())
	pw := max(u.Width(name, round), min(u.Width(label, wants), 270))
	plates, names := b.plates(u, r.W-pw)
	x := r.X
	for i, w := range plates {
		seat := play.Seat(i)
		acting := b.plays(seat)
		b.seat(u, ui.R(x, 8, w, 44), seat, acting, names || acting)
		x += w + 8
	}
	if u.Width(name, round) > r.Right()-x-8 {
		return
	}
	u.Text(r.Right(), 28, name, round, ui.Cream, ui.AlignRight)
	if u.Width(label, wants) > r.Right()-x-8 {
		wants = u.T("mapmasters.phase." + stage.Phase.String())
	}
	u.Text(r.Right(), 10+house.SecondLine(u), label, wants, ui.CreamDim, ui.AlignRight)
}

// plays says whether a seat's plate is the cream one.
func (b *Board) plays(seat play.Seat) bool { return seat == b.Actor() && b.Staged == nil }

// plates are the widths of the seats' plates for a room in pixels, and whether all of them
// bear names. They are alike where that fits, then as long as their names; then the names
// of those who wait go, which their tooltips keep.
func (b *Board) plates(u *ui.UI, room float64) (list []float64, names bool) {
	name, note := house.InBar(u, ui.SeatName), house.InBar(u, ui.Note)
	words := make([]float64, len(b.Setup().Seats))
	for i := range words {
		seat := play.Seat(i)
		words[i] = max(u.Width(name, b.SeatName(seat)), u.Width(note, b.Doing(seat)))
	}
	longest := slices.Max(words)
	for _, word := range []func(i int) float64{
		func(int) float64 { return longest },
		func(i int) float64 { return words[i] },
	} {
		list = list[:0]
		sum := 12.0
		for i := range words {
			w := max(118, word(i)+66)
			if b.plays(play.Seat(i)) {
				w = max(168, word(i)+110)
			}
			list = append(list, w)
			sum += w + 8
		}
		if sum <= room {
			return list, true
		}
	}
	for i := range list {
		if !b.plays(play.Seat(i)) {
			list[i] = 52
		}
	}
	return list, false
}

func (b *Board) seat(u *ui.UI, r ui.Rect, seat play.Seat, acting, named bool) {
	name := "seat-" + string(rune('1'+int(seat)))
	livery := app.Colour(b.SeatColour(seat))
	thinks := acting && b.Match.IsBot(seat)
	u.SeatPlate(r, acting, thinks, ui.Opaque(livery.Colour))
	u.Mini(b.SeatColour(seat), r.X+26, r.Bottom()-6, 38, 0)
	if named {
		c, second := ui.Cream, ui.CreamDim
		if acting && !thinks {
			c, second = ui.Ink, ui.InkSecond
		}
		u.PushClip(ui.R(r.X, r.Y, r.W-8, r.H))
		u.Text(r.X+50, r.Y+20, house.InBar(u, ui.SeatName), b.SeatName(seat), c, ui.AlignLeft)
		u.Text(r.X+50, r.Y+house.SecondLine(u), house.InBar(u, ui.Note), b.Doing(seat), second, ui.AlignLeft)
		u.PopClip()
		if thinks {
			u.Flames(r.Right()-54, r.CY())
		}
	}
	u.Area(name, r)
	st := b.State()
	u.Tip(name, r, ui.Tip{
		Title: b.SeatName(seat),
		Body:  u.T("mapmasters.seat.coins", "n", st.Coins(seat)),
		Now:   b.Doing(seat),
	})
}

// Doing is one word on what a seat does now.
func (b *Board) Doing(seat play.Seat) string {
	if b.Staged != nil {
		return b.Words.T("mapmasters.seat.done")
	}
	st := b.State()
	key := "waits"
	switch acting := seat == b.Actor(); {
	case acting && b.Match.IsBot(seat):
		key = "thinks"
	case st.Phase() == mapmasters.MarketPhase && st.Passed(seat):
		key = "passed"
	case st.Phase() == mapmasters.MarketPhase && acting:
		key = "buys"
	case st.Phase() == mapmasters.HandPhase && acting:
		key = "draws"
	case st.Phase() == mapmasters.ExplorationPhase && acting:
		key = "explores"
	case st.Phase() == mapmasters.ExplorationPhase && st.Explored(seat):
		key = "done"
	case st.Phase() == mapmasters.RefreshPhase && acting:
		key = "refreshes"
	}
	return b.Words.T("mapmasters.seat." + key)
}

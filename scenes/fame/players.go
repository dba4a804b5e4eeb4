package fame

import (
	"slices"
	"strconv"

	"delvebox/engine/ui"
	"delvebox/scenes/app"
	"delvebox/scenes/house"
)

// heading is a column of the standings.
type heading struct {
	of    app.Column
	word  string
	value func(standing) string
	big   bool // in the marker hand
}

// headings are the columns, those that go last where there is little room at the end.
func (s *Fame) headings(u *ui.UI) []heading {
	all := []heading{
		{app.Wins, u.T("fame.wins"), func(p standing) string { return strconv.Itoa(p.Wins) }, true},
		{app.Matches, u.T("fame.games"), func(p standing) string { return strconv.Itoa(p.Games) }, false},
		{app.Average, u.T("fame.average"), func(p standing) string { return tenths(p.average()) }, false},
		{app.Best, u.T("fame.record"), func(p standing) string { return strconv.Itoa(p.Best) }, true},
		{app.Share, u.T("fame.win-share"), func(p standing) string { return u.T("settings.text-percent", "n", p.share()) }, false},
	}
	if s.box == nil || s.box.Fame.Columns == nil {
		return all
	}
	return slices.DeleteFunc(all, func(h heading) bool { return !slices.Contains(s.box.Fame.Columns, h.of) })
}

// players is the page of the standings.
func (s *Fame) players(u *ui.UI, r ui.Rect) {
	if len(s.sums) == 0 {
		s.none(u, r)
		return
	}
	u.Scroll("players", r, func(in ui.Rect, y float64) float64 {
		top := y
		y += s.torn(u, ui.R(in.X, y, in.W, 0))
		cols := s.headings(u)
		widths := make([]float64, len(cols))
		least := 190 * u.TextScale
		sum := 0.0
		for i, c := range cols {
			widths[i] = max(74, u.Width(ui.NoteMedium, c.word)+22)
			sum += widths[i]
		}
		for len(cols) > 2 && in.W-96-sum < least {
			n := len(cols) - 1
			sum -= widths[n]
			cols, widths = cols[:n], widths[:n]
		}
		x := in.Right() - sum - 8
		lh := u.LineHeight(ui.NoteMedium)
		for i, c := range cols {
			u.TextIn(ui.R(x, y, widths[i], lh), ui.NoteMedium, c.word, ui.InkSecond, ui.AlignMiddle)
			x += widths[i]
		}
		u.TextIn(ui.R(in.X+96, y, least, lh), ui.NoteMedium, u.T("fame.name"), ui.InkSecond, ui.AlignLeft)
		y += lh + 6
		u.Rule(in.X, y, in.W)
		y += 8
		for i, p := range s.sums {
			y += s.player(u, ui.R(in.X, y, in.W, 0), i, p, cols, widths, sum) + 4
		}
		return y - top
	})
}

// player is one line of the standings; it gives its height.
func (s *Fame) player(u *ui.UI, r ui.Rect, i int, p standing, cols []heading, widths []float64, sum float64) float64 {
	name := "player-" + strconv.Itoa(i+1)
	x := r.X + 96
	room := r.Right() - 8 - sum - x - 8
	style := ui.Style{Face: ui.BodyBold.Face, Size: 18}
	lines := u.Wrap(style, full(u, p.player()), room)
	lh := u.LineHeight(style)
	r.H = max(66, float64(len(lines))*lh+18)
	u.Area(name, r)
	if i > 0 {
		u.HLine(r.X+12, r.Y-2, r.W-24, ui.Rule)
	}
	if i == 0 {
		u.Icon("crown", r.X+22, r.CY(), 34, ui.IconPlain, 0)
	} else {
		house.Write(u, s.Hand, r.X+22, r.CY()+11, 34, strconv.Itoa(i+1), pencil, ui.AlignMiddle)
	}
	u.Mini(p.colour, r.X+66, r.CY()+23, 54, 0)
	y := r.CY() - float64(len(lines))*lh/2
	for _, l := range lines {
		u.Text(x, y+.78*lh, style, l, ui.Ink, ui.AlignLeft)
		y += lh
	}
	x = r.Right() - 8 - sum
	ink := ui.Opaque(app.Colour(p.colour).Figure)
	for k, c := range cols {
		v := c.value(p)
		if c.big {
			house.Write(u, s.Hand, x+widths[k]/2, r.CY()+14, 42, v, ink, ui.AlignMiddle)
		} else {
			u.TextIn(ui.R(x, r.Y, widths[k], r.H), ui.Style{Face: ui.BodyMedium.Face, Size: 17}, v, ui.Ink, ui.AlignMiddle)
		}
		x += widths[k]
	}
	u.Tip(name, r, ui.Tip{Title: full(u, p.player()), Body: u.T("fame.player-note", "games", u.T("fame.matches", "n", p.Games), "wins", p.Wins, "share", p.share(), "average", tenths(p.average()), "best", p.Best, "unit", s.unit(u))})
	return r.H
}

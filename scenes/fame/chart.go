package fame

import (
	"fmt"
	"image"
	"math"
	"strconv"
	"strings"

	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/store"
	"delvebox/engine/ui"
	"delvebox/scenes/app"
)

// series is one player's scores in the last matches.
type series struct {
	player
	colour string
	at     []int // places of the matches, from 0
	score  []int
}

// lines lists the series of the players that are chosen.
func (r records) lines(chosen map[player]bool) []series {
	var out []series
	for _, p := range r.regulars() {
		if !chosen[p] {
			continue
		}
		c := series{player: p, colour: r.colours[p]}
		for i, m := range r.recent() {
			for _, s := range m.Seats {
				if (player{s.Name, s.Level}) == p {
					c.at, c.score = append(c.at, i), append(c.score, s.Score)
					break
				}
			}
		}
		if len(c.at) > 0 {
			out = append(out, c)
		}
	}
	return out
}

// scale finds round figures for the lines of a chart: from, to and the step between,
// four or five of them.
func scale(all []series) (from, to, step int) {
	from, to = math.MaxInt, math.MinInt
	for _, s := range all {
		for _, v := range s.score {
			from, to = min(from, v), max(to, v)
		}
	}
	if from > to {
		from, to = 0, 40
	}
	for _, step = range []int{1, 2, 5, 10, 20, 50, 100, 200, 500} {
		a, b := floor(from, step), floor(to+step-1, step)
		if b == a {
			b += step
		}
		if (b-a)/step <= 5 {
			return a, b, step
		}
	}
	return floor(from, step), floor(to+step-1, step), step
}

// floor is the multiple of step at or below v.
func floor(v, step int) int {
	n := v / step
	if v%step < 0 {
		n--
	}
	return n * step
}

// chart draws the last matches on squared paper and gives the height.
func (s *Fame) chart(u *ui.UI, r ui.Rect) float64 {
	u.Shadow(r, 3, 4, 0)
	u.Painted("fame-squares", r, cloth.Squared)
	head := u.LineHeight(ui.SmallHead)
	u.Text(r.X+18, r.Y+12+.78*head, ui.SmallHead, u.T("fame.recent"), ui.Ink, ui.AlignLeft)
	all := s.records.lines(s.lines)
	top := s.legend(u, r, r.Y+14, u.Width(ui.SmallHead, u.T("fame.recent"))+40, head, all)
	matches := s.records.recent()
	from, to, step := scale(all)
	label := u.Width(ui.Note, strconv.Itoa(to)) + 12
	plot := ui.R(r.X+18+label, top+16, r.W-18-label-30, 0)
	plot.H = r.Bottom() - 22 - u.LineHeight(ui.Note) - plot.Y
	x := func(i int) float64 {
		if len(matches) == 1 {
			return plot.CX()
		}
		return plot.X + 14 + (plot.W-28)*float64(i)/float64(len(matches)-1)
	}
	y := func(v int) float64 { return plot.Bottom() - plot.H*float64(v-from)/float64(to-from) }
	for i, m := range matches {
		if m.Match != "" && m.Match == s.chosen {
			u.Fill(ui.R(x(i)-13, plot.Y-8, 26, plot.H+8), ui.Faded(ui.Choice, .62))
		}
	}
	for v := from; v <= to; v += step {
		u.TextIn(ui.R(r.X+10, y(v)-10, label, 20), ui.Note, strconv.Itoa(v), ui.Ink, ui.AlignRight)
	}
	s.days(u, plot, matches, x)
	s.ink(u, r, plot, all, x, y, from, to, step)
	best := 0
	for _, l := range all {
		for _, v := range l.score {
			best = max(best, v)
		}
	}
	for k, l := range all {
		badge := app.Colour(l.colour).Badge
		for i, m := range l.at {
			d := 17.0
			if l.score[i] == best || m == len(matches)-1 {
				d = 25
			}
			px, py := x(m), y(l.score[i])
			u.Icon(badge, px, py, d, ui.IconPlain, 0)
			name := fmt.Sprintf("point-%d-%d", k+1, m+1)
			q := ui.R(px-13, py-13, 26, 26)
			u.Area(name, q)
			u.Tip(name, q, ui.Tip{Title: u.T("fame.name-score", "name", full(u, l.player), "score", l.score[i]), Body: u.T("fame.at", "day", s.day(u, matches[m].When), "clock", s.clock(matches[m].When))})
		}
	}
	return r.H
}

// legend names the players of the chart at the right of its heading, or below it where
// there is no room; it gives where it ends.
func (s *Fame) legend(u *ui.UI, r ui.Rect, y, taken, head float64, all []series) float64 {
	need := 0.0
	for _, l := range all {
		need += u.Width(ui.LabelMedium, l.name) + 22 + 20
	}
	x := r.Right() - 14 - need
	if x < r.X+taken {
		x = r.X + 18
		y += head + 2
	}
	h := max(head, u.LineHeight(ui.Label))
	if len(all) == 0 {
		u.Text(r.X+18, y+head+6+.78*h, ui.Note, u.T("fame.nobody"), ui.InkSecond, ui.AlignLeft)
	}
	left := x
	for _, l := range all {
		w := u.Width(ui.LabelMedium, l.name) + 42
		if x+w > r.Right()-6 {
			x = left
			y += h
		}
		u.Icon(app.Colour(l.colour).Badge, x+11, y+h/2, 20, ui.IconPlain, 0)
		u.TextIn(ui.R(x+26, y, w, h), ui.LabelMedium, l.name, ui.Ink, ui.AlignLeft)
		x += w
	}
	return y + h
}

// days writes below the chart when its matches were, as many as there is room for.
func (s *Fame) days(u *ui.UI, plot ui.Rect, matches []*store.Result, x func(int) float64) {
	n := len(matches)
	right := math.Inf(-1)
	last := u.T("time.today")
	if n > 0 {
		last = s.day(u, matches[n-1].When)
	}
	end := plot.Right() + 26 - u.Width(ui.Note, last)
	lh := u.LineHeight(ui.Note)
	for _, i := range []int{0, n / 2, n - 1} {
		if i < 0 || i > 0 && i == n/2 && n < 5 && i != n-1 {
			continue
		}
		text := s.day(u, matches[i].When)
		w := u.Width(ui.Note, text)
		at := max(plot.X-20, min(x(i)-w/2, plot.Right()+26-w))
		if i != n-1 && at+w+14 > end || at < right+14 {
			continue
		}
		u.Text(at, plot.Bottom()+11+.78*lh, ui.Note, text, ui.Ink, ui.AlignLeft)
		right = at + w
	}
}

// ink draws axes and lines by hand.
func (s *Fame) ink(u *ui.UI, r, plot ui.Rect, all []series, x func(int) float64, y func(int) float64, from, to, step int) {
	if !u.Drawing() {
		return
	}
	var key strings.Builder
	fmt.Fprintf(&key, "fame-ink %d %d %d %.0f %.0f", from, to, step, plot.X-r.X, plot.Y-r.Y)
	for _, l := range all {
		fmt.Fprint(&key, " ", l.colour, l.at, l.score)
	}
	u.Painted(key.String(), r, func(w, h int, k float64) *image.RGBA {
		m := pixel.New(w, h)
		c := pixel.NewCanvas(m, k)
		b := hand.NewBrush(k)
		at := func(px, py float64) pixel.Pt { return pixel.Pt{X: (px - r.X) * k, Y: (py - r.Y) * k} }
		for v := from + step; v <= to; v += step {
			line := pixel.Lines([]pixel.Pt{{X: plot.X - r.X, Y: y(v) - r.Y}, {X: plot.Right() - r.X, Y: y(v) - r.Y}}, false)
			c.Stroke(line, pixel.Pen{W: 1.2, Butt: true, Dash: []float64{2, 4}}, pixel.Hex(0x54442c), .45)
		}
		axes := []hand.Line{
			{at(plot.X, plot.Y-10), at(plot.X+.6, plot.CY()), at(plot.X, plot.Bottom())},
			{at(plot.X-1, plot.Bottom()), at(plot.CX(), plot.Bottom()-.6), at(plot.Right()+4, plot.Bottom())},
		}
		b.Draw(m, axes, 2.2*k, hand.Pencil(pixel.Hex(0x3a3a40)))
		for _, l := range all {
			var line hand.Line
			for i := range l.at {
				line = append(line, at(x(l.at[i]), y(l.score[i])))
			}
			if len(line) < 2 {
				continue
			}
			n := app.Colour(l.colour).Colour
			b.Draw(m, []hand.Line{line}, 4.2*k, hand.Marker(pixel.Of(n)))
		}
		return m
	})
}

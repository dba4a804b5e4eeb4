package fame

import (
	"image/color"
	"strconv"
	"strings"

	"delvebox/engine/ui"
	"delvebox/scenes/app"
	"delvebox/scenes/house"
)

// pencil is the colour of places and of other figures that belong to nobody.
var pencil = color.NRGBA{0x54, 0x44, 0x2c, 255}

// mostBest is how many scores are listed.
const mostBest = 50

// best is the page of the best scores: the list at the left, chart and tiles at the
// right.
func (s *Fame) best(u *ui.UI, r ui.Rect, l house.Layout) {
	if len(s.records.matches) == 0 {
		s.none(u, r)
		return
	}
	if l.Tight && r.W < 640*u.TextScale { // too narrow for two: one below the other
		u.Scroll("best", r, func(in ui.Rect, y float64) float64 {
			h := s.list(u, ui.R(in.X, y, in.W, 0)) + 20
			h += s.chart(u, ui.R(in.X, y+h, in.W, 250*u.TextScale)) + 16
			return h + s.tiles(u, ui.R(in.X, y+h, in.W, 0), 2)
		})
		return
	}
	w := min(max(r.W*.48, 330), 640*u.TextScale)
	left := ui.R(r.X, r.Y, w-18, r.H)
	right := ui.R(r.X+w+18, r.Y, r.W-w-18, r.H)
	u.Fill(ui.R(r.X+w-1, r.Y, 1, r.H), ui.Rule)
	u.Scroll("best", left, func(in ui.Rect, y float64) float64 { return s.list(u, ui.R(in.X, y, in.W, 0)) })
	columns := 3
	if right.W < 400*u.TextScale {
		columns = 2
	}
	tiles := s.tilesHeight(u, right.W-20, columns)
	u.Scroll("chart", right, func(in ui.Rect, y float64) float64 {
		h := max(in.H-tiles-24, 230+u.Grow(ui.Note)*4)
		h = min(h, in.W*.95)
		h = s.chart(u, ui.R(in.X+4, y+2, in.W-8, h)) + 20
		return h + s.tiles(u, ui.R(in.X, y+h, in.W, 0), columns)
	})
}

// none says that nothing has been played yet, or that nothing of it counts.
func (s *Fame) none(u *ui.UI, r ui.Rect) {
	y := r.Y + max(0, r.H*.5-140)
	u.Icon("trophy", r.CX(), y+50, 100, ui.IconShadow, 0)
	y += 124
	w := min(r.W-40, 460*u.TextScale)
	x := r.CX() - w/2
	if s.amiss != nil {
		u.Paragraph(x, y, w, ui.Body, s.Say(s.amiss), ui.Wrong, ui.AlignMiddle)
		return
	}
	text := u.T("fame.empty")
	if len(s.results) > 0 {
		text = u.T("fame.none-counts")
	}
	y += u.Paragraph(x, y, w, ui.Heading, text, ui.Ink, ui.AlignMiddle) + 10
	y += s.torn(u, ui.R(x, y, w, 0))
	if len(s.results) > 0 {
		return
	}
	bw := u.Width(ui.ButtonWord, u.T("fame.first-match")) + 110
	if u.Button("first-match", ui.R(r.CX()-bw/2, y+8, bw, 48+u.Grow(ui.ButtonWord)), ui.Button{Kind: ui.Secondary, Icon: s.emblem(s.id()), Word: u.T("fame.first-match")}) {
		s.Open.SetUp(s.id())
	}
}

// torn tells of lines of the statistics that could not be read; it gives its height.
func (s *Fame) torn(u *ui.UI, r ui.Rect) float64 {
	if s.unread == 0 {
		return 0
	}
	text := u.T("fame.unread", "n", s.unread)
	h := u.ParagraphHeight(ui.Note, text, r.W-50) + 16
	u.Hollow(ui.R(r.X, r.Y, r.W, h))
	u.Icon("cross", r.X+22, r.Y+h/2, 22, ui.IconPlain, 0)
	u.Paragraph(r.X+42, r.Y+7, r.W-50, ui.Note, text, ui.Wrong, ui.AlignLeft)
	return h + 12
}

// list is the list of the best scores; it gives its height.
func (s *Fame) list(u *ui.UI, r ui.Rect) float64 {
	y := r.Y
	style := ui.Style{Face: ui.Heading.Face, Size: 23}
	head := u.ParagraphHeight(style, u.T("fame.best"), r.W-52)
	top := max(36, head)
	u.Icon("trophy", r.X+20, y+18, 36, ui.IconPlain, 0)
	u.Paragraph(r.X+52, y+(top-head)/2, r.W-52, style, u.T("fame.best"), ui.Ink, ui.AlignLeft)
	y += top + 12
	y += s.torn(u, ui.R(r.X, y, r.W, 0))
	all := s.records.best()
	days := 0.0 // how wide the column of the days is
	for _, e := range all[:min(len(all), mostBest)] {
		days = max(days, u.Width(ui.Note, s.day(u, e.When))+14)
	}
	u.Group("scores")
	names := make([]string, 0, len(all))
	for i, e := range all[:min(len(all), mostBest)] {
		names = append(names, "best-"+strconv.Itoa(i+1))
		above := i > 0 && e.Match != s.chosen && all[i-1].Match != s.chosen
		y += s.score(u, names[i], ui.R(r.X, y, r.W, 0), i, e, above, days) + 6
	}
	u.Step(names)
	u.Group("")
	return y - r.Y
}

// scoreNameStyle is the style of names in the list of scores.
var scoreNameStyle = ui.Style{Face: ui.BodyBold.Face, Size: 18}

// scoreLine is what is written in a line of the list, and where; lengths are pixels.
type scoreLine struct {
	figure    string
	figureW   float64
	place     float64 // middle of the place, from the left
	figurine  float64 // ... and of the mini
	x         float64 // where names begin
	day       string
	dayW      float64  // its room at the right, 0 where it stands below the name
	name, sub []string // lines
	nh, sh    float64  // the height of a line of each
}

// scoreLine lays a score out in a width that begins at r.
func (s *Fame) scoreLine(u *ui.UI, r ui.Rect, e seat, dayW float64) scoreLine {
	l := scoreLine{figure: strconv.Itoa(e.Score), place: 34, figurine: 86, x: r.X + 120, day: s.day(u, e.When), dayW: dayW}
	sub := s.against(u, e.Result, e.SeatResult)
	if note := s.note(e.SeatResult); note != "" {
		sub = strings.TrimSuffix(note+" · "+sub, " · ")
	}
	l.figureW = max(52, house.WriteWidth(s.Hand, l.figure, 50)) + 8
	if r.W < 380 {
		l.place, l.figurine, l.x = 26, 70, r.X+100
	}
	room := r.Right() - l.figureW - 20 - l.x
	short := room-dayW < 120*u.TextScale // the day has a line of its own
	if short {
		l.dayW = 0
	}
	l.sub = u.Wrap(ui.Note, sub, room-l.dayW)
	if short {
		l.sub = append(append([]string(nil), l.sub...), l.day)
	}
	l.name = u.Wrap(scoreNameStyle, full(u, e.player()), room-l.dayW)
	l.nh, l.sh = u.LineHeight(scoreNameStyle), u.LineHeight(ui.Note)
	return l
}

// height is that of all its lines.
func (l *scoreLine) height() float64 {
	return float64(len(l.name))*l.nh + float64(len(l.sub))*l.sh
}

// score is one line of the list; it gives its height.
func (s *Fame) score(u *ui.UI, name string, r ui.Rect, i int, e seat, rule bool, dayW float64) float64 {
	l := s.scoreLine(u, r, e, dayW)
	r.H = max(72, l.height()+20)
	t := u.Touch(name, r)
	if t.Clicked {
		s.chosen = e.Match
		u.Play("marker")
	}
	if !u.Drawing() {
		return r.H
	}
	st := ui.StateNormal
	if t.Hot {
		st = ui.StateHover
	}
	u.Row(r, e.Match != "" && e.Match == s.chosen, st)
	if rule {
		u.HLine(r.X+12, r.Y-3, r.W-24, ui.Rule)
	}
	s.writeScore(u, r, i, e, l)
	if t.Ring {
		u.Ring(r.Inset(5), 5)
	}
	u.Tip(name, r, s.tip(u, e))
	return r.H
}

// writeScore writes the line of the i-th score.
func (s *Fame) writeScore(u *ui.UI, r ui.Rect, i int, e seat, l scoreLine) {
	if i == 0 {
		u.Icon("crown-winner", r.X+l.place, r.CY(), 44, ui.IconPlain, 0)
	} else {
		house.Write(u, s.Hand, r.X+l.place, r.CY()+13, 40, strconv.Itoa(i+1), pencil, ui.AlignMiddle)
	}
	u.Mini(e.Color, r.X+l.figurine, r.CY()+25, 60, 0)
	y := r.CY() - l.height()/2
	for _, word := range l.name {
		u.Text(l.x, y+.78*l.nh, scoreNameStyle, word, ui.Ink, ui.AlignLeft)
		y += l.nh
	}
	for _, word := range l.sub {
		u.Text(l.x, y+.78*l.sh, ui.Note, word, ui.InkSecond, ui.AlignLeft)
		y += l.sh
	}
	if l.dayW > 0 {
		u.TextIn(ui.R(r.Right()-l.figureW-24-l.dayW, r.Y, l.dayW, r.H), ui.Note, l.day, ui.InkSecond, ui.AlignRight)
	}
	ink := ui.Opaque(app.Colour(e.Color).Figure)
	house.Write(u, s.Hand, r.Right()-12-l.figureW/2, r.CY()+17, 50, l.figure, ink, ui.AlignMiddle)
}

// tip tells of the match of a score: when, who had how much, and its seed.
func (s *Fame) tip(u *ui.UI, e seat) ui.Tip {
	var all []string
	for _, o := range e.Seats {
		all = append(all, u.T("fame.name-score", "name", full(u, player{o.Name, o.Level}), "score", o.Score))
	}
	return ui.Tip{
		Title: u.T("fame.name-score", "name", e.Name, "score", e.Score),
		Body:  u.T("fame.at", "day", s.day(u, e.When), "clock", s.clock(e.When)) + " " + s.Words.List(all...) + ".",
		Now:   u.T("fame.seed-moves", "seed", e.Seed, "n", e.Moves),
	}
}

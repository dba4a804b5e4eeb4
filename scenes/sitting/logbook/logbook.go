// Package logbook is the log of a match, drawn up over the table: one sentence a line,
// with the figures, filtered by seat or by what scores.
package logbook

import (
	"strconv"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/scenes/app"
	"delvebox/scenes/house"
	"delvebox/scenes/sitting"
)

// Log is the scene.
type Log struct {
	*sitting.Sitting
	filter int // 0 all, 1 what scores, 2 the viewer's own
	chosen int // line with the light, -1 for none
	opened bool
	rows   []row // of the lines, as they lie
}

// row is where a line lies, counted from the upper edge of all, in logical pixels.
type row struct{ y, h float64 }

// New makes the log of a match.
func New(s *sitting.Sitting) *Log { return &Log{Sitting: s, chosen: -1} }

// Overlay implements scene.Overlay.
func (*Log) Overlay() {}

// Frame implements scene.Scene.
func (s *Log) Frame(u *ui.UI) {
	u.Shield()
	l := house.Lay(u)
	outside := u.Area("log-outside", ui.R(0, 0, u.W, u.H))
	w := min(400*(1+(u.TextScale-1)*.6), l.Mat.W-40)
	if l.Narrow {
		w = min(360*(1+(u.TextScale-1)*.6), l.Mat.W-40)
	}
	r := ui.R(l.Mat.Right()-8-w, l.Mat.Y+16, w, l.Mat.H-12)
	u.Area("log-sheet", r)
	u.Paper(r, 12)
	head := ui.R(r.X+20, r.Y+12, r.W-40, 40)
	u.TextIn(head, ui.Heading, u.T("button.log"), ui.Ink, ui.AlignLeft)
	hw := u.Width(ui.Heading, u.T("button.log")) + 16
	words := []string{u.T("log.all"), u.T("log.points")}
	filters := ui.R(head.X+hw, head.Y+2, head.W-hw-48, 36)
	if s.Viewer != play.NoSeat {
		words = append(words, s.own(u, filters.W, words))
	}
	s.filter = u.Segments("log-filter", filters, words, min(s.filter, len(words)-1))
	shut := u.IconButton("log-close", head.Right()-12, head.CY(), 19, "cross", "", ui.Tip{Title: u.T("button.close")})
	u.Rule(r.X+16, head.Bottom()+8, r.W-32)
	frame := ui.R(r.X+12, head.Bottom()+14, r.W-20, r.Bottom()-head.Bottom()-26)
	s.lines(u, frame)
	if shut || outside.Clicked || u.Key(input.Escape) || u.Key("L") {
		s.Stack.Pop()
	}
}

// own is the viewer's name as far as it has room beside the other words of the filter, in
// a width in pixels.
func (s *Log) own(u *ui.UI, width float64, others []string) string {
	const around = 20 // pixels of each word's place
	for _, w := range others {
		width -= u.Width(ui.ButtonWord15, w) + around
	}
	return house.Short(u, ui.ButtonWord15, s.SeatName(s.Viewer), width-around)
}

// lines draws the sentences under their headings.
func (s *Log) lines(u *ui.UI, frame ui.Rect) {
	list := s.list()
	h := max(34, u.LineHeight(ui.Label)+12)
	s.keys(u, list, frame.H)
	if !s.opened {
		s.opened = true
		u.ScrollToEnd("log-lines")
	}
	u.Scroll("log-lines", frame, func(in ui.Rect, y float64) float64 {
		top, head := y, ""
		s.rows = s.rows[:0]
		if len(list) == 0 {
			u.Text(in.X+8, y+24, ui.Label, u.T("log.empty"), ui.InkSecond, ui.AlignLeft)
		}
		for i, line := range list {
			if line.Head != head {
				head = line.Head
				u.Text(in.X+8, y+h*.7, ui.LabelBold, head, ui.InkSecond, ui.AlignLeft)
				y += h
			}
			high := s.line(u, i, line, ui.R(in.X, y, in.W, h))
			s.rows = append(s.rows, row{y - top, high})
			y += high
		}
		return y - top
	})
}

func (s *Log) line(u *ui.UI, i int, line sitting.Line, r ui.Rect) float64 {
	inner := r.W - 52
	need := u.ParagraphHeight(ui.Label, line.Text, inner) + 12
	r.H = max(r.H, need)
	name := "log-line-" + strconv.Itoa(i)
	t := u.Area(name, r)
	st := ui.StateNormal
	if t.Hot {
		st = ui.StateHover
	}
	u.Row(r, i == s.chosen, st)
	badge := line.Icon
	if line.Seat != play.NoSeat {
		badge = app.Colour(s.SeatColour(line.Seat)).Badge
	}
	u.Icon(badge, r.X+22, r.Y+17, 22, ui.IconPlain, 0)
	u.Paragraph(r.X+42, r.Y+6, inner, ui.Label, line.Text, ui.Ink, ui.AlignLeft)
	switch {
	case !t.Clicked:
	case line.Place != "" && s.Point != nil:
		s.Stack.Pop()
		s.Point(line.Place)
	case s.chosen == i:
		s.chosen = -1
	default:
		s.chosen = i
	}
	return r.H
}

// list is what the filter lets through.
func (s *Log) list() []sitting.Line {
	all := s.Sitting.Log()
	if s.filter == 0 {
		return all
	}
	var out []sitting.Line
	for _, l := range all {
		if s.filter == 1 && l.Scores || s.filter == 2 && l.Seat == s.Viewer {
			out = append(out, l)
		}
	}
	return out
}

// keys steps from line to line and keeps the chosen one in sight.
func (s *Log) keys(u *ui.UI, list []sitting.Line, frame float64) {
	d := 0
	if u.Key(input.ArrowU) {
		d = -1
	} else if u.Key(input.ArrowD) {
		d = 1
	}
	if d == 0 || len(list) == 0 {
		return
	}
	if s.chosen < 0 {
		s.chosen = len(list) - 1
	} else {
		s.chosen = min(max(s.chosen+d, 0), len(list)-1)
	}
	if s.chosen < len(s.rows) {
		r := s.rows[s.chosen]
		u.ScrollTo("log-lines", r.y, r.h, frame)
	}
}

package fame

import (
	"image/color"
	"strconv"

	"delvebox/engine/ui"
	"delvebox/scenes/house"
)

// tile is a figure with what it counts.
type tile struct {
	name, icon, figure, word, note string
}

// tileList is what is counted.
func (s *Fame) tileList(u *ui.UI) []tile {
	c := s.counts
	figure := func(n int) string {
		if n < 0 {
			return "–"
		}
		return strconv.Itoa(n)
	}
	won := u.T("fame.tile-won-none")
	if c.most.Name != "" {
		won = u.T("fame.tile-won", "name", c.most.Name)
	}
	return []tile{
		{"tile-matches", "log", strconv.Itoa(c.matches), u.T("fame.tile-matches", "n", c.matches), u.T("fame.tile-matches-note")},
		{"tile-won", "crown", strconv.Itoa(c.most.Wins), won, u.T("fame.tile-won-note")},
		{"tile-average", "scroll", tenths(c.average), u.T("fame.tile-average"), u.T("fame.tile-average-note")},
		{"tile-closest", "target", figure(c.closest), u.T("fame.tile-closest", "unit", s.unit(u)), u.T("fame.tile-closest-note")},
		{"tile-lead", "medallion-star", figure(c.lead), u.T("fame.tile-lead", "unit", s.unit(u)), u.T("fame.tile-lead-note")},
		{"tile-bots", "bot", strconv.Itoa(c.overBots), u.T("fame.tile-bots"), u.T("fame.tile-bots-note")},
	}
}

const tileGap = 10

// tileHeight is how tall each tile is when it is w wide.
func tileHeight(u *ui.UI, list []tile, w float64) float64 {
	h := 0.0
	for _, t := range list {
		h = max(h, u.ParagraphHeight(ui.Note, t.word, w-12))
	}
	return 70 + h + 14
}

// tilesHeight is how tall all of them are in a width.
func (s *Fame) tilesHeight(u *ui.UI, w float64, columns int) float64 {
	list := s.tileList(u)
	rows := (len(list) + columns - 1) / columns
	cell := (w - tileGap*float64(columns-1)) / float64(columns)
	return float64(rows)*(tileHeight(u, list, cell)+tileGap) - tileGap
}

// tiles draws the counts and gives their height.
func (s *Fame) tiles(u *ui.UI, r ui.Rect, columns int) float64 {
	list := s.tileList(u)
	cells := r.Columns(columns, tileGap)
	h := tileHeight(u, list, cells[0].W)
	for i, t := range list {
		c := cells[i%columns]
		c.Y += float64(i/columns) * (h + tileGap)
		c.H = h
		u.Area(t.name, c)
		u.Hollow(c)
		u.Icon(t.icon, c.X+32, c.Y+40, 40, ui.IconPlain, 0)
		size := s.Hand.SizeFor(t.figure, c.W-72, 48)
		house.Write(u, s.Hand, c.X+58+(c.W-64)/2, c.Y+56, size, t.figure, color.NRGBA{0x26, 0x22, 0x1f, 255}, ui.AlignMiddle)
		wh := u.ParagraphHeight(ui.Note, t.word, c.W-12)
		u.Paragraph(c.X+6, c.Y+70+(h-84-wh)/2, c.W-12, ui.Note, t.word, ui.Ink, ui.AlignMiddle)
		u.Tip(t.name, c, ui.Tip{Title: t.word, Body: t.note})
	}
	return s.tilesHeight(u, r.W, columns)
}

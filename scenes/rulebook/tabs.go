package rulebook

import (
	"delvebox/engine/paint/furniture"
	"delvebox/engine/ui"
)

// A tab's icon with the room behind it, and the room at both its ends, in pixels.
const (
	tabIcon = 26.0
	tabPad  = 15.0
)

// fit is how much of the tabs there is room for.
type fit struct {
	named bool // the names of all games, not only of the one that is shown
	drawn bool // their icons
}

// tabWidth is how wide a game's tab is at the least.
func (s *Rulebook) tabWidth(u *ui.UI, i int, f fit) float64 {
	w := 2.0 * tabPad
	if f.drawn {
		w += tabIcon
	}
	if f.named || i == s.shown {
		w += u.Width(ui.LabelBold, s.Title(s.Boxes[i].ID))
	}
	return w
}

// tabsWidth is how wide the groove of all tabs is at the least.
func (s *Rulebook) tabsWidth(u *ui.UI, f fit) (sum float64) {
	for i := range s.Boxes {
		sum += s.tabWidth(u, i, f)
	}
	return sum + 6
}

// fitTabs finds how much of the tabs fits into a width: first the icons go, then names.
func (s *Rulebook) fitTabs(u *ui.UI, most float64) fit {
	for _, f := range []fit{{named: true, drawn: true}, {named: true}} {
		if s.tabsWidth(u, f) <= most {
			return f
		}
	}
	return fit{drawn: true}
}

// tabs are the games, in one groove: as much of icon and name as there is room for.
func (s *Rulebook) tabs(u *ui.UI, r ui.Rect) {
	f := s.fitTabs(u, r.W)
	need, n := s.tabsWidth(u, f), float64(len(s.Boxes))
	spare := min(24, max(0, r.W-need)/n)
	r = ui.R(r.Right()-need-spare*n, r.Y, need+spare*n, r.H)
	if r.X < 0 || len(s.Boxes) == 0 {
		return
	}
	u.Groove(r, true, 10)
	u.Group("games")
	names := make([]string, len(s.Boxes))
	x := r.X + 3
	for i := range s.Boxes {
		names[i] = "game-" + s.Boxes[i].ID
		q := ui.R(x, r.Y+3, s.tabWidth(u, i, f)+spare, r.H-6)
		x += q.W
		if s.tab(u, i, names[i], q, f, spare) {
			s.show(u, i)
		}
	}
	if to, ok := u.Step(names); ok {
		for i, n := range names {
			if n == to {
				s.show(u, i)
			}
		}
	}
	u.Group("")
}

// tab draws the tab of a game and says whether another game is wanted. Spare is the width
// it has beyond its least.
func (s *Rulebook) tab(u *ui.UI, i int, name string, q ui.Rect, f fit, spare float64) bool {
	g := &s.Boxes[i]
	on, word := i == s.shown, s.Title(g.ID)
	t := u.Touch(name, q)
	c, style := ui.Cream, ui.LabelMedium
	if on {
		u.Painted("rulebook-piece", q, furniture.SegmentPiece)
		c, style = ui.Ink, ui.LabelBold
	} else if t.Hot {
		c = ui.White
	}
	x := q.X + tabPad + spare/2
	if f.drawn {
		u.Icon(g.Look.Emblem, x+10, q.CY(), 20, iconLook(on), 0)
		x += tabIcon
	}
	if f.named || on {
		u.TextIn(ui.R(x, q.Y, q.Right()-x-spare/2-tabPad, q.H), style, word, c, ui.AlignMiddle)
	}
	if t.Ring {
		u.Ring(q.Inset(4), 6)
	}
	tip := ui.Tip{Title: word, Body: u.T("game." + g.ID + ".pitch")}
	if !hasBook(s.Settings.Language, g.ID) {
		tip.Now = u.T("rulebook.not-yet")
	}
	u.Tip(name, q, tip)
	return t.Clicked && !on
}

func iconLook(chosen bool) ui.IconLook {
	if chosen {
		return ui.IconPlain
	}
	return ui.IconRim
}

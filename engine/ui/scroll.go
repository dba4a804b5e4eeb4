package ui

import (
	"delvebox/engine/input"
)

// scrollState is how far a list has been scrolled.
type scrollState struct {
	at, most float64
	grab     float64
	end      bool    // it stays at its end, until somebody scrolls
	high     float64 // the content's height beside the bar
	tried    attempt
}

// attempt is content that was tried without its bar: of that height beside the bar, in a
// frame of w x h.
type attempt struct{ high, w, h float64 }

const (
	barWidth = 12
	barRoom  = barWidth + 8
)

// Scroll shows content taller than its frame. Content draws everything with its upper
// edge at y and gives its height; the bar, 12 px wide, stands at the right.
func (u *UI) Scroll(name string, r Rect, content func(inner Rect, y float64) (height float64)) {
	s := u.scrolled(name)
	t := u.Area(name, r)
	inner, wide := r, s.most <= 0 || s.mayFit(r)
	if !wide {
		inner.W -= barRoom
	}
	u.PushClip(r)
	h := content(inner, r.Y-s.at)
	u.PopClip()
	s.most = max(0, h-r.H)
	switch {
	case !wide:
		s.high = h
	case s.most > 0:
		u.Wake() // the bar needs its room
	}
	if s.end && s.at != s.most {
		s.at = s.most
		u.Wake()
	}
	if t.Hot || u.under(r) {
		if u.event.Kind == input.Wheel && u.surface == nil && !u.handled && s.most > 0 {
			s.at -= u.event.DY * 48
			s.end = false
			u.handled = true
			u.Wake()
		}
	}
	if s.most > 0 && u.surface == nil && !u.handled && u.event.Kind == input.KeyDown {
		switch u.event.Key {
		case input.PageDown:
			s.at += r.H * .9
			u.handled, s.end = true, false
		case input.PageUp:
			s.at -= r.H * .9
			u.handled, s.end = true, false
		}
	}
	if s.most > 0 {
		u.bar(name, s, Rect{r.Right() - barWidth, r.Y, barWidth, r.H}, h)
	}
	s.at = min(max(s.at, 0), s.most)
}

// mayFit says once of content beside a bar that it may fit without: lines are longer then.
func (s *scrollState) mayFit(r Rect) bool {
	now := attempt{s.high, r.W, r.H}
	if now == s.tried || s.high*(r.W-barRoom) > r.H*r.W {
		return false
	}
	s.tried = now
	return true
}

// under says whether the pointer is inside r, whatever lies there.
func (u *UI) under(r Rect) bool { return u.inside && r.Has(u.x, u.y) }

func (u *UI) bar(name string, s *scrollState, r Rect, content float64) {
	thumb := max(44, r.H*r.H/content)
	y := r.Y + (r.H-thumb)*s.at/s.most
	tr := Rect{r.X, y, r.W, thumb}
	t := u.Area(name+".bar", r)
	if t.Pressed {
		if tr.Has(t.X, t.Y) {
			s.grab = t.Y - y
		} else {
			s.grab = thumb / 2
		}
	}
	if t.Held && u.surface == nil {
		s.at = (t.Y - s.grab - r.Y) / (r.H - thumb) * s.most
		s.end = false
	}
	u.scrollBar(r, tr, t.Hot || t.Held)
}

func (u *UI) scrolled(name string) *scrollState {
	s := u.scroll[name]
	if s == nil {
		s = &scrollState{}
		u.scroll[name] = s
	}
	return s
}

// ScrollTo brings the stretch from y to y+h, counted from the content's upper edge,
// into sight.
func (u *UI) ScrollTo(name string, y, h, frame float64) {
	s := u.scrolled(name)
	if y < s.at {
		s.at = max(y, 0)
	} else if y+h > s.at+frame {
		s.at = y + h - frame
	}
	s.most, s.end = max(s.most, s.at), false
	u.Wake()
}

// ScrollToEnd brings the end into sight and keeps it there, however the content grows,
// until somebody scrolls.
func (u *UI) ScrollToEnd(name string) {
	u.scrolled(name).end = true
	u.Wake()
}

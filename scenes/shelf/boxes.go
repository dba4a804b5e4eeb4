package shelf

import (
	"image"
	"time"

	"delvebox/engine/paint"
	"delvebox/engine/ui"
	"delvebox/scenes/app"
	"delvebox/scenes/shelf/lids"
)

type lidKey struct {
	game  string
	width float64
	lift  int
	foot  string
}

// boxes draws the lids in a row; the one under the pointer is lifted.
func (s *Shelf) boxes(u *ui.UI) {
	u.Group("boxes")
	top, foot := 176.0, u.H-100
	gap := 14.0
	n := float64(max(len(s.Boxes), 1))
	w := min((u.W-48-gap*(n-1))/n-16, (foot-top-40)/1.55, 300)
	h := lids.Height(w)
	total := n*w + (n-1)*(gap+16)
	x := (u.W - total) / 2
	y := top + (foot-top-h)/2
	names := make([]string, len(s.Boxes))
	for i := range s.Boxes {
		b := &s.Boxes[i]
		names[i] = "box-" + b.ID
		r := ui.R(x, y+float64((i*37)%3-1)*8, w, h)
		s.box(u, b, r)
		x += w + gap + 16
	}
	u.Step(names)
	u.Group("")
}

func (s *Shelf) box(u *ui.UI, b *app.Box, r ui.Rect) {
	name := "box-" + b.ID
	t := u.Touch(name, r)
	up := 0.0
	if t.Hot || t.Ring {
		up = 1
	}
	lift := u.Ease(name, up, 140*time.Millisecond)
	step := int(up * 2)
	foot := u.T("shelf.players-short", "seats", b.Look.Seats)
	o := lids.Origin(r.W)
	key := lidKey{b.ID, r.W, step, foot}
	at := func(lift float64) func(k float64) *image.RGBA {
		return func(k float64) *image.RGBA { return s.lids.Lid(s.design(b), foot, r.W, k, lift) }
	}
	if !u.Drawing() || u.Ready(key) || step == 0 {
		u.PictureLater(key, r.X-o, r.Y-o-6*lift, paint.Place{}, at(up))
	} else {
		u.PictureLater(key, r.X-o, r.Y-o-6*lift, paint.Place{Fade: 1}, at(up))
		key.lift = 0
		u.PictureLater(key, r.X-o, r.Y-o-6*lift, paint.Place{}, at(0))
	}
	if t.Ring {
		u.Ring(r.Inset(-8), 12)
	}
	title := s.Title(b.ID)
	tip := ui.Tip{Title: title, Body: u.T("game." + b.ID + ".pitch")}
	if b.Shut() {
		tip.Now = u.T("shelf.closed")
	}
	u.Tip(name, r, tip)
	if !t.Clicked {
		return
	}
	if !b.Shut() {
		u.Play("card-slide")
		s.Open.SetUp(b.ID)
		return
	}
	u.Play("refused")
	u.Notify("lock", u.T("shelf.closed-note", "game", title, "open", s.openTitles()), "", nil)
}

// design is what a box's lid is made of.
func (s *Shelf) design(b *app.Box) lids.Design {
	if b.Look.Lid.Art != nil {
		return b.Look.Lid
	}
	return lids.Plain(s.Title(b.ID), b.Look.Emblem, b.Look.Cloth)
}

// openTitles lists the games that can be opened.
func (s *Shelf) openTitles() string {
	var titles []string
	for i := range s.Boxes {
		if !s.Boxes[i].Shut() {
			titles = append(titles, s.Title(s.Boxes[i].ID))
		}
	}
	return s.Words.List(titles...)
}

// Package shelf is the first scene: the five boxes by candle-light, Continue, and the
// way to the rulebook, the Hall of Fame, the settings and out.
package shelf

import (
	"image"
	"strconv"
	"time"

	"delvebox/engine/input"
	"delvebox/engine/paint"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/store"
	"delvebox/engine/ui"
	"delvebox/scenes/app"
	"delvebox/scenes/house"
	"delvebox/scenes/shelf/lids"
)

// Shelf is the scene.
type Shelf struct {
	*app.App
	lids *lids.Painter
	hand *app.Box       // the game meant where none is named, nil if there is none
	open *store.Preview // the match that Continue goes on with, nil if there is none
	hurt *store.Preview // a damaged match of which a part is whole, saved later than that; nil if there is none
	read bool
	told bool // that a match is damaged
	warn bool // that leaving the program loses moves
}

// New makes the shelf.
func New(a *app.App) *Shelf {
	art := a.UI.Art
	return &Shelf{App: a, lids: lids.New(art.Icons, art.Faces)}
}

// Return implements scene.Returner: the shelf looks at the saves anew.
func (s *Shelf) Return() { s.read = false }

// look reads which match is open.
func (s *Shelf) look() {
	if s.read {
		return
	}
	if s.Retry() > 0 {
		s.UI.Notify("check", s.UI.T("fault.save-retry"), "", nil)
	}
	s.read, s.open, s.hurt, s.hand = true, nil, nil, s.Handy()
	if p, ok := s.Held(); ok {
		s.open = &p
		s.UI.Notify("lock", s.UI.T("shelf.held"), "", nil)
		return
	}
	list, err := s.Store.Matches()
	if err != nil {
		s.UI.Notify("lock", s.Say(err), "", nil)
		return
	}
	for i := range list {
		if list[i].Err == nil {
			s.open = &list[i]
			return
		}
		if list[i].Whole && s.hurt == nil && !list[i].Rescued {
			s.hurt = &list[i]
			continue
		}
		if !s.told && !list[i].Rescued { // a match that does not come back is not passed over in silence
			s.UI.Notify("lock", s.Say(list[i].Err), "", nil)
			s.told = true
		}
	}
}

// Frame implements scene.Scene.
func (s *Shelf) Frame(u *ui.UI) {
	s.look()
	house.Table(u)
	s.candle(u)
	if s.hurt != nil {
		s.rescues(u)
	} else {
		s.continues(u)
	}
	s.row(u)
	s.boxes(u)
	s.keys(u)
}

func (s *Shelf) candle(u *ui.UI) {
	size := 150.0
	u.PictureLater("shelf-glow", 84-300, 88-300, paint.Place{}, s.lids.Glow)
	u.PictureLater("shelf-candle", 84-size/2, 88-size/2, paint.Place{}, s.lids.Candle)
	h := min(72, (u.W-700)/8)
	u.PictureLater(nameKey{h}, 164, 50, paint.Place{}, func(k float64) *image.RGBA { return s.lids.Name(h, k) })
	u.Text(174, 50+h+24, ui.Motto, u.T("app.subtitle"), ui.CreamDim, ui.AlignLeft)
}

type nameKey struct{ h float64 }

// continues is the sheet of the match that is open, with the button to go on.
func (s *Shelf) continues(u *ui.UI) {
	w := min(560, u.W-640+(u.TextScale-1)*60)
	r := ui.R(u.W-44-w, 30, w, 128+(u.TextScale-1)*50)
	if s.open == nil {
		return
	}
	u.Paper(r, 6)
	game := s.Title(s.open.Game)
	pic := ui.R(r.X+10, r.Y+10, r.H-20, r.H-20)
	bw := max(160, u.Width(ui.MainWord, u.T("button.continue"))+56)
	br := ui.R(r.Right()-bw-14, r.Bottom()-60-u.Grow(ui.MainWord), bw, 48+u.Grow(ui.MainWord))
	x := pic.Right() + 18
	step, fits := crowd(len(s.open.Seats), br.X-x)
	if fits {
		s.emblem(u, pic)
	} else { // there is more room for the players without it
		x = r.X + 18
		step, _ = crowd(len(s.open.Seats), br.X-x)
	}
	u.Text(x, r.Y+34, ui.Heading, game, ui.Ink, ui.AlignLeft)
	y := r.Y + 38
	note := s.names()
	u.PushClip(ui.R(x, r.Y, r.Right()-x-12, r.H))
	y += u.Paragraph(x, y, r.Right()-x-16, ui.Label, note, ui.InkSecond, ui.AlignLeft)
	for i, seat := range s.open.Seats {
		u.Mini(seat.Color, x+step*(float64(i)+.4), r.Bottom()-16, step*miniTall, 0)
	}
	u.PopClip()
	if u.Button("continue", br, ui.Button{Kind: ui.MainButton, Word: u.T("button.continue")}) {
		s.goOn(u)
	}
}

// The minis of a sheet's players, in logical pixels.
const (
	miniStep  = 40.0 // from one to the next where there is room
	miniLeast = 30.0 // ... and where there is little
	miniTall  = 1.2  // height of a mini, in steps
)

// crowd is how far apart the minis of so many players stand in a width, and whether they
// have enough of it.
func crowd(players int, width float64) (step float64, fits bool) {
	step = min(miniStep, (width-8)/float64(max(players, 1)))
	return max(step, 0), step >= miniLeast
}

type emblemKey struct {
	id   string
	size float64
}

// emblem is the little picture of the game beside Continue.
func (s *Shelf) emblem(u *ui.UI, r ui.Rect) {
	b := s.Box(s.open.Game)
	switch {
	case b == nil:
	case b.Look.Picture != nil:
		u.Picture(emblemKey{b.ID, r.W}, r.X, r.Y, paint.Place{}, func(k float64) *image.RGBA { return b.Look.Picture(u.Art, r.W, k) })
	default:
		u.Cloth(r, ui.Opaque(b.Look.Cloth.Color()))
		u.Icon(b.Look.Emblem, r.CX(), r.CY(), r.W*.7, ui.IconShadow, 0)
	}
}

func (s *Shelf) names() string {
	var names []string
	for _, seat := range s.open.Seats {
		names = append(names, seat.Name)
	}
	return s.Words.List(names...)
}

func (s *Shelf) goOn(u *ui.UI) {
	if err := s.Continue(s.open.Name); err != nil {
		s.refused(u, s.open.Name, err)
	}
}

// row is the small row of buttons at the foot.
func (s *Shelf) row(u *ui.UI) {
	type item struct{ name, icon, word string }
	items := []item{
		{"rulebook", "rulebook", u.T("button.rulebook")},
		{"fame", "trophy", u.T("shelf.hall")},
		{"settings", "settings", u.T("button.settings")},
		{"quit", "exit", u.T("button.quit")},
	}
	width := func(it item) float64 { return 48 + u.Width(ui.ButtonWord, it.word) + 44 }
	total := 24.0 * float64(len(items)-1)
	for _, it := range items {
		total += width(it)
	}
	x, h := (u.W-total)/2, 54+u.Grow(ui.ButtonWord)
	y := u.H - 88 + (54-h)/2
	if u.W > 1200 && total < u.W-480 {
		u.PictureLater("shelf-pen", 60, u.H-160, paint.Place{}, func(k float64) *image.RGBA { return s.lids.Pen(pixel.Hex(0x0072b2), k) })
		u.PictureLater("shelf-dice", u.W-190, u.H-140, paint.Place{}, s.lids.Dice)
	}
	for _, it := range items {
		w := width(it)
		if u.Button(it.name, ui.R(x, y, w, h), ui.Button{Kind: ui.Secondary, Icon: it.icon, Word: it.word}) {
			s.press(it.name)
		}
		x += w + 24
	}
}

func (s *Shelf) press(name string) {
	switch name {
	case "rulebook":
		id := ""
		if s.hand != nil {
			id = s.hand.ID
		}
		s.Open.Rulebook(id, "")
	case "fame":
		s.Open.Fame()
	case "settings":
		s.Open.Settings()
	case "quit":
		s.leave()
	}
}

// leave ends the program. Moves that are still not saved would be lost: that is said
// first.
func (s *Shelf) leave() {
	s.Retry()
	if _, ok := s.Held(); ok && !s.warn {
		s.warn = true
		s.UI.Notify("lock", s.UI.T("shelf.quit-held"), "", nil)
		return
	}
	s.Stack.Quit()
}

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

// keys opens boxes by their figures.
func (s *Shelf) keys(u *ui.UI) {
	for i := range s.Boxes {
		if b := &s.Boxes[i]; u.Key(input.Key(strconv.Itoa(i+1))) && !b.Shut() {
			s.Open.SetUp(b.ID)
		}
	}
	switch {
	case u.Key(input.Enter):
		if s.open != nil {
			s.goOn(u)
		} else if s.hand != nil {
			s.Open.SetUp(s.hand.ID)
		}
	case u.Key("R"):
		s.press("rulebook")
	case u.Key("S"):
		s.press("settings")
	}
}

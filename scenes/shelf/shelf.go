// Package shelf is the first scene: the five boxes by candle-light, Continue, and the
// way to the rulebook, the Hall of Fame, the settings and out.
package shelf

import (
	"image"
	"strconv"

	"delvebox/engine/input"
	"delvebox/engine/paint"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/play"
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
	hand *app.Box        // the game meant where none is named, nil if there is none
	open *store.Preview  // the match that Continue goes on with, nil if there is none
	hurt *store.Preview  // a damaged match of which a part is whole, saved later than that; nil if there is none
	far  string          // how far that match is, "" while nobody knows
	tell chan play.State // ... on its way, nil if nobody asks
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
	s.far, s.tell = "", nil
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

// Tick implements scene.Ticker: once the shelf is to be seen, the open match is replayed
// beside it, and the sheet tells how far it is.
func (s *Shelf) Tick(u *ui.UI) {
	if s.open == nil || s.far != "" {
		return
	}
	b := s.Box(s.open.Game)
	if b == nil || b.Stands == nil {
		return
	}
	if s.tell == nil {
		s.tell = make(chan play.State, 1)
		go func(name string, to chan<- play.State) {
			if m, err := s.Store.Look(s.Games, name); err == nil {
				to <- m.Seen(play.NoSeat)
			}
		}(s.open.Name, s.tell)
	}
	select {
	case st := <-s.tell:
		s.far = b.Stands(st, s.Words)
		u.Wake()
	default:
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

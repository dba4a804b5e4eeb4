package tray_test

import (
	"fmt"
	"image"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/anim/tumble"
	"delvebox/engine/paint"
	"delvebox/engine/scene"
	"delvebox/engine/ui"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/dungeonroll/decor"
	"delvebox/scenes/dungeonroll/tray"
)

// table is a table on which dice are thrown.
type table struct {
	dice  *tray.Dice
	throw *tray.Throw
	lying []tray.Die
	heard []tumble.Contact
}

func (s *table) Frame(u *ui.UI) {
	p := decor.Lay(u.W, u.H)
	u.PictureLater([2]float64{u.W, u.H}, 0, 0, paint.Place{}, func(k float64) *image.RGBA { return decor.Table(u.W, u.H, k) })
	if s.throw != nil {
		s.throw.Show(u)
	}
	for i, d := range s.lying {
		s.dice.Show(u, d, p.Party.X+(float64(i)+.5)*p.Party.W/float64(len(s.lying)), p.Party.CY(), p.Half, tray.Held(float64(i)/4))
	}
}

func (s *table) Tick(u *ui.UI) {
	if s.throw != nil {
		s.heard = append(s.heard, s.throw.Contacts(u)...)
	}
}

func open(t *testing.T, w apptest.Window) (*table, *scene.Rehearsal) {
	t.Helper()
	a, r := apptest.Open(t, w)
	d, err := tray.New()
	require.NoError(t, err)
	s := &table{dice: d}
	a.Stack.Push(s)
	return s, r
}

// cast throws seven dungeon dice onto the table.
func (s *table) cast(u *ui.UI) {
	p := decor.Lay(u.W, u.H)
	area := tumble.Rect{X0: p.Monsters.X, Y0: p.Monsters.Y, X1: p.Monsters.Right(), Y1: p.Monsters.Bottom()}
	var ends []tray.End
	for i, at := range tumble.Spread(7, area, p.Half, 3) {
		face := []string{"goblin", "skeleton", "ooze", "chest", "potion", "dragon", "goblin"}[i]
		ends = append(ends, tray.End{Die: tray.Die{Face: face, Turn: i}, X: at.X, Y: at.Y})
	}
	s.throw = s.dice.Throw(ends, p.Velvet, p.Velvet.CX(), p.Velvet.Bottom()-20, p.Half, 9)
}

func TestAThrowIsShownToItsEnd(t *testing.T) {
	w := apptest.Window{Speed: 1, Scale: .4}
	if apptest.Pictures() {
		w.Scale = 1
	}
	s, r := open(t, w)
	r.Draw()
	s.cast(r.Stack.UI)
	require.False(t, s.throw.Done(r.Stack.UI))
	for n := 0; !s.throw.Done(r.Stack.UI); n++ {
		require.Less(t, n, 120, "a throw of seven takes about a second")
		if n%8 == 0 {
			apptest.Keep(t, fmt.Sprintf("tray-%02d", n), r.Draw())
		} else {
			r.Stack.Draw(r.Canvas)
		}
		require.True(t, r.Stack.NeedsPicture(), "it keeps moving")
		r.Step()
	}
	end := append([]uint8(nil), r.Draw().Pix...)
	assert.NotEmpty(t, s.heard)
	r.Stack.UI.Now += time.Second
	assert.Equal(t, end, r.Draw().Pix, "the dice lie still")
	assert.False(t, r.Stack.NeedsPicture())

	// the same dice, put there without a throw
	was := s.throw
	s.cast(r.Stack.UI)
	s.throw.Skip()
	require.True(t, s.throw.Done(r.Stack.UI))
	r.Stack.UI.Wake()
	assert.Equal(t, end, r.Draw().Pix, "skipping ends in the same picture")
	require.NotSame(t, was, s.throw)
}

func TestWithoutMovementAThrowIsDoneAtOnce(t *testing.T) {
	s, r := open(t, apptest.Window{Scale: .5})
	s.cast(r.Stack.UI)
	assert.True(t, s.throw.Done(r.Stack.UI))
	r.Draw()
	assert.False(t, r.Stack.NeedsPicture())
}

func TestReducedMotionFadesTheDiceIn(t *testing.T) {
	s, r := open(t, apptest.Window{Scale: .5, Speed: 1, Reduced: true})
	before := append([]uint8(nil), r.Draw().Pix...)
	s.cast(r.Stack.UI)
	r.Stack.UI.Wake()
	assert.Equal(t, before, r.Draw().Pix, "nothing is seen at first")
	for range 40 {
		r.Step()
		r.Stack.Draw(r.Canvas)
	}
	assert.NotEqual(t, before, r.Draw().Pix)
	assert.Empty(t, s.heard, "what does not move is not heard")
}

func TestTheSetIsPreparedInTheBackground(t *testing.T) {
	s, r := open(t, apptest.Window{Scale: .5})
	most := 0
	prepared := false
	r.Stack.Push(frame(func(u *ui.UI) {
		prepared = s.dice.Prepare(u, 10)
		most = max(most, u.Art.Gallery.Busy())
	}))
	for i := 0; i < 2000 && !prepared; i++ {
		r.Stack.UI.Wake()
		r.Draw()
	}
	assert.True(t, prepared)
	assert.LessOrEqual(t, most, 5, "only a few at a time, so that nothing else waits for long")
}

type frame func(u *ui.UI)

func (f frame) Frame(u *ui.UI) { f(u) }

func TestUnknownFacesShowABlankDie(t *testing.T) {
	s, r := open(t, apptest.Window{Scale: 1})
	s.lying = []tray.Die{{Face: "cleric"}, {Face: "scroll", Turn: 1}, {Face: "nobody", Turn: -1}, {Face: "dragon", Turn: 5}, {Face: "ooze"}}
	apptest.Keep(t, "tray-lying", r.Draw())
}

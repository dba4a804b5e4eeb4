package door_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/engine/scene"
	"delvebox/engine/store"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/scenes/app"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/doodledungeon/build"
	"delvebox/scenes/doodledungeon/door"
	"delvebox/scenes/doodledungeon/table"
	"delvebox/scenes/doodledungeon/trail"
)

// sitting is a table of the tour with a hand at it.
type sitting struct {
	*table.Table
	t *testing.T
	a *app.App
	r *scene.Rehearsal
}

// at opens a stop of the tour in a coarse window; nothing moves.
func at(t *testing.T, stop string) *sitting {
	t.Helper()
	return atIn(t, stop, apptest.Window{Scale: .25})
}

func atIn(t *testing.T, stop string, w apptest.Window) *sitting {
	t.Helper()
	b, err := door.Box()
	require.NoError(t, err)
	a, r := apptest.OpenBoxes(t, w, b)
	a.Open.Match = func(m *play.Match, save *store.Save) {
		s, err := b.Open(a, m, save)
		require.NoError(t, err)
		a.Stack.Push(s)
	}
	for _, s := range b.Tour() {
		if s.Name == "doodledungeon-"+stop {
			require.NoError(t, s.Open(a))
		}
	}
	tab, ok := a.Stack.Top().(*table.Table)
	require.True(t, ok, "there is no stop %q", stop)
	s := &sitting{tab, t, a, r}
	r.Step()
	r.Draw()
	return s
}

// act plays a script of the hand.
func (s *sitting) act(script string) {
	s.t.Helper()
	p := input.NewPlayer(&scene.Stage{Stack: s.a.Stack})
	p.Hurry = true
	require.NoError(s.t, p.ReadScript("test", script))
	require.NoError(s.t, s.r.Play(p, time.Minute))
	s.r.Step()
	s.r.Draw()
}

func (s *sitting) state() *doodledungeon.State {
	return s.Playing().State().(*doodledungeon.State)
}

// DD-029: the formation at the pointer is turned by wheel and R, mirrored by F, M and the
// right button.
func TestTheFormationTurnsAndMirrorsAtThePointer(t *testing.T) {
	s := at(t, "walls")
	v := s.View().(*build.View)
	f, was, ok := v.Hanging()
	require.True(t, ok)
	require.Equal(t, "H3", f.Code, "a shape with eight positions")
	where := func() int { _, p, _ := v.Hanging(); return p }
	s.act("point D5\nkey R")
	require.Equal(t, f.Turn(was), where())
	s.act("wheel D5 1")
	require.Equal(t, f.Turn(f.Turn(was)), where())
	s.act("wheel D5 -1\nwheel D5 -1")
	require.Equal(t, was, where())
	for _, how := range []string{"key F", "key M", "right D5"} {
		before := where()
		s.act("point D5\n" + how)
		require.Equal(t, f.Mirror(before), where(), how)
	}
	require.Zero(t, s.state().Erasable(0), "turning draws nothing")
}

// DD-031, DD-032: a click where the walls do not fit draws nothing and says why.
func TestARefusedWallStaysUndrawnAndSaysWhy(t *testing.T) {
	s := at(t, "walls")
	n := s.Playing().Len()
	s.act("click B2") // an orc stands there
	require.Equal(t, n, s.Playing().Len())
	require.Contains(t, s.a.UI.Refused(), "drawing is already there")
}

// DD-024, DD-025, DD-026: what is built can be erased by a click on its element until the
// card is turned over, which asks once.
func TestBuiltElementsAreErasedUntilTheCardIsTurned(t *testing.T) {
	s := at(t, "built")
	before := s.state().Sheet(0)
	s.act("click element-1")
	n, _, open := s.state().Due(0)
	require.True(t, open)
	require.Zero(t, n, "all of the card is erased")
	require.NotEqual(t, before, s.state().Sheet(0))
	s.act("key Ctrl+Z")
	require.Equal(t, before, s.state().Sheet(0), "and brought back by undo")
	s.act("click erase")
	require.Len(t, s.state().Erasable(0), 2, "the eraser takes the last one")
	s.act("key Ctrl+Z\nclick main")
	require.Equal(t, doodledungeon.Building, s.state().Phase())
	require.Equal(t, play.Seat(0), s.state().Turn(), "it asks first")
	require.True(t, apptest.Says(s.r, "Yes, turn it over"))
	turned := s.state().Faceup(0)
	s.act("click main")
	require.Equal(t, turned, s.state().Pile(0)[0], "then it is turned")
}

// DD-021: the main button rests while something is to be built.
func TestTheCardIsNotTurnedBeforeAllIsBuilt(t *testing.T) {
	s := at(t, "walls")
	n := s.Playing().Len()
	s.act("click main")
	require.Equal(t, n, s.Playing().Len())
	require.NotEmpty(t, s.a.UI.Refused())
}

// DD-043, DD-045: with several persons own treasures are on the screen only behind the
// curtain, and the log never tells where they are.
func TestTreasuresAreSeenOnlyBehindTheCurtain(t *testing.T) {
	s := at(t, "curtain")
	s.act("wait idle")
	require.True(t, apptest.Says(s.r, "I am Orange"))
	require.True(t, s.Treasures(0).Empty(), "nothing may be drawn of them yet")
	require.False(t, s.Playable())
	s.act("wait 700ms\nclick handover\nwait idle")
	require.Equal(t, s.state().Treasures(0), s.Treasures(0))
	require.True(t, s.Playable())
	free := s.state().Treasures(0).Not()
	q := free.First()
	s.act("click " + q.String())
	require.True(t, s.state().Treasures(0).Has(q))
	for _, l := range s.Log() {
		require.NotContains(t, l.Text, "treasure on")
		if strings.Contains(l.Text, "treasure") {
			require.NotContains(t, l.Text, q.String())
		}
	}
}

// DD-071: a hand is on the screen only behind the curtain, at no moment of its fall.
func TestAHandIsSeenOnlyBehindTheCurtain(t *testing.T) {
	s := at(t, "turn")
	s.a.UI.Prefs.Speed = 1
	names := map[string]bool{}
	for _, id := range s.state().Hand(0) {
		names[s.CardName(id)] = true
	}
	require.NotEmpty(t, names)
	for range 60 {
		s.r.Step()
		for _, id := range s.Hand(0) {
			require.Equal(t, card.Unknown, id)
		}
		require.False(t, s.Playable())
	}
	s.act("wait 700ms\nclick handover\nwait 900ms")
	require.True(t, s.Playable())
	require.Equal(t, s.state().Hand(0), s.Hand(0))
	for _, l := range s.Log() {
		for name := range names {
			require.False(t, strings.Contains(l.Text, "Drew") && strings.Contains(l.Text, name), l.Text)
		}
	}
}

// DD-046: an upgrade is checked by a click on its track.
func TestAnUpgradeIsCheckedOnItsTrack(t *testing.T) {
	s := at(t, "upgrade")
	was := s.state().Checked(0, card.TrapTrack)
	s.act("click check-trap")
	require.Equal(t, was+1, s.state().Checked(0, card.TrapTrack))
}

// The player may draw a monster freehand: it is kept, and can be taken back.
func TestAMonsterIsDrawnFreehand(t *testing.T) {
	s := at(t, "monster")
	_, e, ok := s.state().Due(0)
	require.True(t, ok)
	require.True(t, e.Mark.Monster())
	room := s.state().Sheet(0)
	q := room.Room().First()
	s.act("click " + q.String() + "\nclick sketch\nwait idle")
	r, found := s.a.UI.Find("sketch-paper")
	require.True(t, found)
	s.r.Send(
		input.Event{Kind: input.Move, X: r.X + 40, Y: r.Y + 40}, input.Event{Kind: input.Press, X: r.X + 40, Y: r.Y + 40},
		input.Event{Kind: input.Move, X: r.X + 90, Y: r.Y + 120}, input.Event{Kind: input.Move, X: r.X + 140, Y: r.Y + 60},
		input.Event{Kind: input.Release, X: r.X + 140, Y: r.Y + 60},
	)
	s.act("click sketch-done")
	d := s.state().Sketch(0, q)
	require.Len(t, d.Strokes(), 1)
	require.GreaterOrEqual(t, len(d.Strokes()[0]), 3)
	s.act("click sketch\nwait idle\nclick sketch-stamp")
	require.Empty(t, s.state().Sketch(0, q))
}

// DD-053, DD-054, DD-060: the line grows step by step; what is against a rule leaves no
// line; it is taken back step by step.
func TestThePathIsDrawnStepByStep(t *testing.T) {
	s := at(t, "path")
	v := s.View().(*trail.View)
	s.act("click A2")
	require.Zero(t, v.Pen().Len())
	require.Contains(t, s.a.UI.Refused(), "A1")
	s.act("click A1\nclick B2")
	require.Equal(t, 1, v.Pen().Len(), "no diagonal steps")
	s.act("key ArrowDown")
	require.Equal(t, 2, v.Pen().Len())
	s.act("key Backspace")
	require.Equal(t, 1, v.Pen().Len())
	s.act("drag A1 A2 A3")
	require.Equal(t, 3, v.Pen().Len())
	s.act("right A3")
	require.Equal(t, 2, v.Pen().Len())
	s.act("key Ctrl+Z")
	require.Equal(t, 1, v.Pen().Len(), "undo takes a step back as well")
	n := s.Playing().Len()
	s.act("click main")
	require.Equal(t, n, s.Playing().Len(), "unfinished")
	s.act("click erase\nclick erase")
	require.Zero(t, v.Pen().Len())
}

// DD-072: walking, and a click goes to the end of what is shown.
func TestWhatIsShownIsSkippedByAClick(t *testing.T) {
	s := at(t, "walk")
	s.a.UI.Prefs.Speed = 1
	u := s.a.UI
	r, ok := u.Find("main")
	require.True(t, ok)
	s.r.Send(input.Event{Kind: input.Move, X: r.CX(), Y: r.CY()}, input.Event{Kind: input.Press, X: r.CX(), Y: r.CY()}, input.Event{Kind: input.Release, X: r.CX(), Y: r.CY()})
	s.r.Draw()
	require.True(t, s.View().Busy(u), "the hero walks")
	require.False(t, s.Playable())
	n := s.Playing().Len()
	s.r.Send(input.Event{Kind: input.Press, X: r.CX(), Y: r.CY()}, input.Event{Kind: input.Release, X: r.CX(), Y: r.CY()})
	require.False(t, s.View().Busy(u))
	require.Equal(t, n, s.Playing().Len(), "the click only skips")
}

// DD-105, DD-107: a Hero action is laid above a rival's dungeon by a click on the card and
// one on the small sheet, or by dragging it there.
func TestAHeroActionIsLaidAboveARivalsDungeon(t *testing.T) {
	for _, how := range []string{"click %c\nclick rival-3", "drag %c rival-3"} {
		s := at(t, "help")
		name := ""
		for i, id := range s.state().Hand(0) {
			if a := s.Tables.Card(id).Action; a.Hero() && a != card.Bomb {
				name = "hand-" + string(rune('1'+i))
			}
		}
		require.NotEmpty(t, name)
		was := len(s.state().Above(2))
		s.act(strings.ReplaceAll(how, "%c", name))
		require.Len(t, s.state().Above(2), was+1, how)
	}
}

// DD-122: a card is put under the pile by a click on it and one on the pile.
func TestACardIsPutUnderThePile(t *testing.T) {
	s := at(t, "help")
	hand, pile := len(s.state().Hand(0)), len(s.state().Pile(0))
	s.act("click hand-1\nclick pile")
	require.Len(t, s.state().Hand(0), hand-1)
	require.Len(t, s.state().Pile(0), pile+1)
	require.Equal(t, doodledungeon.Refilling, s.state().Step())
}

// A small sheet is looked at closely, and Escape leads back.
func TestARivalsDungeonIsLookedAtClosely(t *testing.T) {
	s := at(t, "help")
	s.act("click rival-2")
	require.Equal(t, play.Seat(1), s.Look)
	require.True(t, apptest.Says(s.r, "Back from Blue’s dungeon"))
	s.act("key Escape")
	require.Equal(t, play.NoSeat, s.Look)
}

// DD-009: a card is taken by a click or by its number, and nothing of it is secret.
func TestACardIsTaken(t *testing.T) {
	for _, how := range []string{"", "key 2"} {
		s := at(t, "draft")
		seat, id := s.state().Turn(), s.state().Offer()[1]
		require.NotEqual(t, card.NoCard, id)
		if how == "" {
			s.act("click card-" + id.String())
		} else {
			s.act(how)
		}
		require.Equal(t, id, s.state().Faceup(seat))
	}
}

// The keyboard builds as well: Tab to the sheet, arrows, Enter.
func TestAMonsterIsDrawnWithTheKeyboard(t *testing.T) {
	s := at(t, "monster")
	_, e, _ := s.state().Due(0)
	s.a.UI.Focus("sheet", true)
	s.act("key ArrowLeft\nkey ArrowRight")
	sh := s.state().Sheet(0)
	cur := sheet.At(3, 4)
	for i := 0; i < 80 && !sh.Room().Has(cur); i++ {
		next := sheet.At(cur.Column()+1, cur.Row())
		key := "key ArrowRight"
		if !next.Valid() {
			next, key = sheet.At(cur.Column(), cur.Row()+1), "key ArrowDown"
		}
		if !next.Valid() {
			break
		}
		s.act(key)
		cur = next
	}
	if !sh.Room().Has(cur) {
		t.Skip("no room on the way")
	}
	s.act("key Enter")
	got := s.state().Sheet(0)
	assert.Equal(t, e.Mark, got.At(cur))
}

// Tips of a first game stand there until they are put away.
func TestATipIsPutAway(t *testing.T) {
	s := at(t, "monster")
	s.Tips = true
	s.r.Draw()
	require.True(t, apptest.Says(s.r, "Monsters on narrow passages"))
	s.act("click tip-ok")
	require.False(t, apptest.Says(s.r, "Monsters on narrow passages"))
	s.act("wait idle")
}

func stageOf(s *sitting) *scene.Stage { return &scene.Stage{Stack: s.a.Stack} }

// DD-014: in the draft the own action pile is looked through, behind the curtain; nobody
// else's ever is.
func TestTheOwnPileIsOpenedInTheDraft(t *testing.T) {
	s := atIn(t, "draft", apptest.Window{Scale: picture(.25)})
	seat := s.state().Turn()
	var names []string
	for _, id := range s.state().Pile(seat) {
		names = append(names, s.CardName(id))
	}
	require.Len(t, names, 4)
	s.act("click own-pile\nwait 700ms")
	require.True(t, apptest.Says(s.r, "I am "+s.SeatName(seat)))
	require.False(t, s.has("pile-1"))
	s.act("click handover\nwait idle")
	if !s.has("pile-1") {
		s.act("click own-pile")
	}
	for i, name := range names {
		require.True(t, s.has("pile-"+string(rune('1'+i))))
		require.True(t, apptest.Says(s.r, name), name)
	}
	apptest.Keep(t, "draft-own-pile", s.r.Draw())
	s.act("click own-pile")
	require.False(t, s.has("pile-1"), "and put away")
	s.act("click own-pile\nclick card-" + s.state().Offer()[1].String() + "\nwait idle")
	require.NotEqual(t, seat, s.state().Turn())
	require.False(t, s.has("pile-1"), "the next player does not see it")
}

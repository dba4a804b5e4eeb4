package delve_test

import (
	"cmp"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/dungeonroll/board"
	"delvebox/scenes/dungeonroll/delve"
	"delvebox/scenes/dungeonroll/rig"
)

// laid is a table in a position; the window is small where no pictures are kept.
type laid struct {
	phase     dungeonroll.Phase // Monster if left out
	hero      dungeonroll.Hero
	xp        int
	level     int
	party     string // codes: "CFMTHS", a small letter for a transformed monster
	row       string // codes: "gkocp"
	lair      int
	graveyard int
	tokens    map[dungeonroll.Token]int
	spent     bool
	owed      int
	vow       bool
	warn      bool
	seats     int
	seed      string // "velvet" if left out
	window    apptest.Window
}

func (l laid) position(t *testing.T) dungeonroll.Position {
	t.Helper()
	p := dungeonroll.Position{Phase: l.phase, Seats: max(1, l.seats), Seed: cmp.Or(l.seed, "velvet"), Players: []dungeonroll.Player{{Hero: l.hero, XP: uint16(l.xp)}}}
	if p.Phase == dungeonroll.Choosing {
		p.Phase = dungeonroll.MonsterPhase
	}
	for k, n := range l.tokens {
		p.Players[0].Tokens[k] = uint8(n)
	}
	d := &p.Delve
	d.Vow = l.vow
	d.Level, d.Lair, d.Graveyard, d.Spent, d.Owed = uint8(max(1, l.level)), uint8(l.lair), uint8(l.graveyard), l.spent, uint8(l.owed)
	for _, c := range l.party {
		f, err := dungeonroll.ParseFace(string(c &^ 32))
		require.NoError(t, err)
		die := dungeonroll.Die(f)
		if c >= 'a' {
			die = dungeonroll.TemporaryCompanion(f)
		}
		p.Party = append(p.Party, die)
	}
	for _, c := range l.row {
		f, err := dungeonroll.ParseFoe(string(c))
		require.NoError(t, err)
		p.Row = append(p.Row, f)
	}
	return p
}

// hand is a table and what is done to it.
type hand struct {
	*rig.Rig
	t *testing.T
}

// open sets the position on a table, the party thrown.
func open(t *testing.T, l laid) hand {
	t.Helper()
	h := closed(t, l)
	if h.there("go-on") {
		h.Click("go-on")
	}
	return h
}

// closed sets the position on a table as it is found.
func closed(t *testing.T, l laid) hand {
	t.Helper()
	w := l.window
	if w.Scale == 0 && !apptest.Pictures() {
		w.Scale = .3
	}
	r := rig.New(t, w, rig.Laid(t, l.position(t)), func(b *board.Board) board.View {
		b.Warn = l.warn
		return delve.New(b)
	})
	return hand{r, t}
}

// press clicks a control at once, without waiting for anything.
func (h hand) press(name string) {
	h.t.Helper()
	apptest.Click(h.t, h.Rehearsal, name)
	h.Stack.Draw(h.Canvas)
}

// ready says whether the table takes a decision.
func ready(h hand) bool {
	v, ok := h.View.(*delve.View)
	return ok && v.Ready()
}

// last is the move made last, "" if there is none.
func (h hand) last() string {
	list := h.Board.Match.History()
	if len(list) == 0 {
		return ""
	}
	return list[len(list)-1].Move.String()
}

// made says that just this move has been made.
func (h hand) made(want string) {
	h.t.Helper()
	require.Equal(h.t, "", h.App.UI.Refused())
	require.Equal(h.t, want, h.last())
}

// refused says that nothing was made, and that the table says why.
func (h hand) refused(key string) {
	h.t.Helper()
	require.Equal(h.t, h.App.Words.T("dungeonroll.refusal."+key), h.App.UI.Refused())
	require.Equal(h.t, 0, h.Board.Match.Len(), h.last())
}

func (h hand) there(name string) bool {
	_, ok := h.App.UI.Find(name)
	return ok
}

// drag lets a thing go over another.
func (h hand) drag(from, to string) {
	h.t.Helper()
	h.Play(func(p *input.Player) { p.Drag(from, to) })
}

// dragTo lets a thing go in a field, at a share of its width and at its foot.
func (h hand) dragTo(from, field string, x float64) {
	h.t.Helper()
	r, ok := h.App.UI.Find(field)
	require.True(h.t, ok, field)
	h.over(from, field)
	h.Send(input.Event{Kind: input.Move, X: r.X + x*r.W, Y: r.Bottom() - 6})
	h.drop()
	h.Let(20 * time.Millisecond)
}

// over holds a thing over another without letting it go.
func (h hand) over(from, to string) {
	h.t.Helper()
	a, ok := h.App.UI.Find(from)
	require.True(h.t, ok, from)
	b, ok := h.App.UI.Find(to)
	require.True(h.t, ok, to)
	h.Send(input.Event{Kind: input.Move, X: a.CX(), Y: a.CY()}, input.Event{Kind: input.Press, X: a.CX(), Y: a.CY()})
	for i := 1; i <= 4; i++ {
		f := float64(i) / 4
		h.Send(input.Event{Kind: input.Move, X: a.CX() + (b.CX()-a.CX())*f, Y: a.CY() + (b.CY()-a.CY())*f})
	}
	h.Let(20 * time.Millisecond)
}

// drop lets go of what is held where it is.
func (h hand) drop() {
	x, y, _ := h.App.UI.Pointer()
	h.Send(input.Event{Kind: input.Release, X: x, Y: y})
}

func tokens(list ...dungeonroll.Token) map[dungeonroll.Token]int {
	m := map[dungeonroll.Token]int{}
	for _, k := range list {
		m[k]++
	}
	return m
}

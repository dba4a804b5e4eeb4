// Package rehearsal plays a Map Masters table without a window, for the tests of its
// views: a real match, the scripted hand, pictures, and a check that no text lies on
// another or is cut off.
package rehearsal

import (
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"delvebox/assets/strings"
	"delvebox/engine/input"
	"delvebox/engine/paint"
	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/icon"
	"delvebox/engine/paint/script"
	"delvebox/engine/play"
	"delvebox/engine/scene"
	"delvebox/engine/sound"
	"delvebox/engine/store"
	"delvebox/engine/ui"
	"delvebox/engine/words"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/cartographer"
	"delvebox/scenes/app"
	"delvebox/scenes/mapmasters/board"
	"delvebox/scenes/mapmasters/table"
)

// Window is the size of the rehearsed window: logical pixels, device pixels for each,
// text in hundredths.
type Window struct {
	W, H  int
	Scale float64
	Text  int
}

// Size is a window of w x h logical pixels at 1 : 1, with text in hundredths.
func Size(w, h, text int) Window { return Window{W: w, H: h, Scale: 1, Text: text} }

// Usual is the window of the concept pictures. Unless pictures are to be looked at it is
// painted at half its size, which takes a quarter of the time.
func Usual() Window {
	w := Size(1280, 800, 100)
	if os.Getenv("DELVEBOX_PICTURES") == "" {
		w.Scale = .5
	}
	return w
}

// Table is a match on the table, played without a window.
type Table struct {
	*scene.Rehearsal
	App   *app.App
	Match *play.Match
	t     *testing.T
}

// Game gives the rules with their computer players.
func Game(t *testing.T) *mapmasters.Game {
	t.Helper()
	g, err := mapmasters.New(cartographer.Levels()...)
	require.NoError(t, err)
	return g
}

// Setup seats people and bots by colours; a colour that begins with a star is a bot.
func Setup(seed string, colours ...string) play.Setup {
	s := play.Setup{Game: "mapmasters", Seed: seed, Options: map[string]string{"bots": "at-once"}}
	for _, c := range colours {
		seat := play.SeatSetup{Color: c}
		if c[0] == '*' {
			seat.Color, seat.Level = c[1:], "normal"
		}
		seat.Name = string(seat.Color[0]-32) + seat.Color[1:]
		s.Seats = append(s.Seats, seat)
	}
	return s
}

// Start begins a match.
func Start(t *testing.T, s play.Setup) *play.Match {
	t.Helper()
	m, err := play.NewMatch(Game(t), s)
	require.NoError(t, err)
	return m
}

// Open lays the match on a table. Views that are not given show nothing.
func Open(t *testing.T, m *play.Match, w Window, v table.Views) *Table {
	t.Helper()
	book, err := words.Load(strings.Files, "en")
	require.NoError(t, err)
	h, err := hand.New()
	require.NoError(t, err)
	st, err := store.Open(t.TempDir())
	require.NoError(t, err)
	art := &ui.Art{Gallery: paint.NewGallery(256<<20, 2, nil), Faces: script.NewLibrary(), Icons: icon.NewSet()}
	u := ui.New(art, book, nil)
	a := &app.App{Stack: scene.NewStack(u), UI: u, Words: book, Hand: h, Sound: sound.Silent{}, Store: st}
	a.Open.Rulebook = func(string, string) {}
	a.Open.Settings = func() {}
	u.Prefs.Speed = 0
	u.TextScale = float64(w.Text) / 100
	tb, err := table.New(a, m, st.Begin("mapmasters"), complete(v))
	require.NoError(t, err)
	a.Stack.Push(tb)
	t.Cleanup(a.Stack.Close)
	return &Table{Rehearsal: scene.NewRehearsal(a.Stack, w.W, w.H, w.Scale), App: a, Match: m, t: t}
}

func complete(v table.Views) table.Views {
	none := func(*board.Board) board.View { return blank{} }
	for _, f := range []*func(*board.Board) board.View{&v.Market, &v.Hand, &v.Explore, &v.Refresh, &v.Results} {
		if *f == nil {
			*f = none
		}
	}
	if v.Reward == nil {
		v.Reward = func(_ *board.Board, _ []play.Event, done func()) board.View {
			done()
			return blank{}
		}
	}
	v.Log, v.Menu = func(*board.Board) {}, func(*board.Board) {}
	return v
}

// Act follows a script of the scripted hand.
func (tb *Table) Act(script string) {
	tb.t.Helper()
	require.NoError(tb.t, tb.Try(script))
}

// Try follows a script and gives what went wrong.
func (tb *Table) Try(script string) error {
	tb.t.Helper()
	p := input.NewPlayer(&scene.Stage{Stack: tb.Stack})
	require.NoError(tb.t, p.ReadScript(tb.t.Name(), script))
	return tb.Play(p, 120*time.Second)
}

// Pass lets time go by.
func (tb *Table) Pass(d time.Duration) {
	for end := tb.Stack.UI.Now + d; tb.Stack.UI.Now < end; {
		tb.Step()
	}
}

// Rests lets time go by, drawing what there is to draw as the window does, and says
// whether everything has come to rest.
func (tb *Table) Rests(d time.Duration) bool {
	for end := tb.Stack.UI.Now + d; tb.Stack.UI.Now < end; {
		tb.Step()
		if tb.Stack.NeedsPicture() {
			tb.Stack.Draw(tb.Canvas)
		}
	}
	return !tb.Stack.NeedsPicture()
}

// Keep draws the window and keeps the picture where DELVEBOX_PICTURES says, to be
// looked at.
func (tb *Table) Keep(name string) *image.RGBA {
	tb.t.Helper()
	img := tb.Draw()
	if dir := os.Getenv("DELVEBOX_PICTURES"); dir != "" {
		f, err := os.Create(filepath.Join(dir, name+".png"))
		require.NoError(tb.t, err)
		require.NoError(tb.t, png.Encode(f, img))
		require.NoError(tb.t, f.Close())
	}
	return img
}

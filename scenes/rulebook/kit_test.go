package rulebook_test

import (
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
	"delvebox/engine/scene"
	"delvebox/engine/sound"
	"delvebox/engine/store"
	"delvebox/engine/ui"
	"delvebox/engine/words"
	"delvebox/scenes/app"
	"delvebox/scenes/rulebook"
)

// ground is what lies below the rulebook: a table, which knows places, and which has
// just refused something.
type ground struct{}

func (g ground) Frame(u *ui.UI) {}

func (g ground) Locate(string) (x, y float64, ok bool) { return 0, 0, false }

// reading is an open rulebook in a window that nobody sees.
type reading struct {
	t *testing.T
	a *app.App
	*scene.Rehearsal
}

// window says how large the window is and how large the text.
type window struct {
	w, h     int
	scale    float64
	text     float64
	language string
}

var usual = window{1280, 800, 1, 1, "en"}

// read opens the rulebook in a window, at a clause, after a refusal.
func read(t *testing.T, win window, game, clause, refused string) *reading {
	t.Helper()
	book, err := words.Load(strings.Files, win.language)
	require.NoError(t, err)
	marker, err := hand.New()
	require.NoError(t, err)
	art := &ui.Art{Gallery: paint.NewGallery(200<<20, 2, nil), Faces: script.NewLibrary(), Icons: icon.NewSet()}
	u := ui.New(art, book, nil)
	u.TextScale, u.Prefs.Speed = win.text, 0
	stack := scene.NewStack(u)
	t.Cleanup(stack.Close)
	st, err := store.Open(t.TempDir())
	require.NoError(t, err)
	a := &app.App{Stack: stack, UI: u, Words: book, Hand: marker, Sound: sound.Silent{}, Store: st, Settings: store.Fresh()}
	a.Open.Settings = func() {}
	r := &reading{t, a, scene.NewRehearsal(stack, win.w, win.h, win.scale)}
	stack.Push(ground{})
	r.Step()
	if refused != "" {
		u.Refuse(100, 100, refused, clause, nil)
	}
	stack.Push(rulebook.New(a, game, clause))
	r.wait(time.Second)
	return r
}

func (r *reading) wait(d time.Duration) {
	r.Stack.UI.Now += d
	r.Step()
	r.Send(input.Event{Kind: input.Tick})
}

// play lets a hand act.
func (r *reading) play(script func(p *input.Player)) {
	r.t.Helper()
	p := input.NewPlayer(&scene.Stage{Stack: r.Stack})
	p.Patience = time.Second
	script(p)
	require.NoError(r.t, r.Play(p, 2*time.Minute))
}

// sees says whether a control is in the window.
func (r *reading) sees(name string) bool {
	r.t.Helper()
	r.Send(input.Event{Kind: input.Tick})
	q, ok := r.a.UI.Find(name)
	return ok && q.W > 0 && q.H > 0
}

// keep writes a picture to look at where DELVEBOX_PICTURES says.
func (r *reading) keep(name string) {
	r.t.Helper()
	dir := os.Getenv("DELVEBOX_PICTURES")
	if dir == "" {
		return
	}
	f, err := os.Create(filepath.Join(dir, name+".png"))
	require.NoError(r.t, err)
	defer f.Close()
	require.NoError(r.t, png.Encode(f, r.Draw()))
}

// readable says what is amiss with the words in the window.
func (r *reading) readable() []string {
	r.Draw()
	var lines []ui.Written
	u := r.a.UI
	u.Witness = func(w ui.Written) { lines = append(lines, w) }
	u.Wake()
	r.Draw()
	u.Witness = nil
	return faults(u, lines[:len(lines)/2]) // Draw draws twice
}

// faults tells of lines of text that leave the window, are cut off at a side, or lie on
// one another.
func faults(u *ui.UI, lines []ui.Written) (out []string) {
	var seen []ui.Written
	for _, l := range lines {
		cut := l.Rect.Cut(l.Clip)
		if cut.W <= 1 || cut.H <= 1 {
			continue // scrolled out of sight
		}
		if in := l.Rect.Cut(ui.R(0, 0, u.W, u.H)); !l.Clipped && (in.W < l.Rect.W-1 || in.H < l.Rect.H-1) {
			out = append(out, l.Text+" leaves the window")
		}
		if l.Clipped && cut.W < l.Rect.W-2 && cut.H > l.Rect.H-1 {
			out = append(out, l.Text+" is cut off")
		}
		for _, o := range seen {
			if c := cut.Cut(o.Rect.Cut(o.Clip)); c.W > 2 && c.H > 2 {
				out = append(out, l.Text+" lies on "+o.Text)
			}
		}
		seen = append(seen, l)
	}
	return out
}

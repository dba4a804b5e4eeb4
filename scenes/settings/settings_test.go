package settings_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/scene"
	"delvebox/engine/store"
	"delvebox/engine/ui"
	"delvebox/scenes/app"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/settings"
)

// shelf lies below the scene.
type shelf struct{}

func (shelf) Frame(*ui.UI) {}

// page is the open settings in a window that nobody sees.
type page struct {
	t *testing.T
	a *app.App
	*scene.Rehearsal
}

func open(t *testing.T) *page {
	t.Helper()
	a, r := apptest.Open(t, apptest.Window{W: 1280, H: 800, Scale: .5})
	a.Stack.Push(shelf{})
	a.Stack.Push(settings.New(a))
	r.Send(input.Event{Kind: input.Tick})
	return &page{t, a, r}
}

// act lets the scripted hand act.
func (p *page) act(script string) {
	p.t.Helper()
	apptest.Act(p.t, p.Rehearsal, script)
}

// kept are the settings that the next start of the program would read.
func (p *page) kept() store.Settings {
	p.t.Helper()
	s, notices := p.a.Store.Settings()
	require.Empty(p.t, notices)
	return s
}

// Each change works at once, is kept on disk at once, and can be taken back and made
// again.
func TestAChangeWorksAtOnceAndIsTakenBack(t *testing.T) {
	for name, c := range map[string]struct {
		script string
		want   func(s *store.Settings)
		works  func(a *app.App) bool
	}{
		"text size":       {"click text-125", func(s *store.Settings) { s.TextSize = 125 }, func(a *app.App) bool { return a.UI.TextScale == 1.25 }},
		"speed":           {"click speed.0", func(s *store.Settings) { s.Animation = store.Animations()[0] }, func(a *app.App) bool { return a.UI.Prefs.Speed == 0 }},
		"reduced motion":  {"click reduced-motion", func(s *store.Settings) { s.ReducedMotion = true }, func(a *app.App) bool { return a.UI.Prefs.Reduced }},
		"patterns":        {"click patterns", func(s *store.Settings) { s.Patterns = false }, func(a *app.App) bool { return !a.UI.Prefs.Patterns }},
		"pay by itself":   {"click page-play\nclick pay-default", func(s *store.Settings) { s.PayByItself = true }, func(*app.App) bool { return true }},
		"ask before Done": {"click page-play\nclick confirm-done", func(s *store.Settings) { s.ConfirmDone = false }, func(*app.App) bool { return true }},
		"advice":          {"click page-play\nclick coach", func(s *store.Settings) { s.Coach = false }, func(*app.App) bool { return true }},
		"mute":            {"key M", func(s *store.Settings) { s.Mute = true }, func(*app.App) bool { return true }},
		"language":        {"click page-sound\nclick language.1", func(s *store.Settings) { s.Language = "qps" }, func(a *app.App) bool { return a.UI.T("button.done") != "Done" }},
	} {
		t.Run(name, func(t *testing.T) {
			p := open(t)
			was := p.a.Settings
			want := was
			c.want(&want)
			require.NotEqual(t, was, want)

			p.act(c.script)
			assert.Equal(t, want, p.a.Settings)
			assert.True(t, c.works(p.a), "it works")
			assert.Equal(t, want, p.kept())

			if name == "mute" {
				return // the key of every scene, not a change of this page
			}
			p.act("key Ctrl+Z")
			assert.Equal(t, was, p.a.Settings)
			assert.Equal(t, was, p.kept())
			p.act("key Ctrl+Y")
			assert.Equal(t, want, p.a.Settings)
			p.act("click undo\nclick undo")
			assert.Equal(t, was, p.a.Settings, "undo without a past does nothing")
		})
	}
}

// Advice that is asked for again begins anew.
func TestAdviceBeginsAnew(t *testing.T) {
	p := open(t)
	set := p.a.Settings
	set.Coach, set.Told = false, []string{"cards"}
	p.a.Apply(set)
	p.act("click page-play\nclick coach")
	require.True(t, p.kept().Coach)
	require.Empty(t, p.kept().Told)
}

func TestFullScreenIsToldToTheWindow(t *testing.T) {
	p := open(t)
	var told []bool
	p.a.FullScreen = func(on bool) { told = append(told, on) }
	p.act("click fullscreen\nclick text-125\nkey Ctrl+Z\nkey Ctrl+Z")
	require.Equal(t, []bool{true, false}, told, "and only when it changes")
}

func TestSettingsThatCannotBeKeptStillWork(t *testing.T) {
	p := open(t)
	file := filepath.Join(t.TempDir(), "file")
	require.NoError(t, os.WriteFile(file, nil, 0o600))
	st, err := store.Open(filepath.Join(file, "data")) // a file is no folder
	require.Error(t, err)
	p.a.Store = st
	p.act("click text-125\nwait idle")
	require.Equal(t, 125, p.a.Settings.TextSize)
	failed := p.a.Store.SaveSettings(p.a.Settings)
	require.Error(t, failed)
	require.True(t, apptest.Says(p.Rehearsal, p.a.Say(failed)))
}

func TestKeysOpenAtTheirPage(t *testing.T) {
	a, r := apptest.Open(t, apptest.Window{})
	a.Stack.Push(settings.Keys(a))
	require.True(t, apptest.Says(r, a.UI.T("keys.undo")))
}

func TestDoneLeadsBack(t *testing.T) {
	for _, way := range []string{"click main", "click back", "key Escape", "key Enter"} {
		p := open(t)
		p.act(way)
		require.IsType(t, shelf{}, p.Stack.Top(), way)
	}
}

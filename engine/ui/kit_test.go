package ui_test

import (
	"fmt"
	"image"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/paint"
	"delvebox/engine/paint/icon"
	"delvebox/engine/paint/painttest"
	"delvebox/engine/paint/script"
	"delvebox/engine/scene"
	"delvebox/engine/ui"
)

// plain stands in for the words: keys are their own sentences.
type plain struct{}

func (plain) T(key string, args ...any) string { return fmt.Sprint(append([]any{key}, args...)...) }

// kit is a scene with one control of each kind.
type kit struct {
	done, taps int
	on         bool
	segment    int
	volume     float64
	name       string
	dropped    bool
	opened     string // the clause that was clicked
	noRulebook bool
}

func (k *kit) Frame(u *ui.UI) {
	u.Fill(ui.R(0, 0, u.W, u.H), ui.Ink)
	if !k.noRulebook {
		u.Clauses(func(clause string) { k.opened = clause })
	}
	if u.Button("main", ui.R(u.W-296, u.H-64, 280, 56), ui.Button{Word: "Done", Key: "Enter", Press: input.Enter}) {
		k.done++
	}
	u.Button("disabled", ui.R(u.W-296, u.H-130, 280, 56), ui.Button{Word: "Start", Disabled: "Two seats at least."})
	if u.Button("second", ui.R(40, 40, 180, 48), ui.Button{Kind: ui.Secondary, Icon: "rulebook", Word: "Rules"}) {
		k.taps++
	}
	u.Tip("second", ui.R(40, 40, 180, 48), ui.Tip{Title: "Rulebook", Body: "Opens it.", Clause: "MMV-018"})
	u.Button("quiet", ui.R(240, 40, 140, 44), ui.Button{Kind: ui.Quiet, Word: "Not now"})
	u.Button("red", ui.R(400, 40, 140, 48), ui.Button{Kind: ui.Destructive, Word: "Delete"})
	u.IconButton("undo", 590, 64, 22, "undo", "", ui.Tip{})
	u.Paper(ui.R(40, 120, 560, 420), 6)
	k.on = u.Toggle("toggle", 60, 140, k.on)
	k.segment = u.Segments("speed", ui.R(60, 190, 330, 40), []string{"off", "fast", "normal", "slow"}, k.segment)
	k.volume = u.Slider("volume", ui.R(60, 250, 300, 30), k.volume, 0, 100, 10)
	k.name = u.Field("name", ui.R(60, 300, 220, 42), k.name, 12, false)
	u.Chooser("level", ui.R(60, 360, 200, 40), func(r ui.Rect) { u.TextIn(r, ui.Body, "Normal", ui.Ink, ui.AlignMiddle) })
	t := u.Area("drag", ui.R(420, 300, 60, 60))
	u.Icon("coin", 450, 330, 48, ui.IconShadow, 0)
	if t.Dropped {
		k.dropped = true
	}
	u.Scroll("list", ui.R(420, 380, 160, 140), func(in ui.Rect, y float64) float64 {
		for i := range 12 {
			u.TextIn(ui.R(in.X+8, y+float64(i)*30, in.W, 30), ui.Label, fmt.Sprint("Row ", i), ui.Ink, ui.AlignLeft)
		}
		return 360
	})
}

func rehearse(t *testing.T, k *kit) *scene.Rehearsal {
	t.Helper()
	art := &ui.Art{Gallery: paint.NewGallery(32<<20, 1, nil), Faces: script.NewLibrary(), Icons: icon.NewSet()}
	u := ui.New(art, plain{}, nil)
	u.Prefs.Speed = 0
	s := scene.NewStack(u)
	s.Push(k)
	return scene.NewRehearsal(s, 1024, 640, 1)
}

func stage(r *scene.Rehearsal) *scene.Stage { return &scene.Stage{Stack: r.Stack} }

func TestControlsAnswerTheScriptedHand(t *testing.T) {
	k := &kit{name: "Blue", volume: 50}
	r := rehearse(t, k)
	p := input.NewPlayer(stage(r))
	require.NoError(t, p.ReadScript("kit", `
click main
click second
click second
click toggle
click speed.2
click name
type Green
key Tab
drag drag toggle
click disabled
`))
	require.NoError(t, r.Play(p, 60e9))
	require.Equal(t, 1, k.done)
	require.Equal(t, 2, k.taps)
	require.True(t, k.on)
	require.Equal(t, 2, k.segment)
	require.Equal(t, "Green", k.name, "a click selects the old name, typing replaces it")
	require.True(t, k.dropped)
	require.Equal(t, "Two seats at least.", r.Stack.UI.Refused())
}

func TestAClickWithinOneTickIsNotLost(t *testing.T) {
	k := &kit{}
	r := rehearse(t, k)
	x, y := 1024-150.0, 640-36.0
	r.Stack.Event(input.Event{Kind: input.Press, X: x, Y: y})
	r.Stack.Event(input.Event{Kind: input.Release, X: x, Y: y})
	require.Equal(t, 1, k.done)
}

func TestTheKeyboardReachesEveryControl(t *testing.T) {
	k := &kit{}
	r := rehearse(t, k)
	seen := map[string]bool{}
	for range 30 {
		r.Send(input.Event{Kind: input.KeyDown, Key: input.Tab})
		name, shown := r.Stack.UI.Focused()
		require.True(t, shown)
		seen[name] = true
	}
	for _, n := range []string{"main", "second", "quiet", "red", "undo", "toggle", "volume", "name", "level.less", "level.more"} {
		require.True(t, seen[n], "%s is not reached by Tab", n)
	}
	r.Stack.UI.Focus("second", true)
	r.Send(input.Event{Kind: input.KeyDown, Key: input.Enter})
	require.Equal(t, 1, k.taps, "Enter presses what has the focus")
	require.Zero(t, k.done, "and not the main button")
}

func TestATooltipComesAfterARest(t *testing.T) {
	k := &kit{}
	r := rehearse(t, k)
	r.Send(input.Event{Kind: input.Move, X: 100, Y: 60})
	before := clone(r.Draw())
	for range 30 {
		r.Step()
	}
	require.NotEqual(t, before.Pix, r.Draw().Pix)
}

func TestNothingIsDrawnWhileNothingHappens(t *testing.T) {
	r := rehearse(t, &kit{})
	r.Draw()
	for range 60 {
		r.Step()
	}
	require.False(t, r.Stack.NeedsPicture())
	allocs := testing.AllocsPerRun(100, func() { r.Step() })
	require.Zero(t, allocs, "a window that waits allocates nothing")
}

func TestOddWindowsDoNoHarm(t *testing.T) {
	for _, size := range [][2]int{{1, 1}, {3, 700}, {300, 200}, {3840, 2160}} {
		r := rehearse(t, &kit{})
		r.Stack.UI.Resize(size[0], size[1], 1)
		r.Canvas = paint.NewCanvas(size[0], size[1])
		r.Send(input.Event{Kind: input.Move, X: 0, Y: 0})
		require.Equal(t, image.Rect(0, 0, size[0], size[1]), r.Draw().Rect)
	}
}

func clone(m *image.RGBA) *image.RGBA {
	c := image.NewRGBA(m.Rect)
	copy(c.Pix, m.Pix)
	return c
}

// TestKitPicture leaves a picture to look at where DELVEBOX_PICTURES says.
func TestKitPicture(t *testing.T) {
	painttest.Only(t)
	r := rehearse(t, &kit{name: "Blue", volume: 70, on: true})
	r.Send(input.Event{Kind: input.Move, X: 100, Y: 60})
	for range 30 {
		r.Step()
	}
	painttest.Keep(t, "kit", r.Draw())
}

package ui_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/scene"
	"delvebox/engine/ui"
)

// let lets time pass, drawing as the window does.
func let(r *scene.Rehearsal, d time.Duration) {
	for end := r.Stack.UI.Now + d; r.Stack.UI.Now < end; {
		r.Step()
		if r.Stack.NeedsPicture() {
			r.Stack.Draw(r.Canvas)
		}
	}
}

// pointed rests the pointer on the button that has a tooltip with a clause.
func pointed(t *testing.T, k *kit) *scene.Rehearsal {
	t.Helper()
	r := rehearse(t, k)
	r.Draw()
	move(r, 100, 60)
	let(r, time.Second)
	return r
}

func move(r *scene.Rehearsal, x, y float64) { r.Send(input.Event{Kind: input.Move, X: x, Y: y}) }

// travel moves the pointer in a straight line, some pixels at a time.
func travel(r *scene.Rehearsal, to ui.Rect) {
	x, y, _ := r.Stack.UI.Pointer()
	const steps = 12
	for i := 1.0; i <= steps; i++ {
		move(r, x+(to.CX()-x)*i/steps, y+(to.CY()-y)*i/steps)
		let(r, 30*time.Millisecond)
	}
}

func press(r *scene.Rehearsal) {
	x, y, _ := r.Stack.UI.Pointer()
	r.Send(input.Event{Kind: input.Press, X: x, Y: y}, input.Event{Kind: input.Release, X: x, Y: y})
}

func TestTheClauseOfATooltipCanBeClicked(t *testing.T) {
	k := &kit{}
	r := pointed(t, k)
	link, ok := r.Stack.UI.Find("tip.clause")
	require.True(t, ok)
	travel(r, link)
	let(r, 5*time.Second)
	_, ok = r.Stack.UI.Find("tip.clause")
	require.True(t, ok, "on its link the pointer may rest")
	require.Equal(t, ui.CursorPointer, r.Stack.UI.Cursor())
	press(r)
	require.Equal(t, "MMV-018", k.opened)
	require.Zero(t, k.taps, "what the tooltip belongs to is not clicked")
	_, ok = r.Stack.UI.Find("tip.clause")
	require.False(t, ok, "it has gone with the click")
}

func TestATooltipIsLeftAndFoundAgain(t *testing.T) {
	r := pointed(t, &kit{})
	link, _ := r.Stack.UI.Find("tip.clause")
	travel(r, link)
	travel(r, ui.R(100, 60, 0, 0)) // back to its button
	_, ok := r.Stack.UI.Find("tip.clause")
	require.True(t, ok, "it stays on the way back")
	move(r, 300, 60) // another button
	let(r, 50*time.Millisecond)
	_, ok = r.Stack.UI.Find("tip.clause")
	require.False(t, ok)
}

func TestATooltipMakesRoomForWhatLiesBelow(t *testing.T) {
	k := &kit{}
	r := pointed(t, k)
	sheet, ok := r.Stack.UI.Find("tip")
	require.True(t, ok)
	toggle, _ := r.Stack.UI.Find("toggle")
	toggle.H = 8 // its upper edge, above the link
	require.True(t, sheet.Has(toggle.CX(), toggle.CY()), "it lies over a switch")
	travel(r, toggle)
	_, ok = r.Stack.UI.Find("tip")
	require.True(t, ok, "a moving pointer may be on its way to the link")
	let(r, time.Second)
	_, ok = r.Stack.UI.Find("tip")
	require.False(t, ok, "a resting one means what lies below")

	r = pointed(t, k)
	travel(r, toggle)
	press(r)
	require.True(t, k.on, "a click goes through to it")
}

func TestWithoutARulebookAClauseIsOnlyWritten(t *testing.T) {
	r := pointed(t, &kit{noRulebook: true})
	require.NotContains(t, r.Stack.UI.Names(), "tip.clause")
	move(r, 100, 100)
	let(r, 50*time.Millisecond)
	require.NotContains(t, r.Stack.UI.Names(), "tip")
}

// What lies where something was let go says nothing until it is pointed at.
func TestADropShowsNoTooltip(t *testing.T) {
	r := rehearse(t, &kit{})
	r.Draw()
	drag, _ := r.Stack.UI.Find("drag")
	move(r, drag.CX(), drag.CY())
	r.Send(input.Event{Kind: input.Press, X: drag.CX(), Y: drag.CY()})
	travel(r, ui.R(100, 60, 0, 0))
	r.Send(input.Event{Kind: input.Release, X: 100, Y: 60})
	let(r, time.Second)
	require.NotContains(t, r.Stack.UI.Names(), "tip")
	move(r, 300, 60)
	move(r, 100, 60)
	let(r, time.Second)
	require.Contains(t, r.Stack.UI.Names(), "tip")
}

// A press or a turn of the wheel on the sentence that says why something is not allowed,
// but for its link, means what lies below.
func TestARefusalMakesRoomForWhatLiesBelow(t *testing.T) {
	k := &kit{}
	r := rehearse(t, k)
	r.Draw()
	toggle, _ := r.Stack.UI.Find("toggle")
	refuse := func() {
		r.Stack.UI.Refuse(toggle.CX()-40, toggle.CY()-30, "No.", "MMV-018", func() { k.opened = "MMV-018" })
		r.Draw()
		sheet, ok := r.Stack.UI.Find("refusal")
		require.True(t, ok)
		require.True(t, sheet.Has(toggle.CX(), toggle.CY()), "it lies over a switch")
	}
	refuse()
	link, _ := r.Stack.UI.Find("refusal.clause")
	move(r, link.CX(), link.CY())
	press(r)
	require.Equal(t, "MMV-018", k.opened)
	refuse()
	move(r, toggle.CX(), toggle.CY())
	press(r)
	require.True(t, k.on)
	require.Empty(t, r.Stack.UI.Refused())
	refuse()
	r.Send(input.Event{Kind: input.Wheel, X: toggle.CX(), Y: toggle.CY(), DY: 1})
	require.Empty(t, r.Stack.UI.Refused())
}

// halves is a control of two parts, each with a tooltip of its own.
type halves struct{}

func (halves) Frame(u *ui.UI) {
	u.Area("mat", ui.R(0, 0, 400, 100))
	x, _, _ := u.Pointer()
	if x < 200 {
		u.Tip("mat", ui.R(0, 0, 200, 100), ui.Tip{Title: "left"})
	} else {
		u.Tip("mat", ui.R(200, 0, 200, 100), ui.Tip{Title: "right"})
	}
}

// What has just been pressed says nothing, but another part of the same control does.
func TestOnlyThePartThatWasPressedIsSilent(t *testing.T) {
	r := rehearse(t, &kit{})
	r.Stack.Push(halves{})
	r.Draw()
	said := func() (text string) {
		let(r, time.Second)
		r.Stack.UI.Witness = func(w ui.Written) { text += w.Text }
		r.Stack.Draw(r.Canvas)
		r.Stack.UI.Witness = nil
		return text
	}
	move(r, 50, 50)
	require.Equal(t, "left", said())
	press(r)
	require.Empty(t, said())
	move(r, 60, 50)
	require.Empty(t, said(), "still the same part")
	move(r, 250, 50)
	let(r, 100*time.Millisecond)
	require.Equal(t, "right", said())
	move(r, 60, 50)
	require.Equal(t, "left", said(), "pointed at anew")
}

package setup_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/paint"
	"delvebox/engine/store"
	"delvebox/engine/ui"
	"delvebox/scenes/app/apptest"
)

// three prepares a set-up of Blue, Green and Purple.
func three(t *testing.T) *prepared {
	t.Helper()
	p := prepare(t, append(blueAndGreen(), store.Seat{Name: "Purple", Color: "purple"})...)
	p.see(0)
	return p
}

// see lets time pass, drawing as the window does.
func (p *prepared) see(d time.Duration) {
	u := p.Stack.UI
	for end := u.Now + d; ; {
		p.Step()
		if p.Stack.NeedsPicture() {
			p.Stack.Draw(p.Canvas)
		}
		if u.Now >= end {
			return
		}
	}
}

func (p *prepared) at(name string) ui.Rect {
	p.t.Helper()
	r, ok := p.Stack.UI.Find(name)
	require.True(p.t, ok, "%s is not there", name)
	return r
}

func (p *prepared) hand(k input.Kind, x, y float64) {
	p.Send(input.Event{Kind: k, X: x, Y: y})
	p.see(0)
}

// lift presses the grip of a seat and moves a little.
func (p *prepared) lift(name string) (x, y float64) {
	r := p.at(name)
	x, y = r.CX(), r.CY()
	p.hand(input.Move, x, y)
	p.hand(input.Press, x, y)
	p.hand(input.Move, x+10, y-10)
	return x, y
}

func (p *prepared) names() (out []string) {
	for _, s := range p.seats() {
		out = append(out, s.Name)
	}
	return out
}

func TestADraggedSeatMovesWithThePointer(t *testing.T) {
	for _, w := range []struct{ w, h int }{{1280, 800}, {1024, 640}} { // cards, and rows
		p := three(t)
		p.Stack.UI.Resize(w.w, w.h, 1)
		p.Canvas = paint.NewCanvas(w.w, w.h)
		p.Draw()
		p.Draw() // the bar of the list has its room
		first, second, third := p.at("name-1"), p.at("name-2"), p.at("name-3")
		x, y := p.lift("seat-1.grip")
		held := p.at("name-1")
		require.InDelta(t, first.X+10, held.X, .5)
		require.InDelta(t, first.Y-10, held.Y, .5)
		require.Equal(t, second.X, p.at("name-2").X, "nobody has made place yet")
		dx, dy := third.X-first.X, third.Y-first.Y
		p.hand(input.Move, x+dx-8, y+dy+6)
		require.InDelta(t, third.X-8, p.at("name-1").X, .5)
		require.InDelta(t, third.Y+6, p.at("name-1").Y, .5)
		p.see(time.Second)
		require.Equal(t, first, p.at("name-2"), "the others have made place")
		require.Equal(t, second, p.at("name-3"))
		p.see(0)
		apptest.Keep(t, fmt.Sprint("setup-held-", w.w), p.Draw())
		p.hand(input.Release, x+dx-8, y+dy+6)
		p.see(time.Second)
		require.Equal(t, third, p.at("name-3"))
		require.Equal(t, []string{"Green", "Purple", "Blue"}, p.names())
	}
}

func TestASeatGlidesToItsPlace(t *testing.T) {
	p := three(t)
	p.Stack.UI.Prefs.Speed = 1
	second := p.at("name-2")
	x, y := p.lift("seat-1.grip")
	to := x + second.X - p.at("name-1").X + 60
	p.hand(input.Move, to, y+40)
	p.hand(input.Move, to+1, y+40)
	from := p.at("name-1")
	p.see(60 * time.Millisecond)
	making := p.at("name-2")
	require.Less(t, making.X, second.X, "it is on its way")
	p.see(time.Second)
	require.Less(t, p.at("name-2").X, making.X, "it has arrived")
	p.hand(input.Release, to+1, y+40)
	p.see(60 * time.Millisecond)
	now := p.at("name-2") // the seat has another number now
	require.Less(t, now.Y, from.Y)
	require.Greater(t, now.Y, second.Y)
	p.see(time.Second)
	require.Equal(t, second, p.at("name-2"))
	require.False(t, p.Stack.NeedsPicture(), "then nothing moves")
}

func TestASeatDroppedElsewhereGoesBack(t *testing.T) {
	p := three(t)
	first := p.at("name-1")
	_, _ = p.lift("seat-1.grip")
	p.hand(input.Move, 1270, 20)
	p.see(time.Second)
	p.hand(input.Release, 1270, 20)
	p.see(time.Second)
	require.Equal(t, first, p.at("name-1"))
	x, _ := p.lift("seat-1.grip")
	p.hand(input.Move, x+240, 600)
	p.hand(input.Leave, x+240, 600)
	p.see(time.Second)
	require.Equal(t, first, p.at("name-1"), "the pointer has left the window")
	require.Equal(t, []string{"Blue", "Green", "Purple"}, p.names())
}

func TestASeatIsMovedByTwoClicks(t *testing.T) {
	p := three(t)
	p.act("click seat-1.grip")
	r := p.at("name-2")
	grip := p.at("seat-2.grip")
	p.hand(input.Move, grip.CX(), grip.CY())
	p.see(time.Second)
	require.InDelta(t, r.X, p.at("name-1").X, 1, "it follows")
	p.hand(input.Press, grip.CX(), grip.CY())
	p.hand(input.Release, grip.CX(), grip.CY())
	p.act("click seat-3.grip\nkey Escape")
	require.Equal(t, []string{"Green", "Blue", "Purple"}, p.names(), "Esc puts the second one back")
}

func TestArrowsMoveASeat(t *testing.T) {
	p := three(t)
	p.Stack.UI.Focus("seat-1.grip", true)
	p.act("key ArrowRight\nkey ArrowRight")
	name, shown := p.Stack.UI.Focused()
	require.Equal(t, "seat-3.grip", name)
	require.True(t, shown)
	p.act("key Ctrl+Z")
	require.Equal(t, []string{"Green", "Blue", "Purple"}, p.names(), "one step is taken back")
}

// In the smallest window a row has room for every word, with the largest text too.
func TestARowHasRoomForItsWords(t *testing.T) {
	for _, text := range []float64{1, 1.25, 1.5} {
		p := three(t)
		u := p.Stack.UI
		u.TextScale = text
		u.Resize(1024, 640, 1)
		p.Canvas = paint.NewCanvas(1024, 640)
		p.Draw()
		p.act("click kind-2.1")
		p.Draw()
		less, more := p.at("level-2.less"), p.at("level-2.more")
		require.GreaterOrEqual(t, more.X-less.Right()+8, u.Width(ui.Body, u.T("setup.level-normal")), "text %.2f", text)
	}
}

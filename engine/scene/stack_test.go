package scene_test

import (
	"image/color"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/paint"
	"delvebox/engine/paint/icon"
	"delvebox/engine/paint/script"
	"delvebox/engine/scene"
	"delvebox/engine/ui"
)

// noWords is a language without sentences.
type noWords struct{}

func (noWords) T(key string, _ ...any) string { return key }

// page is a scene of one colour with one control; it notes what befalls it.
type page struct {
	name           string
	colour         color.NRGBA
	drawn, ticks   int
	left, returned int
	keys           []input.Key
	clicked        func()
}

func (p *page) Frame(u *ui.UI) {
	if u.Drawing() {
		p.drawn++
	}
	u.Fill(ui.R(0, 0, u.W, u.H), p.colour)
	if u.Touch(p.name, ui.R(100, 100, 50, 50)).Clicked && p.clicked != nil {
		p.clicked()
	}
	if ev := u.Event(); ev.Kind == input.KeyDown {
		p.keys = append(p.keys, ev.Key)
	}
}

func (p *page) Tick(*ui.UI) { p.ticks++ }
func (p *page) Leave()      { p.left++ }
func (p *page) Return()     { p.returned++ }

// slip is a page that lies over the one below it.
type slip struct{ page }

func (*slip) Overlay() {}

var (
	red  = color.NRGBA{200, 0, 0, 255}
	blue = color.NRGBA{0, 0, 200, 255}
)

// stacked gives a rehearsal of a stack with the scenes on it.
func stacked(scenes ...scene.Scene) *scene.Rehearsal {
	art := &ui.Art{Gallery: paint.NewGallery(8<<20, 1, nil), Faces: script.NewLibrary(), Icons: icon.NewSet()}
	s := scene.NewStack(ui.New(art, noWords{}, nil))
	s.UI.Prefs.Speed = 0
	for _, sc := range scenes {
		s.Push(sc)
	}
	return scene.NewRehearsal(s, 1024, 640, .25)
}

// shade is the colour of the middle of the picture.
func shade(r *scene.Rehearsal) color.RGBA { return r.Draw().RGBAAt(128, 80) }

func TestOnlyTheTopSceneGetsEvents(t *testing.T) {
	below, top := &page{name: "below"}, &page{name: "top"}
	r := stacked(below, top)
	r.Send(input.Event{Kind: input.KeyDown, Key: "A"})
	require.Equal(t, []input.Key{"A"}, top.keys)
	require.Empty(t, below.keys)
	_, found := r.Stack.UI.Find("below")
	require.False(t, found, "what is covered cannot be clicked")
	r.Stack.Pop()
	r.Send(input.Event{Kind: input.KeyDown, Key: "B"})
	require.Equal(t, []input.Key{"B"}, below.keys)
}

func TestWhatIsCoveredIsNotDrawnUnlessAnOverlayCoversIt(t *testing.T) {
	bottom, middle, over := &page{name: "bottom", colour: red}, &page{name: "middle", colour: blue}, &slip{page{name: "over"}}
	r := stacked(bottom, middle, over)
	r.Draw()
	require.Zero(t, bottom.drawn)
	require.Positive(t, middle.drawn)
	require.Positive(t, over.drawn)
	require.Equal(t, color.RGBA(blue), shade(r))
}

func TestAllScenesTick(t *testing.T) {
	below, top := &page{name: "below"}, &page{name: "top"}
	r := stacked(below, top)
	r.Step()
	require.Equal(t, []int{1, 1}, []int{below.ticks, top.ticks}, "a bot thinks on under a menu")
}

func TestScenesHearThatTheyAreLeftAndThatTheyAreBack(t *testing.T) {
	shelf, table, menu := &page{name: "shelf"}, &page{name: "table"}, &page{name: "menu"}
	r := stacked(shelf, table, menu)
	s := r.Stack

	s.Pop()
	require.Equal(t, []int{1, 1, 0}, []int{menu.left, table.returned, shelf.returned})

	other := &page{name: "other"}
	s.Replace(other)
	require.Equal(t, 1, table.left)
	require.Zero(t, shelf.returned, "something still lies on the shelf")
	require.Same(t, other, s.Top())

	s.Push(menu)
	s.Home()
	require.Same(t, shelf, s.Top())
	require.Equal(t, []int{2, 1, 1}, []int{menu.left, other.left, shelf.returned})

	s.Pop()
	require.Same(t, shelf, s.Top(), "the lowest scene stays")
	require.Zero(t, shelf.left)

	s.Close()
	require.Equal(t, 1, shelf.left)
	require.Nil(t, s.Top())
}

func TestAStackWithoutScenesDoesNothing(t *testing.T) {
	r := stacked()
	r.Send(input.Event{Kind: input.Press})
	r.Draw()
	r.Stack.Replace(&page{name: "first"})
	require.NotNil(t, r.Stack.Top())
}

// A click that opens a scene may be followed by the next click within one tick.
func TestANewSceneAnswersTheVeryNextEvent(t *testing.T) {
	below, top := &page{name: "below"}, &page{name: "top"}
	r := stacked(below)
	below.clicked = func() { r.Stack.Push(top) }
	hits := 0
	top.clicked = func() { hits++ }
	r.Send(input.Event{Kind: input.Tick})
	for range 2 {
		r.Stack.Event(input.Event{Kind: input.Press, X: 120, Y: 120})
		r.Stack.Event(input.Event{Kind: input.Release, X: 120, Y: 120})
	}
	require.Same(t, top, r.Stack.Top())
	require.Equal(t, 1, hits)
}

func TestOneSceneDissolvesIntoTheNext(t *testing.T) {
	r := stacked(&page{name: "red", colour: red})
	r.Stack.UI.Prefs.Speed = 1
	r.Draw()
	r.Stack.Push(&page{name: "blue", colour: blue})
	first := shade(r)
	assert.Greater(t, first.R, first.B, "the old picture is still there")
	require.True(t, r.Stack.NeedsPicture())
	r.Stack.UI.Now += 90 * time.Millisecond
	half := shade(r)
	assert.Less(t, half.R, first.R)
	assert.Positive(t, half.R)
	r.Stack.UI.Now += 200 * time.Millisecond
	require.Equal(t, color.RGBA(blue), shade(r))
	require.False(t, r.Stack.NeedsPicture(), "and then nothing moves")
}

func TestAPressEndsTheDissolving(t *testing.T) {
	r := stacked(&page{name: "red", colour: red})
	r.Stack.UI.Prefs.Speed = 1
	r.Draw()
	r.Stack.Push(&page{name: "blue", colour: blue})
	r.Draw()
	r.Stack.Event(input.Event{Kind: input.Press, X: 1, Y: 1})
	require.Equal(t, color.RGBA(blue), shade(r))
}

func TestWithoutAnimationAndUnderAnOverlayNothingDissolves(t *testing.T) {
	r := stacked(&page{name: "red", colour: red})
	r.Draw()
	r.Stack.Push(&page{name: "blue", colour: blue})
	require.Equal(t, color.RGBA(blue), shade(r))

	r.Stack.UI.Prefs.Speed = 1
	over := &slip{page{name: "over", colour: red}}
	r.Stack.Push(over)
	require.Equal(t, color.RGBA(red), shade(r))
}

func TestQuitEndsTheProgram(t *testing.T) {
	s := stacked(&page{name: "shelf"}).Stack
	require.False(t, s.Quitting())
	s.Quit()
	require.True(t, s.Quitting())
}

// square is a page that knows a place that is no control.
type square struct{ page }

func (*square) Locate(name string) (x, y float64, ok bool) { return 5, 6, name == "square 1" }

func TestTheStageFindsControlsAndPlaces(t *testing.T) {
	r := stacked(&square{page{name: "button"}})
	r.Send(input.Event{Kind: input.Tick})
	stage := &scene.Stage{Stack: r.Stack}
	x, y, ok := stage.Locate("button")
	require.True(t, ok)
	require.Equal(t, [2]float64{125, 125}, [2]float64{x, y})
	x, y, ok = stage.Locate("square 1")
	require.True(t, ok)
	require.Equal(t, [2]float64{5, 6}, [2]float64{x, y})
	_, _, ok = stage.Locate("nothing")
	require.False(t, ok)
}

// mover is a page that moves for some ticks, as a chest opens.
type mover struct {
	page
	steps int
}

func (m *mover) Tick(u *ui.UI) {
	if m.steps > 0 {
		m.steps--
		u.Wake()
	}
}

func TestAStageIsNotAtRestWhileASceneMovesWithTheTicks(t *testing.T) {
	m := &mover{steps: 30}
	r := stacked(m)
	p := input.NewPlayer(&scene.Stage{Stack: r.Stack})
	p.WaitIdle()
	require.NoError(t, r.Play(p, time.Minute))
	require.Zero(t, m.steps, "the hand went on in the middle of the movement")
}

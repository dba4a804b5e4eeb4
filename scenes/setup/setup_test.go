package setup_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/paint/icon"
	"delvebox/engine/play"
	"delvebox/engine/scene"
	"delvebox/engine/store"
	"delvebox/engine/ui"
	"delvebox/scenes/app"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/mapmasters/door"
	"delvebox/scenes/setup"
)

// shelf lies below the scene.
type shelf struct{}

func (shelf) Frame(*ui.UI) {}

// prepared is an open set-up, and the match that comes of it.
type prepared struct {
	t     *testing.T
	a     *app.App
	begun *play.Match
	*scene.Rehearsal
}

// prepare opens the set-up with the seats of last time.
func prepare(t *testing.T, seats ...store.Seat) *prepared {
	t.Helper()
	b, err := door.Box()
	require.NoError(t, err)
	return prepareBox(t, b, seats...)
}

// prepareBox opens the set-up of a game.
func prepareBox(t *testing.T, b app.Box, seats ...store.Seat) *prepared {
	t.Helper()
	a, r := apptest.OpenBoxes(t, apptest.Window{W: 1280, H: 800, Scale: .5}, b)
	a.Settings.Seats = seats
	p := &prepared{t: t, a: a, Rehearsal: r}
	a.Open.Match = func(m *play.Match, _ *store.Save) { p.begun = m }
	a.Stack.Push(shelf{})
	s, ok := setup.New(a, b.ID)
	require.True(t, ok)
	a.Stack.Push(s)
	r.Send(input.Event{Kind: input.Tick})
	return p
}

// act lets the scripted hand act.
func (p *prepared) act(script string) {
	p.t.Helper()
	apptest.Act(p.t, p.Rehearsal, script)
}

// seats presses Start and gives who sits at the table.
func (p *prepared) seats() []play.SeatSetup {
	p.t.Helper()
	p.act("click main")
	require.NotNil(p.t, p.begun, "the match has not begun")
	return p.begun.Setup().Seats
}

func blueAndGreen() []store.Seat {
	return []store.Seat{{Name: "Blue", Color: "blue"}, {Name: "Green", Color: "green"}}
}

func TestTheSeatsOfLastTimeSitDownAgain(t *testing.T) {
	p := prepare(t, store.Seat{Name: "Grey", Color: "blue"}, store.Seat{Name: "Green", Color: "green", Level: "normal"})
	require.Equal(t, []play.SeatSetup{{Name: "Grey", Color: "blue"}, {Name: "Green", Color: "green", Level: "normal"}}, p.seats())
}

// Settings may have been written by hand, or by a program with other colours and levels.
func TestSeatsThatDoNotFitAreRepaired(t *testing.T) {
	p := prepare(t, store.Seat{Name: "A", Color: "blue"}, store.Seat{Name: "B", Color: "blue"}, store.Seat{Name: "C", Color: "plaid", Level: "godlike"})
	seats := p.seats()
	require.Len(t, seats, 3)
	colours := map[string]bool{}
	for _, s := range seats {
		assert.False(t, colours[s.Color], "%s twice", s.Color)
		colours[s.Color] = true
	}
	assert.False(t, colours["plaid"])
	assert.Equal(t, "normal", seats[2].Level)
}

func TestAnEmptyTableGetsAPersonAndABot(t *testing.T) {
	seats := prepare(t).seats()
	require.Len(t, seats, 2)
	require.Empty(t, seats[0].Level)
	require.NotEmpty(t, seats[1].Level)
}

func TestAColourThatIsTakenChangesWithItsOwner(t *testing.T) {
	p := prepare(t, store.Seat{Name: "Blue", Color: "blue"}, store.Seat{Name: "Rook", Color: "orange"})
	for range len(icon.Liveries()) - 1 { // past the other's colour
		p.act("click colour-1.more")
	}
	seats := p.seats()
	assert.NotEqual(t, seats[0].Color, seats[1].Color)
	assert.Equal(t, p.a.UI.T("color."+seats[0].Color), seats[0].Name, "a name that is the colour's goes with it")
	assert.Equal(t, "Rook", seats[1].Name, "another name stays")
}

func TestNamesAreTyped(t *testing.T) {
	p := prepare(t, blueAndGreen()...)
	p.act("click name-1\ntype \"  Rosalind \"")
	require.Empty(t, p.Stack.UI.Refused())
	p.act("type \"the Longwinded\"")
	require.Equal(t, p.a.UI.T("setup.name-full", "n", 12), p.Stack.UI.Refused(), "what is not taken is told")
	require.Equal(t, "Rosalind t", p.seats()[0].Name, "twelve letters at the most, without blanks around them")
}

func TestALetterWithoutADrawingIsNotTaken(t *testing.T) {
	p := prepare(t, blueAndGreen()...)
	p.act("click name-1\ntype \"Мария Ω é\"")
	require.Empty(t, p.Stack.UI.Refused())
	p.act("type \"さ\"")
	require.Equal(t, p.a.UI.T("setup.name-unknown"), p.Stack.UI.Refused())
	require.Equal(t, "Мария Ω é", p.seats()[0].Name)
}

func TestNamesThatCannotBeToldApartDoNotBegin(t *testing.T) {
	for typed, key := range map[string]string{"Green": "setup.name-twice", `" "`: "setup.name-empty"} {
		p := prepare(t, blueAndGreen()...)
		p.act("click name-1\ntype " + typed + "\nclick main")
		require.Nil(t, p.begun)
		require.True(t, apptest.Says(p.Rehearsal, p.a.UI.T(key, "name", "Green")), "%s is told", key)
	}
}

func TestAPersonBecomesABotOfALevel(t *testing.T) {
	p := prepare(t, blueAndGreen()...)
	p.act("click kind-2.1")
	levels := p.a.Games[0].Levels()
	want := levels[0]
	if len(levels) > 1 {
		p.act("click level-2.more")
		for i, l := range levels {
			if l == "normal" {
				want = levels[(i+1)%len(levels)]
			}
		}
	}
	require.Equal(t, want, p.seats()[1].Level)
}

func TestFiveSeatsAreTheMostAndTwoTheLeast(t *testing.T) {
	p := prepare(t, blueAndGreen()...)
	p.act("click seat-2.bin")
	require.Equal(t, 2, p.shown())
	p.act("click add-seat\nclick add-seat\nclick add-seat\nexpect no add-seat")
	require.Len(t, p.seats(), 5)
}

// shown is how many seats are in the window.
func (p *prepared) shown() (n int) {
	for _, name := range p.a.UI.Names() {
		if strings.HasPrefix(name, "name-") {
			n++
		}
	}
	return n
}

func TestWhatWasChangedIsTakenBackStepByStep(t *testing.T) {
	p := prepare(t, blueAndGreen()...)
	p.act("click add-seat\nclick colour-1.more\nclick timer\nclick pace.0")
	p.act("key Ctrl+Z\nkey Ctrl+Z\nkey Ctrl+Z\nkey Ctrl+Z\nkey Ctrl+Z")
	require.Equal(t, []play.SeatSetup{{Name: "Blue", Color: "blue"}, {Name: "Green", Color: "green"}}, p.seats())
	o := p.begun.Setup().Options
	require.Equal(t, map[string]string{"timer": "off", "hints": "on", "best": "on", "bots": "calm"}, o)
}

func TestOptionsAndSeedReachTheMatch(t *testing.T) {
	p := prepare(t, blueAndGreen()...)
	p.act("click timer\nclick hints\nclick best\nclick pace.1\nclick seed\nkey Ctrl+A\ntype lantern-482")
	p.seats()
	s := p.begun.Setup()
	require.Equal(t, "lantern-482", s.Seed)
	require.Equal(t, map[string]string{"timer": "on", "hints": "off", "best": "off", "bots": "fast"}, s.Options)
}

func TestStartKeepsTheSeatsForNextTime(t *testing.T) {
	p := prepare(t, blueAndGreen()...)
	p.act("click add-seat\nclick main")
	again, notices := p.a.Store.Settings()
	require.Empty(t, notices)
	require.Len(t, again.Seats, 3)
	require.Equal(t, store.Seat{Name: "Blue", Color: "blue"}, again.Seats[0])
}

func TestEscapeLeavesWithoutAMatch(t *testing.T) {
	p := prepare(t, blueAndGreen()...)
	p.act("key Escape")
	require.Nil(t, p.begun)
	require.IsType(t, shelf{}, p.Stack.Top())
	again, _ := p.a.Store.Settings()
	require.Empty(t, again.Seats)
}

func TestAGameThatIsNotInTheBoxHasNoSetUp(t *testing.T) {
	a, _ := apptest.Open(t, apptest.Window{})
	_, ok := setup.New(a, "minotaur")
	require.False(t, ok)
}

// TestEverySeedIsShownWhole types the widest seed of every word into the smallest window;
// once the pen is elsewhere, all of it can be read.
func TestEverySeedIsShownWhole(t *testing.T) {
	b, err := door.Box()
	require.NoError(t, err)
	for _, text := range []float64{1, 1.5} {
		a, r := apptest.OpenBoxes(t, apptest.Window{W: 1024, H: 640, Text: text}, b)
		a.Stack.Push(shelf{})
		s, ok := setup.New(a, b.ID)
		require.True(t, ok)
		a.Stack.Push(s)
		r.Step()
		for _, word := range strings.Fields(a.Words.T("setup.seed-words")) {
			apptest.Act(t, r, "wheel options 20\nclick seed\nkey Ctrl+A\ntype "+word+"-988\nkey Tab")
			var shown bool
			for _, l := range apptest.Lines(r) {
				shown = shown || l.Text == word+"-988" && l.Rect.Cut(l.Clip).W > l.Rect.W-1
			}
			require.True(t, shown, "%s-988 is cut at %.0f %%", word, text*100)
		}
	}
}

// A help that was declined at the table begins as off; whoever chooses it again is told
// everything anew.
func TestAHelpThatWasDeclinedIsOffUntilItIsChosen(t *testing.T) {
	open := func() *prepared {
		b, err := door.Box()
		require.NoError(t, err)
		b.SetUp.Options = []app.Option{{Key: "warnings", Start: app.Always("on"), Help: true}, {Key: "tips", Start: app.Always("on"), Help: true}, {Key: "coach", Help: true}}
		p := prepareBox(t, b, blueAndGreen()...)
		p.a.Settings.Told = []string{"cards", app.Advice(b.ID, "tips.first"), app.Advice(b.ID, "tips"), app.Asked(app.Advice(b.ID, "coach"))}
		return p
	}
	p := open()
	p.seats()
	require.Equal(t, "off", p.begun.Setup().Options["tips"])
	require.Equal(t, "on", p.begun.Setup().Options["warnings"])
	require.Equal(t, []string{"cards", "mapmasters.tips.first", "mapmasters.tips"}, p.a.Settings.Told, "the coach that was asked for is not chosen")

	p = open()
	p.act("click tips")
	p.seats()
	require.Equal(t, "on", p.begun.Setup().Options["tips"])
	require.Equal(t, []string{"cards"}, p.a.Settings.Told)
}

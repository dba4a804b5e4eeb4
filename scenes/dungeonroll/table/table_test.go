package table_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/engine/scene"
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/dungeonroll/board"
	"delvebox/scenes/dungeonroll/rig"
	"delvebox/scenes/dungeonroll/table"
)

// view is a view that notes what befalls it and writes its name.
type view struct {
	name   string
	events []string
	resets int
	hints  int
	own    int  // steps that only the view knows
	busy   bool // something is being shown
	closed bool // the person cannot decide
	point  string
	main   func() // what the main button does, nil for none
}

func (v *view) Frame(u *ui.UI) {
	u.Text(300, 300, ui.Body, "stage "+v.name, ui.Cream, ui.AlignLeft)
	if v.main != nil && u.Button("main", ui.R(900, 600, 200, 60), ui.Button{Word: "Go on"}) {
		v.main()
	}
}
func (v *view) Tick(*ui.UI) {}
func (v *view) Happen(_ *ui.UI, _ play.Seat, evs []play.Event) {
	for _, e := range evs {
		v.events = append(v.events, e.Name())
	}
}

func (v *view) Undo(*ui.UI) bool {
	if v.own == 0 {
		return false
	}
	v.own--
	return true
}
func (v *view) Reset(*ui.UI)                 { v.resets++ }
func (v *view) Busy(*ui.UI) bool             { return v.busy }
func (v *view) Ready() bool                  { return !v.closed }
func (v *view) Hint(*ui.UI)                  { v.hints++ }
func (v *view) Point(_ *ui.UI, place string) { v.point = place }

// desk is a table of such views.
type desk struct {
	*scene.Rehearsal
	t      *testing.T
	table  *table.Table
	views  map[string][]*view
	opened []string // sheet, log and menu
	goOn   func()   // of the score sheet
}

// sit sets a match on the table.
func sit(t *testing.T, m *play.Match) *desk {
	t.Helper()
	a, r := apptest.Open(t, apptest.Window{Scale: .25}, m.Game())
	d := &desk{Rehearsal: r, t: t, views: map[string][]*view{}}
	see := func(name string) board.View {
		v := &view{name: name}
		d.views[name] = append(d.views[name], v)
		return v
	}
	opens := func(what string) func(*board.Board) { return func(*board.Board) { d.opened = append(d.opened, what) } }
	tab, err := table.New(a, m, a.Store.Begin(m.Game().ID()), table.Views{
		Heroes: func(*board.Board) board.View { return see("heroes") },
		Delve:  func(*board.Board) board.View { return see("delve") },
		Score: func(_ *board.Board, done func()) board.View {
			d.goOn = done
			return see("score")
		},
		Results: func(*board.Board) board.View { return see("results") },
		Sheet:   opens("sheet"), Log: opens("log"), Menu: opens("menu"),
	})
	require.NoError(t, err)
	d.table = tab
	a.Stack.Push(tab)
	d.settle()
	return d
}

func (d *desk) settle() {
	for range 3 {
		d.Step()
		d.Stack.Draw(d.Canvas)
	}
}

// shows says that one stage is to be seen, and no other.
func (d *desk) shows(name string) *view {
	d.t.Helper()
	for _, other := range []string{"heroes", "delve", "score", "results"} {
		require.Equal(d.t, other == name, apptest.Says(d.Rehearsal, "stage "+other), other)
	}
	list := d.views[name]
	return list[len(list)-1]
}

// do makes a move as the view would.
func (d *desk) do(m dungeonroll.Move) {
	d.t.Helper()
	require.True(d.t, d.table.Do(d.Stack.UI, m, 0, 0), "%v", m)
	d.settle()
}

func (d *desk) press(keys ...input.Key) {
	for _, k := range keys {
		d.Send(input.Event{Kind: input.KeyDown, Key: k})
	}
	d.settle()
}

func (d *desk) undo() {
	d.Send(input.Event{Kind: input.KeyDown, Key: "Z", Mods: input.Mods{Ctrl: true}})
	d.settle()
}

// at gives a position in a phase: a fighter and a mage before two goblins.
func at(phase dungeonroll.Phase, seats int) dungeonroll.Position {
	p := dungeonroll.Position{Seats: seats, Phase: phase, Seed: "velvet", Party: []dungeonroll.Die{dungeonroll.Die(dungeonroll.Fighter), dungeonroll.Die(dungeonroll.Mage)}}
	p.Delve.Level = 2
	if phase == dungeonroll.MonsterPhase {
		p.Row = []dungeonroll.Foe{dungeonroll.Goblin, dungeonroll.Goblin, dungeonroll.Chest}
	}
	return p
}

func fight() dungeonroll.Move {
	return dungeonroll.Move{Kind: dungeonroll.Fight, Source: dungeonroll.PartyDie(1), Level: dungeonroll.SlotsOf(1, 2)}
}

// A person's delve ends with the score sheet; the next delve comes when it has been looked
// at, and it is the next person who sits at the table then.
func TestTheSheetIsShownBetweenTwoPersons(t *testing.T) {
	d := sit(t, rig.Laid(t, at(dungeonroll.RegroupPhase, 2)))
	first := d.shows("delve")
	require.True(t, d.table.Playable())
	d.do(dungeonroll.Move{Kind: dungeonroll.Retire})
	d.shows("score")
	assert.False(t, d.table.Playable(), "nobody plays while the sheet lies there")
	d.goOn()
	d.settle()
	assert.Same(t, first, d.shows("delve"), "the view knows where the dice lie")
	assert.Contains(t, first.events, dungeonroll.DelveBegan{}.Name())
	assert.Equal(t, play.Seat(1), d.table.Viewer)
}

// The second half of a double click does not turn the sheet that the first has brought.
func TestADoubleClickRetiresOnce(t *testing.T) {
	d := sit(t, rig.Laid(t, at(dungeonroll.RegroupPhase, 2)))
	d.shows("delve").main = func() { d.table.Do(d.Stack.UI, dungeonroll.Move{Kind: dungeonroll.Retire}, 0, 0) }
	d.Step()
	click := func() {
		at := func(k input.Kind) input.Event { return input.Event{Kind: k, X: 1000, Y: 630} }
		d.Send(at(input.Move), at(input.Press), at(input.Release))
		d.settle()
	}
	click()
	d.shows("score").main = func() { d.goOn() }
	click()
	d.shows("score")
	click()
	d.shows("delve")
}

// What is being shown of a delve is shown to its end before the sheet comes.
func TestTheDelveIsShownToItsEnd(t *testing.T) {
	d := sit(t, rig.Laid(t, at(dungeonroll.RegroupPhase, 2)))
	v := d.shows("delve")
	v.busy = true
	d.do(dungeonroll.Move{Kind: dungeonroll.Retire})
	d.shows("delve")
	v.busy = false
	d.Stack.UI.Wake()
	d.settle()
	d.shows("score")
}

// After the last delve the results come, and the Hall of Fame hears of the match once.
func TestTheLastDelveLeadsToTheResults(t *testing.T) {
	p := at(dungeonroll.RegroupPhase, 1)
	p.Round = 3
	d := sit(t, rig.Laid(t, p))
	d.do(dungeonroll.Move{Kind: dungeonroll.Retire})
	d.shows("score")
	d.goOn()
	d.settle()
	d.shows("results")
	assert.Len(t, d.views["results"], 1)
	assert.False(t, d.table.Playable())
	list, _, err := d.table.Store.Fame()
	require.NoError(t, err)
	assert.Len(t, list, 1)
}

// Where heroes are chosen their cards lie on the table first (DR-008).
func TestHeroesAreChosenFirst(t *testing.T) {
	m, err := play.NewMatch(rig.Game(t), rig.Setup(2, "choice"))
	require.NoError(t, err)
	d := sit(t, m)
	for range 2 {
		d.shows("heroes")
		move, ok := m.Moves(m.Actors()[0])[0].(dungeonroll.Move)
		require.True(t, ok)
		d.do(move)
	}
	d.shows("delve")
}

// Taking back begins with what only the view knows, then with the match; what has been
// drawn cannot be taken back (DR-224), and then no view forgets anything.
func TestTakingBack(t *testing.T) {
	d := sit(t, rig.Laid(t, at(dungeonroll.MonsterPhase, 1)))
	v := d.shows("delve")
	d.do(fight())
	v.own = 1
	d.undo()
	require.Equal(t, 1, d.table.Match.Len())
	require.Zero(t, v.resets)
	d.undo()
	require.Zero(t, d.table.Match.Len())
	require.Equal(t, 1, v.resets)
	d.press("Escape") // nothing was refused: it is the menu
	require.Equal(t, []string{"menu"}, d.opened)

	d.do(fight())
	d.do(dungeonroll.Move{Kind: dungeonroll.OpenChests, Source: dungeonroll.PartyDie(1), N: 1})
	n := d.table.Match.Len()
	d.undo()
	assert.Equal(t, n, d.table.Match.Len(), "a treasure was drawn")
	assert.NotEmpty(t, d.Stack.UI.Refused())
	assert.Equal(t, 1, v.resets)
	d.press("Escape")
	assert.Empty(t, d.Stack.UI.Refused(), "Escape puts the refusal away first")
	assert.Equal(t, []string{"menu"}, d.opened)
}

// The keys and the brass buttons of the table do the same.
func TestKeysAndButtonsDoTheSame(t *testing.T) {
	d := sit(t, rig.Laid(t, at(dungeonroll.MonsterPhase, 1)))
	v := d.shows("delve")
	d.press("P", "L", "H", "Escape")
	byKeys := d.opened
	d.opened = nil
	apptest.Act(t, d.Rehearsal, "click score-button\nclick log-button\nclick hint\nclick menu")
	assert.Equal(t, []string{"sheet", "log", "menu"}, byKeys)
	assert.Equal(t, byKeys, d.opened)
	assert.Equal(t, 2, v.hints)
}

// Nobody decides before the view is ready; the log shows its places through the view.
func TestTheTableAsksItsView(t *testing.T) {
	d := sit(t, rig.Laid(t, at(dungeonroll.MonsterPhase, 1)))
	v := d.shows("delve")
	require.True(t, d.table.Playable())
	v.closed = true
	assert.False(t, d.table.Playable())
	d.table.Board.Point("lair")
	assert.Equal(t, "lair", v.point, "a line of the log shows its place")
}

package play_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/engine/play/torches"
)

const (
	blue  play.Seat = 0
	green play.Seat = 1
)

func people(seed string) play.Setup {
	return play.Setup{Game: "torches", Seed: seed, Seats: []play.SeatSetup{
		{Name: "Blue", Color: "blue"}, {Name: "Green", Color: "green"}}}
}

func begin(t *testing.T, s play.Setup) *play.Match {
	t.Helper()
	m, err := play.NewMatch(torches.Game{}, s)
	require.NoError(t, err)
	return m
}

func do(t *testing.T, m *play.Match, seat play.Seat, text string) {
	t.Helper()
	move, err := m.Game().ParseMove(text)
	require.NoError(t, err)
	_, err = m.Do(seat, move)
	require.NoError(t, err)
}

// playAny plays the first torch in the seat's hand.
func playAny(t *testing.T, m *play.Match, seat play.Seat) {
	t.Helper()
	_, err := m.Do(seat, m.Moves(seat)[0])
	require.NoError(t, err)
}

func TestEqualSetupsGiveEqualMatches(t *testing.T) {
	a, b, c := begin(t, people("lamp")), begin(t, people("lamp")), begin(t, people("wick"))
	assert.Equal(t, a.Digest(), b.Digest())
	assert.NotEqual(t, a.Digest(), c.Digest())
}

func TestSetupIsRefused(t *testing.T) {
	s := people("lamp")
	s.Seats = s.Seats[:1]
	_, err := play.NewMatch(torches.Game{}, s)
	var r *play.Refusal
	require.ErrorAs(t, err, &r)
	assert.Equal(t, "seats-count", r.Key)
	assert.Equal(t, "seats-count least=2 most=4 seats=1", r.Error())

	for _, long := range []func(text string) play.Setup{
		func(text string) play.Setup { s := people(text); return s },
		func(text string) play.Setup { s := people("lamp"); s.Seats[1].Name = text; return s },
		func(text string) play.Setup {
			s := people("lamp")
			s.Options = map[string]string{"note": text}
			return s
		},
	} {
		_, err = play.NewMatch(torches.Game{}, long(strings.Repeat("x", play.MostText)))
		require.NoError(t, err)
		_, err = play.NewMatch(torches.Game{}, long(strings.Repeat("x", play.MostText+1)))
		require.ErrorAs(t, err, &r)
		assert.Equal(t, "text-too-long bytes=401 most=400", r.Error())
	}

	s = people("lamp")
	s.Game = "minotaur"
	_, err = play.NewMatch(torches.Game{}, s)
	var og *play.OtherGame
	require.ErrorAs(t, err, &og)
}

func TestRefusedMoveChangesNothing(t *testing.T) {
	m := begin(t, people("lamp"))
	before, lines := m.Digest(), string(m.Journal())
	for _, c := range []struct {
		seat play.Seat
		move play.Move
		key  string
	}{
		{green, torches.Roll{}, "not-your-turn"},
		{blue, torches.Play{Torch: "no such wood"}, "not-in-hand"},
		{blue, torches.Hold{Torch: torches.Nothing}, "not-yet"},
		{blue, nil, "no-move"},
		{7, torches.Roll{}, "no-such-seat"},
		{play.NoSeat, torches.Roll{}, "no-such-seat"},
	} {
		_, err := m.Do(c.seat, c.move)
		var r *play.Refusal
		require.ErrorAs(t, err, &r, c.key)
		assert.Equal(t, c.key, r.Key)
	}
	assert.Equal(t, before, m.Digest())
	assert.Equal(t, lines, string(m.Journal()))
	assert.Zero(t, m.Len())
}

func TestUndoTakesBackOneSeatsMovesOnly(t *testing.T) {
	m := begin(t, people("lamp"))
	start := m.Digest()
	requireKey(t, m.CanUndo(blue), "undo-nothing")
	playAny(t, m, blue)
	one := m.Digest()
	playAny(t, m, blue)
	two := m.Digest()
	requireLimit(t, m.CanUndo(green), "other-seat")

	_, err := m.Undo(blue)
	require.NoError(t, err)
	assert.Equal(t, one, m.Digest())
	_, err = m.Undo(blue)
	require.NoError(t, err)
	assert.Equal(t, start, m.Digest())
	requireKey(t, m.CanUndo(blue), "undo-nothing")

	requireKey(t, m.CanRedo(green), "redo-nothing")
	for _, want := range []play.Digest{one, two} {
		e, err := m.Redo(blue)
		require.NoError(t, err)
		assert.Equal(t, want, m.Digest())
		assert.NotEmpty(t, e.Events)
	}
	requireKey(t, m.CanRedo(blue), "redo-nothing")
}

func TestNewMoveDropsRedo(t *testing.T) {
	m := begin(t, people("lamp"))
	playAny(t, m, blue)
	_, err := m.Undo(blue)
	require.NoError(t, err)
	require.Nil(t, m.CanRedo(blue))
	do(t, m, blue, "roll")
	requireKey(t, m.CanRedo(blue), "redo-nothing")
}

func TestUndoStopsAtRevealAndAtOtherSeats(t *testing.T) {
	m := begin(t, people("lamp"))
	playAny(t, m, blue)
	do(t, m, blue, "roll")
	requireLimit(t, m.CanUndo(blue), "die-rolled")
	playAny(t, m, blue)
	require.Nil(t, m.CanUndo(blue), "moves after the roll can be taken back")
	_, err := m.Undo(blue)
	require.NoError(t, err)
	requireLimit(t, m.CanUndo(blue), "die-rolled")

	do(t, m, blue, "done") // reveals a torch to Blue
	playAny(t, m, green)
	requireLimit(t, m.CanUndo(blue), "other-seat")
	_, err = m.Undo(green)
	require.NoError(t, err)
	requireLimit(t, m.CanUndo(blue), "other-seat")
}

func TestBotsMovesStay(t *testing.T) {
	s := people("lamp")
	s.Seats[0].Level = "novice"
	m := begin(t, s)
	playAny(t, m, blue)
	requireLimit(t, m.CanUndo(blue), "bot")
}

// quietDice is Torches without the reveal of the roll: the draw alone must do.
type quietDice struct{ torches.Game }
type quietState struct{ *torches.State }

func (g quietDice) New(s play.Setup) (play.State, []play.Event, error) {
	st, ev, err := g.Game.New(s)
	return quietState{st.(*torches.State)}, ev, err
}
func (s quietState) Clone() play.State { return quietState{s.State.Clone().(*torches.State)} }
func (s quietState) Apply(seat play.Seat, m play.Move) ([]play.Event, error) {
	_, err := s.State.Apply(seat, m)
	return nil, err
}

func TestUndoStopsAtChance(t *testing.T) {
	m, err := play.NewMatch(quietDice{}, people("lamp"))
	require.NoError(t, err)
	do(t, m, blue, "roll")
	requireLimit(t, m.CanUndo(blue), "chance")
}

func TestSecretsAreLeftOutOfTheLog(t *testing.T) {
	m := begin(t, people("lamp"))
	for m.State().(*torches.State).Round <= 3 {
		do(t, m, m.Actors()[0], "done")
	}
	hold := m.Moves(blue)[0].(torches.Hold)
	_, err := m.Do(blue, hold)
	require.NoError(t, err)
	own, other := m.Log(blue)[m.Len()-1], m.Log(green)[m.Len()-1]
	assert.Equal(t, hold, own.Move)
	assert.Equal(t, torches.Held(hold), own.Events[0])
	assert.Equal(t, torches.Hold{}, other.Move)
	assert.Equal(t, torches.Held{}, other.Events[0])
	for _, e := range m.Opening(green) {
		assert.Equal(t, e.(torches.Drew).Seat == green, e.(torches.Drew).Torch != "")
	}
}

func requireKey(t *testing.T, r *play.Refusal, key string) {
	t.Helper()
	require.NotNil(t, r)
	require.Equal(t, key, r.Key)
}

func requireLimit(t *testing.T, r *play.Refusal, why string) {
	t.Helper()
	requireKey(t, r, "undo-limit")
	require.Equal(t, why, r.Args["why"])
}

func TestThinkIsDeterministicAndActs(t *testing.T) {
	s := people("lamp")
	s.Seats[0].Level, s.Seats[1].Level = "novice", "keen"
	a, b := begin(t, s), begin(t, s)
	for a.Outcome() == nil {
		seat := a.Actors()[0]
		ta, tb := <-a.Think(context.Background(), seat), <-b.Think(context.Background(), seat)
		require.NoError(t, ta.Err)
		require.Equal(t, ta.Move, tb.Move)
		_, err := a.Act(ta)
		require.NoError(t, err)
		_, err = b.Act(tb)
		require.NoError(t, err)
	}
	assert.Equal(t, a.Journal(), b.Journal())
	assert.Empty(t, a.Actors())
}

func TestStaleThoughtIsRefused(t *testing.T) {
	s := people("lamp")
	s.Seats[0].Level = "keen"
	m := begin(t, s)
	first := <-m.Think(context.Background(), blue)
	do(t, m, blue, "roll")
	_, err := m.Act(first)
	require.ErrorIs(t, err, play.ErrStale)
}

// oddBot panics, dawdles or chooses nothing.
type oddBot struct {
	torches.Game
	choose func(context.Context) (play.Move, error)
}

func (o oddBot) Bot(string) (play.Bot, error) { return o, nil }
func (o oddBot) Choose(ctx context.Context, _ play.State, _ play.Seat, _ *play.Chance) (play.Move, error) {
	return o.choose(ctx)
}

func TestBotsFaultsBecomeErrors(t *testing.T) {
	s := people("lamp")
	s.Seats[0].Level = "odd"
	for name, c := range map[string]struct {
		choose func(context.Context) (play.Move, error)
		want   string
	}{
		"panic":   {func(context.Context) (play.Move, error) { panic("lost the thread") }, "lost the thread"},
		"nothing": {func(context.Context) (play.Move, error) { return nil, nil }, "chose nothing"},
		"stopped": {func(ctx context.Context) (play.Move, error) { <-ctx.Done(); return nil, ctx.Err() }, "canceled"},
	} {
		t.Run(name, func(t *testing.T) {
			m, err := play.NewMatch(oddBot{choose: c.choose}, s)
			require.NoError(t, err)
			ctx, cancel := context.WithCancel(context.Background())
			thoughts := m.Think(ctx, blue)
			cancel()
			select {
			case th := <-thoughts:
				require.ErrorContains(t, th.Err, c.want)
			case <-time.After(5 * time.Second):
				t.Fatal("the bot does not stop")
			}
		})
	}
	m := begin(t, people("lamp"))
	require.Error(t, (<-m.Think(context.Background(), blue)).Err, "a person's seat has no bot")
}

type panics struct{ *torches.State }

func (panics) Apply(play.Seat, play.Move) ([]play.Event, error) { panic("no such card") }
func (p panics) Clone() play.State                              { return p }

type panicsGame struct{ torches.Game }

func (g panicsGame) New(s play.Setup) (play.State, []play.Event, error) {
	st, ev, err := g.Game.New(s)
	return panics{st.(*torches.State)}, ev, err
}

func TestPanicInRulesIsAFault(t *testing.T) {
	m, err := play.NewMatch(panicsGame{}, people("lamp"))
	require.NoError(t, err)
	before := m.Digest()
	_, err = m.Do(blue, torches.Roll{})
	var f *play.Fault
	require.ErrorAs(t, err, &f)
	assert.Equal(t, "fault.fault", f.Sentence().Key)
	assert.Contains(t, f.Error(), "no such card")
	assert.Equal(t, before, m.Digest())
}

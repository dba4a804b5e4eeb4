package playtest_test

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/engine/play/torches"
)

// broken is Torches with one fault built in; nil fields are without fault.
type broken struct {
	*torches.State
	f *faults
}

type faults struct {
	apply   func(s *torches.State, seat play.Seat, m play.Move) ([]play.Event, error)
	clone   func(s, c *torches.State)
	digest  func(s *torches.State) play.Digest
	seen    func(s, seen *torches.State, by play.Seat)
	moves   func(s *torches.State, seat play.Seat, list []play.Move) []play.Move
	outcome func(s *torches.State, o *play.Outcome) *play.Outcome
}

func (b broken) Apply(seat play.Seat, m play.Move) ([]play.Event, error) {
	if b.f.apply != nil {
		return b.f.apply(b.State, seat, m)
	}
	return b.State.Apply(seat, m)
}

func (b broken) Clone() play.State {
	c := b.State.Clone().(*torches.State)
	if b.f.clone != nil {
		b.f.clone(b.State, c)
	}
	return broken{c, b.f}
}

func (b broken) Digest() play.Digest {
	if b.f.digest != nil {
		return b.f.digest(b.State)
	}
	return b.State.Digest()
}

func (b broken) Seen(by play.Seat) play.State {
	c := b.State.Seen(by).(*torches.State)
	if b.f.seen != nil {
		b.f.seen(b.State, c, by)
	}
	return broken{c, b.f}
}

func (b broken) Moves(seat play.Seat) []play.Move {
	if b.f.moves != nil {
		return b.f.moves(b.State, seat, b.State.Moves(seat))
	}
	return b.State.Moves(seat)
}

func (b broken) Outcome() *play.Outcome {
	if b.f.outcome != nil {
		return b.f.outcome(b.State, b.State.Outcome())
	}
	return b.State.Outcome()
}

type brokenGame struct {
	torches.Game
	f     *faults
	most  int
	bot   play.Bot
	parse func(string) (play.Move, error)
}

func (g brokenGame) New(s play.Setup) (play.State, []play.Event, error) {
	st, ev, err := g.Game.New(s)
	if err != nil {
		return nil, nil, err
	}
	f := g.f
	if f == nil {
		f = &faults{}
	}
	return broken{st.(*torches.State), f}, ev, nil
}

func (g brokenGame) MostMoves(seats int) int {
	if g.most > 0 {
		return g.most
	}
	return g.Game.MostMoves(seats)
}

func (g brokenGame) Bot(level string) (play.Bot, error) {
	if g.bot != nil {
		return g.bot, nil
	}
	b, err := g.Game.Bot(level)
	return unwrapBot{b}, err
}

func (g brokenGame) ParseMove(text string) (play.Move, error) {
	if g.parse != nil {
		return g.parse(text)
	}
	return g.Game.ParseMove(text)
}

// unwrapBot shows Torches' own bots the state they know.
type unwrapBot struct{ play.Bot }

func (u unwrapBot) Choose(ctx context.Context, seen play.State, seat play.Seat, luck *play.Chance) (play.Move, error) {
	return u.Bot.Choose(ctx, seen.(broken).State, seat, luck)
}

type botFunc func(context.Context, *torches.State, *play.Chance) (play.Move, error)

func (f botFunc) Choose(ctx context.Context, seen play.State, _ play.Seat, luck *play.Chance) (play.Move, error) {
	return f(ctx, seen.(broken).State, luck)
}

// openDraw tells everybody what was drawn.
type openDraw torches.Drew

func (openDraw) Name() string    { return "torch-drawn" }
func (openDraw) Reveals() string { return "torch-drawn" }

func TestTheTrialFindsEveryFault(t *testing.T) {
	count := 0
	cases := map[string]struct {
		game brokenGame
		want string
	}{
		"clones share the hands": {brokenGame{f: &faults{clone: func(s, c *torches.State) { c.Scores = s.Scores }}},
			"a move on a clone changes the original"},
		"clone forgets": {brokenGame{f: &faults{clone: func(_, c *torches.State) { c.Rolled = false }}},
			"a clone differs"},
		"refused move pays": {brokenGame{f: &faults{apply: func(s *torches.State, seat play.Seat, m play.Move) ([]play.Event, error) {
			ev, err := s.Apply(seat, m)
			if err != nil {
				s.Scores[0]++
			}
			return ev, err
		}}}, "changes the position"},
		"anyone may roll": {brokenGame{f: &faults{apply: func(s *torches.State, seat play.Seat, m play.Move) ([]play.Event, error) {
			if s.Round <= 3 {
				seat = s.Turn
			}
			return s.Apply(seat, m)
		}}}, "against the rules"},
		"refusal without clause": {brokenGame{f: &faults{apply: func(s *torches.State, seat play.Seat, m play.Move) ([]play.Event, error) {
			ev, err := s.Apply(seat, m)
			if err != nil {
				err = errors.New("no")
			}
			return ev, err
		}}}, "without clause"},
		"digest leaves out the round": {brokenGame{f: &faults{digest: func(s *torches.State) play.Digest {
			d := play.NewDigester()
			d.Int(s.Scores...)
			return d.Sum()
		}}}, "the digest stays"},
		"chance from outside": {brokenGame{f: &faults{apply: func(s *torches.State, seat play.Seat, m play.Move) ([]play.Event, error) {
			ev, err := s.Apply(seat, m)
			if err == nil {
				count++
				s.Scores[seat] += count % 2
			}
			return ev, err
		}}}, "gives something else"},
		"deck stands open": {brokenGame{f: &faults{seen: func(s, seen *torches.State, _ play.Seat) { copy(seen.Deck, s.Deck) }}},
			"is hidden, but stands in the position"},
		"view depends on the deck": {brokenGame{f: &faults{seen: func(s, seen *torches.State, _ play.Seat) {
			seen.Scores[0] += s.Deck[0].Brightness()
		}}}, "tells hidden things"},
		"view of a view": {brokenGame{f: &faults{seen: func(s, seen *torches.State, _ play.Seat) { seen.Scores[0]++ }}},
			"seen twice"},
		"view shares the scores": {brokenGame{f: &faults{seen: func(s, seen *torches.State, _ play.Seat) { seen.Scores = s.Scores }}},
			"a move made on the view changes the position"},
		"log tells the draw": {brokenGame{f: &faults{apply: func(s *torches.State, seat play.Seat, m play.Move) ([]play.Event, error) {
			ev, err := s.Apply(seat, m)
			for i := range ev {
				if d, ok := ev[i].(torches.Drew); ok {
					ev[i] = openDraw(d)
				}
			}
			return ev, err
		}}}, "is hidden, but stands in the log"},
		"no moves": {brokenGame{f: &faults{moves: func(s *torches.State, _ play.Seat, list []play.Move) []play.Move {
			if s.Round == 2 {
				return nil
			}
			return list
		}}}, "has 0 moves"},
		"illegal move listed": {brokenGame{f: &faults{moves: func(s *torches.State, _ play.Seat, list []play.Move) []play.Move {
			if len(list) > 0 {
				list = append(list, torches.Play{Torch: "coal"})
			}
			return list
		}}}, "coal"},
		"list in random order": {brokenGame{f: &faults{moves: func(s *torches.State, _ play.Seat, list []play.Move) []play.Move {
			if count++; count%2 == 0 && len(list) > 1 {
				list[0], list[1] = list[1], list[0]
			}
			return list
		}}}, "changes from one call to the next"},
		"never over": {brokenGame{most: 5}, "not over after 5 moves"},
		"winner missing": {brokenGame{f: &faults{outcome: func(_ *torches.State, o *play.Outcome) *play.Outcome {
			if o != nil {
				o.Ranking = o.Ranking[1:]
			}
			return o
		}}}, "the ranking has"},
		"terms do not add up": {brokenGame{f: &faults{outcome: func(_ *torches.State, o *play.Outcome) *play.Outcome {
			if o != nil {
				o.Ranking[0].Terms[0].Value++
			}
			return o
		}}}, "its terms make"},
		"over but acting": {brokenGame{f: &faults{outcome: func(*torches.State, *play.Outcome) *play.Outcome {
			return &play.Outcome{}
		}}}, "but outcome"},
		"move reads back otherwise": {brokenGame{parse: func(string) (play.Move, error) { return torches.Roll{}, nil }},
			"reads back as"},
		"move does not read back": {brokenGame{parse: func(string) (play.Move, error) { return nil, errors.New("what?") }},
			"does not read back"},
		"torch lost": {brokenGame{f: &faults{apply: func(s *torches.State, seat play.Seat, m play.Move) ([]play.Event, error) {
			ev, err := s.Apply(seat, m)
			if s.Round == 2 {
				s.Deck[0] = s.Deck[1]
			}
			return ev, err
		}}}, "invariant"},
		"bot panics": {brokenGame{bot: botFunc(func(context.Context, *torches.State, *play.Chance) (play.Move, error) {
			panic("lost")
		})}, "lost"},
		"bot breaks the rules": {brokenGame{bot: botFunc(func(ctx context.Context, _ *torches.State, _ *play.Chance) (play.Move, error) {
			return torches.Play{Torch: "yew"}, ctx.Err()
		})}, "refused"},
		"bot does not stop": {brokenGame{bot: botFunc(func(context.Context, *torches.State, *play.Chance) (play.Move, error) {
			return torches.Done{}, nil
		})}, "does not stop"},
		"bot chooses by whim": {brokenGame{bot: botFunc(func(ctx context.Context, s *torches.State, _ *play.Chance) (play.Move, error) {
			if count++; count%2 == 0 {
				return torches.Done{}, ctx.Err()
			}
			return torches.Roll{}, ctx.Err()
		})}, "from the same view"},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			count = 0
			var err error
			for n := 0; n < 30 && err == nil; n++ {
				_, err = plan(c.game).Play(n)
			}
			require.ErrorContains(t, err, c.want)
			require.ErrorContains(t, err, `seed "trial `)
		})
	}
	// The wrapper itself has no fault.
	for n := range 10 {
		_, err := plan(brokenGame{}).Play(n)
		require.NoError(t, err, fmt.Sprint("match ", n))
	}
}

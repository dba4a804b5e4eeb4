package main

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"delvebox/engine/play"
)

type benchCommand struct {
	Game  string        `help:"Which game: ${games}. The first if not said." placeholder:"ID"`
	Seats int           `help:"How many sit at the table; as few as may be if not said." placeholder:"N"`
	Bot   string        `help:"Level of the computer player to measure, too." placeholder:"LEVEL"`
	For   time.Duration `help:"How long each thing is measured." default:"1s" placeholder:"DURATION"`
	Seed  string        `help:"Seed of the game that is measured." default:"bench" placeholder:"TEXT"`
}

// Help tells what is measured.
func (benchCommand) Help() string {
	return "One game is played at random, or by the bot; then set-up, clone, digest, view, list of\n" +
		"moves and a move through the match are measured over all its positions."
}

// Run measures and prints.
func (c benchCommand) Run(p place) error {
	g, err := p.shelf.game(c.Game)
	if err != nil {
		return err
	}
	if c.For <= 0 {
		return misuse("--for must be longer than nothing")
	}
	sim := simCommand{Seats: c.Seats, Bots: []string{randomLevel}, Games: 1, Seed: c.Seed}
	if c.Bot != "" {
		sim.Bots[0] = c.Bot
	}
	if err := sim.check(g); err != nil {
		return err
	}
	b, err := c.prepare(p, g, sim)
	if err != nil {
		return err
	}
	rows := grid{{"what", "times", "median", "mean", "longest"}}
	for _, w := range b.works() {
		m, err := b.measure(p, w, c.For)
		if err != nil {
			return err
		}
		rows = append(rows, m.cells(w.name))
	}
	rows.print(p.out)
	b.describe(p)
	return nil
}

// bench is a game that was played, with all its positions.
type bench struct {
	game      play.Game
	setup     play.Setup
	match     *play.Match
	positions []play.State // before each entry of the history
	history   []play.Entry
	record    record
}

func (c benchCommand) prepare(p place, g play.Game, sim simCommand) (*bench, error) {
	b := &bench{game: g, setup: sim.setup(g, 0)}
	for i := range b.setup.Seats {
		b.record.levels = append(b.record.levels, sim.level(0, i))
	}
	var err error
	if b.match, err = play.NewMatch(g, b.setup); err != nil {
		return nil, err
	}
	b.record.play(p.ctx, b.match)
	if b.record.err != nil {
		return nil, b.record.err
	}
	b.history = b.match.History()
	state, _, err := g.New(b.setup)
	if err != nil {
		return nil, err
	}
	for _, e := range b.history {
		b.positions = append(b.positions, state.Clone())
		if _, err := state.Apply(e.Seat, e.Move); err != nil {
			return nil, err
		}
	}
	return b, nil
}

// work is one thing to measure, made ready for the i-th position.
type work struct {
	name string
	do   func(i int) error
}

func (b *bench) works() []work {
	replay := b.match.Journal()
	return []work{
		{"set-up", func(int) error { _, _, err := b.game.New(b.setup); return err }},
		{"clone", func(i int) error { b.positions[i].Clone(); return nil }},
		{"digest", func(i int) error { b.positions[i].Digest(); return nil }},
		{"view of the acting seat", func(i int) error { b.positions[i].Seen(b.history[i].Seat); return nil }},
		{"list of moves", func(i int) error { b.positions[i].Moves(b.history[i].Seat); return nil }},
		{"clone and move", func(i int) error {
			_, err := b.positions[i].Clone().Apply(b.history[i].Seat, b.history[i].Move)
			return err
		}},
		{"move's text and back", func(i int) error {
			_, err := b.game.ParseMove(b.history[i].Move.String())
			return err
		}},
		{"replay of the whole game", func(int) error {
			_, _, err := play.Replay([]play.Game{b.game}, replay)
			return err
		}},
	}
}

// measured is how long each doing took.
type measured []time.Duration

func (b *bench) measure(p place, w work, long time.Duration) (measured, error) {
	var m measured
	for begun := time.Now(); time.Since(begun) < long; {
		if err := p.ctx.Err(); err != nil {
			return nil, err
		}
		at := time.Now()
		if err := w.do(len(m) % len(b.positions)); err != nil {
			return nil, fmt.Errorf("%s: %w", w.name, err)
		}
		m = append(m, time.Since(at))
	}
	slices.Sort(m)
	return m, nil
}

func (m measured) cells(name string) []string {
	if len(m) == 0 {
		return []string{name, "0"}
	}
	var sum time.Duration
	for _, d := range m {
		sum += d
	}
	short := func(d time.Duration) string { return d.Round(10 * time.Nanosecond).String() }
	return []string{name, fmt.Sprint(len(m)), short(m[len(m)/2]), short(sum / time.Duration(len(m))), short(m[len(m)-1])}
}

func (b *bench) describe(p place) {
	var slow []string
	for _, level := range slices.Compact(slices.Sorted(slices.Values(b.record.levels))) {
		slow = append(slow, fmt.Sprintf("%s %s", level, b.record.slowest[level].Round(time.Microsecond)))
	}
	fmt.Fprintf(p.out, "\none game of %s, %s, %s; journal %d bytes; slowest decisions: %s\n",
		count(len(b.setup.Seats), "seat"), count(len(b.history), "move"),
		b.record.took.Round(time.Millisecond), len(b.match.Journal()), strings.Join(slow, ", "))
}

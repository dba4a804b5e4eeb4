package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"time"

	"delvebox/engine/play"
)

type simCommand struct {
	Game     string            `help:"Which game: ${games}. The first if not said." placeholder:"ID"`
	Seats    int               `help:"How many sit at the table; the number of bots if not said." placeholder:"N"`
	Bots     []string          `help:"Levels of the computer players, seat by seat; the last are repeated. 'random' makes any legal move." default:"random" placeholder:"LEVEL"`
	Games    int               `short:"n" help:"How many games." default:"100" placeholder:"N"`
	Seed     string            `help:"Text that the games' seeds are made from." default:"sim" placeholder:"TEXT"`
	Option   map[string]string `help:"Option of the set-up." placeholder:"KEY=VALUE"`
	Rotate   bool              `help:"Move the bots one seat on with each game." default:"true" negatable:""`
	Jobs     int               `short:"j" help:"Games at a time; one for each processor if not said." placeholder:"N"`
	Events   bool              `help:"Count the events, too."`
	Journals string            `help:"Write each game's journal into this folder." placeholder:"DIR"`
}

// Help tells how the figures are to be read.
func (simCommand) Help() string {
	return "The same command line gives the same games. A win that is shared counts in parts.\n" +
		"Behind a share of wins stands its 95 % interval (Wilson), behind a mean score the half\n" +
		"width of its own (1.96 standard errors). Times are those of this machine."
}

// randomLevel is the laboratory's own player.
const randomLevel = "random"

// Run plays the games and prints the tables.
func (c simCommand) Run(p place) error {
	g, err := p.shelf.game(c.Game)
	if err != nil {
		return err
	}
	if err := c.check(g); err != nil {
		return err
	}
	if c.Journals != "" {
		if err := os.MkdirAll(c.Journals, 0o755); err != nil {
			return err
		}
	}
	begun := time.Now()
	records := c.playAll(p, g)
	t := newTally()
	for _, r := range records {
		switch {
		case errors.Is(r.err, p.ctx.Err()) && p.ctx.Err() != nil:
			continue
		case r.err != nil:
			return found{fmt.Sprintf("game %d (seed %q): %v", r.number, r.seed, r.err)}
		}
		t.add(r)
	}
	t.print(p.out, c.Events)
	fmt.Fprintf(p.out, "%s of %s, seeds %q to %q, %s\n", count(t.games, "game"), g.ID(),
		c.seed(0), c.seed(c.Games-1), time.Since(begun).Round(time.Millisecond))
	return p.ctx.Err()
}

// check completes the command and says what does not make sense.
func (c *simCommand) check(g play.Game) error {
	least, most := g.Seats()
	if c.Seats == 0 {
		c.Seats = max(len(c.Bots), least)
	}
	switch {
	case c.Seats < least || c.Seats > most:
		return misuse("%s is played by %d to %d, not by %d", g.ID(), least, most, c.Seats)
	case len(c.Bots) > c.Seats:
		return misuse("there are %d bots for %s", len(c.Bots), count(c.Seats, "seat"))
	case c.Games < 1:
		return misuse("--games must be at least 1")
	case c.Jobs < 0:
		return misuse("--jobs must not be negative")
	}
	if c.Jobs == 0 {
		c.Jobs = runtime.GOMAXPROCS(0)
	}
	for len(c.Bots) < c.Seats {
		c.Bots = append(c.Bots, c.Bots[len(c.Bots)-1])
	}
	for _, level := range c.Bots {
		if level == randomLevel {
			continue
		}
		if _, err := g.Bot(level); err != nil {
			return misuse("there is no bot %q; there are: %s", level, list(append(g.Levels(), randomLevel)))
		}
	}
	_, _, err := g.New(c.setup(g, 0))
	if err != nil {
		return misuse("%s cannot be set up so: %v", g.ID(), err)
	}
	return nil
}

func (c simCommand) seed(n int) string { return fmt.Sprintf("%s-%d", c.Seed, n+1) }

// level is who sits at a place in the n-th game.
func (c simCommand) level(n, seat int) string {
	if c.Rotate {
		seat += n
	}
	return c.Bots[seat%len(c.Bots)]
}

// colours name the players.
var colours = [...]string{"Blue", "Green", "Orange", "Purple", "Yellow", "Red", "Sky", "Black"}

func (c simCommand) setup(g play.Game, n int) play.Setup {
	s := play.Setup{Game: g.ID(), Seed: c.seed(n), Options: c.Option}
	for i := range c.Seats {
		seat := play.SeatSetup{Name: colours[i%len(colours)], Color: strings.ToLower(colours[i%len(colours)])}
		if level := c.level(n, i); level != randomLevel {
			seat.Level = level
		}
		s.Seats = append(s.Seats, seat)
	}
	return s
}

// playAll plays the games side by side; the records are in their order.
func (c simCommand) playAll(p place, g play.Game) []record {
	records := make([]record, c.Games)
	numbers := make(chan int)
	var all sync.WaitGroup
	for range min(c.Jobs, c.Games) {
		all.Go(func() {
			for n := range numbers {
				records[n] = c.playOne(p, g, n)
			}
		})
	}
	for n := range c.Games {
		numbers <- n
	}
	close(numbers)
	all.Wait()
	return records
}

func (c simCommand) playOne(p place, g play.Game, n int) record {
	r := record{number: n + 1, seed: c.seed(n)}
	for i := range c.Seats {
		r.levels = append(r.levels, c.level(n, i))
	}
	m, err := play.NewMatch(g, c.setup(g, n))
	if err != nil {
		r.err = err
		return r
	}
	r.play(p.ctx, m)
	if c.Journals != "" && (r.err == nil || p.ctx.Err() == nil) {
		path := filepath.Join(c.Journals, fmt.Sprintf("%s-%s.journal", g.ID(), r.seed))
		if err := os.WriteFile(path, m.Journal(), 0o644); err != nil && r.err == nil {
			r.err = err
		}
	}
	return r
}

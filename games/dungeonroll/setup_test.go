package dungeonroll_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/dungeonroll"
)

// DR-002: one to four seats, people and computer players in any mix.
func TestSeats(t *testing.T) {
	g := newGame(t)
	for n := 1; n <= 4; n++ {
		_, _, err := g.New(table(n, "seats"))
		require.NoError(t, err)
		bots := table(n, "seats")
		for i := range bots.Seats {
			bots.Seats[i].Level = "easy"
		}
		_, _, err = g.New(bots)
		require.NoError(t, err, "a game of bots alone")
	}
	for _, n := range []int{0, 5} {
		setup := table(4, "seats")
		setup.Seats = append(setup.Seats, play.SeatSetup{})[:n]
		_, _, err := g.New(setup)
		requireRefusal(t, err, "DR-002", "seats-count")
	}
}

func requireRefusal(t *testing.T, err error, clause, key string) {
	t.Helper()
	var r *play.Refusal
	require.ErrorAs(t, err, &r)
	assert.Equal(t, clause+" "+key, r.Clause+" "+r.Key)
}

// DR-003: every seat is first adventurer as often as another.
func TestTheFirstAdventurerIsDrawn(t *testing.T) {
	g := newGame(t)
	count := map[play.Seat]int{}
	for n := range 2000 {
		s, _, err := g.New(table(4, fmt.Sprint("first ", n)))
		require.NoError(t, err)
		count[s.(*dungeonroll.State).First()]++
	}
	for seat := range play.Seat(4) {
		assert.InDelta(t, 500, count[seat], 90)
	}
}

// DR-007: sets are ticked one by one; too few heroes for the seats are refused but in
// Mirror and None.
func TestHeroSets(t *testing.T) {
	g := newGame(t)
	for _, c := range []struct {
		options []string
		heroes  []string // some that must turn up, the first one only they
		never   []string
	}{
		{nil, []string{"crusader", "knight"}, []string{"scout", "viking", "guildleader"}},
		{[]string{"basic", "off", "pack", "on"}, []string{"scout", "viking"}, []string{"crusader", "timetraveller"}},
		{[]string{"basic", "off", "promo", "on"}, []string{"guildleader", "timetraveller"}, []string{"crusader", "viking"}},
		{[]string{"pack", "on", "promo", "on"}, []string{"crusader", "viking", "timetraveller"}, nil},
	} {
		met := map[string]bool{}
		for n := range 300 {
			s, _, err := g.New(table(1, fmt.Sprint("sets ", n), c.options...))
			require.NoError(t, err)
			p := s.(*dungeonroll.State).Player(0)
			met[p.Hero.String()] = true
		}
		for _, h := range c.heroes {
			assert.True(t, met[h], "%v: %s", c.options, h)
		}
		for _, h := range c.never {
			assert.False(t, met[h], "%v: %s", c.options, h)
		}
	}
	for _, mode := range []string{"random", "choice"} {
		_, _, err := g.New(table(3, "few", "basic", "off", "promo", "on", "heroes", mode))
		requireRefusal(t, err, "DR-007", "too-few-heroes")
	}
	for _, mode := range []string{"mirror", "none"} {
		_, _, err := g.New(table(3, "few", "basic", "off", "promo", "on", "heroes", mode))
		require.NoError(t, err)
	}
	_, _, err := g.New(table(3, "few", "basic", "off", "heroes", "mirror"))
	requireRefusal(t, err, "DR-007", "too-few-heroes")
	_, _, err = g.New(table(3, "few", "basic", "off", "heroes", "none"))
	require.NoError(t, err)
	_, _, err = g.New(table(1, "alone", "heroes", "mirror"))
	requireRefusal(t, err, "DR-008", "mirror-alone")
	_, _, err = g.New(table(1, "odd", "heroes", "all"))
	requireRefusal(t, err, "DR-008", "no-such-option")
	_, _, err = g.New(table(2, "odd", "heroes", "mirror", "hero", "bogeyman"))
	requireRefusal(t, err, "DR-008", "no-such-option")
}

// DR-008, DR-009: drawn heroes differ; in Mirror all have one; in None nobody has any;
// all begin as novices.
func TestHeroModes(t *testing.T) {
	g := newGame(t)
	for n := range 50 {
		seed := fmt.Sprint("modes ", n)
		s, _, err := g.New(table(4, seed))
		require.NoError(t, err)
		met := map[dungeonroll.Hero]bool{}
		for seat := range play.Seat(4) {
			p := s.(*dungeonroll.State).Player(seat)
			assert.False(t, p.Master)
			assert.NotEqual(t, dungeonroll.NoHero, p.Hero)
			met[p.Hero] = true
		}
		assert.Len(t, met, 4)
		for mode, want := range map[string]string{"mirror": "viking", "none": "none"} {
			s, _, err := g.New(table(3, seed, "heroes", mode, "hero", "viking"))
			require.NoError(t, err)
			for seat := range play.Seat(3) {
				p := s.(*dungeonroll.State).Player(seat)
				assert.Equal(t, want, p.Hero.String())
			}
		}
		s, _, err = g.New(table(2, seed, "heroes", "mirror"))
		require.NoError(t, err)
		a, b := s.(*dungeonroll.State).Player(0), s.(*dungeonroll.State).Player(1)
		assert.Equal(t, a.Hero, b.Hero, "one drawn hero for all")
	}
}

// DR-008, DR-012: the last in turn order chooses first; a hero is taken once; a computer
// player's hero is drawn when it is its turn.
func TestHeroesAreChosenFromTheLastToTheFirst(t *testing.T) {
	g := newGame(t)
	for n := range 20 {
		setup := table(4, fmt.Sprint("choice ", n), "heroes", "choice")
		bot := play.Seat(n % 4)
		setup.Seats[bot].Level = "easy"
		state, _, err := g.New(setup)
		require.NoError(t, err)
		s := state.(*dungeonroll.State)
		taken := map[dungeonroll.Hero]bool{}
		for i := 3; i >= 0; i-- {
			seat := (s.First() + play.Seat(i)) % 4
			if seat == bot {
				continue
			}
			require.Equal(t, []play.Seat{seat}, s.Actors())
			require.Equal(t, dungeonroll.Choosing, s.Phase())
			for seat := range play.Seat(4) {
				if p := s.Player(seat); p.Hero != dungeonroll.NoHero {
					taken[p.Hero] = true
					_, err := s.Apply(s.Actors()[0], dungeonroll.Move{Kind: dungeonroll.PickHero, Hero: p.Hero})
					requireRefusal(t, err, "DR-008", "hero-taken")
				}
			}
			moves := s.Moves(seat)
			assert.Len(t, moves, 8-len(taken))
			_, err := s.Apply(seat, dungeonroll.Move{Kind: dungeonroll.Flee})
			requireRefusal(t, err, "DR-008", "wrong-phase")
			_, err = s.Apply(seat, moves[n%len(moves)])
			require.NoError(t, err)
		}
		assert.NotEqual(t, dungeonroll.Choosing, s.Phase())
		assert.Equal(t, s.First(), s.Adventurer())
		p := s.Player(bot)
		assert.NotEqual(t, dungeonroll.NoHero, p.Hero)
	}
}

// DR-010: the Dungeon Lord sits to the left of the adventurer; alone there is none.
func TestTheDungeonLord(t *testing.T) {
	g := newGame(t)
	s, _, err := g.New(table(3, "lord", "heroes", "none"))
	require.NoError(t, err)
	st := s.(*dungeonroll.State)
	assert.Equal(t, (st.Adventurer()+1)%3, st.Lord())
	alone, _, err := g.New(table(1, "lord", "heroes", "none"))
	require.NoError(t, err)
	assert.Equal(t, play.NoSeat, alone.(*dungeonroll.State).Lord())
}

// DR-012, DR-016, DR-017, DR-230: the draws at the start, by name and in order, by hero.
func TestTheOrderOfDraws(t *testing.T) {
	g := newGame(t)
	party, level := "party party party party party party party", "dungeon"
	for hero, want := range map[dungeonroll.Hero]string{
		dungeonroll.NoHero:        party + " " + level,
		dungeonroll.Archaeologist: "token token " + party + " " + level,
		dungeonroll.Mercenary:     party,
		dungeonroll.Scout:         party + " dungeon dungeon dungeon dungeon dungeon dungeon",
		dungeonroll.Dwarf:         "party party party party party " + level,
		dungeonroll.Viking:        level,
		dungeonroll.GuildLeader:   party + " party " + level,
		dungeonroll.TimeTraveller: level,
		dungeonroll.Knight:        party + " " + level,
	} {
		d := dungeonroll.Delve{Hero: hero, Rules: g.Tables().Rules(false), Chest: g.Tables().Chest()}
		luck := &noted{}
		d.Begin(luck, nil)
		assert.Equal(t, want, luck.text(), "%s", hero)
	}
}

// noted is a luck that notes what is drawn and gives the first outcome.
type noted struct{ names []string }

func (l *noted) Pick(name string, _ int) int {
	l.names = append(l.names, name)
	return 0
}

func (l *noted) text() string {
	text := fmt.Sprint(l.names)
	return text[1 : len(text)-1]
}

// DR-013: every face comes up as often as another.
func TestFacesAreEquallyLikely(t *testing.T) {
	g := newGame(t)
	var party [7]int
	var level [7]int
	luck := play.NewChance("faces", "game")
	const games = 6000
	for range games {
		d := dungeonroll.Delve{Rules: g.Tables().Rules(false), Chest: g.Tables().Chest()}
		d.Begin(&luck, nil)
		party[d.Party.At(3).Face()]++
		f := d.Row.At(1)
		if d.Lair == 1 {
			f = dungeonroll.Dragon
		}
		level[f]++ // a chest or potion that nobody takes stays until the phase ends
	}
	for f := 1; f <= 6; f++ {
		assert.InDelta(t, games/6, party[f], 150, "party face %d", f)
		assert.InDelta(t, games/6, level[f], 150, "dungeon face %d", f)
	}
}

// DR-018, DR-019: only the Mercenary re-rolls at forming; from level to level faces stay.
func TestNoFreeReroll(t *testing.T) {
	g := newGame(t)
	for _, h := range append(dungeonroll.Heroes(), dungeonroll.NoHero) {
		s, _, err := g.Set(dungeonroll.Position{Phase: dungeonroll.Forming, Players: []dungeonroll.Player{{Hero: h}}, Seed: "free"})
		require.NoError(t, err)
		m := parse(t, "form reroll 1 2")
		assert.Equal(t, h == dungeonroll.Mercenary, s.Why(0, &m) == nil, "%s", h)
	}
	s := laid(t, dungeonroll.Position{Phase: dungeonroll.RegroupPhase, Delve: dungeonroll.Delve{Level: 2},
		Party: []dungeonroll.Die{dungeonroll.Die(dungeonroll.Thief), dungeonroll.Die(dungeonroll.Mage)}})
	_, err := s.Apply(0, parse(t, "seek glory"))
	require.NoError(t, err)
	d := s.Delve()
	assert.Equal(t, dungeonroll.Thief, d.Party.At(1).Face())
	assert.Equal(t, dungeonroll.Mage, d.Party.At(2).Face())
}

// DR-021, DR-014: the graveyard is a number, and everybody sees everything.
func TestAllLiesOpen(t *testing.T) {
	s, _, err := newGame(t).New(table(4, "open"))
	require.NoError(t, err)
	full := s.(*dungeonroll.State)
	for by := play.NoSeat; by < 4; by++ {
		seen := s.Seen(by).(*dungeonroll.State)
		assert.Equal(t, full.Delve(), seen.Delve())
		for seat := range play.Seat(4) {
			assert.Equal(t, full.Player(seat), seen.Player(seat))
		}
	}
	var d any = full.Delve().Graveyard
	assert.IsType(t, uint8(0), d)
}

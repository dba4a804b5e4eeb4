package fame

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/engine/words"
	"delvebox/scenes/app/apptest"
)

func TestBestScoresStandInTheirOrder(t *testing.T) {
	h := newHall(t, apptest.Window{})
	h.write(evenings()...)
	s := h.open()
	best := s.records.best()
	require.NotEmpty(t, best)
	assert.Equal(t, "Blue", best[0].Name)
	assert.Equal(t, 71, best[0].Score)
	for i := 1; i < len(best); i++ {
		assert.GreaterOrEqual(t, best[i-1].Score, best[i].Score)
		assert.Empty(t, best[i].Level, "bots do not count unless they are asked for")
	}
	assert.Equal(t, "match-l", s.chosen, "the last match is marked")
	h.keep("fame")
	h.play(func(p *input.Player) { p.Click("best-1") })
	assert.Equal(t, "match-h", s.chosen)
	h.play(func(p *input.Player) { p.Click("with-bots") })
	assert.Greater(t, len(s.records.best()), len(best))
	h.play(func(p *input.Player) { p.Press(input.Escape, input.Mods{}) })
	assert.False(t, h.sees("tab-best"))
}

func TestWhatCountsIsChosen(t *testing.T) {
	h := newHall(t, apptest.Window{})
	h.write(evenings()...)
	h.write(ended(400, "long-ago", person("Blue", "blue", 90), person("Green", "green", 3)),
		ended(2, "alone", person("Blue", "blue", 20), bot("Sky", "sky", "easy", 30)))
	s := h.open()
	assert.Len(t, s.records.matches, 14)
	assert.Equal(t, "long-ago", s.records.matches[0].Match, "in the order of time")
	h.play(func(p *input.Player) { p.Click("against.1") })
	assert.Len(t, s.records.matches, 13, "against people")
	h.play(func(p *input.Player) { p.Click("against.2") })
	for _, m := range s.records.matches {
		assert.True(t, strings.ContainsAny(m.Seats[len(m.Seats)-1].Level+m.Seats[0].Level+m.Seats[1].Level, "aeo"), "a bot sat there")
	}
	h.play(func(p *input.Player) {
		p.Click("against.0")
		p.Click("since.more")
	})
	assert.Len(t, s.records.matches, 13, "within a year")
	h.play(func(p *input.Player) { p.Click("since.more"); p.Click("since.more") })
	assert.Len(t, s.records.matches, 2, "within a week")
}

func TestCountsOnTheTiles(t *testing.T) {
	results := evenings()[:3]
	c := count(results, game, filter{}, today).counts(game)
	assert.Equal(t, 3, c.matches)
	assert.Equal(t, "Green", c.most.Name)
	assert.Equal(t, 2, c.most.Wins)
	assert.Equal(t, 2, c.closest, "47 to 45")
	assert.Equal(t, 8, c.lead, "52 to 44")
	assert.Equal(t, 2, c.overBots)
	none := count(nil, game, filter{}, today).counts(game)
	assert.Equal(t, counts{closest: -1, lead: -1}, none)
}

func TestStandings(t *testing.T) {
	h := newHall(t, apptest.Window{})
	h.write(evenings()...)
	s := h.open()
	require.NotEmpty(t, s.sums)
	for i := 1; i < len(s.sums); i++ {
		assert.GreaterOrEqual(t, s.sums[i-1].Wins, s.sums[i].Wins)
	}
	assert.Equal(t, 12, s.sums[0].Games)
	h.play(func(p *input.Player) { p.Click("tab-players") })
	assert.True(t, h.sees("player-1"))
	h.keep("fame-players")
}

func TestThePlayersOfTheChartAreChosen(t *testing.T) {
	h := newHall(t, apptest.Window{})
	h.write(evenings()...)
	s := h.open()
	assert.Len(t, s.records.lines(s.lines), 2)
	h.play(func(p *input.Player) { p.Click("line-3") })
	assert.Len(t, s.records.lines(s.lines), 3)
	h.play(func(p *input.Player) { p.Click("line-3"); p.Click("line-1") })
	assert.Len(t, s.records.lines(s.lines), 1)
}

func TestScaleOfTheChart(t *testing.T) {
	for _, c := range []struct {
		scores         []int
		from, to, step int
	}{
		{[]int{38, 71}, 30, 80, 10}, {[]int{5, 5}, 5, 6, 1}, {[]int{0, 3}, 0, 3, 1}, {nil, 0, 40, 10}, {[]int{-3, 12}, -5, 15, 5},
	} {
		from, to, step := scale([]series{{score: c.scores}})
		assert.Equal(t, []int{c.from, c.to, c.step}, []int{from, to, step}, c.scores)
	}
}

func TestNothingPlayedYet(t *testing.T) {
	h := newHall(t, apptest.Window{})
	s := h.open()
	assert.Empty(t, s.records.matches)
	h.keep("fame-empty")
	h.play(func(p *input.Player) { p.Click("tab-players"); p.Click("tab-open"); p.Click("first-match") })
	assert.Equal(t, game, h.setUp)
}

func TestUnreadableLinesAreTold(t *testing.T) {
	h := newHall(t, apptest.Window{})
	h.write(evenings()[:2]...)
	f, err := os.OpenFile(filepath.Join(h.a.Store.Dir(), "fame.log"), os.O_APPEND|os.O_WRONLY, 0)
	require.NoError(t, err)
	_, err = f.WriteString("00000000 {\"match\":\"x\"}\nnonsense\n")
	require.NoError(t, err)
	require.NoError(t, f.Close())
	s := h.open()
	assert.Equal(t, 2, s.unread)
	assert.Len(t, s.records.matches, 2, "the others count")
	h.keep("fame-unread")
}

func TestOpenMatchesAreGoneOnWith(t *testing.T) {
	h := newHall(t, apptest.Window{})
	blue, green := play.SeatSetup{Name: "Blue", Color: "blue"}, play.SeatSetup{Name: "Green", Color: "green"}
	old := h.begin("lantern", 1, blue, green)
	fresh := h.begin("ember", 3, blue, green, play.SeatSetup{Name: "Pink", Color: "purple"})
	broken := h.begin("cellar", 2, blue, green)
	path := func(name string) string { return filepath.Join(h.a.Store.Dir(), "journals", name+".journal") }
	for i, name := range []string{old, broken, fresh} {
		at := today.Add(time.Duration(i-5) * time.Hour)
		if name == broken {
			data, err := os.ReadFile(path(name))
			require.NoError(t, err)
			data[len(data)-20] ^= 1
			require.NoError(t, os.WriteFile(path(name), data, 0o644))
		}
		require.NoError(t, os.Chtimes(path(name), at, at))
	}
	s := h.open()
	require.Len(t, s.open, 3)
	assert.Equal(t, fresh, s.open[0].Name, "the newest first")
	require.Error(t, s.open[1].Err)
	h.play(func(p *input.Player) { p.Click("tab-open") })
	h.keep("fame-open")
	hurt, err := os.ReadFile(path(broken))
	require.NoError(t, err)
	h.play(func(p *input.Player) { p.Click("match-2") })
	require.NotNil(t, h.opened, "a copy of what is whole is opened")
	assert.Equal(t, 1, h.opened.Len())
	kept, err := os.ReadFile(path(broken))
	require.NoError(t, err)
	assert.Equal(t, hurt, kept, "the damaged file stays as it is")
	h.opened = nil
	h.play(func(p *input.Player) { p.Click("match-2") }) // the copy stands before it now
	require.NotNil(t, h.opened)
	assert.Equal(t, "ember", h.opened.Setup().Seed)
}

// Nothing leaves the window, whatever its size and that of the text.
func TestEveryWindow(t *testing.T) {
	if testing.Short() {
		t.Skip("painting every window takes a while")
	}
	for name, win := range map[string]apptest.Window{
		"1024":      {W: 1024, H: 640},
		"1024-150":  {W: 1024, H: 640, Text: 1.5},
		"1280-150":  {W: 1280, H: 800, Text: 1.5},
		"1920-125":  {W: 1920, H: 1080, Text: 1.25},
		"2560-21-9": {W: 2560, H: 1080},
		"3840":      {W: 1920, H: 1080, Scale: 2},
		"long":      {W: 1280, H: 800, Language: words.Pseudo},
		"long-sm":   {W: 1024, H: 640, Text: 1.25, Language: words.Pseudo},
	} {
		t.Run(name, func(t *testing.T) {
			h := newHall(t, win)
			h.write(evenings()...)
			h.begin("lantern", 2, play.SeatSetup{Name: "Blue", Color: "blue"}, play.SeatSetup{Name: "Green", Color: "green"})
			h.open()
			assert.Empty(t, apptest.Faults(h.Rehearsal))
			h.keep("fame-" + name)
			for _, tab := range []string{"tab-best", "tab-players", "tab-open"} {
				h.play(func(p *input.Player) { p.Click(tab) })
				for _, n := range []string{tab, "main", "back", "rulebook", "settings", "mute"} {
					q, ok := h.a.UI.Find(n)
					assert.True(t, ok && q.X >= 0 && q.Y >= 0 && q.Right() <= h.a.UI.W && q.Bottom() <= h.a.UI.H, "%s stands at %v", n, q)
				}
				assert.Empty(t, apptest.Faults(h.Rehearsal), tab)
				if tab != "tab-best" {
					h.keep("fame-" + name + "-" + tab)
				}
			}
		})
	}
}

// Where only computer players have won, it is said in words.
func TestNoPersonHasWonYet(t *testing.T) {
	h := newHall(t, apptest.Window{})
	h.write(ended(2, "lost", person("Blue", "blue", 20), bot("Sky", "sky", "easy", 30)))
	h.open()
	h.Draw()
	none := h.a.UI.T("fame.tile-won-none")
	require.True(t, apptest.Says(h.Rehearsal, none))
	h.keep("fame-none-won")
	h.write(ended(1, "won", person("Blue", "blue", 40), bot("Sky", "sky", "easy", 30)))
	h.Stack.Pop()
	h.open()
	h.Draw()
	require.False(t, apptest.Says(h.Rehearsal, none))
	require.True(t, apptest.Says(h.Rehearsal, h.a.UI.T("fame.tile-won", "name", "Blue")))
}

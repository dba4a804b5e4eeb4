package store

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func result(match string, scores ...int) Result {
	r := Result{Match: match, Game: "torches", Seed: "lamp"}
	for i, name := range []string{"Blue", "Green"}[:len(scores)] {
		r.Seats = append(r.Seats, SeatResult{Name: name, Place: i + 1, Score: scores[i]})
	}
	return r
}

func TestDamagedResultsAreLeftOutAndKept(t *testing.T) {
	s := open(t)
	for _, m := range []string{"a", "b", "c"} {
		require.NoError(t, s.AddResult(result(m, 10, 5)))
	}
	data, err := os.ReadFile(s.path(fameFile))
	require.NoError(t, err)
	text := strings.Replace(string(data), `"match":"b"`, `"match":"x"`, 1)
	require.NoError(t, os.WriteFile(s.path(fameFile), []byte(text+"1234 {\"torn"), 0o644))
	require.NoError(t, s.AddResult(result("d", 1, 0)))
	results, unread, err := s.Fame()
	require.NoError(t, err)
	assert.Equal(t, 2, unread)
	require.Len(t, results, 3)
	assert.Equal(t, "d", results[2].Match)
	kept, err := os.ReadFile(s.path(fameFile))
	require.NoError(t, err)
	assert.True(t, strings.HasPrefix(string(kept), text))
}

func TestStandings(t *testing.T) {
	other := result("z", 99, 1)
	other.Game = "minotaur"
	list := Standings([]Result{result("a", 10, 5), other, result("b", 30, 25)}, "torches")
	assert.Equal(t, []Standing{
		{Name: "Blue", Games: 2, Wins: 2, Best: 30, Total: 40},
		{Name: "Green", Games: 2, Best: 25, Total: 30},
	}, list)
	assert.Empty(t, Standings(nil, "torches"))
}

func TestUnreadableFame(t *testing.T) {
	s := open(t)
	require.NoError(t, os.Mkdir(s.path(fameFile), 0o755))
	_, _, err := s.Fame()
	require.Error(t, err)
	require.Error(t, s.AddResult(result("a", 1)))
}

package sitting_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/engine/play/torches"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/sitting"
)

// A help that was declined stays away when the match is continued, and in the next one.
func TestAHelpThatWasDeclinedStaysAway(t *testing.T) {
	g := torches.Game{}
	setup := play.Setup{Game: "torches", Seed: "lantern", Seats: []play.SeatSetup{{Name: "Blue", Color: "blue"}, {Name: "Green", Color: "green"}},
		Options: map[string]string{"tips": "on", "warnings": "on", "coach": "off"}}
	a, _ := apptest.Open(t, apptest.Window{}, g)
	seat := func() *sitting.Sitting {
		m, err := play.NewMatch(g, setup)
		require.NoError(t, err)
		return sitting.New(a, m, nil, names{})
	}
	s := seat()
	require.True(t, s.Wants("tips"))
	require.True(t, s.Wants("warnings"))
	require.False(t, s.Wants("coach"), "not at this set-up")
	s.Tell("tips.first")
	s.Tell("warnings")

	s = seat()
	require.True(t, s.Wants("tips"))
	require.True(t, s.Told("tips.first"))
	require.False(t, s.Told("tips.second"))
	require.False(t, s.Wants("warnings"))
	kept, _ := a.Store.Settings()
	require.Equal(t, []string{"torches.tips.first", "torches.warnings"}, kept.Told)
}

// A help that is switched at the table is as it was left when the match is continued,
// whatever the set-up says; what is switched back leaves no trace.
func TestASwitchIsRemembered(t *testing.T) {
	g := torches.Game{}
	a, _ := apptest.Open(t, apptest.Window{}, g)
	for _, set := range []string{"on", "off"} {
		seat := func() *sitting.Sitting {
			m, err := play.NewMatch(g, play.Setup{Game: "torches", Seed: "lantern", Options: map[string]string{"coach": set},
				Seats: []play.SeatSetup{{Name: "Blue", Color: "blue"}, {Name: "Green", Color: "green"}}})
			require.NoError(t, err)
			return sitting.New(a, m, nil, names{})
		}
		was := set == "on"
		require.Equal(t, was, seat().Wants("coach"))
		seat().Switch("coach", !was)
		require.Equal(t, !was, seat().Wants("coach"), set)
		seat().Switch("coach", was)
		require.Equal(t, was, seat().Wants("coach"), set)
		seat().Switch("coach", true)
		seat().Switch("coach", false)
		seat().Switch("coach", true)
		require.True(t, seat().Wants("coach"), set)
		a.Settings.Told = nil
	}
}

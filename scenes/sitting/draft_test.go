package sitting_test

import (
	"bytes"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"delvebox/engine/play/torches"
	"delvebox/scenes/sitting"
)

// A draft is written soon after a change and not with each of many; where a clock runs
// also when nothing has changed, and never for a seat that has nothing to decide.
func TestADraftIsWrittenSoonAfterAChange(t *testing.T) {
	s, _ := sit(t, torches.Game{}, "", "")
	var d sitting.Draft
	now, text := time.Minute, "half"
	keep := func(after time.Duration) string {
		now += after
		d.Keep(s, 0, now, func() string { return text })
		return s.Match.Draft(0)
	}
	require.Empty(t, keep(time.Hour), "nothing has changed")
	d.Change()
	require.Equal(t, "half", keep(0))
	text = "more"
	d.Change()
	require.Equal(t, "half", keep(100*time.Millisecond))
	require.Equal(t, "more", keep(200*time.Millisecond))
	text = "later"
	require.Equal(t, "more", keep(time.Hour))
	d.Clock = true
	require.Equal(t, "later", keep(0))
	d.Change()
	d.Save(s, 1, func() string { return "Green's" })
	require.Empty(t, s.Match.Draft(1), "it is Blue's turn")
	do(t, s, torches.Done{})
	require.Empty(t, keep(time.Hour), "Blue has decided")
	require.Equal(t, 3, bytes.Count(s.Match.Journal(), []byte(" draft ")))
}

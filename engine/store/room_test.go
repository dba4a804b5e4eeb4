package store

import (
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
)

// TestAFullDiskLosesNothingThatWasSaved fills the disk at every byte of a match in turn:
// what was told as saved is there, nothing half-written stays, and when there is room
// again everything is saved.
func TestAFullDiskLosesNothingThatWasSaved(t *testing.T) {
	for room := 0; room < 1200; room += 37 {
		s := open(t)
		r := NewRoom(room)
		s.Within(r)
		m := newMatch(t, "lamp")
		save := s.Begin("torches")
		m.Record(save)
		safe := -1 // decisions told as saved; -1: not even the match
		note := func() {
			if m.SaveError() == nil {
				safe = m.Len()
			}
		}
		note()
		for range 10 {
			move(t, m)
			note()
		}
		if err := m.SaveError(); err != nil {
			var full *DiskFull
			require.ErrorAs(t, err, &full)
			require.Equal(t, "fault.save-full", err.Sentence().Key)
		}
		if safe >= 0 {
			data, err := os.ReadFile(s.path(journals, save.Name()+suffix))
			require.NoError(t, err)
			again, notice, err := play.Replay(box, data)
			require.NoError(t, err, "room for %d", room)
			require.False(t, notice.Torn(), "nothing half-written stays")
			require.Equal(t, safe, again.Len(), "room for %d", room)
		}
		r.Set(1 << 20)
		m.Flush()
		require.Nil(t, m.SaveError())
		require.NoError(t, save.Close())
		again, reopened, _, err := s.Continue(box, save.Name())
		require.NoError(t, err)
		require.Equal(t, m.Digest(), again.Digest())
		require.NoError(t, reopened.Close())
	}
}

// A result that found no room is told again, whole, when there is.
func TestAResultWaitsForRoom(t *testing.T) {
	s := open(t)
	r := NewRoom(30)
	s.Within(r)
	require.Error(t, s.AddResult(result("a", 10, 5)))
	r.Set(1 << 16)
	require.NoError(t, s.AddResult(result("a", 10, 5)))
	results, _, err := s.Fame()
	require.NoError(t, err)
	require.Len(t, results, 1)
}

// Settings that find no room leave the old ones whole.
func TestSettingsThatFindNoRoomLeaveTheOldOnes(t *testing.T) {
	s := open(t)
	set := Fresh()
	set.Volume = 30
	require.NoError(t, s.SaveSettings(set))
	s.Within(NewRoom(20))
	set.Volume = 90
	require.Error(t, s.SaveSettings(set))
	kept, notices := s.Settings()
	require.Empty(t, notices)
	require.Equal(t, 30, kept.Volume)
}

// A file where the folder would be is told once, truly, and nothing is said to have been
// set aside.
func TestAFileInPlaceOfTheFolderIsToldOnce(t *testing.T) {
	path := t.TempDir() + "/file"
	require.NoError(t, os.WriteFile(path, []byte("mine"), 0o644))
	s, err := Open(path)
	var w *Unwritable
	require.ErrorAs(t, err, &w)
	assert.Equal(t, "fault.save-folder-file", w.Sentence().Key)
	set, notices := s.Settings()
	assert.Empty(t, notices)
	assert.Equal(t, Fresh(), set)
	list, err := s.Matches()
	require.NoError(t, err)
	assert.Empty(t, list)
	results, unread, err := s.Fame()
	require.NoError(t, err)
	assert.Empty(t, results)
	assert.Zero(t, unread)
	kept, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Equal(t, "mine", string(kept))
}

// A settings file that cannot be read for the system's reasons is left where it is.
func TestSettingsThatCannotBeReadAreLeftAlone(t *testing.T) {
	s := open(t)
	require.NoError(t, os.Mkdir(s.path(settingsFile), 0o755))
	_, notices := s.Settings()
	require.Len(t, notices, 1)
	assert.Equal(t, "fault.settings-unread", notices[0].Key)
	assert.DirExists(t, s.path(settingsFile))
}

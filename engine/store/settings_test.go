package store

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestFolderIsFlagThenEnvironmentThenOwn(t *testing.T) {
	t.Setenv(Environment, "")
	assert.Equal(t, "delvebox", filepath.Base(Folder("")))
	t.Setenv(Environment, "/from/environment")
	assert.Equal(t, "/from/environment", Folder(""))
	assert.Equal(t, "/from/flag", Folder("/from/flag"))
}

func TestSettingsRoundTrip(t *testing.T) {
	s := open(t)
	set, notices := s.Settings()
	assert.Equal(t, Fresh(), set)
	assert.Empty(t, notices)
	set.Volume, set.Animation, set.ReducedMotion, set.TextSize, set.FullScreen = 15, "fast", true, 150, true
	set.PayByItself, set.ConfirmDone, set.Coach, set.Told = true, false, false, []string{"cards", "turning"}
	set.Seats = []Seat{{Name: "Deep \"Blue\"", Color: "blue"}, {Name: "Green", Color: "green", Level: "keen"}}
	require.NoError(t, s.SaveSettings(set))
	got, notices := s.Settings()
	assert.Equal(t, set, got)
	assert.Empty(t, notices)
	left, err := os.ReadDir(s.Dir())
	require.NoError(t, err)
	assert.Len(t, left, 4, "three folders and the file, nothing half-written")
}

func TestUnknownKeysAreKept(t *testing.T) {
	s := open(t)
	write(t, s, "volume = 20\nhats = \"tall\"\n[window]\nwidth = 800\n")
	set, notices := s.Settings()
	assert.Equal(t, 20, set.Volume)
	require.Len(t, notices, 2)
	assert.Equal(t, "fault.settings-key", notices[0].Key)
	set.Mute = true
	require.NoError(t, s.SaveSettings(set))
	text := read(t, s)
	assert.Contains(t, text, `hats = "tall"`)
	assert.Contains(t, text, "width = 800")
	assert.Contains(t, text, "mute = true")
}

func TestValuesOutOfBoundsAreAsWhenNew(t *testing.T) {
	s := open(t)
	write(t, s, "volume = 900\ntext_size = -3\nanimation = \"warp\"\nlanguage = \"\"\nmute = true\n")
	set, notices := s.Settings()
	want := Fresh()
	want.Mute = true
	assert.Equal(t, want, set)
	assert.Len(t, notices, 4)
}

func TestDamagedSettingsAreSetAside(t *testing.T) {
	s := open(t)
	for _, text := range []string{"volume = [", "volume = \"loud\"", "\x00\x00"} {
		write(t, s, text)
		set, notices := s.Settings()
		assert.Equal(t, Fresh(), set)
		require.Len(t, notices, 1)
		assert.Equal(t, "fault.settings-unreadable", notices[0].Key)
		kept, err := os.ReadFile(notices[0].Args["path"])
		require.NoError(t, err)
		assert.Equal(t, text, string(kept))
		_, notices = s.Settings()
		assert.Empty(t, notices)
	}
	assert.FileExists(t, s.path(settingsFile+".damaged"))
	assert.FileExists(t, s.path(settingsFile+".damaged-3"))
}

func TestSettingsThatCannotBeWritten(t *testing.T) {
	s := open(t)
	require.NoError(t, os.Mkdir(s.path(settingsFile), 0o755))
	err := s.SaveSettings(Fresh())
	assert.Equal(t, "fault.settings-write", sentence(t, err).Key)
}

func write(t *testing.T, s *Store, text string) {
	t.Helper()
	require.NoError(t, os.WriteFile(s.path(settingsFile), []byte(text), 0o644))
}

func read(t *testing.T, s *Store) string {
	t.Helper()
	data, err := os.ReadFile(s.path(settingsFile))
	require.NoError(t, err)
	return string(data)
}

package store

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/engine/play/torches"
)

var box = []play.Game{torches.Game{}}

func open(t *testing.T) *Store {
	t.Helper()
	s, err := Open(filepath.Join(t.TempDir(), "data"))
	require.NoError(t, err)
	return s
}

func newMatch(t *testing.T, seed string) *play.Match {
	t.Helper()
	m, err := play.NewMatch(torches.Game{}, play.Setup{Seed: seed,
		Seats: []play.SeatSetup{{Name: "Blue", Color: "blue"}, {Name: "Green", Color: "green", Level: "keen"}}})
	require.NoError(t, err)
	return m
}

// move makes the first legal move.
func move(t *testing.T, m *play.Match) {
	t.Helper()
	seat := m.Actors()[0]
	_, err := m.Do(seat, m.Moves(seat)[0])
	require.NoError(t, err)
}

func onDisk(t *testing.T, s *Store, name string) string {
	t.Helper()
	data, err := os.ReadFile(s.path(journals, name+suffix))
	require.NoError(t, err)
	return string(data)
}

func sentence(t *testing.T, err error) play.Sentence {
	t.Helper()
	var w play.Worded
	require.ErrorAs(t, err, &w)
	return w.Sentence()
}

func TestEveryMoveIsOnDiskAtOnce(t *testing.T) {
	s := open(t)
	m := newMatch(t, "lamp")
	v := s.Begin("torches")
	assert.Empty(t, v.Name())
	m.Record(v)
	require.Nil(t, m.SaveError())
	for range 5 {
		move(t, m)
		require.Equal(t, string(m.Journal()), onDisk(t, s, v.Name()))
	}
	// Nothing is closed: the program was killed here, and its lock with it.
	v.lock.Close()

	n, w, notice, err := s.Continue(box, v.Name())
	require.NoError(t, err)
	assert.False(t, notice.Torn())
	assert.Equal(t, m.Digest(), n.Digest())
	move(t, n)
	require.NoError(t, w.Close())
	assert.Equal(t, string(n.Journal()), onDisk(t, s, v.Name()))
}

func TestTornLineIsCutOffTheFile(t *testing.T) {
	s := open(t)
	m := newMatch(t, "lamp")
	v := s.Begin("torches")
	m.Record(v)
	move(t, m)
	whole := string(m.Journal())
	require.NoError(t, v.Close())
	path := s.path(journals, v.Name()+suffix)
	require.NoError(t, os.WriteFile(path, []byte(whole+"1234abcd move 0 77"), 0o644))

	n, w, notice, err := s.Continue(box, v.Name())
	require.NoError(t, err)
	assert.True(t, notice.Torn())
	assert.Equal(t, whole, onDisk(t, s, v.Name()))
	move(t, n)
	require.NoError(t, w.Close())
	assert.Equal(t, string(n.Journal()), onDisk(t, s, v.Name()))
}

func TestTwoProgramsOnOneSave(t *testing.T) {
	s := open(t)
	m := newMatch(t, "lamp")
	v := s.Begin("torches")
	m.Record(v)
	other, err := Open(s.Dir())
	require.NoError(t, err)
	_, _, _, err = other.Continue(box, v.Name())
	var used *InUse
	require.ErrorAs(t, err, &used)
	assert.Equal(t, "fault.save-locked", sentence(t, err).Key)
	require.NoError(t, v.Close())
	_, w, _, err := other.Continue(box, v.Name())
	require.NoError(t, err)
	require.NoError(t, w.Close())
}

// A match that somebody plays can be looked at beside him; nothing is written by it.
func TestALookLeavesTheSaveAlone(t *testing.T) {
	s := open(t)
	m := newMatch(t, "lamp")
	v := s.Begin("torches")
	m.Record(v)
	move(t, m)
	seen, err := s.Look(box, v.Name())
	require.NoError(t, err)
	assert.Equal(t, m.Digest(), seen.Digest())
	move(t, seen)
	require.Equal(t, string(m.Journal()), onDisk(t, s, v.Name()))
	move(t, m)
	require.NoError(t, v.Close())

	_, err = s.Look(box, "nowhere")
	var gone *Gone
	require.ErrorAs(t, err, &gone)
	path := s.path(journals, v.Name()+suffix)
	require.NoError(t, os.WriteFile(path, []byte("no journal\n"), 0o600))
	_, err = s.Look(box, v.Name())
	var bad *Unreadable
	require.ErrorAs(t, err, &bad)
}

func TestSavesOfOneSecondHaveNamesOfTheirOwn(t *testing.T) {
	s := open(t)
	at := time.Date(2026, 11, 29, 22, 51, 0, 0, time.UTC)
	s.now = func() time.Time { return at }
	var names []string
	for _, seed := range []string{"lamp", "wick", "oil"} {
		m := newMatch(t, seed)
		v := s.Begin("torches")
		m.Record(v)
		require.Nil(t, m.SaveError())
		names = append(names, v.Name())
		require.NoError(t, v.Close())
	}
	assert.Equal(t, []string{"torches-20261129-225100", "torches-20261129-225100-2", "torches-20261129-225100-3"}, names)
}

func TestFolderThatCannotBeWritten(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "data")
	require.NoError(t, os.WriteFile(dir, []byte("a file in the folder's place"), 0o644))
	s, err := Open(dir)
	var un *Unwritable
	require.ErrorAs(t, err, &un)
	assert.Equal(t, play.Sentence{Key: "fault.save-folder-file", Args: map[string]string{"path": dir}}, un.Sentence())

	m := newMatch(t, "lamp")
	v := s.Begin("torches")
	m.Record(v)
	move(t, m)
	require.NotNil(t, m.SaveError())
	assert.Equal(t, 2, m.SaveError().Lines)
	assert.Equal(t, "fault.save-folder-file", m.SaveError().Sentence().Key)
	list, err := s.Matches()
	assert.Empty(t, list)
	assert.NoError(t, err, "told when it was opened")
	require.Error(t, s.SaveSettings(Fresh()))
	require.Error(t, s.AddResult(Result{}))

	// The folder becomes writable: nothing of the match is lost.
	require.NoError(t, os.Remove(dir))
	move(t, m)
	require.Nil(t, m.SaveError())
	assert.Equal(t, string(m.Journal()), onDisk(t, s, v.Name()))
}

func TestFullDisk(t *testing.T) {
	if _, err := os.Stat("/dev/full"); err != nil {
		t.Skip("there is no /dev/full here")
	}
	s := open(t)
	m := newMatch(t, "lamp")
	v := s.Begin("torches")
	m.Record(v)
	move(t, m)
	before := onDisk(t, s, v.Name())
	disk := v.file
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	require.NoError(t, err)
	defer full.Close()
	v.file = full
	move(t, m)
	require.NotNil(t, m.SaveError())
	var df *DiskFull
	require.ErrorAs(t, m.SaveError(), &df)
	assert.Equal(t, "fault.save-full", m.SaveError().Sentence().Key)
	assert.Equal(t, before, onDisk(t, s, v.Name()))

	v.file = disk
	m.Flush()
	require.Nil(t, m.SaveError())
	assert.Equal(t, string(m.Journal()), onDisk(t, s, v.Name()))
	require.NoError(t, v.Close())
}

// shaky is a file that takes a part of a line, or cannot sync or cut.
type shaky struct {
	*os.File
	part       int // bytes taken of the next line, -1 for all
	noSync     bool
	noTruncate bool
}

var errShaky = errors.New("shaky")

func (f *shaky) Write(b []byte) (int, error) {
	if f.part < 0 || f.part >= len(b) {
		return f.File.Write(b)
	}
	n, _ := f.File.Write(b[:f.part])
	return n, errShaky
}

func (f *shaky) Sync() error {
	if f.noSync {
		return errShaky
	}
	return f.File.Sync()
}

func (f *shaky) Truncate(size int64) error {
	if f.noTruncate {
		return errShaky
	}
	return f.File.Truncate(size)
}

func TestHalfWrittenLinesLeaveNothing(t *testing.T) {
	for name, trouble := range map[string]shaky{
		"half a line":             {part: 10},
		"no byte":                 {part: 0},
		"not synced":              {part: -1, noSync: true},
		"half, and cannot be cut": {part: 10, noTruncate: true},
	} {
		t.Run(name, func(t *testing.T) {
			s := open(t)
			m := newMatch(t, "lamp")
			v := s.Begin("torches")
			m.Record(v)
			good := v.file.(*os.File)
			trouble.File = good
			v.file = &trouble
			move(t, m)
			require.NotNil(t, m.SaveError())
			move(t, m)
			assert.Equal(t, 2, m.SaveError().Lines)
			if !trouble.noTruncate {
				require.Equal(t, 1, strings.Count(onDisk(t, s, v.Name()), "\n"))
			}
			trouble = shaky{File: good, part: -1}
			m.Flush()
			require.Nil(t, m.SaveError())
			assert.Equal(t, string(m.Journal()), onDisk(t, s, v.Name()))
			require.NoError(t, v.Close())
			require.Error(t, v.Append([]byte("late\n")), "a closed save takes no more")
			assert.Equal(t, string(m.Journal()), onDisk(t, s, v.Name()))
		})
	}
}

func TestUnreadableSavesAreLeftAsTheyAre(t *testing.T) {
	s := open(t)
	m := newMatch(t, "lamp")
	for range 3 {
		move(t, m)
	}
	good := m.Journal()
	bad := append([]byte{}, good...)
	bad[len(good)-20] ^= 1
	for name, c := range map[string]struct {
		data []byte
		key  string
	}{
		"flipped": {bad, "fault.journal-damaged"},
		"empty":   {nil, "fault.journal-empty"},
		"picture": {[]byte("\x89PNG\r\n"), "fault.journal-none"},
	} {
		t.Run(name, func(t *testing.T) {
			require.NoError(t, os.WriteFile(s.path(journals, name+suffix), c.data, 0o644))
			_, _, _, err := s.Continue(box, name)
			got := sentence(t, err)
			assert.Equal(t, c.key, got.Key)
			assert.Equal(t, s.path(journals, name+suffix), got.Args["path"])
			assert.Equal(t, string(c.data), onDisk(t, s, name))
		})
	}
	_, _, _, err := s.Continue(box, "never")
	assert.Equal(t, "fault.journal-gone", sentence(t, err).Key)
	require.NoError(t, os.WriteFile(s.path(journals, "strange"+suffix), good, 0o644))
	_, _, _, err = s.Continue(nil, "strange")
	assert.Equal(t, "fault.journal-game", sentence(t, err).Key)
	require.NoError(t, os.Mkdir(s.path(journals, "folder"+suffix), 0o755))
	_, _, _, err = s.Continue(box, "folder")
	assert.Equal(t, "fault.journal-unreadable", sentence(t, err).Key)
}

func TestMatchesNewestFirstWithPreview(t *testing.T) {
	s := open(t)
	list, err := s.Matches()
	require.NoError(t, err)
	require.Empty(t, list)
	at := time.Now().Add(-time.Hour)
	for i, seed := range []string{"lamp", "wick"} {
		m := newMatch(t, seed)
		v := s.Begin("torches")
		m.Record(v)
		for range i + 1 {
			move(t, m)
		}
		require.NoError(t, v.Close())
		require.NoError(t, os.Chtimes(s.path(journals, v.Name()+suffix), at, at.Add(time.Duration(i)*time.Minute)))
	}
	require.NoError(t, os.WriteFile(s.path(journals, "broken"+suffix), []byte("x\n"), 0o644))
	list, err = s.Matches()
	require.NoError(t, err)
	require.Len(t, list, 3)
	assert.Error(t, list[0].Err)
	assert.Equal(t, 2, list[1].Moves)
	assert.Equal(t, 1, list[2].Moves)
	assert.Equal(t, "torches", list[1].Game)
	assert.Equal(t, "Green", list[1].Seats[1].Name)
	assert.Equal(t, play.Seat(0), list[1].Last)
	assert.NoError(t, list[1].Err)
}

func TestFinishedMatchLeavesTheList(t *testing.T) {
	s := open(t)
	m := newMatch(t, "lamp")
	v := s.Begin("torches")
	m.Record(v)
	_, over := s.ResultOf(m, v.Name())
	require.False(t, over)
	for m.Outcome() == nil {
		move(t, m)
	}
	r, over := s.ResultOf(m, v.Name())
	require.True(t, over)
	require.NoError(t, s.AddResult(r))
	require.NoError(t, s.AddResult(r), "told twice, counted once")
	require.NoError(t, v.Finish())
	list, err := s.Matches()
	require.NoError(t, err)
	assert.Empty(t, list)
	assert.FileExists(t, s.path(finished, v.Name()+suffix))
	results, unread, err := s.Fame()
	require.NoError(t, err)
	assert.Zero(t, unread)
	assert.Equal(t, []Result{r}, results)
}

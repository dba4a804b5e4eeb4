package store

import (
	"bytes"
	"fmt"
	"hash/crc32"
	"os"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
)

// saved keeps a match of so many moves and gives its name and file.
func saved(t *testing.T, s *Store, moves int) (name, path string) {
	t.Helper()
	m := newMatch(t, "lamp")
	save := s.Begin("torches")
	m.Record(save)
	for range moves {
		move(t, m)
	}
	require.NoError(t, save.Close())
	return save.Name(), s.path(journals, save.Name()+suffix)
}

// damage changes one letter of a line, counted from 1.
func damage(t *testing.T, path string, line int) []byte {
	t.Helper()
	data, err := os.ReadFile(path)
	require.NoError(t, err)
	lines := bytes.SplitAfter(data, []byte{'\n'})
	require.Greater(t, len(lines), line)
	lines[line-1][12] ^= 1
	data = bytes.Join(lines, nil)
	require.NoError(t, os.WriteFile(path, data, 0o644))
	return data
}

func TestTheWholePartOfADamagedMatchIsGoneOnWith(t *testing.T) {
	s := open(t)
	name, path := saved(t, s, 9)
	broken := damage(t, path, 6)
	list, err := s.Matches()
	require.NoError(t, err)
	require.Len(t, list, 1)
	require.Error(t, list[0].Err)
	require.True(t, list[0].Whole)
	require.False(t, list[0].Rescued)
	require.Equal(t, 4, list[0].Moves, "the header is line 1")

	copied, moves, err := s.Rescue(box, name)
	require.NoError(t, err)
	assert.Equal(t, 4, moves)
	m, save, notice, err := s.Continue(box, copied)
	require.NoError(t, err)
	assert.False(t, notice.Torn())
	assert.Equal(t, 4, m.Len())
	move(t, m)
	require.Nil(t, m.SaveError())
	require.NoError(t, save.Close())

	after, err := os.ReadFile(path)
	require.NoError(t, err)
	assert.Equal(t, broken, after, "the damaged file stays as it is")
	list, err = s.Matches()
	require.NoError(t, err)
	require.Len(t, list, 2)
	for _, p := range list {
		assert.Equal(t, p.Name == name, p.Rescued)
	}
	second, _, err := s.Rescue(box, name)
	require.NoError(t, err)
	assert.NotEqual(t, copied, second, "no copy is written over another")
}

// Lines that are sealed but that the rules refuse are found by playing only.
func TestAMoveThatTheRulesRefuseIsDamageToo(t *testing.T) {
	s := open(t)
	name, path := saved(t, s, 5)
	data, err := os.ReadFile(path)
	require.NoError(t, err)
	m, _, err := play.Replay(box, data)
	require.NoError(t, err)
	forged := append(data, sealedAfter(t, data, "move 0 00000000000000000000000000000000 hold nothing")...)
	require.NoError(t, os.WriteFile(path, forged, 0o644))
	_, _, _, err = s.Continue(box, name)
	require.Error(t, err)
	_, moves, err := s.Rescue(box, name)
	require.NoError(t, err)
	assert.Equal(t, m.Len(), moves)
}

func TestWhatHasNothingWholeIsNotRescued(t *testing.T) {
	s := open(t)
	name, path := saved(t, s, 3)
	damage(t, path, 1)
	_, _, err := s.Rescue(box, name)
	var unreadable *Unreadable
	require.ErrorAs(t, err, &unreadable)
	_, _, err = s.Rescue(box, "never-was")
	var gone *Gone
	require.ErrorAs(t, err, &gone)
	list, err := s.Matches()
	require.NoError(t, err)
	require.Len(t, list, 1, "nothing was written")
}

// A copy that found no room is made under the same name when there is.
func TestACopyThatFindsNoRoomLeavesNothingBehind(t *testing.T) {
	s := open(t)
	name, path := saved(t, s, 9)
	damage(t, path, 6)
	room := NewRoom(50)
	s.Within(room)
	_, _, err := s.Rescue(box, name)
	var full *DiskFull
	require.ErrorAs(t, err, &full)
	list, err := s.Matches()
	require.NoError(t, err)
	require.Len(t, list, 1)
	assert.False(t, list[0].Rescued)
	room.Set(1 << 20)
	copied, _, err := s.Rescue(box, name)
	require.NoError(t, err)
	assert.Equal(t, name+intactMark, copied)
	list, err = s.Matches()
	require.NoError(t, err)
	require.Len(t, list, 2)
	assert.True(t, slices.ContainsFunc(list, func(p Preview) bool { return p.Rescued }))
}

// sealedAfter seals a line as the next of a journal.
func sealedAfter(t *testing.T, journal []byte, payload string) []byte {
	t.Helper()
	sum := uint32(0)
	for line := range bytes.Lines(append(bytes.Clone(journal), "00000000 "+payload+"\n"...)) {
		sum = crc32.Update(sum, crc32.IEEETable, line[9:])
	}
	return fmt.Appendf(nil, "%08x %s\n", sum, payload)
}

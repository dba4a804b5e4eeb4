package play_test

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/engine/play/torches"
)

var box = []play.Game{torches.Game{}}

// sample is a match with every kind of line.
func sample(t testing.TB) *play.Match {
	t.Helper()
	m, err := play.NewMatch(torches.Game{}, people("lamp"))
	require.NoError(t, err)
	act := func(err error) { t.Helper(); require.NoError(t, err) }
	_, err = m.Do(blue, m.Moves(blue)[0])
	act(err)
	_, err = m.Undo(blue)
	act(err)
	_, err = m.Redo(blue)
	act(err)
	_, err = m.Do(blue, torches.Roll{})
	act(err)
	m.SetDraft(blue, "two lines,\n\"quoted\", clock 4711")
	m.SetDraft(green, "Green's")
	_, err = m.Do(blue, torches.Done{})
	act(err)
	_, err = m.Do(green, m.Moves(green)[1])
	act(err)
	_, err = m.Undo(green)
	act(err)
	m.SetDraft(green, "again")
	return m
}

func TestJournalRoundTrip(t *testing.T) {
	m := sample(t)
	n, notice, err := play.Replay(box, m.Journal())
	require.NoError(t, err)
	assert.False(t, notice.Torn())
	assert.Equal(t, len(m.Journal()), notice.Size)
	assert.Equal(t, m.Digest(), n.Digest())
	assert.Equal(t, m.History(), n.History())
	assert.Equal(t, m.Setup(), n.Setup())
	assert.Equal(t, string(m.Journal()), string(n.Journal()))
	assert.Equal(t, m.CanUndo(green), n.CanUndo(green))
	assert.Nil(t, n.CanRedo(green), "what was undone can be made again after a restart")
	assert.Empty(t, n.Draft(blue), "a draft ends with the seat's next decision")
	assert.Equal(t, "again", n.Draft(green))
	assert.Empty(t, n.Draft(9))

	_, err = n.Redo(green)
	require.NoError(t, err)
	_, err = m.Redo(green)
	require.NoError(t, err)
	assert.Equal(t, string(m.Journal()), string(n.Journal()), "both go on alike")
}

func TestDraftOutlivesOtherSeatsMoves(t *testing.T) {
	m := begin(t, people("lamp"))
	m.SetDraft(green, "half")
	do(t, m, blue, "roll")
	assert.Equal(t, "half", m.Draft(green))
	m.SetDraft(green, "half")
	assert.Equal(t, 3, bytes.Count(m.Journal(), []byte{'\n'}), "an unchanged draft is not written again")
	m.SetDraft(play.NoSeat, "nobody's")
}

func TestTornLastLineIsCutOff(t *testing.T) {
	whole := sample(t).Journal()
	end := bytes.LastIndexByte(whole[:len(whole)-1], '\n') + 1
	lines := bytes.Count(whole, []byte{'\n'})
	for cut := end + 1; cut < len(whole); cut++ {
		m, notice, err := play.Replay(box, whole[:cut])
		require.NoError(t, err)
		require.True(t, notice.Torn())
		require.Equal(t, play.Notice{Line: lines, Size: end}, notice)
		require.Equal(t, string(whole[:end]), string(m.Journal()))
		require.Equal(t, "fault.journal-torn", notice.Sentence().Key)
	}
	m, notice, err := play.Replay(box, whole[:end])
	require.NoError(t, err)
	require.False(t, notice.Torn())
	require.Empty(t, m.Draft(green))
}

func TestEveryFlippedBitIsFound(t *testing.T) {
	whole := sample(t).Journal()
	for at := range whole {
		for bit := range 8 {
			bad := bytes.Clone(whole)
			bad[at] ^= 1 << bit
			line := 1 + bytes.Count(whole[:at], []byte{'\n'})
			_, notice, err := play.Replay(box, bad)
			if notice.Torn() { // the last line feed itself
				require.Equal(t, len(whole)-1, at)
				continue
			}
			require.Error(t, err)
			var d *play.Damage
			if errors.As(err, &d) {
				require.Equal(t, line, d.Line, "byte %d bit %d", at, bit)
				require.LessOrEqual(t, d.Intact, at)
			} else {
				require.Equal(t, 1, line, "only the first line can make it another file")
			}
		}
	}
}

func TestLostDoubledAndExchangedLinesAreFound(t *testing.T) {
	lines := bytes.SplitAfter(sample(t).Journal(), []byte{'\n'})
	lines = lines[:len(lines)-1]
	join := func(ls ...[]byte) []byte { return bytes.Join(ls, nil) }
	for name, bad := range map[string][]byte{
		"lost":      join(append(append([][]byte{}, lines[:2]...), lines[3:]...)...),
		"doubled":   join(append(append([][]byte{}, lines[:3]...), lines[2:]...)...),
		"exchanged": join(lines[0], lines[1], lines[3], lines[2]),
	} {
		t.Run(name, func(t *testing.T) {
			_, _, err := play.Replay(box, bad)
			var d *play.Damage
			require.ErrorAs(t, err, &d)
			assert.GreaterOrEqual(t, d.Line, 3)
			m, _, err := play.Replay(box, bad[:d.Intact])
			require.NoError(t, err, "what stands before the damage still replays")
			assert.NotNil(t, m)
			assert.Equal(t, fmt.Sprint(d.Line), d.Sentence().Args["line"])
		})
	}
}

type otherRules struct{ torches.Game }

func (otherRules) Version() string { return "2" }

// brighter is Torches with another rule under the same version.
type brighter struct{ torches.Game }
type brighterState struct{ *torches.State }

func (g brighter) New(s play.Setup) (play.State, []play.Event, error) {
	st, ev, err := g.Game.New(s)
	return brighterState{st.(*torches.State)}, ev, err
}
func (s brighterState) Clone() play.State { return brighterState{s.State.Clone().(*torches.State)} }
func (s brighterState) Apply(seat play.Seat, m play.Move) ([]play.Event, error) {
	ev, err := s.State.Apply(seat, m)
	if _, ok := m.(torches.Roll); ok && err == nil {
		s.Scores[seat]++
	}
	return ev, err
}

func TestJournalsThatDoNotFitAreRefused(t *testing.T) {
	good := sample(t).Journal()
	_, _, err := play.Replay([]play.Game{otherRules{}}, good)
	var rules *play.OtherRules
	require.ErrorAs(t, err, &rules)
	assert.Equal(t, play.OtherRules{Game: "torches", Journal: "1", Program: "2"}, *rules)

	_, _, err = play.Replay(nil, good)
	var game *play.OtherGame
	require.ErrorAs(t, err, &game)

	_, _, err = play.Replay([]play.Game{brighter{}}, good)
	var d *play.Damage
	require.ErrorAs(t, err, &d)
	assert.Equal(t, 5, d.Line, "the roll is line 5")

	var none *play.NotJournal
	for _, text := range []string{"", "hello\n", "\x00\x00\x00", "PNG\n\n\n", "12345678"} {
		_, _, err = play.Replay(box, []byte(text))
		require.ErrorAs(t, err, &none, "%q", text)
	}
	assert.Contains(t, (&play.OtherFormat{Format: 2}).Error(), "format 2")
	for _, w := range []play.Worded{rules, game, d, none, &play.OtherFormat{}, &play.NotJournal{Empty: true}} {
		assert.NotEmpty(t, w.Sentence().Key)
		assert.NotEmpty(t, w.Error())
	}
}

func TestSkimCountsWithoutRules(t *testing.T) {
	m := sample(t)
	s, _, err := play.Skim(m.Journal())
	require.NoError(t, err)
	assert.Equal(t, m.Len(), s.Moves)
	assert.Equal(t, m.Setup(), s.Setup)
	assert.Equal(t, "torches", s.Game)
	_, _, err = play.Skim([]byte("no"))
	require.Error(t, err)
}

// disk is a sink that is full now and then.
type disk struct {
	text strings.Builder
	full bool
}

func (d *disk) Append(line []byte) error {
	if d.full {
		return errors.New("no space left")
	}
	d.text.Write(line)
	return nil
}

func TestNoMoveIsLostOnAFullDisk(t *testing.T) {
	m := begin(t, people("lamp"))
	d := &disk{}
	m.Record(d)
	require.Equal(t, string(m.Journal()), d.text.String(), "the header is written at once")
	d.full = true
	do(t, m, blue, "roll")
	do(t, m, blue, "done")
	require.NotNil(t, m.SaveError())
	assert.Equal(t, 2, m.SaveError().Lines)
	assert.Equal(t, "fault.save-write", m.SaveError().Sentence().Key)
	assert.Equal(t, 2, m.Len())

	m.Flush()
	require.NotNil(t, m.SaveError(), "still full")
	d.full = false
	do(t, m, green, "roll")
	require.Nil(t, m.SaveError())
	assert.Equal(t, string(m.Journal()), d.text.String())

	n, _, err := play.Replay(box, []byte(d.text.String()))
	require.NoError(t, err)
	more := &disk{}
	n.Record(more)
	assert.Empty(t, more.text.String(), "what was replayed is written already")
	do(t, n, green, "done")
	assert.Equal(t, 1, strings.Count(more.text.String(), "\n"))
}

func FuzzReplay(f *testing.F) {
	good := sample(f).Journal()
	f.Add(good)
	f.Add(good[:len(good)-3])
	f.Add([]byte("00000000 journal 1 torches 1\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		m, notice, err := play.Replay(box, data)
		_, _, serr := play.Skim(data)
		if err != nil {
			return
		}
		require.NoError(t, serr)
		require.Equal(t, string(data[:notice.Size]), string(m.Journal()))
	})
}

// FuzzLines seals any lines rightly, so that the decoder behind the checksums is met.
func FuzzLines(f *testing.F) {
	var plain []string
	for _, l := range strings.Split(strings.TrimSuffix(string(sample(f).Journal()), "\n"), "\n") {
		plain = append(plain, l[9:])
	}
	f.Add(strings.Join(plain, "\n"))
	f.Add("journal 1 torches 1 00 {}\nmove 0")
	f.Fuzz(func(t *testing.T, text string) {
		var data []byte
		for _, payload := range strings.Split(text, "\n") {
			data = append(data, play.Seal(data, payload)...)
		}
		if m, _, err := play.Replay(box, data); err == nil {
			require.Equal(t, string(data), string(m.Journal()))
		}
	})
}

func BenchmarkDo(b *testing.B) {
	for b.Loop() {
		m, err := play.NewMatch(torches.Game{}, people("lamp"))
		require.NoError(b, err)
		for m.Outcome() == nil {
			seat := m.Actors()[0]
			if _, err := m.Do(seat, m.Moves(seat)[0]); err != nil {
				b.Fatal(err)
			}
		}
	}
}

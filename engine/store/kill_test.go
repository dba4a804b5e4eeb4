package store

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// childFolder names the data folder to the test's own second process.
const childFolder = "STORE_TEST_CHILD"

// TestKilledProgramLosesNothing has a second process play, kills it at once when it
// says that a decision or a draft is made, and goes on with its match.
func TestKilledProgramLosesNothing(t *testing.T) {
	if dir := os.Getenv(childFolder); dir != "" {
		playUntilKilled(t, dir)
	}
	for _, moves := range []int{0, 1, 5, 9} {
		t.Run(fmt.Sprint(moves, " moves"), func(t *testing.T) {
			s := open(t)
			child := exec.Command(os.Args[0], "-test.run=TestKilledProgramLosesNothing$")
			child.Env = append(os.Environ(), childFolder+"="+s.Dir())
			out, err := child.StdoutPipe()
			require.NoError(t, err)
			require.NoError(t, child.Start())
			lines := bufio.NewScanner(out)
			var last string
			for i := -1; i < moves && lines.Scan(); i++ {
				last = lines.Text()
			}
			require.NoError(t, child.Process.Kill())
			_ = child.Wait()

			list, err := s.Matches()
			require.NoError(t, err)
			require.Len(t, list, 1)
			m, save, _, err := s.Continue(box, list[0].Name)
			require.NoError(t, err, "the dead program's lock is gone with it")
			defer save.Close()
			var n int
			var draft string
			_, err = fmt.Sscan(last, &n, &draft)
			require.NoError(t, err)
			assert.GreaterOrEqual(t, m.Len(), n)
			if m.Len() == n {
				assert.Equal(t, draft, m.Draft(0))
			}
		})
	}
}

func playUntilKilled(t *testing.T, dir string) {
	s, err := Open(dir)
	require.NoError(t, err)
	m := newMatch(t, "lamp")
	m.Record(s.Begin("torches"))
	for m.Outcome() == nil {
		draft := fmt.Sprint("half-", m.Len())
		m.SetDraft(0, draft)
		fmt.Println(m.Len(), draft)
		move(t, m)
	}
	time.Sleep(time.Minute)
}

func TestHalfWrittenFilesAreSweptUp(t *testing.T) {
	s := open(t)
	old, young := s.path(journals, "a.journal.new-1"), s.path("settings.toml.new-2")
	for _, f := range []string{old, young} {
		require.NoError(t, os.WriteFile(f, nil, 0o644))
	}
	before := time.Now().Add(-2 * staleAfter)
	require.NoError(t, os.Chtimes(old, before, before))
	_, err := Open(s.Dir())
	require.NoError(t, err)
	assert.NoFileExists(t, old)
	assert.FileExists(t, young)
}

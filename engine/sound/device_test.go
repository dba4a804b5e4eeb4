package sound

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The device can be opened once in a process, so each case runs this test binary anew
// with DELVEBOX_SOUND saying what it expects.
func TestMain(m *testing.M) {
	switch os.Getenv("DELVEBOX_SOUND") {
	case "none":
		os.Exit(playSome(false))
	case "null":
		os.Exit(playSome(true))
	}
	os.Exit(m.Run())
}

// playSome plays every effect and gives an exit code: 0 if the device did as expected.
func playSome(works bool) int {
	began := time.Now()
	d := Open()
	if time.Since(began) > time.Second {
		return 2 // opening may not hold up the start
	}
	for _, e := range Effects() {
		d.Play(e, Touch{Pan: 0.2, Speed: 0.4})
		time.Sleep(15 * time.Millisecond)
	}
	for wait := 0; !works && d.Trouble() == nil && wait < 100; wait++ {
		time.Sleep(20 * time.Millisecond)
	}
	d.SetVolume(0.2)
	d.SetMuted(true)
	d.Play(Coin, Touch{})
	d.SetMuted(false)
	d.Play(Chip, Touch{})
	if (d.Trouble() == nil) != works {
		return 3
	}
	second := Open()
	for wait := 0; second.Trouble() == nil && wait < 100; wait++ {
		time.Sleep(10 * time.Millisecond)
	}
	if second.Trouble() == nil {
		return 4
	}
	second.Close()
	d.Close()
	d.Close()
	d.Play(Coin, Touch{})
	return 0
}

// again runs this binary with an ALSA configuration and gives all that it printed.
func again(t *testing.T, mode, config string) string {
	t.Helper()
	if runtime.GOOS != "linux" {
		t.Skip("ALSA is Linux's")
	}
	path := filepath.Join(t.TempDir(), "asound.conf")
	require.NoError(t, os.WriteFile(path, []byte(config), 0o600))
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), "DELVEBOX_SOUND="+mode, "ALSA_CONFIG_PATH="+path)
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	require.NoError(t, cmd.Run(), out.String())
	return out.String()
}

func TestNullDevicePlays(t *testing.T) {
	out := again(t, "null", "pcm.!default { type null }\nctl.!default { type null }\n")
	assert.Empty(t, out)
}

func TestWithoutDeviceThereIsSilenceAndNoWord(t *testing.T) {
	out := again(t, "none", "pcm.!default { type hw card 31 }\nctl.!default { type hw card 31 }\n")
	assert.Empty(t, out)
}

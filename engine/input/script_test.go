package input_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"delvebox/engine/input"
)

func TestAScriptIsFollowed(t *testing.T) {
	p, d := hand()
	d.at["two words"] = [2]float64{20, 30}
	require.NoError(t, p.ReadScript("shelf.script", `
# says nothing
click "two words"
	right a
key Ctrl+Shift+Z
type Blue  "and  Green"
wheel b -2
expect a
expect no nowhere
picture shelf
wait 40ms
wait idle
drag a b
`))
	evs := act(t, p, 10*time.Second, nil)
	require.NoError(t, p.Err())
	require.Equal(t, []string{"shelf"}, d.pictures)
	var text strings.Builder
	var key, wheel input.Event
	for _, e := range evs {
		switch e.Kind {
		case input.Rune:
			text.WriteRune(e.Rune)
		case input.KeyDown:
			key = e
		case input.Wheel:
			wheel = e
		}
	}
	require.Equal(t, "Blue and  Green", text.String(), "blanks in quotes stay")
	require.Equal(t, input.Key("Z"), key.Key)
	require.Equal(t, input.Mods{Ctrl: true, Shift: true}, key.Mods)
	require.Equal(t, -2.0, wheel.DY)
}

func TestAWrongLineIsNamed(t *testing.T) {
	for line, want := range map[string]string{
		"clik a":           `unknown action "clik"`,
		"click":            "click needs 1 words after it, not 0",
		"click two words":  "click takes 1 words after it, not 2; names with blanks stand in double quotes",
		"drag a":           "drag needs 2 words after it, not 1",
		`click "two words`: "a quotation mark has no partner",
		"wheel a far":      `"far" is no number of notches`,
		"wait soon":        `"soon" is no time to wait`,
		"wait -1s":         `"-1s" is no time to wait`,
		"expect a b":       `expect takes a name, or no and a name, not "a b"`,
		"key Strg+Z":       `"Strg" is no key that is held; Ctrl, Shift and Alt are`,
		"key Ctrl+":        `"Ctrl+" names no key; + itself is Plus`,
	} {
		p, _ := hand()
		err := p.ReadScript("demo.script", "\nkey A\n"+line+"\nkey B")
		require.EqualError(t, err, "demo.script:3: "+want)
		require.Len(t, act(t, p, time.Second, nil), 2, "only what stands before %q is done", line)
	}
}

func TestAVeryLongLineIsRead(t *testing.T) {
	p, _ := hand()
	p.Hurry = true
	require.NoError(t, p.ReadScript("long.script", "type "+strings.Repeat("a", 100_000)))
	require.Len(t, act(t, p, time.Second, nil), 100_000)
}

func FuzzAScriptIsReadOrRefused(f *testing.F) {
	f.Add("click a\nkey Ctrl+Z\ndrag a \"b c\"")
	f.Add("\"")
	f.Add("key +")
	f.Fuzz(func(t *testing.T, text string) {
		p, _ := hand()
		if err := p.ReadScript("fuzz", text); err != nil {
			require.Regexp(t, `^fuzz:\d+: .`, err.Error())
		}
	})
}

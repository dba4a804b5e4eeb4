package sitting_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"delvebox/engine/input"
	"delvebox/engine/ui"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/sitting"
)

// twice is a scene whose button does something else each time it is clicked.
type twice struct {
	haste  sitting.Haste
	clicks int
	still  bool // a click changes nothing
}

func (s *twice) Frame(u *ui.UI) {
	s.haste.Pass(u)
	if u.Button("main", ui.R(10, 10, 200, 60), ui.Button{Word: "Go on"}) {
		s.clicks++
		if !s.still {
			s.haste.Open()
		}
	}
}

func TestTheSecondHalfOfADoubleClickDoesNothing(t *testing.T) {
	for name, c := range map[string]struct {
		still bool
		away  bool
		after time.Duration
		want  int
	}{
		"at once":        {after: 100 * time.Millisecond, want: 1},
		"later":          {after: 500 * time.Millisecond, want: 2},
		"come anew":      {after: 100 * time.Millisecond, away: true, want: 2},
		"nothing opened": {after: 100 * time.Millisecond, still: true, want: 2},
	} {
		t.Run(name, func(t *testing.T) {
			a, r := apptest.Open(t, apptest.Window{Scale: .5})
			s := &twice{still: c.still}
			a.Stack.Push(s)
			r.Step()
			click := func() {
				r.Send(input.Event{Kind: input.Move, X: 100, Y: 40}, input.Event{Kind: input.Press, X: 100, Y: 40}, input.Event{Kind: input.Release, X: 100, Y: 40})
			}
			click()
			if c.away {
				r.Send(input.Event{Kind: input.Move, X: 300, Y: 300})
			}
			for end := r.Stack.UI.Now + c.after; r.Stack.UI.Now < end; {
				r.Step()
			}
			click()
			assert.Equal(t, c.want, s.clicks)
		})
	}
}

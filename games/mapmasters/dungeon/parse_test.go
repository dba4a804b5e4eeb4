package dungeon

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"delvebox/games/mapmasters/card"
)

func TestPathsAreReadAndWritten(t *testing.T) {
	tests := []struct{ text, written string }{
		{"", ""},
		{"   ", ""},
		{"start(-2,8,m,W) E E[item] S[item(3,1), SB-01] fall W", "start(-2,8,m,W) E E[item] S[item(3,1), SB-01] fall W"},
		{"start( 0,3,m,W)", "!"},
		{"start(0,  3, m, W)", "start(0,3,m,W)"},
		{"start(-0,007,u,S)[fairy(rope)]  N", "start(0,7,u,S)[fairy(rope)] N"},
		{"start(0,3,m,W) circle(item;2,5,u)[SB-01] stairs[item] climb[SB-01,item]",
			"start(0,3,m,W) circle(item; 2,5,u)[SB-01] stairs[item] climb[SB-01, item]"},
		{"start(0,3,m,W) circle(SB-08; 2,5,u) barrel(-1,-1,m) monster(3,4,u)[item] wrap(SB-11) wrap(SB-12)[SB-05]",
			"start(0,3,m,W) circle(SB-08; 2,5,u) barrel(-1,-1,m) monster(3,4,u)[item] wrap(SB-11) wrap(SB-12)[SB-05]"},
		// The examples of what is not well formed, and others.
		{"start(0,3,m,W) N[]", "!"},
		{"start(0,3,m,W) circle(2,5,m)", "!"},
		{"start(0,3,m,W) E[SB-09]", "!"},
		{"start(0,3,m,W) fall[fairy(rope)]", "!"},
		{"start(0,3,W)", "!"},
		{"E E", "!"},
		{"start(0,3,m,W) start(0,3,m,W)", "!"},
		{"start(0,3,m,W)E", "!"},
		{"start(0,3,m,W) EE", "!"},
		{"start(0,3,m,W) e", "!"},
		{"start(0,3,m,W)\tE", "!"},
		{"start(0,3,m,X)", "!"},
		{"start(0,3,x,W)", "!"},
		{"start(0,-,m,W)", "!"},
		{"start(99999999999999999999,3,m,W)", "!"},
		{"start(0,3,m,W) E[item(1)]", "!"},
		{"start(0,3,m,W) E[fairy(barrel)]", "!"},
		{"start(0,3,m,W) E[item", "!"},
		{"start(0,3,m,W) wrap(SB-10)", "!"},
		{"start(0,3,m,W) barrel(0,0)", "!"},
		{"start(0,3,m,W) circle(item, 2,5,m)", "!"},
	}
	for _, tt := range tests {
		p, err := ParsePath(tt.text)
		if tt.written == "!" {
			assert.Error(t, err, tt.text)
			continue
		}
		require.NoError(t, err, tt.text)
		assert.Equal(t, tt.written, p.String())
	}
	_, err := ParsePath("start(0,3,m,W) E[SB-09]")
	assert.ErrorContains(t, err, "byte 18")
	_, err = ParseStep("E E")
	assert.Error(t, err)
	s, err := ParseStep("wrap(SB-12)")
	require.NoError(t, err)
	assert.Equal(t, Step{Action: Wrap, Book: EastWestGate}, s)
}

// drawFields leaves only the fields that the action of a step names.
func drawFields(s Step) Step {
	keep := Step{Action: s.Action, Pay: s.Pay}
	switch s.Action {
	case Start:
		keep.At, keep.Side = s.At, s.Side
	case Go:
		keep.Side = s.Side
	case UseCircle:
		keep.At, keep.With = s.At, s.With
	case UseBarrel, ToMonster:
		keep.At = s.At
	case Wrap:
		keep.Book = s.Book
	}
	return keep
}

func TestWrittenPathsAreReadBack(t *testing.T) {
	tab := tableau(t, "D31 -7,3; S02 -2,3")
	rapid.Check(t, func(rt *rapid.T) {
		p := rapidPick(rt)
		want := Path{{Action: Start, At: Spot{p(30) - 15, p(30) - 15, card.Layer(p(2))}, Side: card.N}}
		for range p(6) {
			s := drawFields(drawAnyStep(p, tab))
			ok := s.Action != Start && s.With.Book != EastWestGate
			for _, r := range s.Pay {
				ok = ok && r.Book != EastWestGate
			}
			if ok {
				want = append(want, s)
			}
		}
		got, err := ParsePath(want.String())
		require.NoError(rt, err)
		require.Equal(rt, want, got)
	})
}

func FuzzParsePath(f *testing.F) {
	f.Add("start(-2,8,m,W) E E[item] S[item(3,1), SB-01] fall W")
	f.Add("start(0,3,m,W) circle(SB-08; 2,5,u) barrel(-1,-1,m) monster(3,4,u)[item] wrap(SB-11) climb stairs")
	f.Fuzz(func(t *testing.T, text string) {
		p, err := ParsePath(text)
		if err != nil {
			require.Empty(t, p)
			return
		}
		again, err := ParsePath(p.String())
		require.NoError(t, err)
		require.Equal(t, p, again)
	})
}

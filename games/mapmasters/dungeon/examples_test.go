package dungeon

import (
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/games/mapmasters/card"
)

func TestWorkedExamples(t *testing.T) {
	tests := []struct {
		name, cards, path string
		kit               Kit
		want              string
		exit              bool
	}{
		{"1", "X1 0,0", "start(0,3,m,W) E E E E E", Kit{}, "coin 3 sword 1 rope 1 barrel 1", true},
		{"2", "X2 0,0", "start(0,3,m,W) E E E[item(1,3)] E E", Kit{}, "sword 1 monster 1", true},
		{"3", "X3 0,0", "start(0,1,m,W) E E circle(item(0,1); 2,5,m) E E E", Kit{}, "scroll 1 circle 2", true},
		{"6", "S08 0,0", "start(0,5,m,W) E N", Kit{}, "coin 1", false},
		{"7", "S03 0,0", "start(1,0,m,N) S S", Kit{}, "", false},
		{"8", "S03 0,0", "start(3,0,m,N) S W W S[item(3,1)] S S S S S", Kit{}, "sword 1 monster 1 barrel 1 scroll 1 room 1 coin 1", true},
		{"9", "D11 0,0", "start(4,3,m,E) W S fall W S W stairs W W", Kit{}, "barrel 1 pit 1 circle 1 stairs 1 coin 1", true},
		{"10a", "D14 0,0", "start(3,0,m,N) S S S W[item(3,1)] W W W", Kit{}, "rope 1 pit 1", true},
		{"10b", "D14 0,0", "start(3,0,m,N) S S S W fall N N W W W", Kit{}, "rope 1 pit 1 barrel 1", true},
		{"11a", "S01 0,0", "start(0,3,m,W) E E S", Kit{}, "coin 1", false},
		{"11b", "S01 0,0", "start(0,3,m,W) E E E S S E E", Kit{}, "barrel 1", true},
		{"12", "D31 0,0; S02 5,0", "start(0,3,m,W) E[fairy(sword)] E E S S E E E E N N N N W W W W S W W N N N",
			Kit{Fairies: Tokens{}.Plus(card.Sword, 1)}, "room 1 monster 1 barrel 2 key 2 coin 2 circle 1 scroll 1 sword 1", true},
		{"13", "D31 0,0; S02 5,0", "start(0,3,m,W) E[fairy(sword)] E E S S E E E E N N N N W W W W S W S S W S S S",
			Kit{Fairies: Tokens{}.Plus(card.Sword, 1), Books: BookSet(CrossedWays)}, "room 1 monster 1 barrel 3 key 2 coin 2 circle 1 scroll 1", true},
		{"14", "S03 0,0", "start(0,5,m,W) E S S wrap(SB-11) S E E S S E E", Kit{Books: BookSet(NorthSouthGate)}, "coin 1 sword 1", true},
		{"15", "D11 0,0", "start(0,5,m,W) E stairs E N E climb S S S", Kit{Books: BookSet(SpiderClimb)}, "coin 1 stairs 1 circle 1 pit 1", true},
		{"16", "S09 0,0", "start(1,0,m,N) S S S S stairs E S E stairs S S", Kit{}, "key 1 stairs 2 coin 1 barrel 1", true},
		{"17a", "D10 0,0; D31 5,2", "start(1,0,m,N) S E E S S circle(item(2,1); 8,6,m)", Kit{}, "scroll 1 circle 1", false},
		{"17b", "D10 0,0; D31 5,2", "start(1,0,m,N) S E E S S circle(item(2,1); 8,6,m)[fairy(sword)] S S S",
			Kit{Fairies: Tokens{}.Plus(card.Sword, 1)}, "scroll 1 circle 2 room 1 monster 1 barrel 1 key 1 coin 2", true},
		{"18a", "D34 0,0", "start(0,3,m,W) E", Kit{}, "", false},
		{"18b", "D34 0,0", "start(0,3,m,W) E[SB-05] E E N N E E", Kit{Books: BookSet(Featherfall)}, "pit 1 scroll 1 circle 1 coin 1", true},
		{"25a", "D65 0,0", "start(3,6,m,S) N N fall W N N N E monster(1,5,m)[item(2,2)] N N E[item(2,1)] E E E",
			Kit{Books: BookSet(MonsterTeleport)}, "pit 2 monster 1 sword 1 rope 1 stairs 1 barrel 1 circle 1 coin 3", true},
		{"25b", "D65 0,0", "start(3,6,m,S) N N fall W N N N E monster(1,5,m)[item(2,2)] N N E",
			Kit{Books: BookSet(MonsterTeleport)}, "pit 1 monster 1 sword 1 rope 1 stairs 1 barrel 1 circle 1 coin 3", false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r, err := Replay(tableau(t, tt.cards), tt.kit, path(t, tt.path))
			require.NoError(t, err)
			require.Equal(t, counts(t, tt.want), r.Tally)
			require.Equal(t, tt.exit, r.Exit)
		})
	}
}

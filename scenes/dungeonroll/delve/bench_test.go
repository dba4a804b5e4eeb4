package delve_test

import (
	"testing"

	"delvebox/engine/input"
	"delvebox/engine/paint"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/dungeonroll/board"
	"delvebox/scenes/dungeonroll/delve"
	"delvebox/scenes/dungeonroll/rig"
)

// BenchmarkFrame describes one picture of a full table with a die in the hand.
func BenchmarkFrame(b *testing.B) {
	p := dungeonroll.Position{Phase: dungeonroll.MonsterPhase, Players: []dungeonroll.Player{{Hero: dungeonroll.TimeTraveller}}, Party: []dungeonroll.Die{1, 2, 3, 4, 5, 6, 5},
		Row: []dungeonroll.Foe{1, 1, 2, 2, 3, 3, 4, 5}, Delve: dungeonroll.Delve{Level: 8, Lair: 2}}
	r := rig.New(b, apptest.Window{}, rig.Laid(b, p), func(o *board.Board) board.View { return delve.New(o) })
	at, _ := r.App.UI.Find("party-2")
	r.Send(input.Event{Kind: input.Press, X: at.CX(), Y: at.CY()}, input.Event{Kind: input.Move, X: at.CX(), Y: at.CY() - 200})
	r.Draw()
	null := &paint.Null{Size: [2]int{1280, 800}}
	b.ReportAllocs()
	b.ResetTimer()
	for range b.N {
		r.Stack.Draw(null)
	}
}

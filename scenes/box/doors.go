package box

import (
	"delvebox/engine/play"
	"delvebox/engine/scene"
	"delvebox/engine/store"
	"delvebox/scenes/app"
	"delvebox/scenes/fame"
	"delvebox/scenes/mapmasters/board"
	"delvebox/scenes/mapmasters/explore"
	handview "delvebox/scenes/mapmasters/hand"
	"delvebox/scenes/mapmasters/logbook"
	"delvebox/scenes/mapmasters/market"
	"delvebox/scenes/mapmasters/pause"
	"delvebox/scenes/mapmasters/refresh"
	"delvebox/scenes/mapmasters/results"
	"delvebox/scenes/mapmasters/reward"
	"delvebox/scenes/mapmasters/table"
	"delvebox/scenes/rulebook"
	"delvebox/scenes/settings"
	"delvebox/scenes/setup"
	"delvebox/scenes/shelf"
)

// shelfOf makes the first scene.
func shelfOf(a *app.App) scene.Scene { return shelf.New(a) }

// doors leads from each scene to the others.
func doors(a *app.App) app.Doors {
	return app.Doors{
		Match: func(m *play.Match, save *store.Save) {
			t, err := table.New(a, m, save, views(a))
			if err != nil {
				a.UI.Notify("lock", a.Say(err), "", nil)
				return
			}
			a.Stack.Push(t)
		},
		SetUp: func(game string) {
			if s, ok := setup.New(a, game); ok {
				a.Stack.Push(s)
			}
		},
		Rulebook: func(game, clause string) { a.Stack.Push(rulebook.New(a, game, clause)) },
		Settings: func() { a.Stack.Push(settings.New(a)) },
		Keys:     func() { a.Stack.Push(settings.Keys(a)) },
		Fame:     func() { a.Stack.Push(fame.New(a)) },
	}
}

// views makes the views of a Map Masters table.
func views(a *app.App) table.Views {
	return table.Views{
		Market:  market.New,
		Hand:    handview.New,
		Explore: explore.New,
		Reward:  reward.New,
		Refresh: refresh.New,
		Results: func(b *board.Board) board.View { return results.New(b, reward.Look) },
		Log:     func(b *board.Board) { a.Stack.Push(logbook.New(b)) },
		Menu:    func(b *board.Board) { a.Stack.Push(pause.New(b)) },
	}
}

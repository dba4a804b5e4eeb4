package box

import (
	"delvebox/engine/play"
	"delvebox/engine/scene"
	"delvebox/engine/store"
	"delvebox/scenes/app"
	"delvebox/scenes/fame"
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
			t, err := a.Box(m.Game().ID()).Open(a, m, save)
			if err != nil {
				save.Close()
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

package box

import (
	"delvebox/engine/play"
	"delvebox/engine/scene"
	"delvebox/engine/store"
	"delvebox/scenes/app"
	"delvebox/scenes/mapmasters/table"
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
		Rulebook: func(string, string) {},
		Settings: func() {},
		Keys:     func() {},
		Fame:     func() {},
	}
}

func views(*app.App) table.Views { return table.Views{} }

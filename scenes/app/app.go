// Package app is what every scene of the program has at hand: the stack of scenes,
// the words, the sound, the store on disk, the games in the box, and the doors that
// lead from one scene to another.
package app

import (
	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/icon"
	"delvebox/engine/play"
	"delvebox/engine/scene"
	"delvebox/engine/sound"
	"delvebox/engine/ui"
	"delvebox/engine/words"
)

// App is the program.
type App struct {
	Stack *scene.Stack
	UI    *ui.UI
	Words *words.Book
	Hand  *hand.Hand
	Sound sound.Speaker
	Games []play.Game
	Open  Doors
}

// Doors lead to scenes. They are set once by the program's main function, so that a
// scene can lead to another without knowing it.
type Doors struct {
	Shelf    func()
	SetUp    func(game string)
	Match    func(m *play.Match, name string) // the table of a match kept under a name
	Rulebook func(game, clause string)
	Settings func()
	Keys     func()
	Fame     func()
}

// Colour gives the livery of a seat's colour; an unknown one wears black.
func Colour(name string) icon.Livery {
	l, ok := icon.LiveryOf(name)
	if !ok {
		l, _ = icon.LiveryOf("black")
	}
	return l
}

// Game finds a game of the box.
func (a *App) Game(id string) (play.Game, bool) {
	for _, g := range a.Games {
		if g.ID() == id {
			return g, true
		}
	}
	return nil, false
}

// Package box puts the program together: the games, what scenes need (package app), and
// the doors between the scenes. It opens no window, so tests play the whole program
// without one.
package box

import (
	"delvebox/engine/play"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/cartographer"
	"delvebox/scenes/app"
)

// Options say how the program is to be put together.
type Options = app.Options

// Games gives all games of the box that can be played.
func Games() ([]play.Game, error) {
	mm, err := mapmasters.New(cartographer.Levels()...)
	if err != nil {
		return nil, err
	}
	return []play.Game{mm}, nil
}

// Open puts the program together with the shelf in front. The error means that the
// program itself is broken; whatever is amiss with the user's files is told by the
// shelf.
func Open(o Options) (*app.App, error) {
	games, err := Games()
	if err != nil {
		return nil, err
	}
	a, err := app.New(o, games)
	if err != nil {
		return nil, err
	}
	a.Open = doors(a)
	a.Stack.Push(shelfOf(a))
	return a, nil
}

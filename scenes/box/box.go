// Package box puts the program together: the boxes on the shelf, what scenes need (package
// app), and the doors between the scenes. It opens no window, so tests play the whole
// program without one.
package box

import (
	"errors"
	"sync"

	"delvebox/engine/play"
	"delvebox/scenes/app"
	doodledungeon "delvebox/scenes/doodledungeon/door"
	dungeonroll "delvebox/scenes/dungeonroll/door"
	mapmasters "delvebox/scenes/mapmasters/door"
	"delvebox/scenes/shelf/lids"
)

// Options say how the program is to be put together.
type Options = app.Options

// row is the boxes as they stand, from left to right. A game is added here, by one line.
var row = []func() (app.Box, error){
	mapmasters.Box,
	doodledungeon.Box,
	dungeonroll.Box,
	shut("satchelquest", app.Look{Seats: "1–4", Emblem: "chip-coin", Lid: lids.SatchelQuest()}),
	shut("minotaur", app.Look{Seats: "1–4", Emblem: "minotaur", Lid: lids.Minotaur()}),
}

// Boxes gives the boxes of the shelf. They are unpacked side by side: each reads the
// tables of its game.
func Boxes() ([]app.Box, error) {
	boxes, errs := make([]app.Box, len(row)), make([]error, len(row))
	var wg sync.WaitGroup
	for i, unpack := range row {
		wg.Go(func() { boxes[i], errs[i] = unpack() })
	}
	wg.Wait()
	if err := errors.Join(errs...); err != nil {
		return nil, err
	}
	return boxes, nil
}

// shut is a box that is still being built.
func shut(id string, look app.Look) func() (app.Box, error) {
	return func() (app.Box, error) { return app.Box{ID: id, Look: look}, nil }
}

// Games gives all games of the box that can be played.
func Games() ([]play.Game, error) {
	boxes, err := Boxes()
	var games []play.Game
	for _, b := range boxes {
		if !b.Shut() {
			games = append(games, b.Game)
		}
	}
	return games, err
}

// Open puts the program together with the shelf in front. The error means that the
// program itself is broken; whatever is amiss with the user's files is told by the
// shelf.
func Open(o Options) (*app.App, error) {
	boxes, err := Boxes()
	if err != nil {
		return nil, err
	}
	return OpenWith(o, boxes)
}

// OpenWith is Open with other boxes on the shelf.
func OpenWith(o Options, boxes []app.Box) (*app.App, error) {
	a, err := app.New(o, boxes)
	if err != nil {
		return nil, err
	}
	a.Open = doors(a)
	a.Stack.Push(shelfOf(a))
	return a, nil
}

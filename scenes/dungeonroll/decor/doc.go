// Package decor paints the furniture of Dungeon Roll's table: the chest with its lid,
// lair and graveyard, tombs, doors, seals, tokens, plates and panels, and says where
// each has its place in a window.
//
// Sizes and places are logical pixels; k is the number of device pixels to one of them.
// Every painter is a pure function and may run on any goroutine. The point (0,0) of a
// picture is the upper left corner of the thing itself; shadows reach beyond it. Light
// falls from the upper left. Words are laid on by the caller, in the colours of words.go.
package decor

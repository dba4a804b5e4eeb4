// Package explore is the Exploration at the table (MMV 3.12, part 7): five cards are
// laid as a dungeon and one path is drawn through it.
//
// A site holds what has been built, without any picture: cards, path, history. The View
// shows it through a camera on the lattice of squares and turns what the hand does into
// changes of the site; the rules of placing and drawing are those of package dungeon.
// Ink is painted in blocks of the lattice, each anew only when the path through it
// changes, so that a step of the pen shows in the same frame.
//
// Units: squares of the lattice for places in the dungeon, logical pixels in the window,
// milliseconds for the clock.
package explore

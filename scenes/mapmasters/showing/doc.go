// Package showing lays a finished dungeon open to be looked at: its cards, the path
// through it as far as it has been followed, and what the path has circled. Nothing of
// it can be changed.
//
// Units: squares of the lattice for places in the dungeon, logical pixels in the
// window. A progress is a number of steps of the path: 0 nothing, Len everything.
package showing

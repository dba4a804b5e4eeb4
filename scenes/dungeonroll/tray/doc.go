// Package tray shows dice on the velvet: lying, held, quiet, and thrown. It knows the
// pictures of dice and the motion of a throw, and nothing of the game: a die is the name
// of the face on top and one of three turns.
//
// Pictures are painted in the background; until one is there a plain die stands in. Places
// are logical pixels, the middle of a die as it lies; half is half a side of a die.
package tray

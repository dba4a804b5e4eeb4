// Package faces embeds the twelve faces of the dice: SVG files on a grid of 64 x 64,
// drawn for this program. A face uses two colours; what is painted in the first one is
// cut into the die, what is painted over it in the other stays standing.
package faces

import "embed"

// Files holds NAME.svg for every face of a party die and of a dungeon die.
//
//go:embed *.svg
var Files embed.FS

// Package icons embeds the icon family: SVG files on a grid of 64 x 64, drawn for
// this program. Their rules stand in engine/paint/icon.
package icons

import "embed"

// Files holds NAME.svg for every icon.
//
//go:embed *.svg
var Files embed.FS

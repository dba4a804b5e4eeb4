// Package dungeonroll holds the data of Dungeon Roll, built into the program, as tables
// (*.toml). Each file says its legend at the top.
package dungeonroll

import "embed"

// Files are the data files, by bare name: "heroes.toml".
//
//go:embed *.toml
var Files embed.FS

// Package doodledungeon holds the data of Doodle Dungeon, built into the program: the
// wall formations as text maps (formations.txt) and tables (*.toml). Each file says its
// legend at the top.
package doodledungeon

import "embed"

// Files are the data files, by bare name: "cards.toml".
//
//go:embed *.toml *.txt
var Files embed.FS

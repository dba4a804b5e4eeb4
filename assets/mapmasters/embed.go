// Package mapmasters holds the data of Map Masters, built into the program: cards as
// text maps (*.txt) and tables (*.toml). Each file says its legend at the top.
package mapmasters

import "embed"

// Files are the data files, by bare name: "objectives.toml".
//
//go:embed *.toml *.txt
var Files embed.FS

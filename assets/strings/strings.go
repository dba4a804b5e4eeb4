// Package strings holds every sentence that a player reads: one folder a language, one
// file an area. engine/words tells how they are written and finds them by their keys.
package strings

import "embed"

// Files has the languages' folders at its root: "en/common.toml".
//
//go:embed */*.toml
var Files embed.FS

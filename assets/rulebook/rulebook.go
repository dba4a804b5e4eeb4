// Package rulebook holds the rulebooks, one Markdown file a game in one folder a
// language. engine/rulebook tells how they are written and reads them.
package rulebook

import "embed"

// Files has the languages' folders at its root: "en/mapmasters.md".
//
//go:embed */*.md
var Files embed.FS

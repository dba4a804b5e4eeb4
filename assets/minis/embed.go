// Package minis embeds the eight players' figures (mini-*.svg, 64 x 88) and their
// flat badges (badge-*.svg, 64 x 64).
package minis

import "embed"

// Files holds NAME.svg for every figure and badge.
//
//go:embed *.svg
var Files embed.FS

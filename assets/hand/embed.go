// Package hand embeds the strokes of the marker hand.
package hand

import _ "embed"

// Marker is marker-hand.json: for every sign one or more drawings, each a list of
// strokes on a grid of 100 units; engine/paint/hand documents the form.
//
//go:embed marker-hand.json
var Marker []byte

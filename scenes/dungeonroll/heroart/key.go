package heroart

import "fmt"

// Key names a painting in a gallery: everything that it depends on.
type Key struct {
	Form string // "card", "tile", "medallion", "portrait", "token", "badge"
	What any    // the Card, Tile, or another comparable value
	W, K float64
}

func unknown(hero string) error { return fmt.Errorf("portrait of %q: unknown hero", hero) }

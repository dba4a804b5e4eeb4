// Package tour brings the program to every scene that it has: those of the house, and
// those that each game's box lists. Pictures, picture tests and benchmarks go on the tour.
package tour

import "delvebox/scenes/app"

// Stops lists all scenes of the program, the shelf first. Going round again is quicker:
// the matches that are played on the way are kept.
func Stops(boxes []app.Box) []app.Stop {
	stops := []app.Stop{
		{Name: "shelf", Open: func(*app.App) error { return nil }},
		{Name: "settings", Open: func(a *app.App) error { a.Open.Settings(); return nil }},
		{Name: "keys", Open: func(a *app.App) error { a.Open.Keys(); return nil }},
	}
	for _, b := range boxes {
		if b.Tour != nil {
			stops = append(stops, b.Tour()...)
		}
	}
	return append(stops, app.Stop{Name: "fame", Open: func(a *app.App) error { a.Open.Fame(); return nil }})
}

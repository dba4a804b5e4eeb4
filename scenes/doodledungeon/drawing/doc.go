// Package drawing paints what Doodle Dungeon's players draw and hold: dungeon sheets with
// their printed form, walls, traps and monsters of the drawing school, the hero's path,
// cards, the scoring sheet, and the marks that show what may be drawn where.
//
// A sheet is 788 x 776 units; at its usual size a unit is a logical pixel. Every painter
// takes k, device pixels to a unit, so a larger sheet is a larger k. Drawings depend on
// seeds (dungeon, card, element, square): they never change and no two are alike.
//
// A Paper is one dungeon's standing picture: it is told what is to be seen and repaints
// only what differs; it belongs to one goroutine. All else are pure functions and may run
// on any. Words are given by the caller. Nothing is cached here but what a Paper holds.
package drawing

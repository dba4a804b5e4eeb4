// Package dungeonart draws what the marker does on a dungeon that lies on the table: the
// line of the path, the circles and crosses of its Discoveries, and the pattern of the
// seat that bears the ink, so that colour is never the only mark. The exploration uses it
// while the path is being drawn, the reward when it is shown again: both look alike.
//
// A sheet lists strokes and icons; a layer keeps a sheet as painted pictures, one for each
// block of squares, and paints anew only those that have changed.
//
// Units: squares of the lattice for places in the dungeon, device pixels on a sheet, whose
// point (0,0) is the lattice's corner, logical pixels in the window.
package dungeonart

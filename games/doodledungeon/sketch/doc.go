// Package sketch is a monster drawn freehand in its square: strokes of points on a grid
// of 100 x 100, 0,0 at the upper left, as one line of text that a save can carry.
//
//	10,20 30,40 55,61 / 40,40
//
// Points of a stroke are separated by blanks, strokes by a slash. A stroke of one point
// is a dot. A drawing has no effect on the rules.
package sketch

// Package pencil draws with graphite and coloured pencils on paper.
//
// A drawing is a list of strokes, a stroke a list of dabs of the lead along a line that
// wobbles a little, is pressed less at its ends and never quite meets itself. A Pencil
// makes drawings: lines, path data, hatching, crosses, ticks, letters, freehand lines.
// What it draws depends on its seed alone, so a drawing never changes and no two are
// alike. A Layer takes dabs up: cover is caught by the peaks of the paper's tooth, grows
// with every pass and is saturated at last. In the end a layer is laid over the paper in
// the colour of its lead.
//
// Places and lengths are logical pixels, y downwards; a layer knows how many device
// pixels they are. Only a layer keeps memory: two bytes for each of its pixels. It draws
// what lies within its bounds, so a changed square costs a square. Showing a share of a
// drawing's dabs lets it grow under the hand.
package pencil

// Package lids paints the shelf: the lids of the five boxes with their titles and
// emblems, and the things that lie beside them (candle, dice, pen).
//
// A lid is 212 x 328 units; the box under it is 13 units high and seen a little from
// the upper left, so its right and lower sides show. Pictures are in device pixels,
// premultiplied, transparent round the thing, with the thing's shadow in them.
package lids

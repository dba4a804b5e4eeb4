// Package heroart paints what Dungeon Roll's heroes are seen by: their portraits, the
// hero card with its seal and its track, the small forms of both, and the treasure
// tokens.
//
// A portrait is a drawing on a ground of 372 x 250 units, the head's middle at
// (186,106): a backdrop with a light of its own, and before it a figure composed of
// parts (heads, beards, hats, dress, arms, things, beasts). Every part is a shape with
// one material: it is filled, darkened on the side away from the light (which comes
// from the upper left) and edged with ink. Each hero is one function a side, in the
// file of the hero's name.
//
// Sizes are given in logical pixels with the scale k, device pixels for each; pictures
// are premultiplied and in device pixels. Nothing is painted before it is asked for and
// nothing is kept here: the scenes keep pictures in their gallery by Key.
package heroart

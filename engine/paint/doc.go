// Package paint holds pictures and the surfaces they are drawn on.
//
// Every picture of the program (a card, a button, a line of text, a stroke of ink)
// is painted once on the CPU at device pixels, kept in a Gallery, and from then on
// only drawn. A Surface is either the window (engine/window) or a plain image
// (Canvas), so all that a player sees can be painted, tested and looked at without
// a display.
//
// Units: device pixels throughout; colours of pictures are premultiplied.
package paint

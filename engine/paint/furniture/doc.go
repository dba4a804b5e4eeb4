// Package furniture paints what all games share: buttons and their states, switches,
// fields, papers, panels, seats, bubbles, banners, podium.
//
// Every function paints one control at the exact size asked and gives it as a picture
// whose point (0,0) is the control's upper left corner: the bounds begin at negative
// coordinates where a shadow or a focus ring lies outside. Sizes w, h are device pixels;
// k is the number of device pixels to a logical one, by which lines, corners and shadows
// grow. Words and icons are laid on by the caller; Shift tells how far they move with a
// pressed face.
//
// Light falls from the upper left. Yellow is only for focus and choice.
package furniture

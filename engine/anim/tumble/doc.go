// Package tumble is the throw of dice as data: for each die and each moment its place,
// height, roll and turn. The result is known before; the throw only shows it, and always
// ends in it exactly.
//
// A throw is planned backwards. From their resting places the dice run back over the
// velvet, faster and faster, reflected by the rim and by each other, until they leave the
// ground; from there each flies back to the hand. Played forwards the same motion looks
// like a throw that happens to end where it must. The same throw gives the same motion.
//
// Units: pixels of the caller for places (y down), half-sides for heights, degrees for
// angles (counter-clockwise, 0 to the right).
package tumble

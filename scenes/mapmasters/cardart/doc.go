// Package cardart paints what Map Masters is played with: the faces of dungeon
// cards, spellbooks and objectives, their backs, fairy tokens, coins, gems and the
// score board.
//
// Sizes are given in logical pixels with the scale k, device pixels for each; the
// pictures are in device pixels. On a card itself the unit is u: the card is 300 u
// wide and 420 u tall, a square 60 u. Light comes from the upper left, also on a
// turned card, which is drawn anew from its turned map.
//
// A card is a function of a pixel and of three distance fields (hallways, rooms,
// tunnels), negative inside. They are sampled once, kept by the Painter and shared
// among the sizes of the card.
package cardart

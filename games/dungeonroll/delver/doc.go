// Package delver is the computer player of Dungeon Roll, in three levels (section 6 of
// the specification).
//
//	Easy     a rank for every action, and whims           easy.go
//	Normal   all sequences of a level without luck, for   normal.go
//	         the best party; the coach at Regroup
//	Hard     the same for the best future: means over     hard.go appraise.go
//	         re-rolls and throws, learned worth at Regroup
//
// The search is that of package foresight; the levels differ in the judge that values
// its ends. Hard's judge, the appraiser, counts in thousandths of a point of the final
// total. What a Regroup position is worth beyond retiring it has learned from games with
// itself: a sum of weights of simple features (features.go), by hero, side of the card
// and level, in wisdom.txt (see learn.md for how to learn anew, strength.md for how
// strong the levels are). At a close call Hard throws the dice of the next level in its
// mind. In the last delve of a game of several the chance to win is added to the points.
//
// A player draws only from the stream that it is given, computes in integers, and counts
// its work in positions and samples, never in time. Treasures that may be drawn are
// unknown to it, as to everybody.
//
// # Decisions
//
//   - Easy goes on from level 3 while more than three dice are left, and ends no delve
//     on a whim: with the plain rule of section 6 it reaches only 46 % of this Hard.
//   - Normal goes on from level 4 where the coach gives the next level 85 % or more: with
//     the plain rule it stays just below 75 % of this Hard.
//   - Hard looks at re-rolls of whole groups of monsters, and of those with the whole
//     party but champions; a re-roll is left out when even one that left no monster
//     would be less than a point better than the best action without.
//   - Points keep a worth of their own beside the chance to win: what was learned is in
//     points, and winning alone did worse against Normal (60 % instead of 68 %).
package delver

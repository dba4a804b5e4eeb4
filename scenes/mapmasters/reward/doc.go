// Package reward is the Reward phase at the table (MMV 3.13, part 7): the dungeons are
// laid open one by one, a light runs along each path, coins and points are counted, the
// Secondary Objective is turned over, and the score boards fill box by box.
//
// All of it has been worked out by the rules before the first picture. The show is a
// row of stations; what is to be seen follows from the station and the time spent in it
// alone, so that skipping at any moment ends in the same picture. When the last station
// has been shown the dungeons can be looked at, and each person may ask for the best
// path that was there.
package reward

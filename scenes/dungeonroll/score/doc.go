// Package score is the score sheet of a Dungeon Roll match: all players, their three
// delves, how each ended and what it brought, and the totals as they stand. It is shown
// after a person's delve, where what is new is written and ringed before one's eyes,
// and can be opened at any time.
package score

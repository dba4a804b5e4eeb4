// Package results is the end of a Map Masters match (MMV 3.15; art/interface, 7): the
// podium, the score board with every summand, and what made the difference. On its
// first picture the match has already been told to the Hall of Fame and its save closed.
package results

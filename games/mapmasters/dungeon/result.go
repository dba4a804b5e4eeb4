package dungeon

import "delvebox/games/mapmasters/card"

// Find is a Discovery that a path has circled or crossed out.
type Find struct {
	X, Y    int
	Icon    card.Icon
	Crossed bool // used up
}

// Result is what a path has brought.
type Result struct {
	Tally               Tally
	Recycling, Scissors int // circled optimizers (MMV-026)
	Exit                bool
	Squares             int    // squares walked, 0 without a path
	Finds               []Find // circled Discoveries by card and reading order
	Fairies             Tokens // tokens spent, that of the pact included
	Books               Books  // books spent, SB-02 included
}

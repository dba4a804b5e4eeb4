package mapmasters

import (
	"delvebox/engine/play"
	"delvebox/games/mapmasters/dungeon"
)

// RewardOpened begins the Reward phase: all dungeons are shown.
type RewardOpened struct{ Round int }

// DungeonRevealed shows what a seat handed in and what its path has brought.
type DungeonRevealed struct {
	Seat  play.Seat
	Plan  Explore
	Found dungeon.Result
}

// FairiesReturned puts a seat's tokens back on the market's piles (MMV-147).
type FairiesReturned struct {
	Seat   play.Seat
	Tokens Tokens
}

// CoinsEarned pays the coins of the circled coin icons (MMV-149). The terms are by
// the worth of an icon: "2 icons x 3 coins".
type CoinsEarned struct {
	Seat  play.Seat
	Terms []play.Term
	Coins int
	Purse int // afterwards
}

// FirstScored writes the First Score (MMV-150).
type FirstScored struct {
	Seat  play.Seat
	Terms []play.Term
	VP    int
}

// TimeBonusGiven circles the Time Bonus of the fastest and crosses the others' out
// (MMV-140). It comes in Time Bonus rounds only.
type TimeBonusGiven struct {
	Seat   play.Seat // NoSeat if nobody qualifies (MMV-141)
	VP     int
	Millis []int // the recorded times by seat
}

// SecondaryRevealed turns up the Secondary Objective of the round (MMV-151).
type SecondaryRevealed struct {
	Round     int
	Objective ObjectiveID
	Aim       Aim
	Value     int
}

// SecondScored writes the Second Score, in full (MMV-151).
type SecondScored struct {
	Seat  play.Seat
	Terms []play.Term
	VP    int
}

// ExitMarked checks the exit box or crosses it out (MMV-153).
type ExitMarked struct {
	Seat play.Seat
	Exit bool
}

// FinalScored adds up a seat's game (MMV-169 to MMV-175). The terms are the five
// scores, by the keys primary, secondary, time, exits and coins.
type FinalScored struct {
	Seat  play.Seat
	Terms []play.Term
	VP    int
}

// GameRanked is the end of the game (MMV-175, MMV-176).
type GameRanked struct{ Ranking []play.Rank }

// Name gives the event's kind.
func (RewardOpened) Name() string      { return "reward-opened" }
func (DungeonRevealed) Name() string   { return "dungeon-revealed" }
func (FairiesReturned) Name() string   { return "fairies-returned" }
func (CoinsEarned) Name() string       { return "coins-earned" }
func (FirstScored) Name() string       { return "first-scored" }
func (TimeBonusGiven) Name() string    { return "time-bonus-given" }
func (SecondaryRevealed) Name() string { return "secondary-revealed" }
func (SecondScored) Name() string      { return "second-scored" }
func (ExitMarked) Name() string        { return "exit-marked" }
func (FinalScored) Name() string       { return "final-scored" }
func (GameRanked) Name() string        { return "game-ranked" }

// Reveals says why the move stays made.
func (DungeonRevealed) Reveals() string { return revealDungeon }

// Reveals says why the move stays made.
func (SecondaryRevealed) Reveals() string { return revealObjective }

package reward

import (
	"delvebox/engine/play"
	"delvebox/games/mapmasters"
)

// told says whether the show has come to what an event tells: the log is not to know
// more than the player has seen. What comes after the reward (the next objective, the
// next market, the final scores) is told when the table goes on.
func (v *View) told(ev play.Event) bool {
	done := func(sc scene, seat play.Seat, act int) bool { return v.show.share(sc, seat, act) >= 1 }
	switch e := ev.(type) {
	case mapmasters.DungeonRevealed:
		return v.show.share(revealing, e.Seat, actCome) > 0
	case mapmasters.CoinsEarned:
		return done(revealing, e.Seat, actCoins)
	case mapmasters.FirstScored:
		return done(revealing, e.Seat, actFirst)
	case mapmasters.TimeBonusGiven:
		return done(racing, play.NoSeat, actCircle)
	case mapmasters.SecondaryRevealed:
		return done(turning, play.NoSeat, actTurn)
	case mapmasters.SecondScored:
		return done(following, e.Seat, actSecond)
	case mapmasters.ExitMarked:
		return done(following, e.Seat, actExit)
	case mapmasters.ExplorationDone, mapmasters.RewardOpened:
		return true
	}
	return false
}

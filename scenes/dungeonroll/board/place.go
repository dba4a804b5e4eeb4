package board

import (
	"delvebox/engine/play"
	"delvebox/games/dungeonroll"
)

// Parts of the table that lines of the log are about (sitting.Line.Place).
const (
	PartyPlace     = "party"
	LevelPlace     = "level"
	LairPlace      = "lair"
	YardPlace      = "graveyard"
	TreasuresPlace = "treasures"
	HeroPlace      = "hero"
	PlayersPlace   = "players"
)

// placeOf is the part of the table that an event is about, "" for none.
func placeOf(ev play.Event) string {
	switch ev.(type) {
	case dungeonroll.PartyFormed, dungeonroll.ChampionRolled, dungeonroll.MonstersRecruited, dungeonroll.TemporariesLeft:
		return PartyPlace
	case dungeonroll.LevelEntered, dungeonroll.Fought, dungeonroll.Rerolled, dungeonroll.ChestsOpened, dungeonroll.PotionsQuaffed,
		dungeonroll.MonstersRemoved, dungeonroll.MonsterTransformed, dungeonroll.LootLeft, dungeonroll.DiceSet:
		return LevelPlace
	case dungeonroll.DragonsGathered, dungeonroll.DragonArrived, dungeonroll.DragonFought, dungeonroll.DragonDefeated, dungeonroll.LairEmptied:
		return LairPlace
	case dungeonroll.Revived:
		return YardPlace
	case dungeonroll.TokenDrawn, dungeonroll.TreasureUsed, dungeonroll.TreasuresDiscarded, dungeonroll.DiscardOwed:
		return TreasuresPlace
	case dungeonroll.HeroMastered, dungeonroll.UltimateUsed:
		return HeroPlace
	case dungeonroll.ExperienceGained, dungeonroll.DelveEnded, dungeonroll.HeroTaken, dungeonroll.TreasuresLost:
		return PlayersPlace
	}
	return ""
}

package dungeonroll

// Name gives the event's kind.
func (GameBegan) Name() string          { return "game-began" }
func (HeroTaken) Name() string          { return "hero-taken" }
func (DelveBegan) Name() string         { return "delve-began" }
func (PartyFormed) Name() string        { return "party-formed" }
func (ScoutRolled) Name() string        { return "scout-rolled" }
func (ScoutAssigned) Name() string      { return "scout-assigned" }
func (LevelEntered) Name() string       { return "level-entered" }
func (DragonsGathered) Name() string    { return "dragons-gathered" }
func (LairEmptied) Name() string        { return "lair-emptied" }
func (DungeonCleared) Name() string     { return "dungeon-cleared" }
func (PhaseBegan) Name() string         { return "phase-began" }
func (NothingHelps) Name() string       { return "nothing-helps" }
func (Fought) Name() string             { return "fought" }
func (ChampionRolled) Name() string     { return "champion-rolled" }
func (ScrollRead) Name() string         { return "scroll-read" }
func (Rerolled) Name() string           { return "rerolled" }
func (ChestsOpened) Name() string       { return "chests-opened" }
func (PotionsQuaffed) Name() string     { return "potions-quaffed" }
func (Revived) Name() string            { return "revived" }
func (TokenDrawn) Name() string         { return "token-drawn" }
func (TreasureUsed) Name() string       { return "treasure-used" }
func (TreasuresDiscarded) Name() string { return "treasures-discarded" }
func (DiscardOwed) Name() string        { return "discard-owed" }
func (ExperienceGained) Name() string   { return "experience-gained" }
func (HeroMastered) Name() string       { return "hero-mastered" }
func (UltimateUsed) Name() string       { return "ultimate-used" }
func (GoblinTracked) Name() string      { return "goblin-tracked" }
func (MonstersRemoved) Name() string    { return "monsters-removed" }
func (MonsterTransformed) Name() string { return "monster-transformed" }
func (MonstersRecruited) Name() string  { return "monsters-recruited" }
func (DiceSet) Name() string            { return "dice-set" }
func (ScrollGiven) Name() string        { return "scroll-given" }
func (DragonArrived) Name() string      { return "dragon-arrived" }
func (DragonFought) Name() string       { return "dragon-fought" }
func (DragonDefeated) Name() string     { return "dragon-defeated" }
func (LootLeft) Name() string           { return "loot-left" }
func (TemporariesLeft) Name() string    { return "temporaries-left" }
func (DelveEnded) Name() string         { return "delve-ended" }
func (TreasuresLost) Name() string      { return "treasures-lost" }
func (GameRanked) Name() string         { return "game-ranked" }

// The reasons why a move stays made, as keys (DR-224).
const (
	revealDice  = "dice-rolled"
	revealToken = "treasure-drawn"
)

// Reveals says why the move stays made.
func (ScoutRolled) Reveals() string { return revealDice }

// Reveals says why the move stays made.
func (Rerolled) Reveals() string { return revealDice }

// Reveals says why the move stays made.
func (ChampionRolled) Reveals() string { return revealDice }

// Reveals says why the move stays made.
func (TokenDrawn) Reveals() string { return revealToken }

// Reveals says why the move stays made, unless the party was set.
func (e PartyFormed) Reveals() string {
	if len(e.Rolled) > 0 {
		return revealDice
	}
	return ""
}

// Reveals says why the move stays made, unless the dice were known.
func (e LevelEntered) Reveals() string {
	if !e.Placed {
		return revealDice
	}
	return ""
}

// Reveals says why the move stays made, unless the faces were chosen.
func (e Revived) Reveals() string {
	if e.Rolled {
		return revealDice
	}
	return ""
}

package dungeonroll

// Rules are the points in which the Classic variant differs (DR 4.9).
type Rules struct {
	Dice            uint8 // dungeon dice (DR-027)
	LairLimit       uint8 // dice at which the Sorceress's lair is emptied (DR-194)
	RingTakesAll    bool  // the ring takes level and lair, in Monster or Dragon phase (DR-100)
	BattlemageLevel bool  // the Battlemage's ultimate takes the level's dice too (DR-163)
	LootAtDragon    bool  // the Half-Goblin loots in the Dragon phase, too (DR-139)
	KnightAlways    bool  // scrolls become champions after every roll and revival (DR-144)
}

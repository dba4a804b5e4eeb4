package dungeonroll

import "delvebox/engine/play"

// Reason is why experience was gained; each is also a key of a sentence.
type Reason uint8

// The reasons.
const (
	ForEmptyChest Reason = iota // instead of a treasure (DR-050)
	ForDragon                   // DR-067
	ForRetiring                 // DR-075
	ForPortal                   // DR-107
	ForLeaving                  // the Scout's and Dungeoneer's ultimates (DR-190)
	reasonCount   int    = iota
)

var reasonNames = [reasonCount]string{"for-empty-chest", "for-dragon", "for-retiring", "for-portal", "for-leaving"}

// String gives the reason's key.
func (r Reason) String() string {
	if int(r) < reasonCount {
		return reasonNames[r]
	}
	return "unknown"
}

// Used is a source as an event tells of it.
type Used struct {
	Source    Source
	Face      Face // what the die or token shows, NoFace for the hero card
	Role      Face // what it was used as, NoFace for a quaffing
	Temporary bool
}

// used describes a source before it is spent.
func (t turn) used(s Source, role Face) Used {
	u := Used{Source: s, Role: role, Face: s.Token().ActsAs()}
	if die := t.Party.At(s.Slot()); die != 0 {
		u.Face, u.Temporary = die.Face(), die.Temporary()
	}
	return u
}

// PartyRoll is a party die rolled in its slot: the face rolled, and the one that it
// shows after automatic changes.
type PartyRoll struct {
	Slot          int
	Rolled, Shown Face
}

// LevelRoll is a die of the level rolled in its slot, in the same way. Dragons leave
// the row afterwards.
type LevelRoll struct {
	Slot          int
	Rolled, Shown Foe
}

type (
	// GameBegan opens the game with its first adventurer (DR-003).
	GameBegan struct{ First play.Seat }
	// HeroTaken gives a seat its hero. By is how: drawn or chosen (DR-008).
	HeroTaken struct {
		Seat  play.Seat
		Hero  Hero
		Drawn bool
	}
	// DelveBegan says whose delve begins, and who is Dungeon Lord (DR-010).
	DelveBegan struct {
		Seat, Lord play.Seat
		Delve      int // 1 to 3
	}
	// PartyFormed shows the party: the faces rolled, then all that it shows.
	PartyFormed struct {
		Rolled         []Face
		Party          []Face
		Graveyard, Out int // dice that do not begin in the party
	}
	// ScoutRolled shows the six dice to be assigned (DR-188).
	ScoutRolled struct{ Dice [scoutDice]Foe }
	// ScoutAssigned shows them in the order of the levels: one, two, three.
	ScoutAssigned struct{ Dice [scoutDice]Foe }
	// LevelEntered shows the dice of a level, as rolled or placed and after automatic
	// changes. Dragons leave the row afterwards.
	LevelEntered struct {
		Level  int
		Placed bool // assigned by the Scout before
		Dice   []Foe
		Shown  []Foe
	}
	// DragonsGathered tells of dice that went to the lair, and how many lie there.
	DragonsGathered struct{ Dice, Lair int }
	// LairEmptied tells of lair dice that went to the supply without a fight.
	LairEmptied struct{ Dice int }
	// DungeonCleared tells of dice of level and lair that went to the supply by a ring
	// or the Classic Battlemage.
	DungeonCleared struct{ Level, Lair int }
	// PhaseBegan tells that play stands in a new phase.
	PhaseBegan struct {
		Phase Phase
		Level int
	}
	// NothingHelps tells that nothing but fleeing, or a town portal, is left against
	// the monsters (DR-042).
	NothingHelps struct{ Monsters int }
	// Fought tells of a companion and the monsters it defeated.
	Fought struct {
		Use                       Used
		Goblins, Skeletons, Oozes int
	}
	// ChampionRolled tells of the Dwarf's champion that stays (DR-178).
	ChampionRolled struct {
		Slot int
		Face Face
	}
	// ScrollRead tells that a scroll is used up for a re-roll.
	ScrollRead struct{ Source Source }
	// Rerolled shows a re-roll.
	Rerolled struct {
		Party []PartyRoll
		Level []LevelRoll
	}
	// ChestsOpened tells who opened chests; what they brought follows.
	ChestsOpened struct {
		Use    Used
		Chests int
	}
	// PotionsQuaffed tells who quaffed; the dice revived follow.
	PotionsQuaffed struct {
		Use     Used
		Potions int
	}
	// Revived tells of dice that came from the graveyard, with the faces they show.
	Revived struct {
		Faces  []Face
		Rolled bool // by a hero, not chosen (DR-167)
	}
	// TokenDrawn tells of a treasure and how many are left in the chest.
	TokenDrawn struct {
		Token Token
		Left  int
	}
	// TreasureUsed tells of a treasure used for its own effect.
	TreasureUsed struct{ Token Token }
	// TreasuresDiscarded tells of treasures that went back unused.
	TreasuresDiscarded struct{ Tokens Tokens }
	// DiscardOwed says that so many treasures have to be discarded now (DR-173).
	DiscardOwed struct{ Tokens int }
	// ExperienceGained tells of experience, and the total of the game.
	ExperienceGained struct {
		Amount int
		Why    Reason
		Total  int
	}
	// HeroMastered turns the hero card over (DR-113).
	HeroMastered struct{ Hero Hero }
	// UltimateUsed tells of an ultimate; its effects follow.
	UltimateUsed struct {
		Hero   Hero
		Master bool
	}
	// GoblinTracked tells of the goblin that the Tracker re-rolls.
	GoblinTracked struct{ Slot int }
	// MonstersRemoved tells of monsters discarded by a hero.
	MonstersRemoved struct{ Goblins, Skeletons, Oozes int }
	// MonsterTransformed tells of a monster that became a chest or potion in its
	// slot, and how many dice it took.
	MonsterTransformed struct {
		From, To   Foe
		Slot, Dice int
	}
	// MonstersRecruited tells of monsters that became temporary companions.
	MonstersRecruited struct {
		From Foe
		To   Face
		Dice int
	}
	// DiceSet tells of dice set by the guild; a slot of 0 stands for none.
	DiceSet struct {
		PartySlot int
		Face      Face
		LevelSlot int
		Foe       Foe
	}
	// ScrollGiven tells of the scroll die that the Time Lady gave for the dragon.
	ScrollGiven struct{ Slot int }
	// DragonArrived opens the Dragon phase.
	DragonArrived struct{ Dice int }
	// DragonFought names the companions that fight the dragon.
	DragonFought struct{ Uses []Used }
	// DragonDefeated tells that it fell; its reward follows.
	DragonDefeated struct{ Dice int }
	// LootLeft tells of chests and potions that were left.
	LootLeft struct{ Chests, Potions int }
	// TemporariesLeft tells of temporary companions that went unused (DR-078).
	TemporariesLeft struct{ Dice int }
	// DelveEnded tells how and where a delve ended and what it brought.
	DelveEnded struct {
		How    Ending
		Level  int
		Record Record
	}
	// TreasuresLost tells of the discard at the end of the game (DR-170, DR-184).
	TreasuresLost struct {
		Seat   play.Seat
		Tokens Tokens
	}
	// GameRanked ends the game.
	GameRanked struct{ Ranking []play.Rank }
)

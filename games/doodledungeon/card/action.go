package card

import "delvebox/games/doodledungeon/sheet"

// Action is what a card does in Phase C. What each means stands in the rules; its
// figures stand in actions.toml.
type Action uint8

// The actions: first the Dungeon actions, fights before traps, then the Hero actions.
const (
	NoAction Action = iota
	Axe
	Talisman
	AimBoost
	CursedBlade
	GoblinSlingshot
	OrcClub
	DragonPepper
	LoadedDice
	BerserkerBrew
	PoisonedSpikes
	SpareSpring
	HealingPotion
	Shield
	Longsword
	Bomb
	Lockpick
	CloakOfShadows
	HushScroll
	Jinx
	GuardianAngel
	Actions // how many numbers there are
)

var actionNames = [Actions]string{"unknown", "axe", "talisman", "aim-boost", "cursed-blade", "goblin-slingshot",
	"orc-club", "dragon-pepper", "loaded-dice", "berserker-brew", "poisoned-spikes", "spare-spring", "healing-potion",
	"shield", "longsword", "bomb", "lockpick", "cloak-of-shadows", "hush-scroll", "jinx", "guardian-angel"}

// String gives the action's name in moves, files and string keys.
func (a Action) String() string {
	if a < Actions {
		return actionNames[a]
	}
	return actionNames[NoAction]
}

// ParseAction reads an action's name.
func ParseAction(text string) (Action, bool) {
	for a := Axe; a < Actions; a++ {
		if actionNames[a] == text {
			return a, true
		}
	}
	return NoAction, false
}

// Hero says whether it is a Hero action, laid above a rival's dungeon.
func (a Action) Hero() bool { return a >= HealingPotion && a < Actions }

// Dungeon says whether it is a Dungeon action, played in an encounter of one's own.
func (a Action) Dungeon() bool { return a >= Axe && a <= SpareSpring }

// AtTrap says whether it is a Dungeon action for traps (DD-091).
func (a Action) AtTrap() bool { return a == PoisonedSpikes || a == SpareSpring }

// InFight says whether it is a Dungeon action for fights (DD-091).
func (a Action) InFight() bool { return a.Dungeon() && !a.AtTrap() }

// Only is the monster that a Dungeon action is for, sheet.Empty for any (DD-091).
func (a Action) Only() sheet.Mark {
	switch a {
	case GoblinSlingshot:
		return sheet.Goblin
	case OrcClub:
		return sheet.Orc
	case DragonPepper:
		return sheet.Dragon
	}
	return sheet.Empty
}

// Adds says whether the action adds strength in a fight of the monster (DD-097 to DD-099).
func (a Action) Adds(monster sheet.Mark) bool {
	return a == AimBoost || a.Only() != sheet.Empty && a.Only() == monster
}

package sound

import "strconv"

// Effect is one of the sounds of the table.
type Effect uint8

// The effects. Each has a recipe and a length in recipes.
const (
	None      Effect = iota
	Button           // a small wooden press
	CardSlide        // a card over felt
	CardTurn         // a card turned over
	Snap             // two openings meet
	Marker           // a stretch of dry-erase marker; its pitch follows Touch.Speed
	Ring             // the marker draws a circle
	Cross            // two quick strokes of the marker
	Sponge           // the sponge wipes
	Coin             // coins fall on coins
	Chip             // a chip on wood
	Bag              // a hand in the bag
	Dice             // dice come to rest on velvet
	Thud             // a monster falls
	Lock             // a padlock opens
	Rope             // a rope is pulled tight
	Fall             // down a pitfall
	Teleport         // from circle to circle
	Stairs           // a few steps on stone
	Stamp            // the stamp of an exit door
	Curtain          // heavy cloth
	Page             // a page of the rulebook
	Tick             // the clock of a Time Bonus round
	Reveal           // a card that all have waited for
	Refused          // a dull knock: that cannot be
	Fanfare          // four notes for the winner
	Horn             // low, far away, and coming nearer

	// Dungeon Roll.
	DieVelvetSoft // a die touches velvet, by strength
	DieVelvet
	DieVelvetHard
	DieRimSoft // ... the wooden rim of the chest
	DieRim
	DieDieSoft // ... another die
	DieDie
	DieTake     // a die is lifted
	DiceFew     // one die or two thrown
	DiceMany    // six dice or more thrown
	Bury        // a die is laid in the earth
	Sword       // a companion fights
	Monster     // a monster falls without a fight
	Chest       // a lid opens
	Potion      // a potion is drunk
	Revive      // a die rises from the graveyard
	Scroll      // a scroll is unrolled
	Treasure    // a treasure is taken up
	Dragon      // the first dragon growls in the lair
	DragonTwo   // the second, higher
	DragonThree // the third and all after it, higher still
	Roar        // the dragon comes
	DragonFalls // the dragon falls
	Retreat     // steps that run away
	Door        // a heavy door closes
	Level       // the level die is turned on
	LevelUp     // a hero becomes a master
	Seal        // a seal breaks

	// Doodle Dungeon.
	PencilTick  // a box is ticked
	PencilShort // a short stroke
	Pencil      // a stroke
	PencilLong  // a long stroke, there and back
	PencilHatch // a wall is hatched
	PencilCross // something is crossed out
	Eraser      // rubber on paper, to and fro
	Crumbs      // crumbs are brushed away
	Sheet       // a sheet of paper is turned
	Sharpen     // the sharpener
	DieDeskSoft // a die on the wooden desk, by strength
	DieDesk
	DieDeskHard
	DiceDesk    // two dice roll on the desk
	DiceDeskAll // four of them
	Goblin      // a goblin chatters
	Orc         // an orc grunts
	Drake       // a dragon growls and breathes out
	Flee        // a monster squeals and runs
	Trap        // a trap snaps shut
	Blast       // a bomb
	HeroHurt    // a blow on armour
	HeroDies    // the hero falls for good
	HeroEscapes // steps, the door, and he is gone
	HeroHeals   // a gulp, and he feels better
	Upgrade     // a group of boxes is full
	effectCount
)

var effectNames = [effectCount]string{"none", "button", "card-slide", "card-turn", "snap", "marker", "ring",
	"cross", "sponge", "coin", "chip", "bag", "dice", "thud", "lock", "rope", "fall", "teleport", "stairs",
	"stamp", "curtain", "page", "tick", "reveal", "refused", "fanfare", "horn",
	"die-velvet-soft", "die-velvet", "die-velvet-hard", "die-rim-soft", "die-rim", "die-die-soft", "die-die",
	"die-take", "dice-few", "dice-many", "bury", "sword", "monster", "chest", "potion", "revive", "scroll",
	"treasure", "dragon", "dragon-2", "dragon-3", "roar", "dragon-falls", "retreat", "door", "level", "level-up",
	"seal",
	"pencil-tick", "pencil-short", "pencil", "pencil-long", "pencil-hatch", "pencil-cross", "eraser", "crumbs", "sheet",
	"sharpen", "die-desk-soft", "die-desk", "die-desk-hard", "dice-desk", "dice-desk-all", "goblin", "orc", "drake",
	"flee", "trap", "blast", "hero-hurt", "hero-dies", "hero-escapes", "hero-heals", "upgrade"}

// String gives the effect's name in kebab case.
func (e Effect) String() string {
	if e < effectCount {
		return effectNames[e]
	}
	return "effect " + strconv.Itoa(int(e))
}

// Effects lists all effects but None.
func Effects() []Effect {
	all := make([]Effect, 0, effectCount-1)
	for e := None + 1; e < effectCount; e++ {
		all = append(all, e)
	}
	return all
}

// Touch is how an effect is played. The zero Touch is in the middle, at ease.
type Touch struct {
	Pan   float64 // -1 is the left edge of the window, 1 the right
	Speed float64 // of the marker: 0 is slow, 1 as fast as a hand goes
}

// Speaker plays effects. Its methods return at once and may be called from any
// goroutine.
type Speaker interface {
	// Play starts an effect, unless the same one began less than 40 ms ago.
	Play(e Effect, how Touch)
	// SetVolume sets the loudness of all that is played from now on, 0 to 1.
	SetVolume(v float64)
	// SetMuted silences everything, also what is being played.
	SetMuted(muted bool)
	// Trouble is why nothing can be heard, nil if the device works or is still being
	// opened.
	Trouble() error
	// Close stops everything and lets the device go.
	Close()
}

// Silent is a Speaker that plays nothing.
type Silent struct{}

// Play does nothing.
func (Silent) Play(Effect, Touch) {}

// SetVolume does nothing.
func (Silent) SetVolume(float64) {}

// SetMuted does nothing.
func (Silent) SetMuted(bool) {}

// Trouble is always nil: silence is what was wanted.
func (Silent) Trouble() error { return nil }

// Close does nothing.
func (Silent) Close() {}

package foresight

import "delvebox/games/dungeonroll"

// Position is a delve as counts of dice and tokens. It is comparable: equal positions
// have equal futures, as long as hero and rules are the same.
type Position struct {
	Party  [faces]uint8 // party dice by dungeonroll.Face, without guests
	Row    [foes]uint8  // dice of the level by dungeonroll.Foe
	Tokens dungeonroll.Tokens
	Guests uint8 // temporary companions; a hero has one kind of them (DR-125)
	Grave  uint8 // party dice in the graveyard
	Lair   uint8 // dungeon dice in the lair
	Level  uint8
	Phase  dungeonroll.Phase
	End    dungeonroll.Ending

	Master, Spent, Vow, Slain, Tracked bool

	XP    uint8 // of the whole game
	Fresh uint8 // treasures drawn on the way, their kinds unknown
	Chest uint8 // tokens left in the treasure chest
}

// sizes of tables by face and by foe, with the empty place 0
const (
	faces = int(dungeonroll.Scroll) + 1
	foes  = int(dungeonroll.Dragon) + 1
)

const (
	lastLevel = 10
	fullLair  = 3 // dice at which the dragon arrives (DR-062)
	masterXP  = 5 // DR-112
)

// Of is the position of a delve.
func Of(d *dungeonroll.Delve) Position {
	p := Position{
		Tokens: d.Tokens, Grave: d.Graveyard, Lair: d.Lair, Level: d.Level, Phase: d.Phase, End: d.End,
		Master: d.Master, Spent: d.Spent, Vow: d.Vow, Slain: d.Slain, Tracked: d.Tracked,
		XP: uint8(min(d.XP, 255)), Chest: uint8(d.Chest.Count()),
	}
	for slot := 1; slot <= d.Party.Len(); slot++ {
		if die := d.Party.At(slot); die.Temporary() {
			p.Guests++
		} else {
			p.Party[die.Face()]++
		}
	}
	for slot := 1; slot <= d.Row.Len(); slot++ {
		p.Row[d.Row.At(slot)]++
	}
	return p
}

// Monsters is the number of monsters on the level.
func (p *Position) Monsters() int {
	return int(p.Row[dungeonroll.Goblin]) + int(p.Row[dungeonroll.Skeleton]) + int(p.Row[dungeonroll.Ooze])
}

// Dice is the number of active party dice.
func (p *Position) Dice() int {
	n := 0
	for _, c := range p.Party {
		n += int(c)
	}
	return n
}

func (p *Position) loot() bool { return p.Row[dungeonroll.Chest]+p.Row[dungeonroll.Potion] > 0 }

// gain adds experience and turns the hero over (DR-113). Recruits turn over too, which
// makes no difference to them.
func (p *Position) gain(n uint8) {
	p.XP += n
	if p.XP >= masterXP {
		p.Master = true
	}
}

// reward is one treasure, or experience if the chest is empty (DR-050, DR-069).
func (p *Position) reward() {
	if p.Chest == 0 {
		p.gain(1)
		return
	}
	p.Chest--
	p.Fresh++
}

// slay defeats the dragon (DR-067 to DR-070).
func (p *Position) slay() {
	p.Lair, p.Slain = 0, true
	p.reward()
	p.gain(1)
}

// discard returns a token to the chest (DR-091).
func (p *Position) discard(k dungeonroll.Token) {
	p.Tokens[k]--
	p.Chest++
}

// finish ends the delve with so much experience.
func (p *Position) finish(how dungeonroll.Ending, xp uint8) {
	p.End, p.Phase = how, dungeonroll.Ended
	p.gain(xp)
}

func (p *Position) regroup() {
	p.Row, p.Guests, p.Phase = [foes]uint8{}, 0, dungeonroll.RegroupPhase
}

// Retired is the position after retiring from Regroup (DR-075).
func (p Position) Retired() Position {
	p.finish(dungeonroll.Retired, p.Level)
	return p
}

// MayRetire says whether the Berserker's vow allows to retire (DR-182).
func (p *Position) MayRetire() bool { return !p.Vow || p.Slain || p.Level >= lastLevel }

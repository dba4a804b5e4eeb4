package dungeonroll

import "delvebox/engine/play"

// Luck is where random numbers come from: a [play.Chance], or a computer player's own
// way of going through what may come.
type Luck interface {
	// Pick gives a number from 0 to n-1; name says what is drawn.
	Pick(name string, n int) int
}

// The names of the draws (DR-012). Of a die the outcome is its face less one, of a
// token its place among those in the chest in the order of the kinds.
const (
	DrawFirst   = "first"   // the first adventurer
	DrawHero    = "hero"    // a hero among those left
	DrawParty   = "party"   // a party die
	DrawDungeon = "dungeon" // a dungeon die
	DrawToken   = "token"   // a treasure token
)

// turn is one action being carried out: the delve, its luck, and what it tells.
type turn struct {
	*Delve
	luck Luck
	log  *Log
}

// Log collects events. A nil Log collects none and costs nothing.
type Log struct{ events []play.Event }

// Events lists what happened.
func (l *Log) Events() []play.Event { return l.events }

// told says whether events are collected: it is asked before an event is made.
func (t turn) told() bool { return t.log != nil }

// tell adds an event.
func (t turn) tell(e play.Event) { t.log.events = append(t.log.events, e) }

// rollParty rolls a party die.
func (t turn) rollParty() Face { return Cleric + Face(t.luck.Pick(DrawParty, sides)) }

// rollDungeon rolls a dungeon die.
func (t turn) rollDungeon() Foe { return Goblin + Foe(t.luck.Pick(DrawDungeon, sides)) }

// settled is a party face after the hero's automatic change (DR-144). Forming says
// that the party is being rolled for the first time.
func (t turn) settled(f Face, forming bool) Face {
	to := t.side().becomes[f]
	if to == NoFace || !forming && !t.Rules.KnightAlways {
		return f
	}
	return to
}

// draw takes one treasure from the chest, which must hold one.
func (t turn) draw() {
	i := t.luck.Pick(DrawToken, t.Chest.Count())
	for k := Sword; int(k) < tokenCount; k++ {
		if i -= int(t.Chest[k]); i < 0 {
			t.Chest[k]--
			t.Tokens[k]++
			t.Record.Won++
			if t.told() {
				t.tell(TokenDrawn{Token: k, Left: t.Chest.Count()})
			}
			return
		}
	}
}

// reward gives a treasure, or 1 XP if the chest is empty (DR-050, DR-069).
func (t turn) reward() {
	if t.Chest.Count() > 0 {
		t.draw()
		return
	}
	t.gain(1, ForEmptyChest)
}

// gain adds experience and turns the hero over at five (DR-112, DR-113).
func (t turn) gain(n int, why Reason) {
	if n == 0 {
		return
	}
	t.XP += uint16(n)
	t.Record.XP += uint16(n)
	if t.told() {
		t.tell(ExperienceGained{Amount: n, Why: why, Total: int(t.XP)})
	}
	if t.XP >= masterXP && !t.Master && t.Hero != NoHero {
		t.Master = true
		if t.told() {
			t.tell(HeroMastered{Hero: t.Hero})
		}
	}
}

// giveBack returns a token to the treasure chest (DR-091).
func (t turn) giveBack(k Token, n uint8) {
	t.Tokens[k] -= n
	t.Chest[k] += n
	t.Record.Used += n
}

// spend uses a source up: a die goes to the graveyard, a temporary companion to the
// supply, a token to the treasure chest, the hero card is spent (DR-020, DR-111,
// DR-127, DR-129).
func (t turn) spend(s Source) {
	switch {
	case s == HeroCard:
		t.Spent = true
	case s.Token() != NoToken:
		t.giveBack(s.Token(), 1)
	default:
		if !t.Party.At(s.Slot()).Temporary() {
			t.Graveyard++
		}
		t.Party.remove(s.Slot())
	}
}

// revive brings a die from the graveyard with that face, which the hero may change.
func (t turn) revive(f Face) {
	t.Graveyard--
	t.Party.add(Die(t.settled(f, false)))
}

package board

import (
	"strings"

	"delvebox/engine/play"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/dungeonroll/heroart"
)

// HeroText is a text of a hero card: "name", "specialty" or "ultimate". In the Classic
// variant a card may say something else.
func (b *Board) HeroText(h dungeonroll.Hero, master bool, part string) string {
	side := ".novice."
	if master && h != dungeonroll.NoHero {
		side = ".master."
	}
	key := "dungeonroll.hero." + h.String() + side + part
	if b.Classic() && b.Words.Has(key+"-classic") {
		key += "-classic"
	}
	return b.Words.T(key)
}

// Classic says whether the Classic variant is played.
func (b *Board) Classic() bool { return b.classic }

// HeroName is the name on the side of the card that lies up.
func (b *Board) HeroName(h dungeonroll.Hero, master bool) string {
	return b.HeroText(h, master, "name")
}

// FaceName is the name of a party die's face: "Fighter".
func (b *Board) FaceName(f dungeonroll.Face) string {
	return b.Words.T("dungeonroll.face." + f.String() + ".name")
}

// FoeName is the name of a dungeon die's face: "Goblin".
func (b *Board) FoeName(f dungeonroll.Foe) string {
	return b.Words.T("dungeonroll.face." + f.String() + ".name")
}

// TokenName is the name of a treasure.
func (b *Board) TokenName(k dungeonroll.Token) string {
	return b.Words.T("dungeonroll.treasure." + k.String() + ".name")
}

// TokenText says what a treasure does.
func (b *Board) TokenText(k dungeonroll.Token) string {
	key := "dungeonroll.treasure." + k.String() + ".effect"
	if b.Classic() && b.Words.Has(key+"-classic") {
		key += "-classic"
	}
	return b.Words.T(key)
}

// Count says how many there are of a thing: "2 goblins". Things are the faces, and
// "treasure", "die" and "monster".
func (b *Board) Count(thing string, n int) string {
	return b.Words.T("dungeonroll.count."+thing, "n", n)
}

// PhaseName is the name of a phase.
func (b *Board) PhaseName(p dungeonroll.Phase) string {
	return b.Words.T("dungeonroll.phase." + p.String())
}

// LordName is the name of the Dungeon Lord; a single player faces the dungeon itself.
func (b *Board) LordName(lord play.Seat) string {
	if lord == play.NoSeat {
		return b.Words.T("dungeonroll.place.the-dungeon")
	}
	return b.SeatName(lord)
}

// UsedName is the name of a companion as an event tells of it.
func (b *Board) UsedName(u dungeonroll.Used) string {
	switch k := u.Source.Token(); {
	case k != dungeonroll.NoToken:
		return b.TokenName(k)
	case u.Source == dungeonroll.HeroCard:
		return b.Words.T("dungeonroll.place.hero")
	}
	return b.FaceName(u.Face)
}

// join lists things: "a, b, c".
func join(list []string) string { return strings.Join(list, ", ") }

// Side is the side of a card in pictures.
func Side(master bool) heroart.Side {
	if master {
		return heroart.Master
	}
	return heroart.Novice
}

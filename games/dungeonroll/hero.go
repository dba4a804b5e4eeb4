package dungeonroll

import "fmt"

// Hero is one of the 18 hero cards. NoHero is a recruit without any ability (DR-008).
type Hero uint8

// The heroes, in the order of the table (DR 4.4).
const (
	NoHero Hero = iota
	Crusader
	Enchantress
	HalfGoblin
	Knight
	Mercenary
	Minstrel
	Occultist
	Spellsword
	Alchemist
	Archaeologist
	Dwarf
	Leprechaun
	Scout
	Sorceress
	Tracker
	Viking
	GuildLeader
	TimeTraveller
	heroCount int = iota
)

// card is a hero card with its two sides.
type card struct {
	id             string
	novice, master side
}

// cards are the hero cards; each stands in the file of its name. They are put together
// at the start of the program, because abilities refer back to the cards; nothing
// changes them afterwards.
var cards [heroCount]*card

func init() {
	cards = [heroCount]*card{
		NoHero: &recruit, Crusader: &crusader, Enchantress: &enchantress, HalfGoblin: &halfGoblin, Knight: &knight,
		Mercenary: &mercenary, Minstrel: &minstrel, Occultist: &occultist, Spellsword: &spellsword,
		Alchemist: &alchemist, Archaeologist: &archaeologist, Dwarf: &dwarf, Leprechaun: &leprechaun, Scout: &scout,
		Sorceress: &sorceress, Tracker: &tracker, Viking: &viking, GuildLeader: &guildLeader,
		TimeTraveller: &timeTraveller,
	}
}

// recruit is the card of a game without heroes: no ability at all.
var recruit = card{id: "none", novice: plain, master: plain}

// String gives the hero's id in data, strings and moves: "crusader".
func (h Hero) String() string {
	if int(h) < heroCount {
		return cards[h].id
	}
	return "unknown"
}

// ParseHero reads a hero's id.
func ParseHero(word string) (Hero, error) {
	for h := Crusader; int(h) < heroCount; h++ {
		if cards[h].id == word {
			return h, nil
		}
	}
	return NoHero, fmt.Errorf("there is no hero %q", word)
}

// Heroes lists the 18 heroes in their order.
func Heroes() []Hero {
	list := make([]Hero, 0, heroCount-1)
	for h := Crusader; int(h) < heroCount; h++ {
		list = append(list, h)
	}
	return list
}

// masterXP is the experience at which a hero turns over (DR-112).
const masterXP = 5

// side is what one side of a hero card can do: every specialty as a field that the
// rules ask for, and the ultimate. The zero fields are those of a recruit; plain has
// the ones that are not zero.
type side struct {
	roles     [faceCount]Faces // the companions that a die of the face may act as
	becomes   [faceCount]Face  // face changes of party dice, NoFace for none (DR-144)
	turns     [foeCount]Foe    // face changes of dungeon dice, NoFoe for none (DR-028)
	extra     Faces            // roles that defeat one extra monster in a fight (DR-149, DR-155)
	dragon    uint8            // companions that a dragon needs (DR-064, DR-145)
	anytime   bool             // chests and potions in every phase (DR-138)
	bold      bool             // a champion that defeats two is rolled again (DR-176)
	sheds     bool             // a full lair is emptied (DR-193)
	tracks    bool             // one goblin a level is re-rolled (DR-198)
	reforms   bool             // a re-roll at forming (DR-147)
	scouts    bool             // dungeon dice are assigned at forming (DR-187)
	draws     uint8            // treasures drawn at forming (DR-168)
	discards  uint8            // treasures discarded at the end of the game (DR-170)
	loses     bool             // all treasures are discarded at the end of the game (DR-183)
	forming   formation        // how the party is formed
	ultimate  *ultimate        // nil for a recruit
	cardRoles Faces            // what the hero card itself may be used as (DR-128)
}

// formation is how the party of a delve is formed.
type formation struct {
	rolled uint8           // dice rolled
	set    [partyDice]Face // faces set instead of rolled
	buried uint8           // further dice that begin in the graveyard
}

// partyDice is the number of party dice; the Guild Leader has one more (DR-206).
const partyDice = 7

// plain is a side without abilities.
var plain = side{roles: ownRoles, dragon: 3, forming: formation{rolled: partyDice}}

// ownRoles lets every companion act as itself; a scroll is no companion (DR-087).
var ownRoles = [faceCount]Faces{Cleric: 1 << Cleric, Fighter: 1 << Fighter, Mage: 1 << Mage, Thief: 1 << Thief,
	Champion: 1 << Champion}

// each makes a side of plain and changes.
func each(changes ...func(*side)) side {
	s := plain
	for _, change := range changes {
		change(&s)
	}
	return s
}

// swaps lets either companion act as the other (DR-123).
func swaps(a, b Face) func(*side) {
	return func(s *side) {
		s.roles[a] |= 1 << b
		s.roles[b] |= 1 << a
	}
}

// turning changes a freshly rolled dungeon face (DR-028).
func turning(from, to Foe) func(*side) { return func(s *side) { s.turns[from] = to } }

// with gives the side its ultimate.
func with(u *ultimate) func(*side) { return func(s *side) { s.ultimate = u } }

// bonus gives a role one extra monster in a fight.
func bonus(role Face) func(*side) { return func(s *side) { s.extra |= 1 << role } }

// ultimate is the once-a-delve ability of a side.
type ultimate struct {
	phases Phases
	clause uint16 // that says what it does
	// can says whether a legal use exists; it is asked in one of the phases, unspent.
	can func(d *Delve) bool
	// check notes why these choices are refused. Phase and spending are checked before.
	check func(d *Delve, m *Move) Why
	// make carries out what check allows; the ultimate is spent already.
	make func(t turn, m *Move)
	// list gives the choices that can be made, each with its kind set.
	list func(d *Delve, give func(Move))
}

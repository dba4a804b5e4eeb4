package dungeonroll

import (
	"fmt"

	"delvebox/engine/play"
)

// Position describes a position set up freely, for scenarios and tests.
type Position struct {
	Seats   int // 1 if left out
	Phase   Phase
	Round   int // 1 if left out
	First   play.Seat
	Turn    play.Seat // the adventurer, or who discards
	Classic bool
	Choices []Hero // in the Choosing phase
	Players []Player
	Seed    string
	Script  *Script
	// Delve is the adventurer's delve: Level, Lair, Graveyard, flags and Assigned.
	// What belongs to its player, its phase, rules, rows and chest are set from the
	// rest. Forming begins a new delve: its party is formed at once, as far as nothing
	// is to be decided.
	Delve Delve
	Party []Die
	Row   []Foe
	Chest *Tokens // nil: all that nobody owns
}

// TemporaryCompanion is a transformed monster of the party row (DR-125).
func TemporaryCompanion(f Face) Die { return Die(f) | temporary }

// Set sets a position up. What follows by itself there happens at once (DR-045). The
// error says what cannot stand so.
func (g *Game) Set(p Position) (*State, []play.Event, error) {
	seats := max(1, p.Seats)
	if seats > mostSeats || len(p.Players) > seats || p.First < 0 || int(p.First) >= seats || p.Turn < 0 || int(p.Turn) >= seats {
		return nil, nil, fmt.Errorf("%d seats, seat %d first, seat %d to act", seats, p.First, p.Turn)
	}
	if p.Round < 0 || p.Round > delves {
		return nil, nil, fmt.Errorf("there is no round %d", p.Round)
	}
	s := &State{seats: uint8(seats), round: uint8(max(1, p.Round)), first: p.First, turn: p.Turn,
		luck: play.NewChance(p.Seed, "game"), script: p.Script.clone()}
	for _, h := range p.Choices {
		s.choices |= 1 << h
	}
	copy(s.players[:], p.Players)
	for i := range s.players {
		s.players[i].Master = s.players[i].Master || s.players[i].XP >= masterXP && s.players[i].Hero != NoHero
	}
	s.delve = p.Delve
	s.delve.Rules = g.tables.Rules(p.Classic)
	if err := s.fillChest(g.tables.Chest(), p.Chest); err != nil {
		return nil, nil, err
	}
	log := &Log{}
	switch p.Phase {
	case Choosing:
		s.phase = Choosing
	case Over, Discarding:
		s.delve = Delve{Rules: s.delve.Rules, Chest: s.delve.Chest, Phase: Ended}
		s.finish(0, log)
	case Forming:
		s.begin(log)
	case Ended:
		return nil, nil, fmt.Errorf("a delve that has ended is no position")
	default:
		if err := s.lay(p); err != nil {
			return nil, nil, err
		}
		turn{&s.delve, s.door(), log}.settle(s.delve.Phase, s.delve.Level)
	}
	if s.script != nil && s.script.fault != nil {
		return nil, nil, s.script.fault
	}
	return s, log.events, s.checkLaid()
}

// fillChest fills the chest with what nobody owns, or as said.
func (s *State) fillChest(all Tokens, said *Tokens) error {
	for k := Sword; int(k) < tokenCount; k++ {
		owned := 0
		for i := range s.players {
			owned += int(s.players[i].Tokens[k])
		}
		if said != nil {
			owned += int(said[k])
		}
		if owned > int(all[k]) {
			return fmt.Errorf("there are %d treasures %s, not %d", all[k], k, owned)
		}
		s.delve.Chest[k] = all[k] - uint8(owned)
		if said != nil {
			s.delve.Chest[k] = said[k]
		}
	}
	return nil
}

// lay sets up a delve in mid-play.
func (s *State) lay(p Position) error {
	d, q := &s.delve, &s.players[s.turn]
	s.phase = delving
	d.Hero, d.Master, d.XP, d.Tokens, d.Phase = q.Hero, q.Master, q.XP, q.Tokens, p.Phase
	d.Party, d.Row = Party{}, Row{}
	if len(p.Party) > mostParty || len(p.Row) > mostDungeon {
		return fmt.Errorf("%d dice in the party, %d on the level", len(p.Party), len(p.Row))
	}
	for _, die := range p.Party {
		d.Party.add(die)
	}
	for _, f := range p.Row {
		d.Row.add(f)
	}
	if d.Level == 0 {
		d.Level = 1
	}
	if d.Dice == 0 {
		d.Dice = uint8(d.Party.Own()) + d.Graveyard
	}
	d.Record.Level = max(d.Record.Level, d.Level)
	return nil
}

// checkLaid is CheckCounts without what a position set up freely may leave out:
// treasures that lie nowhere.
func (s *State) checkLaid() error {
	if s.phase != delving {
		return nil
	}
	return s.delve.check()
}

// CheckCounts sees that every die and every treasure is somewhere, exactly once, and
// that what lies there can lie so.
func (s *State) CheckCounts(t *Tables) error {
	sum := s.delve.Chest
	for i := range s.seats {
		p := s.Player(play.Seat(i))
		for k, n := range p.Tokens {
			sum[k] += n
		}
		if p.Hero != NoHero && p.Master != (p.XP >= masterXP) {
			return fmt.Errorf("seat %d has %d experience, master: %v (DR-112)", i, p.XP, p.Master)
		}
	}
	if all := t.Chest(); sum != all {
		return fmt.Errorf("treasures %v, not %v (DR-005)", sum, all)
	}
	if s.phase != delving {
		return nil
	}
	return s.delve.check()
}

func (d *Delve) check() error {
	party := max(partyDice, int(d.side().forming.rolled))
	switch {
	case d.Party.Own()+int(d.Graveyard) != int(d.Dice) || int(d.Dice) > party:
		return fmt.Errorf("%d party dice and %d in the graveyard, of %d (DR-020)", d.Party.Own(), d.Graveyard, d.Dice)
	case d.Supply() < 0:
		return fmt.Errorf("%d dungeon dice too many (DR-027)", -d.Supply())
	case d.Level < 1 || d.Level > lastLevel:
		return fmt.Errorf("level %d", d.Level)
	case d.Row.Count(Dragon) > 0:
		return fmt.Errorf("a dragon lies on the level (DR-025)")
	case d.Phase == RegroupPhase && (d.Party.Temporaries() > 0 || d.Row.Len() > 0):
		return fmt.Errorf("temporary companions or dungeon dice at Regroup (DR-078)")
	case d.Phase == LootPhase && d.Row.Monsters() > 0:
		return fmt.Errorf("monsters in the Loot phase (DR-040)")
	case d.side().sheds && d.Lair >= d.Rules.LairLimit:
		return fmt.Errorf("a full lair (DR-194)")
	}
	for _, die := range d.Party.dice[:d.Party.n] {
		if f := die.Face(); f < Cleric || f > Scroll {
			return fmt.Errorf("a party die shows %d", f)
		}
	}
	return nil
}

package board

import (
	"delvebox/engine/play"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/sitting"
)

// teller makes the sentences of the log.
type teller struct{ b *Board }

// Head opens a heading for each delve.
func (t teller) Head(ev play.Event) string {
	if e, ok := ev.(dungeonroll.DelveBegan); ok {
		return t.b.Words.T("dungeonroll.log.head", "n", e.Delve, "name", t.b.SeatName(e.Seat))
	}
	return ""
}

// Tell makes the sentence of an event. The phases are passed over: what happens in them
// says enough.
func (t teller) Tell(seat play.Seat, ev play.Event) (sitting.Line, bool) {
	l := sitting.Line{Seat: seat, Icon: icons()[ev.Name()], Place: placeOf(ev)}
	switch e := ev.(type) {
	case dungeonroll.PhaseBegan:
		return l, false
	case dungeonroll.HeroTaken:
		l.Seat = e.Seat
	case dungeonroll.DelveBegan:
		l.Seat = e.Seat
	case dungeonroll.TreasuresLost:
		l.Seat = e.Seat
	case dungeonroll.ExperienceGained:
		l.Scores = true
	case dungeonroll.GameRanked:
		return l, false
	}
	key := "dungeonroll.log." + ev.Name()
	if e, ok := ev.(dungeonroll.DelveEnded); ok && e.How == dungeonroll.Fled {
		key += "-fled"
	}
	l.Text = t.b.Words.T(key, t.args(seat, ev)...)
	return l, true
}

// icons are the pictures beside the sentences of a log without seats.
func icons() map[string]string {
	return map[string]string{"game-began": "die-champion", "hero-taken": "crown", "delve-began": "torch"}
}

// args are the figures and names of an event's sentence.
func (t teller) args(seat play.Seat, ev play.Event) []any {
	b := t.b
	switch e := ev.(type) {
	case dungeonroll.GameBegan:
		return []any{"name", b.SeatName(e.First)}
	case dungeonroll.HeroTaken:
		return []any{"name", b.SeatName(e.Seat), "hero", b.HeroName(e.Hero, false)}
	case dungeonroll.DelveBegan:
		return []any{"name", b.SeatName(e.Seat), "n", e.Delve}
	case dungeonroll.PartyFormed:
		return []any{"dice", b.Faces(e.Party)}
	case dungeonroll.ScoutRolled:
		return []any{"dice", b.Foes(e.Dice[:])}
	case dungeonroll.ScoutAssigned:
		return []any{"dice", b.Foes(e.Dice[:])}
	case dungeonroll.LevelEntered:
		return []any{"n", e.Level, "dice", b.Foes(e.Shown)}
	case dungeonroll.DragonsGathered:
		return []any{"n", e.Dice, "lair", e.Lair}
	case dungeonroll.Fought:
		return []any{"companion", b.UsedName(e.Use), "monsters", b.Monsters(e.Goblins, e.Skeletons, e.Oozes)}
	case dungeonroll.ChampionRolled:
		return []any{"face", b.FaceName(e.Face)}
	case dungeonroll.Rerolled:
		return []any{"dice", b.rolls(e)}
	case dungeonroll.ChestsOpened:
		return []any{"companion", b.UsedName(e.Use), "n", e.Chests}
	case dungeonroll.PotionsQuaffed:
		return []any{"companion", b.UsedName(e.Use), "n", e.Potions}
	case dungeonroll.Revived:
		return []any{"dice", b.Faces(e.Faces)}
	case dungeonroll.TokenDrawn:
		return []any{"treasure", b.TokenName(e.Token)}
	case dungeonroll.TreasureUsed:
		return []any{"treasure", b.TokenName(e.Token)}
	case dungeonroll.TreasuresDiscarded:
		return []any{"treasures", b.TokenList(e.Tokens)}
	case dungeonroll.TreasuresLost:
		return []any{"name", b.SeatName(e.Seat), "treasures", b.TokenList(e.Tokens)}
	case dungeonroll.DiscardOwed:
		return []any{"n", e.Tokens}
	case dungeonroll.ExperienceGained:
		return []any{"n", e.Amount, "why", b.Words.T("dungeonroll.log." + e.Why.String())}
	case dungeonroll.HeroMastered:
		return []any{"hero", b.HeroName(e.Hero, true)}
	case dungeonroll.UltimateUsed:
		return []any{"hero", b.HeroName(e.Hero, e.Master)}
	}
	return t.further(seat, ev)
}

// further are the rest of args: what heroes do.
func (t teller) further(seat play.Seat, ev play.Event) []any {
	b := t.b
	switch e := ev.(type) {
	case dungeonroll.MonstersRemoved:
		return []any{"monsters", b.Monsters(e.Goblins, e.Skeletons, e.Oozes)}
	case dungeonroll.MonsterTransformed:
		return []any{"monster", b.FoeName(e.From), "to", b.FoeName(e.To)}
	case dungeonroll.MonstersRecruited:
		return []any{"monsters", b.Count(e.From.String(), e.Dice), "companions", b.Count(e.To.String(), e.Dice)}
	case dungeonroll.DiceSet:
		var set []string
		if e.PartySlot > 0 {
			set = append(set, b.FaceName(e.Face))
		}
		if e.LevelSlot > 0 {
			set = append(set, b.FoeName(e.Foe))
		}
		return []any{"dice", join(set)}
	case dungeonroll.DragonFought:
		var names []string
		for _, u := range e.Uses {
			names = append(names, b.UsedName(u))
		}
		return []any{"companions", join(names)}
	case dungeonroll.LootLeft:
		return []any{"loot", b.loot(e)}
	case dungeonroll.TemporariesLeft:
		return []any{"n", e.Dice}
	case dungeonroll.DelveEnded:
		return []any{"name", b.SeatName(seat), "n", e.Level}
	}
	return nil
}

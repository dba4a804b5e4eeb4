package board

import (
	"strconv"
	"strings"

	"delvebox/engine/play"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/scenes/sitting"
)

// teller makes the sentences of the log. It names no secret, not even to its owner: the
// log lies open while others look on.
type teller struct{ b *Board }

// Head opens a heading for each round, for the paths and for the defence.
func (t teller) Head(ev play.Event) string {
	switch e := ev.(type) {
	case doodledungeon.RoundOpened:
		return t.b.Words.T("doodledungeon.round", "n", e.Round, "of", Rounds)
	case doodledungeon.TreasuresCounted:
		return t.b.Words.T("doodledungeon.phase.drawing")
	case doodledungeon.DefenceOpened:
		return t.b.Words.T("doodledungeon.phase.defence")
	case doodledungeon.DefenceClosed:
		return t.b.Words.T("doodledungeon.phase.over")
	}
	return ""
}

// passed are the events that the log leaves out: the next one says it, or all can see it.
func passed(ev play.Event) bool {
	switch ev.(type) {
	case doodledungeon.BuildingOpened, doodledungeon.StrengthStands, doodledungeon.DrawingOpened,
		doodledungeon.GameRanked, doodledungeon.PileShuffled, doodledungeon.MonsterSketched:
		return true
	}
	return false
}

// Tell makes the sentence of an event.
func (t teller) Tell(seat play.Seat, ev play.Event) (sitting.Line, bool) {
	l := sitting.Line{Seat: seat, Icon: "pencil"}
	if passed(ev) {
		return l, false
	}
	if s, ok := seatOf(ev); ok {
		l.Seat = s
	}
	_, l.Scores = ev.(doodledungeon.DungeonScored)
	key := "doodledungeon.log." + ev.Name()
	l.Text = t.b.Words.T(key, t.args(l.Seat, ev)...)
	if more := t.variant(ev); more != "" {
		l.Text = t.b.Words.T(key+"-"+more, t.args(l.Seat, ev)...)
	}
	return l, true
}

// variant chooses between the sentences of an event.
func (teller) variant(ev play.Event) string {
	switch e := ev.(type) {
	case doodledungeon.BoxChecked:
		if e.Unlocked {
			return "unlocked"
		}
	case doodledungeon.FightSettled:
		if e.Won {
			return "won"
		}
	case doodledungeon.TrapSprung:
		if e.Picked {
			return "picked"
		}
	case doodledungeon.HeroWalked:
		if e.From < 0 {
			return "in"
		}
	case doodledungeon.HeroCardUsed:
		switch e.Action {
		case card.Shield, card.GuardianAngel:
			return "saves"
		case card.HealingPotion:
			return "heals"
		case card.Longsword:
			return "weakens"
		}
	case doodledungeon.CardLaid:
		if e.Square.Valid() {
			return "bomb"
		}
	}
	return ""
}

// seatOf is the seat that an event is about.
func seatOf(ev play.Event) (play.Seat, bool) {
	switch e := ev.(type) {
	case doodledungeon.CardsDrawn:
		return e.Seat, true
	case doodledungeon.TurnOpened:
		return e.Seat, true
	case doodledungeon.TurnClosed:
		return e.Seat, true
	case doodledungeon.TreasuresRevealed:
		return e.Seat, true
	case doodledungeon.DungeonScored:
		return e.Seat, true
	case doodledungeon.HeroCardUsed:
		return e.By, true
	case doodledungeon.HeroCardWasted:
		return e.By, true
	}
	return 0, false
}

// args are the figures and names of an event's sentence.
func (t teller) args(seat play.Seat, ev play.Event) []any {
	b := t.b
	name := b.SeatName(seat)
	switch e := ev.(type) {
	case doodledungeon.GameSetUp:
		return []any{"name", b.SeatName(e.Start), "n", e.Deck}
	case doodledungeon.DiscardsShuffled:
		return []any{"n", e.Size}
	case doodledungeon.RoundOpened:
		return []any{"cards", t.cards(e.Offer)}
	case doodledungeon.CardTaken:
		return []any{"name", name, "card", b.CardName(e.Card)}
	case doodledungeon.CardLeft:
		return []any{"card", b.CardName(e.Card)}
	case doodledungeon.ElementLapsed:
		return []any{"name", name, "what", b.ThingName(e.What)}
	case doodledungeon.WallBuilt:
		return []any{"name", name, "squares", e.On}
	case doodledungeon.CreatureDrawn:
		return []any{"name", name, "what", b.ThingName(e.Mark.String()), "square", e.Square}
	case doodledungeon.BoxChecked:
		return []any{"name", name, "track", b.Category(e.Category), "level", LevelOf(e.Category, e.Level)}
	case doodledungeon.ElementsErased:
		return []any{"name", name, "n", e.Count}
	case doodledungeon.CardTurned:
		return []any{"name", name, "card", b.CardName(e.Card)}
	case doodledungeon.SharpenerPassed:
		return []any{"name", b.SeatName(e.To)}
	case doodledungeon.TreasuresCounted:
		var out []string
		for i, n := range e.Counts {
			out = append(out, b.SeatName(play.Seat(i))+" "+strconv.Itoa(n))
		}
		return []any{"counts", strings.Join(out, ", ")}
	case doodledungeon.PathDrawn:
		return []any{"name", b.SeatName(e.Seat), "of", b.SeatName(e.Dungeon), "n", e.Squares, "met", b.Words.T("doodledungeon.count.encounter", "n", e.Encounters)}
	}
	return t.fought(name, ev)
}

// fought are the rest of args: Phase C.
func (t teller) fought(name string, ev play.Event) []any {
	b := t.b
	switch e := ev.(type) {
	case doodledungeon.DefenceOpened:
		return []any{"name", b.SeatName(e.First)}
	case doodledungeon.CardsDrawn:
		return []any{"name", name, "n", e.Count, "left", e.Left}
	case doodledungeon.HeroWalked:
		return []any{"name", name, "n", max(0, e.To-e.From)}
	case doodledungeon.HeroCardUsed:
		return []any{"name", b.SeatName(e.Seat), "by", b.SeatName(e.By), "card", b.ActionName(e.Action), "n", e.Figure, "hearts", b.Hearts(e.Figure)}
	case doodledungeon.HeroCardWasted:
		return []any{"name", b.SeatName(e.Seat), "by", b.SeatName(e.By), "card", b.ActionName(e.Action)}
	case doodledungeon.TrapMet:
		return []any{"name", name, "square", e.Square}
	case doodledungeon.FightOpened:
		return []any{"name", name, "what", b.ThingName(e.Mark.String()), "square", e.Square, "level", LevelOf(card.TrackOf(e.Mark), e.Level)}
	case doodledungeon.DieRolled:
		return []any{"n", e.Value}
	case doodledungeon.DieChanged:
		return []any{"was", e.Was, "n", e.Value, "card", b.ActionName(e.By)}
	case doodledungeon.DieRemoved:
		return []any{"n", e.Value}
	case doodledungeon.ActionPlayed:
		return []any{"name", name, "card", b.ActionName(e.Action)}
	case doodledungeon.TrapSprung:
		return []any{"square", e.Square, "hearts", b.Hearts(e.Damage)}
	case doodledungeon.TrapKept:
		return []any{"square", e.Square}
	case doodledungeon.FightSettled:
		return []any{"what", b.ThingName(e.Mark.String()), "square", e.Square, "n", e.Strength, "hearts", b.Hearts(e.Damage)}
	case doodledungeon.CrossedOut:
		return []any{"what", b.ThingName(e.Mark.String()), "square", e.Square}
	case doodledungeon.HeartsLost:
		return []any{"name", b.SeatName(e.Seat), "hearts", b.Hearts(e.Damage), "n", e.Left}
	case doodledungeon.HeroDied:
		return []any{"name", b.SeatName(e.Seat), "square", e.Square}
	case doodledungeon.HeroEscaped:
		return []any{"name", b.SeatName(e.Seat), "hearts", b.Hearts(e.Hearts)}
	case doodledungeon.CardLaid:
		return []any{"name", name, "card", b.ActionName(e.Action), "of", b.SeatName(e.Above), "square", e.Square}
	case doodledungeon.TreasuresRevealed:
		return []any{"name", name, "guarded", t.list(e.Guarded.String()), "lost", t.list(e.Lost.String())}
	case doodledungeon.DungeonScored:
		return []any{"name", name, "n", e.Score}
	}
	return []any{"name", name}
}

func (t teller) list(squares string) string {
	if squares == "" {
		return t.b.Words.T("doodledungeon.none")
	}
	return squares
}

func (t teller) cards(list []card.ID) string {
	var out []string
	for _, id := range list {
		out = append(out, t.b.CardName(id))
	}
	return strings.Join(out, ", ")
}

// Tell is the sentence of an event as the log tells it, "" for none.
func (b *Board) Tell(seat play.Seat, ev play.Event) string {
	l, _ := teller{b}.Tell(seat, ev)
	return l.Text
}

package doodler

import (
	"delvebox/engine/play"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
)

// kept is what the monster of the open fight is worth if it stays: less if the hero
// comes again.
func kept(q *question, m doodledungeon.Meeting) int {
	s := q.state
	v := q.tables().Points(m.Mark) * point
	if s.Treasures(q.seat).Has(m.Square) {
		v += s.Level(q.seat, card.TreasureTrack) * point
	}
	path := s.Path(q.seat)
	for _, at := range s.Encounters(q.seat) {
		if path[at] == m.Square {
			return chance(m.Fight.Level, s.Level(q.seat, card.HandTrack), q.tables().Figures.Strength) *
				(v + m.Damage*point) / whole
		}
	}
	return v
}

// harmed is what damage to the hero of a seat is worth to its owner, after Shields.
func harmed(q *question, seat play.Seat, damage int) int {
	s := q.state
	angel := false
	for _, a := range s.Above(seat) {
		switch q.action(a.Card) {
		case card.Shield:
			damage = max(0, damage-q.tables().Value(card.Shield))
		case card.GuardianAngel:
			angel = true
		}
	}
	hearts := s.Hearts(seat)
	if damage < hearts {
		return damage * heart * point / 100
	}
	if angel {
		return (hearts - 1) * point
	}
	return hearts*point + q.tables().Figures.Death*point + strayWorth*len(s.Encounters(seat))
}

// reserve is what a fight card is expected to bring later: little if more cards are left
// than fights.
func reserve(q *question) int {
	s := q.state
	cards := 0
	for _, id := range s.Hand(q.seat) {
		if q.action(id).InFight() {
			cards++
		}
	}
	for _, id := range s.Pile(q.seat) {
		if q.action(id).InFight() {
			cards++
		}
	}
	for id := range s.PileCards(q.seat).Each {
		if q.action(id).InFight() {
			cards++
		}
	}
	own, path := s.Sheet(q.seat), s.Path(q.seat)
	fights := 0
	for _, at := range s.Encounters(q.seat) {
		if own.At(path[at]).Monster() {
			fights++
		}
	}
	return hardReserve * fights / max(1, fights+cards)
}

package dungeonroll

// timeTraveller is the Time Traveller, who becomes the Time Lady (DR-210 to DR-213):
// one die of each type and one champion more, set instead of rolled, and a dragon that
// is defeated at the price of a treasure, for the master of a treasure or a scroll.
var timeTraveller = card{
	id:     "timetraveller",
	novice: each(foreseen, with(rewinds(211, false))),
	master: each(foreseen, with(rewinds(212, true))),
}

func foreseen(s *side) {
	s.forming = formation{set: [partyDice]Face{Cleric, Fighter, Mage, Thief, Scroll, Champion, Champion}}
}

// rewinds defeats the dragon without companions, with the full reward (DR-213).
func rewinds(clause uint16, scrolls bool) *ultimate {
	return &ultimate{
		phases: inDragon, clause: clause,
		can: func(d *Delve) bool {
			return d.DragonHere() && (d.Tokens.Count() > 0 || scrolls && d.Party.Count(Scroll) > 0)
		},
		check: func(d *Delve, m *Move) (w Why) {
			w.unless(d.Phase != DragonPhase || d.Lair > 0, NoTarget, 213)
			switch {
			case m.Token != NoToken && m.Source != 0:
				w.because(TooManyTargets, clause)
			case m.Source != 0:
				w.unless(scrolls, NoAbility, clause)
				var none Why
				face, _ := d.source(m.Source, &none)
				w.unless(m.Source.Slot() != 0 && face == Scroll, NoTarget, 213)
			default:
				w.unless(m.Token != NoToken && d.Tokens[m.Token] > 0, TokenMissing, clause)
			}
			return w
		},
		make: func(t turn, m *Move) {
			if m.Source != 0 {
				t.spend(m.Source)
				if t.told() {
					t.tell(ScrollGiven{Slot: m.Source.Slot()})
				}
			} else {
				var one Tokens
				one[m.Token] = 1
				t.discard(&one)
			}
			t.slay()
		},
		list: func(d *Delve, give func(Move)) {
			for k := Sword; int(k) < tokenCount; k++ {
				if d.Tokens[k] > 0 {
					give(Move{Kind: Ultimate, Token: k})
				}
			}
			if slot := d.partySlot(Die(Scroll)); scrolls && slot != 0 {
				give(Move{Kind: Ultimate, Source: PartyDie(slot)})
			}
		},
	}
}

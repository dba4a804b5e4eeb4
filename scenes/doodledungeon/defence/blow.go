package defence

import (
	"strings"

	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
)

// blow is what some damage takes from the hero of the dungeon, in hearts, and what the cards
// above it save of it: Shields first, then the Guardian Angel (DD-115, DD-121). More than
// he has cannot be taken (DD-125).
func (v *View) blow(damage int) (taken, saved int) {
	hearts := v.st.Hearts(v.seat)
	left := damage
	angel := false
	for _, a := range v.st.Above(v.seat) {
		switch v.Tables.Card(a.Card).Action {
		case card.Shield:
			left -= min(left, v.Tables.Value(card.Shield))
		case card.GuardianAngel:
			angel = true
		}
	}
	saved, taken = damage-left, min(left, hearts)
	if angel && taken == hearts && hearts > 0 {
		return hearts - 1, saved + 1
	}
	return taken, saved
}

// aftermath says of damage to come what is saved of it, and whether the hero dies of it.
func (v *View) aftermath(u *ui.UI, damage int) string {
	taken, saved := v.blow(damage)
	out := ""
	if saved > 0 {
		out = u.T("doodledungeon.defence.saved", "hearts", v.Hearts(saved))
	}
	if taken > 0 && taken == v.st.Hearts(v.seat) {
		out = join(out, u.T("doodledungeon.defence.deadly"))
	}
	return out
}

// fate says how it ended for the hero of a dungeon, "" while he walks or the end is still
// to be shown.
func (v *View) fate(u *ui.UI, seat play.Seat) string {
	if seat == v.seat && len(v.beats) > 0 {
		return ""
	}
	switch v.st.Hero(seat) {
	case doodledungeon.Dead:
		return u.T("doodledungeon.defence.died", "n", v.Tables.Figures.Death)
	case doodledungeon.Escaped:
		return u.T("doodledungeon.defence.got-out", "hearts", v.Hearts(v.st.Hearts(seat)))
	}
	return ""
}

// suffer takes from the damage that is shown what a card above the dungeon saves of it, and
// what goes beyond the last heart.
func (b *bout) suffer(ev play.Event) {
	switch e := ev.(type) {
	case doodledungeon.HeroCardUsed:
		if e.Action == card.Shield || e.Action == card.GuardianAngel {
			b.damage -= e.Figure
		}
	case doodledungeon.HeartsLost:
		b.damage = e.Damage
	}
}

// join sets sentences behind each other.
func join(a, b string) string { return strings.TrimSpace(a + " " + b) }

// toldHere is the sentence of what has happened last, with the dungeon in which it was if
// that is another than the one shown.
func (v *View) toldHere(u *ui.UI) string {
	if v.told == "" || v.toldOf == v.seat || strings.Contains(v.told, v.SeatName(v.toldOf)) {
		return v.told
	}
	return u.T("doodledungeon.defence.told-of", "name", v.SeatName(v.toldOf), "told", v.told)
}

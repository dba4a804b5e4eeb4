package dungeonroll

import (
	"fmt"

	"delvebox/engine/play"
)

// Code is a reason why an action is refused, in the order of the table (DR 4.8): if
// several apply, the first of them is told (DR-223).
type Code uint8

// The reason codes.
const (
	Allowed Code = iota
	WrongPhase
	NotActive
	ScrollNoCompanion
	OneTypeOnly
	WrongRole
	TooManyTargets
	NoTarget
	NoAbility
	MonstersRemain
	DragonWaits
	DragonTypes
	LairLocked
	NothingChosen
	TemporaryDie
	GraveyardEmpty
	TooManyRevives
	TokenMissing
	ChestEmpty
	UltimateSpent
	OncePerLevel
	MayNotRetire
	MustRetire
	NoFlee
	BadAssignment
	ChoicePending
	codeCount int = iota
)

// The keys of the refusals' sentences.
const (
	KeyWrongPhase        = "wrong-phase"
	KeyNotActive         = "not-active"
	KeyScrollNoCompanion = "scroll-no-companion"
	KeyOneTypeOnly       = "one-type-only"
	KeyWrongRole         = "wrong-role"
	KeyTooManyTargets    = "too-many-targets"
	KeyNoTarget          = "no-target"
	KeyNoAbility         = "no-ability"
	KeyMonstersRemain    = "monsters-remain"
	KeyDragonWaits       = "dragon-waits"
	KeyDragonTypes       = "dragon-types"
	KeyLairLocked        = "lair-locked"
	KeyNothingChosen     = "nothing-chosen"
	KeyTemporary         = "temporary"
	KeyGraveyardEmpty    = "graveyard-empty"
	KeyTooManyRevives    = "too-many-revives"
	KeyTokenMissing      = "token-missing"
	KeyChestEmpty        = "chest-empty"
	KeyUltimateSpent     = "ultimate-spent"
	KeyOncePerLevel      = "once-per-level"
	KeyMayNotRetire      = "may-not-retire"
	KeyMustRetire        = "must-retire"
	KeyNoFlee            = "no-flee"
	KeyBadAssignment     = "bad-assignment"
	KeyChoicePending     = "choice-pending"
)

var codeKeys = [codeCount]string{"", KeyWrongPhase, KeyNotActive, KeyScrollNoCompanion, KeyOneTypeOnly, KeyWrongRole,
	KeyTooManyTargets, KeyNoTarget, KeyNoAbility, KeyMonstersRemain, KeyDragonWaits, KeyDragonTypes, KeyLairLocked,
	KeyNothingChosen, KeyTemporary, KeyGraveyardEmpty, KeyTooManyRevives, KeyTokenMissing, KeyChestEmpty,
	KeyUltimateSpent, KeyOncePerLevel, KeyMayNotRetire, KeyMustRetire, KeyNoFlee, KeyBadAssignment, KeyChoicePending}

// Key is the key of the reason's sentence: "wrong-phase".
func (c Code) Key() string { return codeKeys[c] }

// Why says why an action is refused: the code and the number of the clause. The zero
// Why is none: the action is allowed.
type Why struct {
	Code   Code
	Clause uint16
}

// because notes a reason; the first in the order of the codes stays.
func (w *Why) because(c Code, clause uint16) {
	if w.Code == Allowed || c < w.Code {
		w.Code, w.Clause = c, clause
	}
}

// unless notes a reason if the condition does not hold.
func (w *Why) unless(ok bool, c Code, clause uint16) {
	if !ok {
		w.because(c, clause)
	}
}

// add notes the reason of a part of the action, if there is one.
func (w *Why) add(part Why) {
	if part.Refused() {
		w.because(part.Code, part.Clause)
	}
}

// need is the reason if the condition does not hold, else none.
func need(ok bool, c Code, clause uint16) Why {
	if ok {
		return Why{}
	}
	return Why{c, clause}
}

// Refused says whether there is a reason.
func (w Why) Refused() bool { return w.Code != Allowed }

// Refusal gives the reason the form that matches, tests and screens use. The sentence
// knows the phases in which the action is possible, the hero and
// what a dragon needs.
func (w Why) Refusal(d *Delve, m *Move) *play.Refusal {
	if !w.Refused() {
		return nil
	}
	r := play.Refuse(fmt.Sprintf("DR-%03d", w.Clause), w.Code.Key())
	r.Args = map[string]string{
		"phase": d.Phase.String(), "when": d.phasesOfMove(m).list(), "hero": d.Hero.String(),
		"need": fmt.Sprint(d.DragonNeeds()), "graveyard": fmt.Sprint(d.Graveyard), "owed": fmt.Sprint(d.Owed),
	}
	if w.Code == DragonTypes {
		r.Args["types"], r.Args["missing"] = d.dragonTypesGiven(m)
	}
	return r
}

package dungeonroll

// action is one kind of move: when it is possible, why it is refused, what it does.
type action struct {
	phases func(d *Delve, m *Move) Phases
	clause uint16 // that says when it is possible
	check  func(d *Delve, m *Move) Why
	make   func(t turn, m *Move)
}

func always(s Phases) func(*Delve, *Move) Phases { return func(*Delve, *Move) Phases { return s } }

func whenLooting(d *Delve, _ *Move) Phases { return d.lootPhases() }

func whenToken(d *Delve, m *Move) Phases {
	if u := treasures[m.Token]; u != nil {
		return u.phases(d)
	}
	return inAllButLast
}

func whenUltimate(d *Delve, _ *Move) Phases {
	if u := d.side().ultimate; u != nil {
		return u.phases
	}
	return inAll
}

// actions are the kinds of moves of a delve. PickHero and the discard at the end of
// the game belong to the table.
var actions = [kindCount]action{
	FormReroll:    {always(1 << Forming), 148, checkFormReroll, makeFormReroll},
	AssignScout:   {always(1 << Forming), 188, checkAssign, makeAssign},
	Fight:         {always(inMonster), 32, checkFight, makeFight},
	Reroll:        {always(inMonster), 39, checkScroll, makeScroll},
	OpenChests:    {whenLooting, 44, checkOpen, makeOpen},
	Quaff:         {whenLooting, 44, checkQuaff, makeQuaff},
	UseToken:      {whenToken, 80, checkToken, makeToken},
	Specialty:     {always(inMonster), 199, checkTrack, makeTrack},
	Ultimate:      {whenUltimate, 80, checkUltimate, makeUltimate},
	EndPhase:      {always(inAllButLast), 45, checkEnd, makeEnd},
	FightDragon:   {always(inDragon), 64, checkDragon, makeDragon},
	Flee:          {always(inMonster | inDragon), 61, checkFlee, makeFlee},
	Retire:        {always(1 << RegroupPhase), 74, checkRetire, makeRetire},
	SeekGlory:     {always(1 << RegroupPhase), 74, checkSeek, makeSeek},
	DiscardTokens: {always(inAll), 173, checkDiscard, makeDiscard},
}

// phasesOfMove are the phases in which such a move is possible.
func (d *Delve) phasesOfMove(m *Move) Phases {
	if int(m.Kind) >= kindCount || actions[m.Kind].phases == nil {
		return 0
	}
	return actions[m.Kind].phases(d, m)
}

// phaseClause is the clause that says when the move is possible: that of the treasure or
// ultimate, but DR-080 for all of them at Regroup.
func (d *Delve) phaseClause(m *Move, clause uint16) uint16 {
	switch {
	case d.Phase == RegroupPhase:
	case m.Kind == UseToken && treasures[m.Token] != nil:
		return treasures[m.Token].clause
	case m.Kind == Ultimate && d.side().ultimate != nil:
		return d.side().ultimate.clause
	}
	return clause
}

// Check says why the move is refused now; the zero Why if it is allowed. It changes
// nothing and draws nothing.
func (d *Delve) Check(m *Move) Why {
	var w Why
	if int(m.Kind) >= kindCount || actions[m.Kind].check == nil {
		return Why{WrongPhase, 30}
	}
	a := &actions[m.Kind]
	w.unless(a.phases(d, m).Has(d.Phase), WrongPhase, d.phaseClause(m, a.clause))
	w.add(a.check(d, m))
	if d.Phase == Forming {
		w.unless(m.Kind == FormReroll || m.Kind == AssignScout, ChoicePending, 17)
	}
	w.unless(d.Owed == 0 || m.Kind == DiscardTokens, ChoicePending, 173)
	return w
}

// Do makes the move, with what follows by itself, if it is allowed; otherwise it
// changes nothing and says why. A nil log costs nothing. It does not keep m.
func (d *Delve) Do(m *Move, luck Luck, log *Log) Why {
	if w := d.Check(m); w.Refused() {
		return w
	}
	d.make(m, luck, log)
	return Why{}
}

// make makes a move that has been checked.
func (d *Delve) make(m *Move, luck Luck, log *Log) {
	t := turn{d, luck, log}
	phase, level := d.Phase, d.Level
	actions[m.Kind].make(t, m)
	t.settle(phase, level)
}

func checkDiscard(d *Delve, m *Move) (w Why) {
	w.unless(d.Owed > 0, WrongPhase, 173)
	checkTokens(m, &d.Tokens, int(d.Owed), 173, &w)
	return w
}

// checkTokens notes why these tokens cannot be the ones discarded.
func checkTokens(m *Move, owned *Tokens, owed int, clause uint16, w *Why) {
	w.unless(m.Tokens.Within(owned), TokenMissing, 90)
	w.unless(m.Tokens.Count() > 0, NothingChosen, clause)
	w.unless(m.Tokens.Count() <= owed, TooManyTargets, clause)
	w.unless(m.Tokens.Count() >= owed, ChoicePending, clause)
}

func makeDiscard(t turn, m *Move) {
	t.discard(&m.Tokens)
	t.Owed = 0
}

// discard returns tokens to the treasure chest (DR-174).
func (t turn) discard(tokens *Tokens) {
	if t.told() {
		t.tell(TreasuresDiscarded{Tokens: *tokens})
	}
	for k, n := range tokens {
		t.giveBack(Token(k), n)
	}
}

package dungeonroll

// enter begins a level: its dice are rolled or placed (DR-023 to DR-030).
func (t turn) enter() {
	t.Phase, t.Slain, t.Tracked = MonsterPhase, false, false
	t.Record.Level = max(t.Record.Level, t.Level)
	var e LevelEntered
	if t.side().scouts && t.Level <= scoutDepth && t.Assigned[assignedFrom(t.Level)] != NoFoe {
		from := assignedFrom(t.Level)
		for i := from; i < from+int(t.Level); i++ {
			t.Row.add(t.Assigned[i])
			t.Assigned[i] = NoFoe
		}
		e.Placed = true
	} else {
		for n := min(int(t.Level), t.Supply()); n > 0; n-- {
			t.Row.add(t.rollDungeon())
		}
	}
	if t.told() {
		e.Level, e.Dice = int(t.Level), append(e.Dice, t.Row.dice[:t.Row.n]...)
	}
	for i, f := range t.Row.dice[:t.Row.n] {
		t.Row.dice[i] = t.turned(f)
	}
	if t.told() {
		e.Shown = append(e.Shown, t.Row.dice[:t.Row.n]...)
		t.tell(e)
	}
	t.sweep()
}

// assignedFrom is where the dice of a level begin among the Scout's six.
func assignedFrom(level uint8) int { return int(level) * (int(level) - 1) / 2 }

package dungeonroll

func checkFlee(d *Delve, _ *Move) Why {
	return need(d.Row.Monsters() > 0 || d.DragonHere(), NoFlee, 42)
}

func makeFlee(t turn, _ *Move) { t.finish(Fled) }

func checkRetire(d *Delve, _ *Move) Why {
	return need(!d.Vow || d.Slain || d.Level >= lastLevel, MayNotRetire, 182)
}

func makeRetire(t turn, _ *Move) {
	t.gain(int(t.Level), ForRetiring)
	t.finish(Retired)
}

func checkSeek(d *Delve, _ *Move) Why { return need(d.Level < lastLevel, MustRetire, 77) }

func makeSeek(t turn, _ *Move) {
	t.Level++
	t.enter()
}

// finish ends the delve.
func (t turn) finish(how Ending) {
	t.End, t.Record.End, t.Phase, t.Owed = how, how, Ended, 0
	if t.told() {
		t.tell(DelveEnded{How: how, Level: int(t.Level), Record: t.Record})
	}
}

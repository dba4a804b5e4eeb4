package delve

import (
	"delvebox/engine/input"
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
)

// deeds are what the two buttons do now: the first is the main one.
func (v *View) deeds(u *ui.UI) (first, second deed) {
	if v.bannered() {
		if v.Viewer == v.Actor() {
			first = deed{name: "go-on", word: u.T("dungeonroll.button.roll-party"), press: input.Enter, do: func() {
				v.beats = v.beats[1:]
				u.Wake()
			}}
		}
		return first, second
	}
	if !v.Mine() {
		return deed{name: "main", word: u.T("dungeonroll.button.waits"), disabled: u.T("dungeonroll.button.waits-for", "name", v.SeatName(v.Actor()))}, second
	}
	if v.pending() {
		return deed{name: "main", word: u.T("dungeonroll.button.rolling"), disabled: u.T("dungeonroll.button.rolling-note")}, second
	}
	if v.owes() {
		return v.discardDeed(u), second
	}
	if v.forming() {
		return v.formDeed(u), second
	}
	if f, ok := v.stepDeed(u); ok {
		cancel := deed{name: "cancel", word: u.T("button.cancel"), kind: ui.Secondary, do: func() { v.cancel(u) }}
		if v.hold.step == holding && !v.isScroll(v.hold.src) && v.hold.token == dungeonroll.NoToken {
			f, _ = v.phaseDeeds(u)
		}
		return f, cancel
	}
	return v.phaseDeeds(u)
}

// main is a deed that makes a move, if the rules allow it.
func (v *View) main(u *ui.UI, word string, m dungeonroll.Move) deed {
	d := deed{name: "main", word: word, press: input.Enter, do: func() { v.submit(u, m, v.p.Main.CX(), v.p.Main.Y) }}
	if w := v.d.Check(&m); w.Refused() {
		d.rule = w.Refusal(&v.d, &m)
		d.disabled = v.Reason(d.rule)
	}
	return d
}

// stepDeed is the main button while a move is being put together.
func (v *View) stepDeed(u *ui.UI) (deed, bool) {
	h := &v.hold
	switch h.step {
	case holding:
		if m, ok := v.moveAt(spot{onVelvet, 0}); ok {
			word := u.T("dungeonroll.hand.use-here")
			if m.Kind == dungeonroll.Reroll {
				word = u.T("dungeonroll.hand.read-here")
			}
			d := v.main(u, word, m)
			d.do = func() { v.use(u, spot{onVelvet, 0}, v.p.Velvet.CX(), v.p.Velvet.CY()) }
			return d, true
		}
		return deed{}, true
	case marking:
		return v.main(u, u.T("dungeonroll.button.roll-n", "dice", v.Count("die", h.party.Count()+h.level.Count())), v.marked()), true
	case counting:
		return v.main(u, u.T("dungeonroll.button.open", "what", v.Count("chest", int(h.move.N))), h.move), true
	case reviving:
		return v.main(u, u.T("dungeonroll.button.revive", "what", v.Count("die", len(h.faces))), v.revived()), true
	case adding:
		return v.main(u, u.T("dungeonroll.button.take-none"), h.move), true
	case aiming:
		return v.main(u, u.T("dungeonroll.button.break-seal"), v.aimed()), true
	case giving:
		d := v.main(u, u.T("dungeonroll.button.give-up"), h.move)
		d.disabled = u.T("dungeonroll.hand.give-one")
		return d, true
	case setting:
		d := v.main(u, u.T("dungeonroll.button.break-seal"), h.move)
		if h.move.Party == 0 && h.move.Level == 0 {
			d.disabled = u.T("dungeonroll.hand.set-one")
		}
		return d, true
	}
	return deed{}, false
}

// revived is the move with the faces that have been chosen.
func (v *View) revived() dungeonroll.Move {
	m := v.hold.move
	m.Faces = dungeonroll.Move{}.Faces
	return m.SetFaces(v.hold.faces...)
}

// phaseDeeds are the buttons of the phase.
func (v *View) phaseDeeds(u *ui.UI) (first, second deed) {
	flee := deed{name: "flee", word: u.T("dungeonroll.button.flee"), kind: ui.Destructive, do: func() {
		v.submit(u, dungeonroll.Move{Kind: dungeonroll.Flee}, v.p.Second.CX(), v.p.Second.Y)
	}}
	end := dungeonroll.Move{Kind: dungeonroll.EndPhase}
	switch v.d.Phase {
	case dungeonroll.MonsterPhase:
		first = v.main(u, u.T("dungeonroll.button."+v.onward()), end)
		if n := v.d.Row.Monsters(); n > 0 {
			first.disabled = v.Count("monster", n)
			return first, flee
		}
	case dungeonroll.LootPhase:
		first = v.main(u, u.T("dungeonroll.button."+v.onward()), end)
	case dungeonroll.DragonPhase:
		if v.d.Lair == 0 {
			return v.main(u, u.T("dungeonroll.button.on"), end), second
		}
		first = v.main(u, u.T("dungeonroll.button.strike"), v.strike())
		if first.disabled != "" {
			first.disabled = v.notYet(u)
		}
		return first, flee
	case dungeonroll.RegroupPhase:
		first = v.main(u, u.T("dungeonroll.button.retire", "n", v.d.Level), dungeonroll.Move{Kind: dungeonroll.Retire})
		glory := dungeonroll.Move{Kind: dungeonroll.SeekGlory}
		word := u.T("dungeonroll.button.seek-glory", "n", v.d.Level+1)
		if v.d.Level == 10 { // there is no level to name; the button says why
			word = u.T("dungeonroll.regroup.glory")
		}
		second = v.main(u, word, glory)
		second.name, second.kind, second.press = "seek-glory", ui.Destructive, "G"
		second.do = func() { v.submit(u, glory, v.p.Second.CX(), v.p.Second.Y) }
	case dungeonroll.Forming:
		first = v.main(u, u.T("dungeonroll.button.assign"), v.assignment())
	}
	return first, second
}

// onward is the key of the main button's word where a phase can be ended: it names what
// comes next.
func (v *View) onward() string {
	loot := v.d.Row.Count(dungeonroll.Chest)+v.d.Row.Count(dungeonroll.Potion) > 0
	switch {
	case v.d.Phase == dungeonroll.MonsterPhase && (loot || v.d.Row.Monsters() > 0):
		return "to-loot"
	case v.d.Lair >= 3: // DR-062
		return "to-lair"
	}
	return "on"
}

// formDeed is the Mercenary's button.
func (v *View) formDeed(u *ui.UI) deed {
	h := &v.hold
	if h.step != marking {
		v.letGo()
		h.step = marking
	}
	word := u.T("dungeonroll.button.keep-all")
	if h.party != 0 {
		word = u.T("dungeonroll.button.reroll-marked")
	}
	return v.main(u, word, v.marked())
}

// notYet says in few words why nobody can strike yet.
func (v *View) notYet(u *ui.UI) string {
	if n := v.d.DragonNeeds() - len(v.hold.uses); n > 0 {
		return u.T("dungeonroll.dragon.more", "n", n)
	}
	return u.T("dungeonroll.dragon.alike")
}

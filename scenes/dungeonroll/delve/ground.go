package delve

import (
	"image"

	"delvebox/engine/paint"
	"delvebox/engine/paint/hand"
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/dungeonroll/board"
	"delvebox/scenes/dungeonroll/decor"
	"delvebox/scenes/dungeonroll/tray"
	"delvebox/scenes/house"
)

// lid draws what lies on the lid: the level die, the phases, the treasure chest.
func (v *View) lid(u *ui.UI) {
	p := v.p
	level := max(1, int(v.d.Level))
	u.PictureLater(markKey{"level-die", float64(level)}, p.Level.X, p.Level.Y, paint.Place{}, func(k float64) *image.RGBA {
		return decor.LevelDie(level, v.UI.Art.Faces, 72, k)
	})
	if p.LevelWord.W > 0 {
		house.Title(u, p.LevelWord.X, p.LevelWord.Y+7, 15, u.T("dungeonroll.place.level-word"), hand.Banner)
	}
	u.Area("level-die", p.Level)
	u.Tip("level-die", p.Level, ui.Tip{Title: u.T("dungeonroll.place.level", "n", level), Body: u.T("dungeonroll.place.level-tip"), Clause: "DR-023"})
	u.PictureLater(markKey{"hoard", 0}, p.Hoard.X, p.Hoard.Y, paint.Place{}, decor.Hoard)
	n := v.st.Chest()
	figure := u.T("dungeonroll.figure", "n", n)
	u.Text(p.HoardWord.X, p.HoardWord.Y+22, board.Fit(u, ui.Style{Face: ui.MainWord.Face, Size: 22}, figure, 34), figure, decor.Sunk(), ui.AlignLeft)
	word := u.T("dungeonroll.place.tokens")
	u.Text(p.HoardWord.X, p.HoardWord.Y+40, board.Fit(u, ui.Note, word, p.HoardWord.W), word, decor.Sunk(), ui.AlignLeft)
	r := ui.R(p.Hoard.X, p.Hoard.Y, p.HoardWord.Right()-p.Hoard.X, p.Hoard.H)
	u.Area("hoard", r)
	u.Tip("hoard", r, ui.Tip{Title: u.T("dungeonroll.place.chest"), Body: u.T("dungeonroll.place.chest-tip", "n", n), Clause: "DR-005"})
	v.phases(u)
}

// shownPhases are the phases on the brass plate.
func shownPhases() [4]dungeonroll.Phase {
	return [4]dungeonroll.Phase{dungeonroll.MonsterPhase, dungeonroll.LootPhase, dungeonroll.DragonPhase, dungeonroll.RegroupPhase}
}

type phaseKey struct{ w, h, x, wide float64 }

// phases draws the brass plate with the present phase sunk into it.
func (v *View) phases(u *ui.UI) {
	p := v.p.Phases
	style := ui.BodyBold
	words, now := [4]string{}, v.phase()
	sum := func() (all float64) {
		for i, ph := range shownPhases() {
			words[i] = u.T("dungeonroll.plate." + ph.String())
			all += u.Width(style, words[i])
		}
		return all
	}
	all := sum()
	if most := p.W - 4*22; all > most {
		style.Size *= most / all
		all = sum()
	}
	gap := (p.W - all) / 5
	x := p.X + gap
	var on ui.Rect
	at := [4]float64{}
	for i, ph := range shownPhases() {
		at[i] = x
		w := u.Width(style, words[i])
		if ph == now {
			on = ui.R(x-.45*gap, p.Y, w+.9*gap, p.H)
		}
		x += gap + w
	}
	u.PictureLater(phaseKey{p.W, p.H, on.X - p.X, on.W}, p.X, p.Y, paint.Place{}, func(k float64) *image.RGBA { return decor.Phases(p.W, p.H, on.X-p.X, on.W, k) })
	for i, ph := range shownPhases() {
		c := decor.Engraved()
		if ph == now {
			c = decor.Sunk()
		}
		u.TextIn(ui.R(at[i], p.Y, 10, p.H), style, words[i], c, ui.AlignLeft)
		r := ui.R(at[i]-gap/2, p.Y, u.Width(style, words[i])+gap, p.H)
		name := "phase-" + ph.String()
		u.Area(name, r)
		u.Tip(name, r, ui.Tip{Title: v.PhaseName(ph), Body: u.T("dungeonroll.wants." + ph.String())})
	}
}

// lairAndYard draws the dragons and the graves.
func (v *View) lairAndYard(u *ui.UI) {
	p := v.p
	lair, yard := v.waits()
	lair, yard = max(0, int(v.d.Lair)-lair), max(0, int(v.d.Graveyard)-yard)
	for i := range lair {
		at := v.hollow(i)
		v.Dice.Show(u, tray.Die{Face: "dragon", Turn: i}, at.x, at.y, p.InLair, tray.Look{})
	}
	plots, size := decor.Plots(p.Yard)
	for i, c := range plots {
		x, y := p.Yard.X+c.X, p.Yard.Y+c.Y
		name, paintIt := "plot", decor.Plot
		if i < yard {
			name, paintIt = "tomb", decor.Tomb
		}
		if i < max(yard, int(v.d.Dice)) {
			u.PictureLater(markKey{name, size}, x, y, paint.Place{}, func(k float64) *image.RGBA { return paintIt(size, k) })
		}
	}
	need := 3
	board.Plate(u, p.LairPlate, u.T("dungeonroll.place.lair-plate", "n", lair, "of", need), ui.NoteMedium)
	board.Plate(u, p.YardPlate, u.T("dungeonroll.place.yard-plate", "n", yard), ui.NoteMedium)
	v.ground2(u, "lair", p.Lair, spot{onLair, 0}, ui.Tip{Title: u.T("dungeonroll.place.lair"), Body: u.T("dungeonroll.place.lair-tip"), Now: v.Count("dragon", lair), Clause: "DR-062"})
	v.ground2(u, "graveyard", p.Yard, spot{onYard, 0}, ui.Tip{Title: u.T("dungeonroll.place.graveyard"), Body: u.T("dungeonroll.place.graveyard-tip"), Now: v.Count("die", yard), Clause: "DR-020"})
}

// ground2 lets a part of the chest be touched; it glows when what is held can be used on
// it.
func (v *View) ground2(u *ui.UI, name string, r ui.Rect, s spot, tip ui.Tip) {
	t := u.Touch(name, r)
	u.Tip(name, r, tip)
	if v.free() && v.hold.step == holding {
		if m, ok := v.moveAt(s); ok && v.legal(m) {
			u.Glow(r.Inset(4), 8, 0)
		}
		if t.Clicked {
			v.use(u, s, t.X, t.Y)
		}
	}
	if t.Ring {
		u.Ring(r.Inset(3), 8)
	}
}

type braidKey struct{ w float64 }

// braid draws the gold braid between level and party, and lets the velvet above it be
// touched.
func (v *View) braid(u *ui.UI) {
	f := v.p.Velvet
	upper := ui.R(f.X, f.Y, f.W, v.p.Braid-f.Y)
	t := u.Area("velvet", upper)
	if t.Clicked && v.free() && v.hold.step == holding {
		v.use(u, spot{onVelvet, 0}, t.X, t.Y)
	}
	if v.d.Phase == dungeonroll.RegroupPhase && !v.pending() {
		return
	}
	u.PictureLater(braidKey{f.W}, f.X+6, v.p.Braid, paint.Place{}, func(k float64) *image.RGBA { return decor.Braid(f.W-12, k) })
	v.partyWord(u)
}

// partyWord names the party, where no die lies on the word.
func (v *View) partyWord(u *ui.UI) {
	f := v.p.Velvet
	for _, p := range v.party {
		if at, half := v.lies(p); rectOf(at, half).Overlaps(ui.R(f.X+16, v.p.Braid+14, 58, 22)) {
			return
		}
	}
	word := ui.R(f.X+12, v.p.Braid+12, 12+house.Title(u, f.X+16, v.p.Braid+16, 14, u.T("dungeonroll.place.party-word"), hand.Banner), 28)
	u.Area("party-word", word)
	u.Tip("party-word", word, ui.Tip{Title: u.T("dungeonroll.place.party-word"), Body: u.T("dungeonroll.place.party-tip"), Clause: "DR-020"})
}

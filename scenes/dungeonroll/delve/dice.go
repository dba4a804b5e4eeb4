package delve

import (
	"image"
	"sort"
	"strconv"

	"delvebox/engine/paint"
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/dungeonroll/decor"
	"delvebox/scenes/dungeonroll/tray"
)

func partyName(slot int) string { return "party-" + strconv.Itoa(slot) }
func levelName(slot int) string { return "level-" + strconv.Itoa(slot) }

// dice draws the dice of level and party and lets them be touched.
func (v *View) dice(u *ui.UI) {
	aim := v.aim(u)
	u.Group("level")
	var names []string
	for slot := 1; slot <= len(v.level); slot++ { // a touch may change how many there are
		names = append(names, levelName(slot))
		v.levelDie(u, slot)
	}
	u.Step(names)
	u.Group("party")
	names = names[:0]
	for slot := 1; slot <= len(v.party); slot++ {
		names = append(names, partyName(slot))
		v.partyDie(u, slot)
	}
	u.Step(names)
	u.Group("")
	if u.Drawing() {
		v.drawDice(u, aim)
	}
}

// levelDie lets a die of the level be touched.
func (v *View) levelDie(u *ui.UI, slot int) {
	p := v.level[slot-1]
	if v.hidden(p) {
		return
	}
	at, half := v.where(u, p)
	r := rectOf(at, half)
	name := levelName(slot)
	t := u.Touch(name, r)
	v.tipFoe(u, name, r, v.d.Row.At(slot))
	if !v.free() {
		return
	}
	h := &v.hold
	foe := v.d.Row.At(slot)
	if (t.Menu || t.Clicked && u.Event().Mods.Ctrl) && foe.Monster() && (h.step == idle || h.step == holding) {
		h.spared ^= dungeonroll.SlotsOf(slot)
		u.Wake()
		return
	}
	if !t.Clicked {
		return
	}
	switch h.step {
	case holding:
		v.use(u, spot{onLevel, slot}, at.x, at.y)
	case marking:
		h.level ^= dungeonroll.SlotsOf(slot)
	case adding:
		v.addExtra(u, slot, at)
	case aiming:
		v.aimAt(u, slot, at)
	case setting:
		v.pickLevel(u, slot, at)
	case idle:
		u.Refuse(at.x, at.y, u.T("dungeonroll.hand.first"), "", nil)
	}
	u.Wake()
}

// partyDie lets a die of the party be touched, taken up and dragged.
func (v *View) partyDie(u *ui.UI, slot int) {
	p := v.party[slot-1]
	if v.hidden(p) {
		return
	}
	at, half := v.where(u, p)
	r := rectOf(at, half)
	name := partyName(slot)
	t := u.Touch(name, r)
	v.tipFace(u, name, r, slot)
	if !v.free() {
		return
	}
	h := &v.hold
	src := dungeonroll.PartyDie(slot)
	switch {
	case t.Dropped && h.drag:
		v.use(u, v.spotAt(u, t.X, t.Y), t.X, t.Y)
	case t.Dragging && !h.drag && (h.step == idle || h.step == holding):
		v.take(u, src, dungeonroll.NoToken, true)
	case !t.Clicked:
	case h.step == marking:
		v.markParty(u, slot, at)
	case h.step == setting:
		v.pickParty(u, slot, at)
	case h.step == giving:
		v.giveScroll(u, slot, at)
	case v.onPlinthNow(slot):
		v.unplace(src)
	default:
		v.take(u, src, dungeonroll.NoToken, false)
	}
}

type markKey struct {
	name string
	half float64
}

// drawn is a die to be drawn, with its marks.
type drawn struct {
	p           *piece
	at          pt
	half        float64
	look        tray.Look
	ring, badge bool
	spared      bool
	focus       bool
}

// drawDice draws rings of light first, then shadows, bodies and badges.
func (v *View) drawDice(u *ui.UI, a aim) {
	var list []drawn
	name, ring := u.Focused()
	for i, p := range v.level {
		if v.hidden(p) {
			continue
		}
		q := drawn{p: p, spared: v.hold.spared.Has(i + 1), focus: ring && name == levelName(i+1)}
		q.at, q.half = v.where(u, p)
		q.p = v.setPiece(p, i+1, false)
		on := a.taken.Has(i+1) || a.marked.Has(i+1)
		q.ring = on || a.could.Has(i+1) && !a.active || v.picked(i+1, false)
		q.badge = on
		q.look.Quiet = a.active && !a.could.Has(i+1) && !on
		if a.active && a.could.Has(i+1) && !on && v.hold.step != marking && v.hold.step != setting {
			q.ring = a.more || a.taken == 0 && a.marked == 0
		}
		list = append(list, q)
	}
	for i, p := range v.party {
		if v.hidden(p) || v.hold.drag && v.hold.src.Slot() == i+1 {
			continue
		}
		q := drawn{p: p, focus: ring && name == partyName(i+1)}
		q.at, q.half = v.where(u, p)
		q.p = v.setPiece(p, i+1, true)
		q.ring = a.party.Has(i + 1)
		q.badge = q.ring
		q.ring = q.ring || v.picked(i+1, true) || v.hold.step == giving && a.pmay.Has(i+1)
		if v.hold.step == holding && v.hold.src.Slot() == i+1 || v.hold.step != idle && v.hold.move.Source.Slot() == i+1 {
			q.look = tray.Held(u.Ease("dr-lift", 1, 1) * .6)
			q.ring = true
		} else if a.active && !a.pmay.Has(i+1) && v.hold.step != holding {
			q.look.Quiet = true
		}
		list = append(list, q)
	}
	sort.SliceStable(list, func(i, j int) bool { return list[i].at.y < list[j].at.y })
	for _, q := range list {
		if q.ring {
			v.ring(u, q.at, q.half)
		}
	}
	for _, q := range list {
		v.Dice.Shadow(u, q.p.die(), q.at.x, q.at.y, q.half, q.look)
	}
	for _, q := range list {
		v.Dice.Body(u, q.p.die(), q.at.x, q.at.y, q.half, q.look)
		v.marks(u, q)
	}
}

// ring draws the light round a die that is a target.
func (v *View) ring(u *ui.UI, at pt, half float64) {
	u.PictureLater(markKey{"target", half}, at.x+.1*half, at.y+.22*half, paint.Place{}, func(k float64) *image.RGBA { return decor.Target(half, k) })
}

// marks draws what is to be said of a die beside it.
func (v *View) marks(u *ui.UI, q drawn) {
	x, y := q.at.x+1.15*q.half, q.at.y-1.0*q.half
	switch {
	case q.badge && isMonster(q.p.face) && v.hold.step != marking && v.hold.step != setting:
		u.Picture(markKey{"badge", 0}, x, y, paint.Place{}, decor.Badge)
	case q.badge:
		u.Icon("check", x, y, 26, ui.IconRim, 0)
	case q.spared:
		u.Icon("shield", x, y, 26, ui.IconRim, 0)
	case q.p.temp:
		u.Icon("hourglass", x, y, 22, ui.IconRim, 0)
	}
	if q.focus {
		u.Ring(rectOf(q.at, q.half), 10)
	}
}

// held draws what follows the pointer, and what it would do there.
func (v *View) held(u *ui.UI) {
	h := &v.hold
	if h.step != holding || !v.free() {
		return
	}
	if h.drag && u.Drawing() {
		x, y, _ := u.Pointer()
		u.Over(func() { v.inHand(u, x, y) })
	}
	v.label(u)
}

// inHand draws the thing in the hand.
func (v *View) inHand(u *ui.UI, x, y float64) {
	h := &v.hold
	half := v.p.Half
	switch p := nth(v.party, h.src.Slot()); {
	case p != nil:
		v.Dice.Show(u, p.die(), x, y+.3*half, half, tray.Held(1))
	case h.src == dungeonroll.HeroCard:
		v.CardInHand(u, x, y)
	default:
		k := h.token
		if k == dungeonroll.NoToken {
			k = h.src.Token()
		}
		v.Token(u, k, 1, x-34, y-40, 68, paint.Place{})
	}
}

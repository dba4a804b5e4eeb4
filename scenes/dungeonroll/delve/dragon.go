package delve

import (
	"image"
	"slices"
	"strconv"

	"delvebox/engine/paint"
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
)

// plinthCount is how many plinths stand on the velvet: none without a dragon.
func (v *View) plinthCount() int {
	if !v.d.DragonHere() || v.pending() {
		return 0
	}
	return v.d.DragonNeeds()
}

// plinthRect is where a plinth stands, i from 0.
func (v *View) plinthRect(i int) ui.Rect {
	m := v.p.Monsters
	n := float64(v.d.DragonNeeds())
	w := min(3.2*v.p.Half, m.W/4)
	h := 2.9 * v.p.Half
	step := min(m.W/n, 4.6*v.p.Half)
	return ui.R(m.CX()+(float64(i)-(n-1)/2)*step-w/2, m.Bottom()-h-8, w, h)
}

// onPlinth is where a die of the party stands on a plinth.
func (v *View) onPlinth(slot int) (pt, bool) {
	if v.d.Phase != dungeonroll.DragonPhase {
		return pt{}, false
	}
	for i, use := range v.hold.uses {
		if use.Source.Slot() == slot && slot > 0 {
			return v.plinthTop(i), true
		}
	}
	return pt{}, false
}

func (v *View) onPlinthNow(slot int) bool {
	_, on := v.onPlinth(slot)
	return on
}

func (v *View) plinthTop(i int) pt {
	r := v.plinthRect(i)
	return pt{r.CX(), r.Y + .75*v.p.Half}
}

// place puts what is held on a plinth; what stood there goes back.
func (v *View) place(u *ui.UI, n int) {
	h := &v.hold
	src := h.src
	if v.roles(src) == 0 || src == 0 {
		m := dungeonroll.Move{Kind: dungeonroll.FightDragon}
		m.Uses[0] = dungeonroll.Use{Source: src}
		v.Do(u, m, h.at.x, h.at.y) // the rules say why
		v.letGo()
		return
	}
	uses := slices.DeleteFunc(slices.Clone(h.uses), func(q dungeonroll.Use) bool { return q.Source == src && v.limit(src) < 2 })
	if n <= len(uses) {
		uses[n-1] = dungeonroll.Use{Source: src}
	} else {
		uses = append(uses, dungeonroll.Use{Source: src})
	}
	if p := nth(v.party, src.Slot()); p != nil && h.drag {
		x, y, _ := u.Pointer()
		v.send(u, p, pt{x, y})
	}
	v.letGo()
	v.hold.uses = uses[:min(len(uses), v.d.DragonNeeds())]
	u.Play("die-velvet")
	u.Wake()
}

// limit is how often a source can be placed.
func (v *View) limit(src dungeonroll.Source) int {
	if k := src.Token(); k != dungeonroll.NoToken {
		return int(v.d.Tokens[k])
	}
	return 1
}

// unplace takes a source back from its plinth.
func (v *View) unplace(src dungeonroll.Source) {
	h := &v.hold
	if i := slices.IndexFunc(h.uses, func(q dungeonroll.Use) bool { return q.Source == src }); i >= 0 {
		h.uses = slices.Delete(slices.Clone(h.uses), i, i+1)
	}
}

// strike is the fight with what stands on the plinths.
func (v *View) strike() dungeonroll.Move {
	m := dungeonroll.Move{Kind: dungeonroll.FightDragon}
	copy(m.Uses[:], v.hold.uses)
	return m
}

// assigned gives each of the uses a role of its own as far as that is possible; NoFace
// where there is none left.
func (v *View) assigned() []dungeonroll.Face {
	uses := v.hold.uses
	best := make([]dungeonroll.Face, len(uses))
	now := make([]dungeonroll.Face, len(uses))
	most := -1
	var fill func(i, n int, taken dungeonroll.Faces)
	fill = func(i, n int, taken dungeonroll.Faces) {
		if i == len(uses) {
			if n > most {
				most = n
				copy(best, now)
			}
			return
		}
		for f := dungeonroll.Cleric; f <= dungeonroll.Champion; f++ {
			if v.roles(uses[i].Source).Has(f) && !taken.Has(f) && (uses[i].Role == dungeonroll.NoFace || uses[i].Role == f) {
				now[i] = f
				fill(i+1, n+1, taken|1<<f)
			}
		}
		now[i] = dungeonroll.NoFace
		fill(i+1, n, taken)
	}
	fill(0, 0, 0)
	return best
}

// plinths draws the dragon and the stones that its challengers stand on.
func (v *View) plinths(u *ui.UI) {
	m := v.p.Monsters
	size := min(m.H*.5, 150)
	if len(v.level) > 0 {
		size *= .5
	}
	top := m.Y + size/2 + 6
	if len(v.level) > 0 {
		top += m.H * .2
	}
	u.PictureLater(markKey{"dragon", size}, m.CX(), top, paint.Place{}, func(k float64) *image.RGBA { return dragonHead(v.UI.Art.Icons, size, k) })
	roles := v.assigned()
	for i := range v.plinthCount() {
		v.plinth(u, i, roles)
	}
}

func (v *View) plinth(u *ui.UI, i int, roles []dungeonroll.Face) {
	r := v.plinthRect(i)
	name := "plinth-" + strconv.Itoa(i+1)
	t := u.Touch(name, r)
	w, h := r.W, r.H
	u.PictureLater(markKey{"plinth", w}, r.X, r.Y, paint.Place{}, func(k float64) *image.RGBA { return plinthStone(w, h, k) })
	top := v.plinthTop(i)
	h2 := &v.hold
	if h2.step == holding && v.roles(h2.src) != 0 && i <= len(h2.uses) {
		v.ring(u, pt{top.x, top.y}, v.p.Half*.9)
	}
	if t.Ring {
		u.Ring(r, 10)
	}
	v.standing(u, i, top, roles)
	u.Tip(name, r, ui.Tip{Title: u.T("dungeonroll.dragon.plinth"), Body: u.T("dungeonroll.dragon.plinth-tip", "n", v.d.DragonNeeds()), Clause: "DR-064"})
	if !t.Clicked || !v.free() {
		return
	}
	switch {
	case h2.step == holding:
		v.use(u, spot{onPlinth, i + 1}, r.CX(), r.Y)
	case i < len(h2.uses):
		v.unplace(h2.uses[i].Source)
		u.Wake()
	}
}

// standing draws what stands on a plinth without being a die, and the sign of the type
// that it counts as. Where there is a choice, the sign can be turned to another.
func (v *View) standing(u *ui.UI, i int, top pt, roles []dungeonroll.Face) {
	h := &v.hold
	if i >= len(h.uses) {
		return
	}
	src := h.uses[i].Source
	if k := src.Token(); k != dungeonroll.NoToken {
		v.Token(u, k, 1, top.x-30, top.y-36, 60, paint.Place{})
	} else if src == dungeonroll.HeroCard {
		v.Medallion(u, v.Actor(), top.x-30, top.y-34, 60)
	}
	b := ui.R(top.x-16, v.plinthRect(i).Bottom()-38, 32, 32)
	if roles[i] == dungeonroll.NoFace {
		u.Icon("cross", b.CX(), b.CY(), 26, ui.IconRim, 0)
		return
	}
	name := "role-" + strconv.Itoa(i+1)
	choices := v.otherRoles(i, roles)
	if len(choices) > 1 {
		t := u.Touch(name, b)
		if t.Clicked && v.free() {
			at := slices.Index(choices, roles[i])
			h.uses = slices.Clone(h.uses)
			h.uses[i].Role = choices[(at+1)%len(choices)]
			u.Wake()
		}
		if t.Ring {
			u.Ring(b, 16)
		}
	} else {
		u.Area(name, b)
	}
	v.Badge(u, roles[i], b.X, b.Y, b.W, paint.Place{})
	u.Tip(name, b, ui.Tip{Title: v.FaceName(roles[i]), Body: u.T("dungeonroll.dragon.counts")})
}

// otherRoles are the roles that the i-th use could have without taking another's.
func (v *View) otherRoles(i int, roles []dungeonroll.Face) []dungeonroll.Face {
	var out []dungeonroll.Face
	for f := dungeonroll.Cleric; f <= dungeonroll.Champion; f++ {
		other := slices.Index(roles, f)
		if v.roles(v.hold.uses[i].Source).Has(f) && (other < 0 || other == i) {
			out = append(out, f)
		}
	}
	return out
}

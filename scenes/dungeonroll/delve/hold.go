package delve

import (
	"delvebox/engine/input"
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
)

// step is what the player is about.
type step uint8

const (
	idle     step = iota
	holding       // a companion, a treasure or the hero card is taken up
	marking       // dice are marked to be rolled again
	counting      // how many chests
	reviving      // how many potions, and the faces that come back
	adding        // the one monster more of Commander and Bard
	aiming        // the targets of an ultimate or of the Tracker
	giving        // what is given up for an ultimate
	setting       // the faces that the guild sets
)

// hold is what the player has taken up and the move being put together from it.
type hold struct {
	step   step
	src    dungeonroll.Source // a companion or scroll, 0 for none
	token  dungeonroll.Token  // a treasure with an effect of its own
	drag   bool               // it follows the pointer
	spared dungeonroll.Slots  // monsters that are to be left alive
	move   dungeonroll.Move   // what has been put together so far
	party  dungeonroll.Slots  // marked
	level  dungeonroll.Slots  // marked, or aimed at
	first  int                // of those aimed at, the one named first
	most   int                // targets, chests or potions at most
	exact  bool               // just as many targets, no fewer
	could  dungeonroll.Slots  // dice that may be added or aimed at
	faces  []dungeonroll.Face // chosen for the dice that come back
	at     pt                 // where it was asked for
	uses   []dungeonroll.Use  // on the plinths
	pick   pick               // the die that the guild sets
	assign [6]uint8           // levels that the Scout's dice are laid to
	give   dungeonroll.Tokens // marked to be given up
}

// letGo puts down what is held; what lies on plinths and trays stays.
func (v *View) letGo() {
	h := &v.hold
	*h = hold{spared: h.spared, uses: h.uses, assign: h.assign, give: h.give}
	v.ask, v.asked = nil, false
	if v.synced != v.Changes() {
		*h = hold{}
	}
}

// take takes up a source, or puts it down if it was held.
func (v *View) take(u *ui.UI, src dungeonroll.Source, token dungeonroll.Token, drag bool) {
	h := &v.hold
	same := h.step == holding && h.src == src && h.token == token
	if same && drag {
		h.drag = true
		return
	}
	v.letGo()
	if same {
		return
	}
	h.step, h.src, h.token, h.drag = holding, src, token, drag
	u.Play("die-take")
	u.Wake()
}

// roles are the companions that a source may act as.
func (v *View) roles(src dungeonroll.Source) dungeonroll.Faces {
	if src == dungeonroll.HeroCard {
		return v.d.CardRoles()
	}
	return v.d.Roles(v.faceOf(src))
}

// faceOf is the face that a source shows, none of the hero card.
func (v *View) faceOf(src dungeonroll.Source) dungeonroll.Face {
	if k := src.Token(); k != dungeonroll.NoToken {
		return k.ActsAs()
	}
	return v.d.Party.At(src.Slot()).Face()
}

// isScroll says whether a source can be read.
func (v *View) isScroll(src dungeonroll.Source) bool { return v.faceOf(src) == dungeonroll.Scroll }

// legal says whether the rules allow a move now.
func (v *View) legal(m dungeonroll.Move) bool { return !v.d.Check(&m).Refused() }

// submit makes the move that has been put together, after a question if it gives
// something away. X and y are where a refusal is told.
func (v *View) submit(u *ui.UI, m dungeonroll.Move, x, y float64) {
	if v.legal(m) && !v.asked {
		if q := v.warning(m); q != nil {
			q.move, q.at = m, pt{x, y}
			v.ask = q
			v.Haste.Open() // its buttons may lie under the hand
			u.Wake()
			return
		}
	}
	v.asked = false
	v.Do(u, m, x, y)
}

// keys are those of this view: Escape puts down what is held.
func (v *View) keys(u *ui.UI) {
	if v.ask == nil && v.hold.step != idle && u.Key(input.Escape) {
		v.cancel(u)
	}
}

// cancel puts down what is held.
func (v *View) cancel(u *ui.UI) {
	h := &v.hold
	if h.drag && h.src.Slot() > 0 {
		v.back(u)
	}
	v.letGo()
	h.spared = 0
	u.Wake()
}

// back lets a die that was let go in the air glide to its place.
func (v *View) back(u *ui.UI) {
	if p := nth(v.party, v.hold.src.Slot()); p != nil {
		x, y, _ := u.Pointer()
		v.send(u, p, pt{x, y})
	}
}

// Undo implements board.View: first what is only held is put down.
func (v *View) Undo(u *ui.UI) bool {
	if v.hold.step == idle && len(v.hold.uses) == 0 || v.hold.step == marking && v.forming() {
		return false
	}
	v.hold.uses = nil
	v.cancel(u)
	return true
}

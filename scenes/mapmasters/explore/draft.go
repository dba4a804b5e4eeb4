package explore

import (
	"strings"
	"time"

	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// keepDraft writes the draft when it is time.
func (v *View) keepDraft(now time.Duration) {
	if v.drafts() {
		v.draft.Keep(v.b.Sitting, v.seat, now, v.plan)
	}
}

// saveDraft writes it at once.
func (v *View) saveDraft() {
	if v.drafts() {
		v.draft.Save(v.b.Sitting, v.seat, v.plan)
	}
}

// drafts says whether there is a dungeon to be kept.
func (v *View) drafts() bool {
	return !v.clock.over && v.b.State().Phase() == mapmasters.ExplorationPhase
}

// plan is the site and the clock in the words of the recorded move, which can be read by
// anybody.
func (v *View) plan() string { return v.s.plan(v.clock.millis()).String() }

// restore reads a draft. Of one that cannot be read whole the longest beginning counts,
// so that a damaged word costs no more than what follows it.
func (v *View) restore(text string) {
	v.began = 0
	m, ok := readDraft(text)
	if !ok {
		return
	}
	v.began = -1
	v.clock.spent = time.Duration(m.Millis) * time.Millisecond
	v.s.pact = m.Pact
	k := v.s.kit()
	if k.Check() != nil {
		v.s.pact = card.None
	}
	for _, p := range m.Cards {
		if h := v.s.card(p.Card); h != nil {
			if _, twice := v.s.place(p.Card); !twice {
				v.s.laid = append(v.s.laid, p)
				h.turned = p.Turned
			}
		}
	}
	v.s.build(m.Path)
	v.ink.old = true
}

// readDraft reads what saveDraft writes, or as much of it as can be read.
func readDraft(text string) (mapmasters.Explore, bool) {
	for text != "" {
		if m, err := mapmasters.ParseMove(text); err == nil {
			e, ok := m.(mapmasters.Explore)
			return e, ok
		}
		head, path, found := strings.Cut(text, " path ")
		if found { // keep the steps up to the broken one
			if m, err := mapmasters.ParseMove(head); err == nil {
				if e, ok := m.(mapmasters.Explore); ok {
					e.Path = readSteps(path)
					return e, true
				}
			}
		}
		cut := strings.LastIndexByte(text, ' ')
		if cut < 0 {
			break
		}
		text = text[:cut]
	}
	return mapmasters.Explore{}, false
}

// readSteps reads the longest beginning of a path that can be read.
func readSteps(text string) dungeon.Path {
	for text = strings.TrimSpace(text); text != ""; {
		if p, err := dungeon.ParsePath(text); err == nil {
			return p
		}
		cut := strings.LastIndexByte(text, ' ')
		if cut < 0 {
			break
		}
		text = strings.TrimSpace(text[:cut])
	}
	return nil
}

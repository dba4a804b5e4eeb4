package explore

import (
	"slices"

	"delvebox/games/mapmasters/dungeon"
)

// undo and redo go through the history.
func (s *site) undo() bool { return s.turnBack(&s.past, &s.future) }
func (s *site) redo() bool { return s.turnBack(&s.future, &s.past) }

func (s *site) turnBack(from, to *[]moment) bool {
	n := len(*from) - 1
	if n < 0 {
		return false
	}
	m := (*from)[n]
	*from = (*from)[:n]
	*to = append(*to, s.now(m.by))
	s.restore(m)
	return true
}

// restore makes a moment the present one.
func (s *site) restore(m moment) {
	same := s.pact == m.pact && slices.Equal(s.laid, m.laid)
	s.laid, s.pact = slices.Clone(m.laid), m.pact
	if same { // only ink has changed: keep what lies
		s.pen.BackTo(common(s.pen, m.path))
		for _, st := range m.path[s.pen.Len():] {
			if s.pen.Step(st) != nil {
				break
			}
		}
		s.stamp++
		s.look()
		return
	}
	for _, p := range s.laid {
		if h := s.card(p.Card); h != nil {
			h.turned = p.Turned
		}
	}
	s.build(m.path)
}

// common is the number of first steps that the pen has in common with a path.
func common(p *dungeon.Pen, path dungeon.Path) int {
	n := 0
	for n < p.Len() && n < len(path) && p.StepAt(n).String() == path[n].String() {
		n++
	}
	return n
}

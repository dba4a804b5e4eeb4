package showing

import (
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// Site is a dungeon that was handed in.
type Site struct {
	placed []dungeon.Placement
	tab    *dungeon.Tableau
	pen    *dungeon.Pen
	found  dungeon.Result
	marks  []Mark
	cells  []cell
}

// Mark is a Discovery that the path has circled.
type Mark struct {
	X, Y    int
	Icon    card.Icon
	Crossed bool
	Step    int // the step that circled it, counted from 0
	Used    int // the step that crossed it out; the number of steps if none did
}

// New lays out what a seat handed in. What its path has spent is all that the path
// needs, so nothing else has to be known of the seat. Cards that the tables do not know
// stay away, and so does a path that cannot be followed: a picture is all that is asked.
func New(tables *mapmasters.Tables, plan mapmasters.Explore, found dungeon.Result) *Site {
	placed := make([]dungeon.Placement, 0, len(plan.Cards))
	for _, p := range plan.Cards {
		if k := tables.Card(p.Card); k != nil {
			placed = append(placed, dungeon.Placement{Card: k, X: p.X, Y: p.Y, Turned: p.Turned})
		}
	}
	kit := dungeon.Kit{Fairies: found.Fairies, Books: found.Books, Pact: plan.Pact}
	if plan.Pact != card.None && kit.Fairies.Of(plan.Pact) > 0 {
		kit.Fairies = kit.Fairies.Plus(plan.Pact, -1)
	}
	return Of(placed, kit, plan.Path)
}

// Of lays cards and draws a path with what a kit offers, up to the first step that is
// refused.
func Of(placed []dungeon.Placement, kit dungeon.Kit, path dungeon.Path) *Site {
	t, err := dungeon.Lay(placed)
	for err != nil && len(placed) > 0 {
		placed = placed[:len(placed)-1]
		t, err = dungeon.Lay(placed)
	}
	s := &Site{placed: placed, tab: t, pen: dungeon.NewPen(t, kit)}
	for _, step := range path {
		if s.pen.Step(step) != nil {
			break
		}
	}
	s.found = s.pen.Result()
	s.mark()
	s.follow()
	return s
}

// mark notes when each Discovery was circled and crossed out.
func (s *Site) mark() {
	type place struct{ x, y int }
	at := map[place]int{}
	for i := range s.pen.Len() {
		for _, f := range s.pen.Finds(i) {
			n, known := at[place{f.X, f.Y}]
			if !known {
				n = len(s.marks)
				at[place{f.X, f.Y}] = n
				s.marks = append(s.marks, Mark{X: f.X, Y: f.Y, Icon: f.Icon, Step: i, Used: s.pen.Len()})
			}
			if f.Crossed {
				s.marks[n].Crossed, s.marks[n].Used = true, i
			}
		}
	}
}

// Len is the number of steps of the path, 0 if there is none.
func (s *Site) Len() int { return s.pen.Len() }

// Laid is the number of cards.
func (s *Site) Laid() int { return len(s.placed) }

// Tableau is what the path runs through.
func (s *Site) Tableau() *dungeon.Tableau { return s.tab }

// Result is what the path has brought.
func (s *Site) Result() dungeon.Result { return s.found }

// Marks are the circled Discoveries in the order of the path.
func (s *Site) Marks() []Mark { return s.marks }

// Exit is where the path left the dungeon, in lattice squares; ok is false after a dead
// end.
func (s *Site) Exit() (x, y float64, ok bool) {
	if s.pen.Standing() != dungeon.Outside {
		return 0, 0, false
	}
	at := s.tab.Spot(s.pen.Node())
	dx, dy := s.pen.StepAt(s.pen.Len() - 1).Side.Step()
	return float64(at.X) + .5 + float64(dx), float64(at.Y) + .5 + float64(dy), true
}

// Counts says whether a Discovery counts for an aim, and for how many.
func Counts(icon card.Icon, a mapmasters.Aim) int {
	switch {
	case a == dungeon.Coins && icon.Kind == card.Coin:
		return int(icon.Coins)
	case aimKinds[a] == icon.Kind && icon.Kind != card.None,
		a == dungeon.Pits && icon.Kind == card.Lava:
		return 1
	}
	return 0
}

// aimKinds are the icons that each aim counts; rooms have none.
var aimKinds = [dungeon.Aims]card.Kind{
	dungeon.Barrels: card.Barrel, dungeon.Keys: card.Key, dungeon.Pits: card.Pitfall, dungeon.Scrolls: card.Scroll,
	dungeon.Monsters: card.Monster, dungeon.Ropes: card.Rope, dungeon.Padlocks: card.Padlock, dungeon.Swords: card.Sword,
	dungeon.Circles: card.Circle, dungeon.Stairways: card.Stairs,
}

// Rung is how much of an aim the path has circled after so many steps.
func (s *Site) Rung(a mapmasters.Aim, progress float64) int {
	n := 0
	for _, b := range s.Rings(a) {
		if float64(b.Step) < progress {
			n += b.Count
		}
	}
	return n
}

// entry is a room's first visit.
type entry struct{ room, step, x, y int }

// rooms lists the rooms the path has visited, with the step that entered them.
func (s *Site) rooms() []entry {
	var out []entry
	met := map[int]bool{}
	for i := range s.pen.Len() {
		n := s.pen.NodeAfter(i)
		if n < 0 || s.pen.StandingAfter(i) == dungeon.Outside {
			continue
		}
		room := s.tab.Room(n)
		if room < 0 || met[room] || !s.pen.Visited(room) {
			continue
		}
		met[room] = true
		at := s.tab.Spot(n)
		out = append(out, entry{room, i, at.X, at.Y})
	}
	return out
}

// Rings lists where and when the path has circled what an aim counts; each place says
// for how many it counts. A room rings at its first square.
func (s *Site) Rings(a mapmasters.Aim) []Bell {
	var out []Bell
	if a == dungeon.Rooms {
		for _, r := range s.rooms() {
			out = append(out, Bell{r.x, r.y, r.step, 1})
		}
		return out
	}
	for _, m := range s.marks {
		if n := Counts(m.Icon, a); n > 0 {
			out = append(out, Bell{m.X, m.Y, m.Step, n})
		}
	}
	return out
}

// Bell is a place that counts for an objective, and the step that rang it.
type Bell struct{ X, Y, Step, Count int }

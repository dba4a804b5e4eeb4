// Package mime plays Dungeon Roll through the mouse: simple decisions, carried out on the
// dice, treasures and buttons that are to be seen.
package mime

import (
	"errors"
	"fmt"
	"strconv"

	"delvebox/engine/play"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/app"
	"delvebox/scenes/dungeonroll/stops"
)

// Mime implements app.Mime.
type Mime struct{}

var errOther = errors.New("the match is of another game")

// Phase names the phase.
func (Mime) Phase(s play.State) string {
	if s, ok := s.(*dungeonroll.State); ok {
		return "dungeonroll-" + s.Phase().String()
	}
	return ""
}

// Decide decides as the tour does.
func (Mime) Decide(s play.State, _ play.Seat, n int) (play.Move, error) {
	dr, ok := s.(*dungeonroll.State)
	if !ok {
		return nil, errOther
	}
	return stops.Decide(dr, n)
}

// Same compares moves. Roles are left to the rules.
func (Mime) Same(want, made play.Move) bool {
	a, ok := want.(dungeonroll.Move)
	b, is := made.(dungeonroll.Move)
	if !ok || !is {
		return false
	}
	for _, m := range []*dungeonroll.Move{&a, &b} {
		m.Role = dungeonroll.NoFace
		for i := range m.Uses {
			m.Uses[i].Role = dungeonroll.NoFace
		}
	}
	return a == b
}

// Carry asks the hand for what makes the move.
func (Mime) Carry(h app.Hand, m play.Move) error {
	s, ok := h.Table.Playing().State().(*dungeonroll.State)
	move, is := m.(dungeonroll.Move)
	if !ok || !is {
		return errOther
	}
	f := hand{h, s.Delve()}
	if f.There("tip-off") { // it may lie on the dice
		f.Player.Click("tip-off")
		f.Player.WaitIdle()
	}
	f.Player.Point("menu") // it comes anew: a second click at once would be half of a double click
	if err := f.carry(&move); err != nil {
		return err
	}
	f.Player.Do("answer", f.answer)
	f.Player.WaitIdle()
	return nil
}

// hand is the scripted hand at the table.
type hand struct {
	app.Hand
	d dungeonroll.Delve // the position at which the move begins
}

// answer lets a question be answered with yes.
func (f hand) answer() error {
	if f.There("yes") {
		f.Player.Click("yes")
	}
	return nil
}

func party(slot int) string { return "party-" + strconv.Itoa(slot) }
func level(slot int) string { return "level-" + strconv.Itoa(slot) }

// source is the control of a source.
func source(s dungeonroll.Source) string {
	switch {
	case s == dungeonroll.HeroCard:
		return "hero"
	case s.Token() != dungeonroll.NoToken:
		return "token-" + s.Token().String()
	}
	return party(s.Slot())
}

// carry makes a move: a choice made before and after the levels, one on a level, or one that
// is a single button.
func (f hand) carry(m *dungeonroll.Move) error {
	button := map[dungeonroll.Kind]string{
		dungeonroll.EndPhase: "main", dungeonroll.Retire: "main", dungeonroll.Flee: "flee", dungeonroll.SeekGlory: "seek-glory",
	}[m.Kind]
	if button != "" {
		f.Player.Click(button)
		return nil
	}
	if f.choose(m) || f.act(m) {
		return nil
	}
	return fmt.Errorf("the hand does not know how to make %q", m)
}

// choose makes a choice outside the levels; false for any other move.
func (f hand) choose(m *dungeonroll.Move) bool {
	p := f.Player
	switch m.Kind {
	case dungeonroll.PickHero:
		p.Click("hero-" + m.Hero.String())
		p.WaitIdle()
		p.Click("take")
		return true
	case dungeonroll.FormReroll:
		f.each(m.Party, party)
	case dungeonroll.AssignScout:
		for i, l := range m.Assign {
			p.Click("scout-" + strconv.Itoa(i+1))
			p.Click("tray-" + strconv.Itoa(int(l)))
		}
	case dungeonroll.DiscardTokens:
		for k, n := range m.Tokens {
			for range n {
				p.Click("token-" + dungeonroll.Token(k).String())
			}
		}
	default:
		return false
	}
	p.Click("main")
	return true
}

// act uses a companion, a treasure or the hero; false for any other move.
func (f hand) act(m *dungeonroll.Move) bool {
	p := f.Player
	switch m.Kind {
	case dungeonroll.Fight:
		f.fight(m)
	case dungeonroll.Reroll:
		p.Click(source(m.Source))
		p.Click("main")
		f.each(m.Party, party)
		f.each(m.Level, level)
		p.Click("main")
	case dungeonroll.OpenChests:
		p.Click(source(m.Source))
		p.Click(level(f.first(dungeonroll.Chest)))
		f.count(int(m.N))
	case dungeonroll.Quaff:
		p.Click(source(m.Source))
		p.Click(level(f.first(dungeonroll.Potion)))
		f.faces(m)
	case dungeonroll.UseToken:
		p.Click("token-" + m.Token.String())
		p.Click("main")
		if m.Token == dungeonroll.Elixir {
			f.faces(m)
		}
	case dungeonroll.Specialty:
		p.Click("track")
		f.each(m.Level, level)
	case dungeonroll.Ultimate:
		f.ultimate(m)
	case dungeonroll.FightDragon:
		for i, use := range m.Uses {
			if use.Source != 0 {
				p.Click(source(use.Source))
				p.Click("plinth-" + strconv.Itoa(i+1))
			}
		}
		p.Click("main")
	default:
		return false
	}
	return true
}

func (f hand) each(s dungeonroll.Slots, name func(slot int) string) {
	for _, slot := range s.List() {
		f.Player.Click(name(slot))
	}
}

func (f hand) first(foe dungeonroll.Foe) int {
	for slot := 1; slot <= f.d.Row.Len(); slot++ {
		if f.d.Row.At(slot) == foe {
			return slot
		}
	}
	return 1
}

// Package heroes is the choice of heroes (DR-008): all heroes of the ticked sets as
// tiles, the one that is looked at as a large card with both its sides, and who has
// chosen what. The last in turn order chooses first; a hero that is taken lies there
// quietly with the one who took it.
package heroes

import (
	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/dungeonroll/board"
)

// View shows the choice. It implements board.View.
type View struct {
	*board.Board
	list   []dungeonroll.Hero // of the ticked sets, in the order of the rules
	chosen dungeonroll.Hero   // clicked by whoever chooses now
	looked dungeonroll.Hero   // under the pointer or the focus last
	cards  [2]dungeonroll.Hero
	grid   grid
}

// New makes the view.
func New(b *board.Board) board.View { return newView(b) }

func newView(b *board.Board) *View {
	v := &View{Board: b}
	options := b.Setup().Options
	for _, h := range dungeonroll.Heroes() {
		set := b.Tables.Hero(h).Set
		on, said := options[set.String()]
		if on == "on" || !said && set == dungeonroll.Basic {
			v.list = append(v.list, h)
		}
	}
	v.looked = v.first()
	return v
}

// first is the first hero that can still be taken.
func (v *View) first() dungeonroll.Hero {
	for _, h := range v.State().Choices().List() {
		return h
	}
	return v.list[0]
}

// control is the name of a hero's tile.
func control(h dungeonroll.Hero) string { return "hero-" + h.String() }

// Frame implements board.View.
func (v *View) Frame(u *ui.UI) {
	board.Night(u)
	l := v.lay(u)
	v.head(u, l)
	v.walk(u)
	v.tiles(u, l)
	v.both(u, l)
	v.facts(u, l)
	v.take(u, l)
}

// walk moves the focus about the grid by the arrow keys.
func (v *View) walk(u *ui.UI) {
	if u.Drawing() || u.Taken() || u.Event().Kind != input.KeyDown {
		return
	}
	step := map[input.Key]int{input.ArrowL: -1, input.ArrowR: 1, input.ArrowU: -v.grid.columns, input.ArrowD: v.grid.columns}[u.Event().Key]
	if step == 0 {
		return
	}
	name, _ := u.Focused()
	at := -1
	for i, h := range v.list {
		if control(h) == name {
			at = i
		}
	}
	to := at + step
	if at < 0 { // the arrows find their way to the heroes from anywhere
		to = 0
		for i, h := range v.list {
			if h == v.looked {
				to = i
			}
		}
	}
	u.Take()
	if to >= 0 && to < len(v.list) {
		u.Focus(control(v.list[to]), true)
		v.looked = v.list[to]
		u.Wake()
	}
}

// choose makes a hero the one that the main button takes.
func (v *View) choose(u *ui.UI, h dungeonroll.Hero, x, y float64) {
	v.looked = h
	if !v.State().Choices().Has(h) {
		v.Do(u, dungeonroll.Move{Kind: dungeonroll.PickHero, Hero: h}, x, y) // the rules say why not
		return
	}
	if v.chosen != h {
		u.Play("card-turn")
	}
	v.chosen = h
	u.Wake()
}

// take is the main button.
func (v *View) take(u *ui.UI, l layout) {
	word, why := u.T("dungeonroll.heroes.take"), ""
	switch {
	case v.chosen == dungeonroll.NoHero:
		why = u.T("dungeonroll.wants.choose")
	default:
		word = u.T("dungeonroll.heroes.be", "hero", v.HeroName(v.chosen, false))
	}
	style := board.Fit(u, ui.MainWord, word, l.main.W-70)
	b := ui.Button{Kind: ui.MainButton, Word: word, Style: &style, Disabled: why, Press: input.Enter, Key: u.T("keys.names-enter")}
	if u.Width(style, word)+u.Width(ui.Note, b.Key)+56 > l.main.W {
		b.Key = ""
		style = board.Fit(u, ui.MainWord, word, l.main.W-28)
	}
	if u.Button("take", l.main, b) {
		v.pick(u, l.main.CX(), l.main.Y)
	}
}

// pick makes the move.
func (v *View) pick(u *ui.UI, x, y float64) {
	if v.chosen == dungeonroll.NoHero {
		return
	}
	h := v.chosen
	v.chosen = dungeonroll.NoHero
	if v.Do(u, dungeonroll.Move{Kind: dungeonroll.PickHero, Hero: h}, x, y) {
		u.Play("snap")
	}
}

// Tick implements board.View.
func (v *View) Tick(*ui.UI) {}

// Happen implements board.View: the next to choose begins to look anew.
func (v *View) Happen(*ui.UI, play.Seat, []play.Event) {
	v.chosen = dungeonroll.NoHero
	if v.State().Phase() == dungeonroll.Choosing {
		v.looked = v.first()
	}
}

// Undo implements board.View: what is chosen is put down first.
func (v *View) Undo(u *ui.UI) bool {
	if v.chosen == dungeonroll.NoHero {
		return false
	}
	v.chosen = dungeonroll.NoHero
	u.Wake()
	return true
}

// Reset implements board.View.
func (v *View) Reset(*ui.UI) { v.chosen = dungeonroll.NoHero }

// Busy implements board.View.
func (v *View) Busy(*ui.UI) bool { return false }

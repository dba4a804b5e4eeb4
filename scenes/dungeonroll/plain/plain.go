// Package plain has simple views for the stages of a match that have none of their own
// yet: the choice of heroes and the results.
package plain

import (
	"strconv"

	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/dungeonroll/board"
)

type view struct {
	*board.Board
	frame  func(u *ui.UI, v *view)
	chosen dungeonroll.Hero
}

// Heroes lets the viewer choose a hero from a list.
func Heroes(b *board.Board) board.View { return &view{Board: b, frame: heroes} }

// Results lists the totals.
func Results(b *board.Board) board.View { return &view{Board: b, frame: results} }

// Frame implements board.View.
func (v *view) Frame(u *ui.UI) {
	board.Night(u)
	v.frame(u, v)
}

// Tick implements board.View.
func (v *view) Tick(*ui.UI) {}

// Happen implements board.View.
func (v *view) Happen(*ui.UI, play.Seat, []play.Event) {}

// Undo implements board.View.
func (v *view) Undo(*ui.UI) bool { return false }

// Reset implements board.View.
func (v *view) Reset(*ui.UI) {}

// Busy implements board.View.
func (v *view) Busy(*ui.UI) bool { return false }

func heroes(u *ui.UI, v *view) {
	p := board.Places(u)
	list := v.State().Choices().List()
	r := p.Chest
	cells := r.Columns(3, 12)
	for i, h := range list {
		c := cells[i%3]
		c.H = 44
		c.Y += float64(i/3) * 52
		if u.Button("hero-"+h.String(), c, ui.Button{Kind: ui.Secondary, Word: v.HeroName(h, false)}) {
			v.chosen = h
		}
	}
	why := ""
	if v.chosen == dungeonroll.NoHero {
		why = u.T("dungeonroll.wants.choose")
	}
	if u.Button("take", p.Main, ui.Button{Kind: ui.MainButton, Word: u.T("button.done"), Disabled: why, Press: "Enter"}) {
		v.Do(u, dungeonroll.Move{Kind: dungeonroll.PickHero, Hero: v.chosen}, p.Main.CX(), p.Main.Y)
	}
}

func results(u *ui.UI, v *view) {
	p := board.Places(u)
	board.Sheet(u, p.Chest)
	y := p.Chest.Y + 40
	for _, rank := range v.Match.Outcome().Ranking {
		u.Text(p.Chest.X+40, y, ui.Heading, strconv.Itoa(rank.Place)+"  "+v.SeatName(rank.Seat), ui.Ink, ui.AlignLeft)
		u.Text(p.Chest.Right()-40, y, ui.Heading, strconv.Itoa(rank.Score), ui.Ink, ui.AlignRight)
		y += 44
	}
	if u.Button("again", p.Main, ui.Button{Kind: ui.MainButton, Word: u.T("pause.shelf"), Press: "Enter"}) {
		v.Stack.Home()
	}
}

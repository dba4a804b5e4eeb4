package defence

import (
	"delvebox/engine/input"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/scenes/doodledungeon/board"
	"delvebox/scenes/doodledungeon/drawing"
)

// target is the monster that a Bomb is aimed at with the arrow keys.
type target struct {
	of    play.Seat // whose dungeon
	at    sheet.Square
	keyed bool // the arrow keys were used last, not the pointer
}

// aim is the square a Bomb is aimed at: the pointer's, or a monster chosen with the arrow
// keys, which go through the monsters in the order of the squares.
func (v *View) aim(u *ui.UI, t ui.Touch, guards sheet.Set) sheet.Square {
	if v.target.of != v.bomb || !guards.Has(v.target.at) {
		v.target = target{of: v.bomb, at: guards.First()}
		if _, shown := u.Focused(); shown { // the card was laid with the keys
			u.Focus("sheet", true)
			v.target.keyed = true
		}
		u.Wake()
	}
	if k := u.Event().Kind; k == input.Move || k == input.Press {
		v.target.keyed = false
	}
	if t.Ring && u.Event().Kind == input.KeyDown {
		step := 0
		switch {
		case u.Key(input.ArrowR), u.Key(input.ArrowD):
			step = 1
		case u.Key(input.ArrowL), u.Key(input.ArrowU):
			step = guards.Count() - 1
		}
		if step != 0 && !guards.Empty() {
			n := guards.And(below(v.target.at)).Count()
			v.target.at, v.target.keyed = guards.Nth((n+step)%guards.Count()), true
			u.Wake()
		}
	}
	if t.Hot && !v.target.keyed {
		return v.p.SquareAt(t.X, t.Y)
	}
	if !t.Ring {
		return sheet.NoSquare
	}
	u.Ring(v.p.Rect(drawing.SquareRect(v.target.at)), 6)
	return v.target.at
}

// below are the squares before one.
func below(q sheet.Square) sheet.Set {
	var s sheet.Set
	for i := sheet.Square(0); i < q; i++ {
		s = s.With(i)
	}
	return s
}

// naming shows a rival's dungeon large: a click names the monster of a Bomb.
func (v *View) naming(u *ui.UI) {
	of := v.bomb
	sight := v.Sight(of)
	v.Paper(u, v.p, of, sight)
	v.SheetTips(u, v.p, of)
	v.Glow(u, v.p, sight.Sheet.Guards(), sheet.NoSquare)
	v.stander(u, of)
	grid := v.p.Rect(drawing.Grid())
	t := u.Touch("sheet", grid)
	q := v.aim(u, t, sight.Sheet.Guards())
	m := doodledungeon.Lay{Action: card.Bomb, Above: of, Square: q}
	if q.Valid() && (t.Hot || t.Ring) {
		tip := v.SquareTip(of, q)
		if sight.Sheet.Guards().Has(q) {
			if !meets(v.st, of, q) {
				tip.Now = u.T("doodledungeon.defence.bomb-far")
			}
		}
		u.Tip("sheet", v.p.Rect(drawing.SquareRect(q)), tip)
	}
	word := u.T("doodledungeon.defence.bomb-name", "name", v.SeatName(of))
	r := ui.R(v.p.Sheet.CX()-190, v.p.Sheet.Bottom()-46-u.Grow(ui.ButtonWord), 380, 38+u.Grow(ui.ButtonWord))
	s := board.Fit(u, ui.ButtonWord15, word, r.W-24)
	if u.Button("bomb-back", r, ui.Button{Kind: ui.Secondary, Word: word, Style: &s}) {
		v.letGo()
		return
	}
	if t.Clicked && q.Valid() {
		v.do(u, m, t.X, t.Y)
	}
}

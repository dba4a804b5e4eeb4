package build

import (
	"image"
	"strconv"

	"delvebox/engine/input"
	"delvebox/engine/paint"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/scenes/doodledungeon/drawing"
)

// sheet draws the dungeon and lets it be built on.
func (v *View) sheet(u *ui.UI) {
	v.Paper(u, v.p, v.seat, v.Sight(v.seat))
	v.SheetTips(u, v.p, v.seat)
	grid := v.p.Rect(drawing.Grid())
	t := u.Touch("sheet", grid)
	v.point(u, t)
	if !v.free() || !v.open {
		if v.at.Valid() && t.Hot {
			u.Tip("sheet", v.p.Rect(drawing.SquareRect(v.at)), v.SquareTip(v.seat, v.at))
		}
		if v.free() && t.Clicked && v.at.Valid() {
			v.Refuse(u, v.st.Why(v.seat, doodledungeon.Draw{Mark: sheet.Goblin, Square: v.at}), t.X, t.Y)
		}
		return
	}
	v.turning(u, t)
	switch v.due.Kind {
	case card.Upgrade:
		v.tracks(u)
		if t.Clicked {
			u.Refuse(t.X, t.Y, u.T("doodledungeon.build.click-track"), "DD-046", func() { v.Rulebook("DD-046") })
		}
		return
	case card.Formation:
		v.Glow(u, v.p, v.legal, sheet.NoSquare)
	default:
		v.Glow(u, v.p, v.legal, v.at)
	}
	if !v.at.Valid() {
		return
	}
	if v.keyed && t.Ring {
		u.Ring(v.p.Rect(drawing.SquareRect(v.at)), 6)
	}
	m := v.move(v.at)
	why := v.st.Why(v.seat, m)
	v.hang(u, why)
	v.explain(u, why)
	if t.Clicked {
		r := v.p.Rect(drawing.SquareRect(v.at))
		if v.Do(u, m, r.CX(), r.Y) {
			v.keyed = v.keyed && t.Ring
		}
	}
}

// point follows the pointer, or the arrow keys while the sheet has the focus.
func (v *View) point(u *ui.UI, t ui.Touch) {
	if t.Ring && u.Event().Kind == input.KeyDown {
		dx, dy := 0, 0
		switch {
		case u.Key(input.ArrowL):
			dx = -1
		case u.Key(input.ArrowR):
			dx = 1
		case u.Key(input.ArrowU):
			dy = -1
		case u.Key(input.ArrowD):
			dy = 1
		}
		if dx != 0 || dy != 0 {
			if q := sheet.At(v.cur.Column()+dx, v.cur.Row()+dy); q.Valid() {
				v.cur = q
			}
			v.keyed = true
			u.Wake()
		}
	}
	if k := u.Event().Kind; k == input.Move || k == input.Press {
		v.keyed = false
	}
	at := sheet.NoSquare
	switch {
	case t.Ring && (v.keyed || !t.Hot):
		at, v.keyed = v.cur, true
	case t.Hot:
		if at = v.p.SquareAt(t.X, t.Y); at.Valid() {
			v.cur = at
		}
	}
	if at != v.at {
		v.at = at
		u.Wake()
	}
}

// turning turns and mirrors the formation at the pointer: wheel or R turns, F, M or the
// right button mirrors.
func (v *View) turning(u *ui.UI, t ui.Touch) {
	if v.due.Kind != card.Formation {
		return
	}
	was := v.pos
	switch {
	case t.Wheel > 0, u.Key("R"):
		v.pos = v.shape.Turn(v.pos)
	case t.Wheel < 0:
		for range 3 {
			v.pos = v.shape.Turn(v.pos)
		}
	case t.Menu, u.Key("F"), u.Key("M"):
		v.pos = v.shape.Mirror(v.pos)
	}
	if v.pos != was {
		u.Play("tick")
		v.work()
		u.Wake()
	}
}

type hangKey struct {
	form *drawing.Form
	what string
	pos  int
}

// hang draws what hangs at the pointer, with what is in the way.
func (v *View) hang(u *ui.UI, why *play.Refusal) {
	form := v.Form(u, v.p)
	on := sheet.Of(v.at)
	r := v.p.Rect(drawing.SquareRect(v.at))
	x, y := r.X, r.Y
	if v.due.Kind == card.Formation {
		var column, row int
		on, column, row = v.hung(v.at)
		x, y = v.p.At(drawing.GridX+drawing.Cell*float64(column), drawing.GridY+drawing.Cell*float64(row))
	}
	if why == nil {
		v.OnGrid(u, v.p, "fitting", on, drawing.Fitting)
	} else {
		v.OnGrid(u, v.p, "refused", on, drawing.Refused)
		switch why.Key {
		case "cut-off", "way-blocked":
			if set, err := sheet.ParseSet(why.Args["squares"]); err == nil && set.Count() <= 40 {
				v.OnGrid(u, v.p, "cut", set, drawing.Cut)
			}
		case "too-close", "square-taken":
			if set, err := sheet.ParseSet(why.Args["squares"]); err == nil {
				v.OnGrid(u, v.p, "refused", set.Minus(on), drawing.Refused)
			}
		}
	}
	if form == nil || !u.Drawing() {
		return
	}
	key := hangKey{form: form, what: v.due.String(), pos: v.pos}
	switch v.due.Kind {
	case card.Formation:
		shape, pos := v.shape, v.pos
		u.Picture(key, x, y, paint.Place{}, func(float64) *image.RGBA { return form.Hanging(shape.Cells(pos), 10) })
	case card.Creature:
		mark := v.due.Mark
		u.Picture(key, x, y, paint.Place{}, func(float64) *image.RGBA { return form.HangingMark(mark, 10) })
	case card.Treasure:
		side := r.W * .5
		v.Thing(u, drawing.ChestThing, r.CX()-side/2, r.CY()-side/2-4, side, 0)
	}
}

// explain says beside the pointer why something does not fit, with the clause to click,
// and what else would lapse where it fits.
func (v *View) explain(u *ui.UI, why *play.Refusal) {
	r := v.p.Rect(drawing.SquareRect(v.at))
	if why != nil {
		tip := ui.Tip{Title: v.title(why.Key), Body: v.Reason(why), Clause: why.Clause}
		u.Tip("sheet", r, tip)
		return
	}
	tip := ui.Tip{Title: u.T("doodledungeon.build.fits", "what", v.ThingName(v.due.Name()), "square", v.at)}
	if doomed := v.doomed(v.move(v.at)); doomed != "" {
		tip.Now = u.T("doodledungeon.build.would-lapse", "list", doomed)
		u.Tip("sheet", r, tip)
		return
	}
	if v.due.Kind != card.Treasure {
		return
	}
	sh := v.st.Sheet(v.seat)
	switch {
	case sh.Guards().Has(v.at):
		tip.Body = u.T("doodledungeon.build.guarded")
	case sh.Room().Has(v.at):
		tip.Body = u.T("doodledungeon.build.guard-to-come")
	default:
		tip.Body = u.T("doodledungeon.build.never-guarded")
	}
	u.Tip("sheet", r, tip)
}

// title is the short word for a reason.
func (v *View) title(key string) string {
	if k := "doodledungeon.why." + key; v.Words.Has(k) {
		return v.Words.T(k)
	}
	return v.Words.T("doodledungeon.build.no")
}

// doomed lists the elements that will lapse after a move, nil for now.
func (v *View) doomed(after doodledungeon.Move) string {
	out := ""
	elements := v.Tables.Card(v.st.Faceup(v.seat)).Elements
	for _, i := range v.st.Doomed(v.seat, after) {
		if out != "" {
			out += ", "
		}
		out += strconv.Itoa(i+1) + " " + v.ThingName(elements[i].Name())
	}
	return out
}

// tracks lets a track be clicked.
func (v *View) tracks(u *ui.UI) {
	var names []string
	u.Group("tracks")
	for c := range card.Categories {
		r := v.p.Rect(drawing.TrackRect(c))
		name := "check-" + c.String()
		names = append(names, name)
		t := u.Touch(name, r)
		m := doodledungeon.Check{Category: c}
		free := v.st.Why(v.seat, m) == nil
		if free {
			box := v.p.Rect(drawing.BoxRect(v.Tables, c, v.st.Checked(v.seat, c)))
			u.Picture(trackKey{box.W, t.Hot}, box.CX(), box.CY(), paint.Place{}, func(k float64) *image.RGBA { return boxGlow(box.W, t.Hot, k) })
		}
		if t.Hot && free {
			u.Glow(r.Inset(2), 6, .35)
		}
		if t.Ring {
			u.Ring(r, 6)
		}
		u.Tip(name, r, v.TrackTip(v.seat, c))
		if t.Clicked && v.Do(u, m, r.X, r.CY()) {
			break
		}
	}
	u.Step(names)
	u.Group("")
}

type trackKey struct {
	w   float64
	hot bool
}

package explore

import (
	"errors"
	"image/color"
	"strconv"

	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// aim is the choice of where to jump.
type aim struct {
	action  dungeon.Action
	targets []dungeon.Target
}

// aimNames are how the jumps are called that want a target.
var aimNames = map[dungeon.Action]string{dungeon.UseCircle: "circle", dungeon.UseBarrel: "barrel", dungeon.ToMonster: "monster"}

// jumps lists the jumps that can be made from where the pen stands (MMV 4.8). That to a
// monster (SB-03) can be made from anywhere: its spellbook glows and is the button.
func (v *View) jumps(u *ui.UI) []choice {
	if v.gesture != idle || v.s.pen.Len() == 0 {
		return nil
	}
	var list []choice
	once := map[dungeon.Action]bool{}
	for _, n := range v.s.next {
		st := n.Step
		if st.Action == dungeon.Go || st.Action == dungeon.Start || once[st.Action] && st.Action != dungeon.Wrap {
			continue
		}
		once[st.Action] = true
		switch st.Action {
		case dungeon.Fall:
			list = append(list, choice{name: "fall", token: tokenPlain, icon: "pitfall", label: u.T("mapmasters.choose.fall"),
				note: u.T("mapmasters.choose.fall-note"), do: func(u *ui.UI) { v.meet(u, n) }})
		case dungeon.TakeStairs:
			ic := "stairs-down"
			if v.s.tab.Spot(v.s.pen.Node()).Layer == card.Under {
				ic = "stairs-up"
			}
			list = append(list, choice{name: "stairs", token: tokenPlain, icon: ic, label: u.T("mapmasters.choose.stairs"),
				do: func(u *ui.UI) { v.meet(u, n) }})
		case dungeon.Climb:
			list = append(list, v.jumpBook(u, "climb", dungeon.SpiderClimb, func(u *ui.UI) { v.meet(u, n) }))
		case dungeon.UseCircle:
			list = append(list, choice{name: "circle", token: tokenPlain, icon: "magic-circle", label: u.T("mapmasters.choose.jump-circle"),
				do: func(u *ui.UI) { v.takeAim(u, dungeon.UseCircle) }})
		case dungeon.UseBarrel:
			list = append(list, v.jumpBook(u, "barrel", dungeon.BarrelTeleport, func(u *ui.UI) { v.takeAim(u, dungeon.UseBarrel) }))
		case dungeon.Wrap:
			list = append(list, v.jumpBook(u, "wrap", st.Book, func(u *ui.UI) { v.meet(u, n) }))
		}
	}
	return list
}

func (v *View) jumpBook(u *ui.UI, name string, id dungeon.Book, do func(u *ui.UI)) choice {
	return choice{name: name, token: tokenBook, icon: id.String(), label: v.b.BookName(id),
		note: u.T("mapmasters.book." + id.String() + ".short"), do: do}
}

// takeAim lets the player choose a target.
func (v *View) takeAim(u *ui.UI, a dungeon.Action) {
	v.ask = nil
	v.aim = &aim{a, v.s.pen.Targets(a)}
	u.Wake()
}

// shoot jumps to the square that was clicked.
func (v *View) shoot(u *ui.UI, x, y int, px, py float64) {
	a := v.aim
	for _, t := range a.targets {
		if t.At.X != x || t.At.Y != y {
			continue
		}
		if t.Why != nil {
			v.refuse(u, t.Why, px, py)
			return
		}
		v.aim = nil
		n, ok := v.offered(t.Step)
		if !ok {
			return
		}
		if a.action == dungeon.UseCircle {
			pays := v.s.pen.Payments(card.Scroll)
			if len(pays) > 1 && !v.paysByItself(pays[:1]) {
				v.open(u, newAsk(askCircle, n))
				return
			}
		}
		v.meet(u, n)
		return
	}
	v.aim = nil
	u.Wake()
}

// drawTargets lights the possible targets up and dims the others.
func (v *View) drawTargets(u *ui.UI) {
	if v.aim == nil {
		return
	}
	for _, t := range v.aim.targets {
		x, y := v.at.To(float64(t.At.X)+.5, float64(t.At.Y)+.5)
		if t.Why != nil {
			v.drawRing(u, x, y, .46*v.at.Square, color.NRGBA{0x6b, 0x6b, 0x66, 255}, true)
			continue
		}
		glowDisc(u, x, y, .9*v.at.Square, ui.Choice, .15)
		v.drawRing(u, x, y, .52*v.at.Square, ui.White, true)
	}
}

// touchTargets registers the targets, so that each says on hovering what it is or why it
// cannot be reached.
func (v *View) touchTargets(u *ui.UI) {
	if v.aim == nil {
		return
	}
	for _, t := range v.aim.targets {
		name := "target " + strconv.Itoa(t.At.X) + "," + strconv.Itoa(t.At.Y)
		r := v.at.Rect(t.At.X, t.At.Y)
		touch := u.Area(name, r)
		tip := ui.Tip{Title: u.T("mapmasters.choose.target")}
		if why := asRefusal(t.Why); why != nil {
			tip.Body, tip.Clause = v.b.Reason(why), why.Clause
			if touch.Hot {
				u.SetCursor(ui.CursorNo)
			}
		} else {
			n := v.s.tab.NodeAt(t.At)
			tip.Body = u.T("mapmasters.icon." + v.s.tab.Icon(n).Kind.String() + ".name")
			if touch.Hot {
				u.SetCursor(ui.CursorPointer)
			}
		}
		u.Tip(name, r, tip)
		if touch.Pressed {
			v.shoot(u, t.At.X, t.At.Y, touch.X, touch.Y)
			return
		}
	}
}

// asRefusal gives an error of the rules as what it is, nil for others.
func asRefusal(err error) *play.Refusal {
	var r *play.Refusal
	if errors.As(err, &r) {
		return r
	}
	return nil
}

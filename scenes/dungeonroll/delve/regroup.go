package delve

import (
	"image"

	"delvebox/engine/paint"
	"delvebox/engine/paint/hand"
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/dungeonroll/board"
	"delvebox/scenes/dungeonroll/decor"
	"delvebox/scenes/house"
)

type doorKey struct {
	day, shut bool
	size      float64
}

func drawDoor(u *ui.UI, day, shut bool, size, x, y float64) {
	u.PictureLater(doorKey{day, shut, size}, x, y, paint.Place{}, func(k float64) *image.RGBA { return decor.Door(day, shut, size, k) })
}

// doors are the two ways out of a level that has been cleared.
func (v *View) doors(u *ui.UI) {
	f := v.p.Velvet
	words := 96 + u.Grow(ui.Body)
	foot := 3.6 * v.p.Half // where the party stands
	size := min(1.92, (f.H-words-foot-14)/128, f.W/2/130)
	for i, day := range [2]bool{true, false} {
		v.door(u, day, size, f.X+f.W*(.26+.48*float64(i)), f.Y+10, f.W*.46)
	}
}

// door is one of them with what lies behind it.
func (v *View) door(u *ui.UI, day bool, size, x, y, wide float64) {
	w, h := 104*size, 128*size
	name, m := "door-retire", dungeonroll.Move{Kind: dungeonroll.Retire}
	title, line, c := u.T("dungeonroll.regroup.retire"), v.retireLine(u), decor.Head()
	if !day {
		name, m = "door-glory", dungeonroll.Move{Kind: dungeonroll.SeekGlory}
		title, line, c = u.T("dungeonroll.regroup.glory"), v.gloryLine(u), decor.Risk()
	}
	r := ui.R(x-w/2, y, w, h)
	t := u.Touch(name, ui.R(x-wide/2, y, wide, h+70))
	legal := v.legal(m)
	if t.Hot && legal || day {
		gw, gh := wide, h*.5
		u.PictureLater(markKey{map[bool]string{true: "day", false: "night"}[day], gw}, x, y+h, paint.Place{}, func(k float64) *image.RGBA { return decor.Glow(day, gw, gh, k) })
	}
	drawDoor(u, day, !legal, size, r.X, r.Y)
	th := min(24, 15*size)
	house.TitleMiddle(u, x, y+h+8, th, wide-10, title, hand.Banner, 0)
	u.Paragraph(x-wide/2+6, y+h+14+1.35*th, wide-12, ui.Body, line, c, ui.AlignMiddle)
	if !day {
		v.chanceOver(u, r)
	}
	if t.Ring {
		u.Ring(r, 10)
	}
	if t.Clicked && v.free() {
		v.submit(u, m, x, y+h*.6)
	}
}

// sworn says whether the Berserker's vow bars the way home from this level (DR-182).
func (v *View) sworn() bool { return v.d.Vow && !v.d.Slain && v.d.Level < 10 }

func (v *View) retireLine(u *ui.UI) string {
	if v.sworn() {
		return u.T("dungeonroll.regroup.sworn")
	}
	return u.T("dungeonroll.regroup.retire-line", "n", v.d.Level, "total", int(v.d.XP)+int(v.d.Level), "name", v.SeatName(v.Actor()))
}

func (v *View) gloryLine(u *ui.UI) string {
	if v.d.Level == 10 { // DR-077
		return u.T("dungeonroll.regroup.deepest")
	}
	next := int(v.d.Level) + 1
	return u.T("dungeonroll.regroup.glory-line", "level", next, "dice", v.Count("die", min(next, v.d.Supply())), "n", next)
}

// chanceOver writes the coach's chance over the second door.
func (v *View) chanceOver(u *ui.UI, door ui.Rect) {
	if c := v.work(); !v.Coach || !c.known {
		return
	}
	percent := u.T("dungeonroll.coach.percent", "percent", v.coach.percent)
	r := ui.R(door.CX()-68, door.Y+door.H*.32, 136, 54+u.Grow(ui.Note))
	if r.H > .45*door.H { // over a small door the figure alone, so that it stays a door
		h := u.LineHeight(ui.LabelBold) + 4
		r = ui.R(door.CX()-.44*door.W, door.Bottom()-h-8, .88*door.W, h)
		board.Plate(u, r, "", ui.Note)
		u.TextIn(r, board.Fit(u, ui.LabelBold, percent, r.W-12), percent, decor.Engraved(), ui.AlignMiddle)
		return
	}
	board.Plate(u, r, "", ui.Note)
	u.TextIn(ui.R(r.X, r.Y+4, r.W, r.H*.55), ui.MainWord, percent, decor.Engraved(), ui.AlignMiddle)
	word := u.T("dungeonroll.coach.to-clear")
	u.TextIn(ui.R(r.X, r.Y+r.H*.52, r.W, r.H*.4), board.Fit(u, ui.Note, word, r.W-10), word, decor.Engraved(), ui.AlignMiddle)
}

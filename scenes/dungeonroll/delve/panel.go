package delve

import (
	"strconv"

	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/dungeonroll/tray"
)

// panel asks on the velvet what a move has still to know: how many chests, which faces
// come back, which face is set.
func (v *View) panel(u *ui.UI) {
	if !v.free() {
		return
	}
	switch h := &v.hold; h.step {
	case counting:
		v.counter(u, ui.R(0, 0, 300, 92+u.Grow(ui.Body)))
	case reviving:
		v.fan(u)
	case setting:
		if h.pick.slot > 0 {
			v.setFan(u)
		}
	}
}

// sheetAt is the slip that asks, near where it was asked for but wholly on the velvet.
func (v *View) sheetAt(u *ui.UI, w, h float64) ui.Rect {
	in := v.p.Velvet.Inset(10)
	w, h = min(w, in.W), min(h, in.H)
	at := v.hold.at
	r := ui.R(min(max(at.x-w/2, in.X), in.Right()-w), min(max(at.y+.9*v.p.Half, in.Y), in.Bottom()-h), w, h)
	u.Area("asked", r)
	u.Paper(r, 6)
	return r
}

// counter asks for a number of chests.
func (v *View) counter(u *ui.UI, size ui.Rect) {
	h := &v.hold
	r := v.sheetAt(u, size.W*(1+(u.TextScale-1)*.5), size.H)
	u.TextIn(ui.R(r.X+14, r.Y+8, r.W-28, 28+u.Grow(ui.BodyBold)), ui.BodyBold, u.T("dungeonroll.ask.chests"), ui.Ink, ui.AlignMiddle)
	row := ui.R(r.CX()-110, r.Bottom()-50, 220, 40)
	h.move.N = uint8(v.number(u, row, int(h.move.N), h.most))
}

// number is a figure between a minus and a plus.
func (v *View) number(u *ui.UI, r ui.Rect, n, most int) int {
	n += u.Chooser("count", r, func(in ui.Rect) {
		u.TextIn(in, ui.MainWord, u.T("dungeonroll.ask.of", "n", n, "of", most), ui.Ink, ui.AlignMiddle)
	})
	return min(max(n, 1), most)
}

// fan asks for the faces of the dice that come back: six for each. The slip is as high as
// for all that could come back, so that nothing moves away from under the pointer; many
// rows are drawn smaller.
func (v *View) fan(u *ui.UI) {
	h := &v.hold
	n := len(h.faces)
	head, foot, tall := 40+u.Grow(ui.BodyBold), 12.0, n
	if h.most > 1 && h.move.Kind == dungeonroll.Quaff {
		foot, tall = 56, max(n, h.most)
	}
	const rowByHalf = 2.7
	half := min(19, v.p.Half*.52, (v.p.Velvet.H-20-head-foot)/(rowByHalf*float64(tall)))
	row := half * rowByHalf
	r := v.sheetAt(u, max(6*half*2.75+40, 260), head+row*float64(tall)+foot)
	u.TextIn(ui.R(r.X+14, r.Y+6, r.W-28, head-8), ui.BodyBold, v.fanHead(u, n), ui.Ink, ui.AlignMiddle)
	for i := range n {
		v.faceRow(u, i, ui.R(r.X+20, r.Y+head+row*float64(i), r.W-40, row), half)
	}
	if foot > 20 {
		now := v.number(u, ui.R(r.CX()-110, r.Bottom()-50, 220, 40), n, h.most)
		for len(h.faces) < now {
			h.faces = append(h.faces, v.last)
		}
		h.faces = h.faces[:now]
	}
}

func (v *View) fanHead(u *ui.UI, n int) string {
	return u.T("dungeonroll.ask.faces", "n", n, "dice", v.Count("die", n))
}

// faceRow is the six faces of one die.
func (v *View) faceRow(u *ui.UI, i int, r ui.Rect, half float64) {
	h := &v.hold
	for f := dungeonroll.Cleric; f <= dungeonroll.Scroll; f++ {
		c := ui.R(r.X+float64(f-1)*r.W/6, r.Y, r.W/6, r.H)
		name := "face-" + strconv.Itoa(i+1) + "-" + f.String()
		t := u.Touch(name, c)
		if t.Clicked {
			h.faces[i], v.last = f, f
			u.Play("button")
		}
		v.faceDie(u, c, f.String(), half, h.faces[i] == f, tray.Look{Quiet: h.faces[i] != f && !t.Hot}, t)
		u.Tip(name, c, ui.Tip{Title: v.FaceName(f), Body: u.T("dungeonroll.face." + f.String() + ".tip")})
	}
}

// faceDie draws one face to choose from.
func (v *View) faceDie(u *ui.UI, c ui.Rect, face string, half float64, on bool, look tray.Look, t ui.Touch) {
	at := pt{c.CX(), c.CY() - .1*half}
	if on {
		v.ring(u, at, half)
	}
	v.Dice.Show(u, tray.Die{Face: face, Turn: 1}, at.x, at.y, half, look)
	if t.Ring {
		u.Ring(c.Inset(2), 8)
	}
}

// setFan asks for the face of the die that the guild sets; those that it cannot be set to
// are pale (DR-209).
func (v *View) setFan(u *ui.UI) {
	h := &v.hold
	half := min(19, v.p.Half*.52)
	head := 40 + u.Grow(ui.BodyBold)
	r := v.sheetAt(u, 6*half*2.75+40, head+half*2.7+12)
	u.TextIn(ui.R(r.X+14, r.Y+6, r.W-28, head-8), ui.BodyBold, u.T("dungeonroll.ask.set"), ui.Ink, ui.AlignMiddle)
	for i := 1; i <= 6; i++ {
		face := dungeonroll.Foe(i).String()
		if h.pick.party {
			face = dungeonroll.Face(i).String()
		}
		c := ui.R(r.X+20+float64(i-1)*(r.W-40)/6, r.Y+head, (r.W-40)/6, half*2.7)
		t := u.Touch("set-"+face, c)
		may := v.legal(v.setMove(i))
		look := tray.Look{}
		if !may {
			look = tray.Look{Quiet: true, Fade: .65}
		}
		v.faceDie(u, c, face, half, t.Hot && may, look, t)
		if t.Clicked {
			v.setTo(u, i)
			return
		}
	}
}

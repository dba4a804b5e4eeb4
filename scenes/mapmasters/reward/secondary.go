package reward

import (
	"image"
	"math"

	"delvebox/engine/input"
	"delvebox/engine/paint"
	"delvebox/engine/paint/hand"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/scenes/house"
)

type objectiveKey struct {
	id mapmasters.ObjectiveID
	w  float64
}

// secondary lets the Secondary Objective be turned over: it lies facedown and large,
// one card for all, and waits.
func (v *View) secondary(u *ui.UI) {
	area := v.at.dungeon
	title := u.T("mapmasters.banner.secondary")
	h := min(area.H*.62, 336)
	w := h / 1.4
	head := 34.0
	top := area.CY() - (h+head+64)/2
	r := ui.R(area.CX()-w/2, top+head+22, w, h)
	house.TitleMiddle(u, area.CX(), top, head, area.W-48, title, hand.Banner, 0)
	u.Paragraph(area.X, r.Bottom()+14, area.W, ui.Body, u.T("mapmasters.reward.secondary-note"), ui.Cream, ui.AlignMiddle)
	t := u.Touch("turn-secondary", r)
	waiting := v.show.now().scene == asking
	u.Tip("turn-secondary", r, ui.Tip{Title: title, Body: u.T("mapmasters.reward.turn-secondary"), Clause: "MMV-151"})
	if t.Ring {
		u.Ring(r, 14)
	}
	if waiting && (t.Clicked || u.Key(input.Space)) {
		v.forward(u)
		return
	}
	if t.Clicked {
		v.skip(u)
	}
	v.turn(u, r, v.show.share(turning, play.NoSeat, actTurn), waiting && t.Hot)
}

// turn draws the card at a moment of being turned over, 0 facedown to 1 faceup.
func (v *View) turn(u *ui.UI, r ui.Rect, t float64, hot bool) {
	if !u.Drawing() {
		return
	}
	o := v.l.secondary
	back := u.Art.Gallery.Get(objectiveKey{0, r.W * u.Scale}, func() *image.RGBA { return v.b.Art.ObjectiveBack(r.W, u.Scale) })
	face := u.Art.Gallery.Get(objectiveKey{o.ID, r.W * u.Scale}, func() *image.RGBA {
		return v.b.Art.Objective(o.Aim.String(), v.b.AimTitle(o.Aim), u.T("mapmasters.objective.each", "n", o.Value), false, r.W, u.Scale)
	})
	lift := 6.0
	if hot {
		lift = 12
	}
	if u.Prefs.Reduced { // it fades from one side to the other
		u.Shadow(r, 14, lift, 0)
		u.Put(back, r.X, r.Y, paint.Place{Fade: t})
		u.Put(face, r.X, r.Y, paint.Place{Fade: 1 - t})
		return
	}
	t = t * t * (3 - 2*t)
	turn := math.Cos(math.Pi * t)
	up := 12 * math.Sin(math.Pi*t)
	pic := back
	if turn < 0 {
		pic = face
	}
	grow := 1 + .05*math.Sin(math.Pi*t)
	w, h := max(r.W*math.Abs(turn), 1.5)*grow, r.H*grow
	q := ui.R(r.CX()-w/2, r.CY()-h/2-up, w, h)
	if hot {
		q = q.Move(0, -3)
	}
	u.Shadow(ui.R(math.Round(q.X), math.Round(r.CY()-h/2), math.Round(w), math.Round(h)), 14, lift, 0)
	if turn == 1 || turn == -1 {
		u.Put(pic, q.X, q.Y, paint.Place{})
		if hot {
			u.Glow(q, 14, 0)
		}
		return
	}
	k := u.Scale
	u.Surface().DrawPart(pic, image.Rect(0, 0, pic.W, pic.H), paint.Box{X: q.X * k, Y: q.Y * k, W: q.W * k, H: q.H * k}, 0)
}

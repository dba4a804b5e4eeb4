package explore

import (
	"image"
	"time"

	"delvebox/engine/paint"
	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/ui"
)

// smearPace is how long the sponge takes to go over the path, and fadePace how long what
// it smears takes to fade behind it.
const (
	smearPace = 340 * time.Millisecond
	fadePace  = 380 * time.Millisecond
)

// smear is ink that has been wiped: as it was, before the sponge has come to it, and
// smeared behind it.
type smear struct {
	pieces []wiped
	box    image.Rectangle // of all pieces, in the ink's pixels
	since  time.Duration
}

type wiped struct {
	whole, dragged *paint.Picture
}

// smear keeps the present ink, about to be wiped.
func (l *ink) smear(u *ui.UI) {
	l.gone.free()
	if u.Prefs.Speed == 0 || u.Prefs.Reduced || l.key.px <= 0 || l.layer.Empty() {
		return
	}
	k := u.Scale
	g := &l.gone
	g.since, g.box = u.Now, l.layer.Box()
	for _, img := range l.layer.Copies() {
		a := img.Rect
		drag := image.NewRGBA(a)
		copy(drag.Pix, img.Pix)
		pad := 30 * k
		for y := float64(a.Min.Y); y < float64(a.Max.Y)+pad; y += pad * .8 {
			hand.Sponge(drag, pixel.Pt{X: float64(a.Min.X), Y: y}, pixel.Pt{X: float64(a.Max.X), Y: y}, pad, .95)
		}
		g.pieces = append(g.pieces, wiped{paint.NewPicture(img), paint.NewPicture(drag)})
	}
}

func (g *smear) free() {
	for _, p := range g.pieces {
		p.whole.Free()
		p.dragged.Free()
	}
	*g = smear{}
}

// draw lets the sponge go over the ink from left to right.
func (g *smear) draw(v *View, u *ui.UI) {
	if len(g.pieces) == 0 {
		return
	}
	age := u.Now - g.since
	sweep, total := u.Pace(smearPace), u.Pace(smearPace+fadePace)
	if sweep <= 0 || age >= total {
		g.free()
		return
	}
	u.Wake()
	t := min(float64(age)/float64(sweep), 1)
	fade := max(0, float64(age-sweep/2)/float64(total-sweep/2))
	k := u.Scale
	scale := v.at.Square / v.want.Square
	x0 := v.at.X + float64(g.box.Min.X)/k*scale
	x1 := v.at.X + float64(g.box.Max.X)/k*scale
	y0 := v.at.Y + float64(g.box.Min.Y)/k*scale
	y1 := v.at.Y + float64(g.box.Max.Y)/k*scale
	x := x0 + (x1-x0)*t
	u.PushClip(ui.R(0, 0, max(x, 0), u.H))
	for _, p := range g.pieces {
		u.Put(p.dragged, v.at.X, v.at.Y, v.scaled(fade))
	}
	u.PopClip()
	if t >= 1 {
		return
	}
	u.PushClip(ui.R(x, 0, max(u.W-x, 0), u.H))
	for _, p := range g.pieces {
		u.Put(p.whole, v.at.X, v.at.Y, v.scaled(0))
	}
	u.PopClip()
	swing := t * 7
	swing -= float64(int(swing))
	if int(t*7)%2 == 1 {
		swing = 1 - swing
	}
	u.Icon("sponge", x, y0+(y1-y0)*swing, max(1.1*v.at.Square, 34), ui.IconShadow, 0)
}

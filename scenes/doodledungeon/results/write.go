package results

import (
	"image"
	"time"

	"delvebox/engine/input"
	"delvebox/engine/paint"
	"delvebox/engine/sound"
	"delvebox/engine/ui"
	"delvebox/scenes/doodledungeon/drawing"
)

// skip writes everything at once when a button or key is pressed.
func (v *View) skip(u *ui.UI) {
	k := u.Event().Kind
	if v.swallow && k == input.Release { // of the press that skipped
		v.swallow = false
		u.Take()
		return
	}
	if v.all || v.paper == nil || k != input.Press && (k != input.KeyDown || u.Event().Key != input.Enter && u.Event().Key != input.Space) {
		return
	}
	v.mark(v.paper.Write(v.paper.Steps(), 1))
	v.all, v.swallow = true, k == input.Press
	u.Take()
	u.Wake()
}

// sheet writes on and draws the sheet.
func (v *View) sheet(u *ui.UI) {
	if !u.Drawing() {
		return
	}
	for _, p := range v.trash {
		p.Free()
	}
	v.trash = v.trash[:0]
	k := u.Scale * v.s
	if v.paper == nil || v.k != k {
		v.paper, v.k = drawing.NewScoreSheet(v.spec(u), u.Art.Faces, k), k
		for i := range v.pics {
			v.pics[i].dirty = true
		}
		if v.all {
			v.paper.Write(v.paper.Steps(), 1)
		} else {
			v.step, v.going = 0, false
		}
	}
	v.write(u)
	for i := range bands {
		v.strip(u, i)
	}
}

// Leave implements scene.Leaver: the pictures of the sheet are let go of.
func (v *View) Leave() {
	for _, b := range v.pics {
		v.trash = append(v.trash, b.pic, b.was)
	}
	for _, p := range v.trash {
		p.Free()
	}
	v.pics, v.trash = make([]band, bands), nil
}

// fades is how long what is written takes to appear where nothing moves.
const fades = 260 * time.Millisecond

// strip draws one band of the sheet; with reduced motion what is new on it fades in.
func (v *View) strip(u *ui.UI, i int) {
	r, b := v.band(i), &v.pics[i]
	if b.dirty {
		if b.was != nil {
			v.trash = append(v.trash, b.was)
		}
		b.was, b.pic, b.since, b.dirty = b.pic, paint.NewPicture(cut(v.paper.Image(), r)), u.Now, false
	}
	x, y, d := v.page.X, v.page.Y+float64(r.Min.Y)/u.Scale, u.Pace(fades)
	at := paint.Place{}
	if b.was != nil && u.Prefs.Reduced && u.Now-b.since < d {
		u.Put(b.was, x, y, paint.Place{})
		at.Fade = 1 - float64(u.Now-b.since)/float64(d)
		u.Wake()
	} else if b.was != nil {
		v.trash = append(v.trash, b.was)
		b.was = nil
	}
	u.Put(b.pic, x, y, at)
}

func (v *View) band(i int) image.Rectangle {
	b := v.paper.Image().Rect
	return image.Rect(0, b.Dy()*i/bands, b.Dx(), b.Dy()*(i+1)/bands)
}

func cut(m *image.RGBA, r image.Rectangle) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, r.Dx(), r.Dy()))
	for y := range r.Dy() {
		copy(out.Pix[y*out.Stride:y*out.Stride+4*r.Dx()], m.Pix[m.PixOffset(r.Min.X, r.Min.Y+y):])
	}
	return out
}

func (v *View) mark(rs []image.Rectangle) {
	for i := range bands {
		for _, r := range rs {
			if r.Overlaps(v.band(i)) {
				v.pics[i].dirty = true
			}
		}
	}
}

// moment is how long a treasure is looked at when it has been written.
const moment = 460 * time.Millisecond

// write goes on with the step that is being written.
func (v *View) write(u *ui.UI) {
	for !v.all {
		if v.step >= v.paper.Steps() {
			v.all = true
			u.Wake() // the buttons change
			return
		}
		d := u.Pace(time.Duration(v.paper.Duration(v.step)*1000) * time.Millisecond)
		whole := d
		if _, _, ok := v.paper.Treasure(v.step); ok {
			whole += u.Pace(moment)
		}
		if !v.going {
			v.going, v.since = true, u.Now
			if d > 0 {
				v.Sound.Play(v.heard(v.step), sound.Touch{})
			}
		}
		past := u.Now - v.since
		if whole > 0 && past < whole {
			switch {
			case past >= d || u.Prefs.Reduced:
				v.mark(v.paper.Write(v.step, 1))
			default:
				v.mark(v.paper.Write(v.step, float64(past)/float64(d)))
			}
			u.Wake()
			return
		}
		v.mark(v.paper.Write(v.step, 1))
		v.step, v.going = v.step+1, false
	}
}

// treasure is the treasure that is being revealed now, false for none.
func (v *View) treasure() (find, bool) {
	if v.paper == nil || v.all || !v.going {
		return find{}, false
	}
	column, n, ok := v.paper.Treasure(v.step)
	if !ok {
		return find{}, false
	}
	return v.finds(column)[n], true
}

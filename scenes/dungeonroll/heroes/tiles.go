package heroes

import (
	"image"

	"delvebox/engine/paint"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/dungeonroll/decor"
	"delvebox/scenes/dungeonroll/heroart"
	"delvebox/scenes/house"
)

type tileKey struct {
	tile  heroart.Tile
	w, h  float64
	quiet bool
}

// tiles draws the heroes that can be chosen and those that are gone.
func (v *View) tiles(u *ui.UI, l layout) {
	pad(u, l.pad)
	u.Group("heroes")
	defer u.Group("")
	free := v.State().Choices()
	for i, h := range v.list {
		r := v.grid.at(i, len(v.list))
		t := u.Touch(control(h), r)
		v.tile(u, h, r, t, free.Has(h))
		if t.Hot || t.Ring {
			v.looked = h
		}
		if !t.Clicked {
			continue
		}
		if t.Ring && v.chosen == h { // Enter once more takes the hero
			v.pick(u, r.CX(), r.Y)
			return
		}
		v.choose(u, h, r.CX(), r.Y)
	}
}

// tile draws one hero.
func (v *View) tile(u *ui.UI, h dungeonroll.Hero, r ui.Rect, t ui.Touch, free bool) {
	if !u.Drawing() {
		return
	}
	lift := 3.0
	if free && (t.Hot || t.Ring) || v.chosen == h {
		lift = 6
	}
	u.Shadow(r, 7, lift, 0)
	card := v.Tables.Hero(h)
	tile := heroart.Tile{Hero: h.String(), Name: v.HeroName(h, false), Set: heroart.Set(card.Set), Difficulty: heroart.DifficultyOf(card.Mean)}
	if !u.PictureLater(tileKey{tile, r.W, r.H, !free}, r.X, r.Y, paint.Place{}, func(k float64) *image.RGBA {
		img, err := v.Art.Tile(tile, r.W, r.H, k)
		if err != nil {
			return image.NewRGBA(image.Rect(0, 0, 1, 1))
		}
		if !free {
			return decor.Quiet(decor.Quiet(img))
		}
		return img
	}) {
		u.Fill(r, ui.Faded(decor.Dim(), .75))
	}
	switch {
	case v.chosen == h:
		u.Chosen(r, 8)
	case t.Ring:
		u.Ring(r, 8)
	case t.Hot && free:
		u.Glow(r, 8, 0)
	}
	if !free {
		v.gone(u, h, r)
	}
}

// gone marks a hero that is taken with the figure of the one who took it.
func (v *View) gone(u *ui.UI, h dungeonroll.Hero, r ui.Rect) {
	seat := v.owner(h)
	if seat == play.NoSeat {
		return
	}
	name, style := house.Fit(u, ui.NoteMedium, v.SeatName(seat), r.W-48)
	high := max(26, u.LineHeight(style)+4)
	w := high + 4
	if name != "" {
		w += u.Width(style, name) + 10
	}
	at := ui.R(r.Right()-w-7, r.Y+8, w, high)
	u.Panel(at)
	u.Mini(v.SeatColour(seat), at.X+high/2+2, at.Bottom()-4, high-7, 0)
	if name != "" {
		u.TextIn(ui.R(at.X+high+4, at.Y, w-high-8, high), style, name, decor.Text(), ui.AlignLeft)
	}
}

// owner is the seat that has taken a hero.
func (v *View) owner(h dungeonroll.Hero) play.Seat {
	s := v.State()
	for seat := range play.Seat(s.Seats()) {
		if s.Player(seat).Hero == h {
			return seat
		}
	}
	return play.NoSeat
}

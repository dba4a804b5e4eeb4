package score

import (
	"image"

	"delvebox/engine/paint"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/dungeonroll/board"
	"delvebox/scenes/dungeonroll/decor"
)

type doorKey struct {
	day  bool
	size float64
}

type levelKey struct{ level int }

// side shows beside the sheet how the delve ended, no deeper than bottom: the door, the
// level's die, what it brought, and who is next.
func (v *View) side(u *ui.UI, r ui.Rect, bottom float64) {
	if v.fresh.seat == play.NoSeat {
		return
	}
	rec := v.State().Player(v.fresh.seat).Records[v.fresh.delve-1]
	in := r.InsetXY(14, 14)
	words := sentence(u, v.fresh.delve, rec)
	next := v.next(u)
	if v.fresh.mastered { // the sheet tells the rest
		words = v.becomes(u)
	}
	const door = 1.15
	texts := u.ParagraphHeight(ui.Body, words, in.W) + 10
	if next != "" {
		texts += u.ParagraphHeight(ui.BodyMedium, next, in.W) + 8
	}
	head := u.LineHeight(ui.SmallHead) + 10
	tall := decor.DoorH*door + 18
	if v.fresh.mastered {
		tall = 2*in.W + 18
	}
	r.H = min(head+tall+18+texts+14, bottom-r.Y)
	board.Panel(u, r, false)
	v.Mini(u, v.fresh.seat, in.X+12, in.Y+head-10)
	u.TextIn(ui.R(in.X+30, in.Y-4, in.W-30, head), board.Fit(u, ui.SmallHead, v.SeatName(v.fresh.seat), in.W-30), v.SeatName(v.fresh.seat), decor.Head(), ui.AlignLeft)
	y := in.Y + head + 4
	switch left := r.Bottom() - 14 - texts - y; {
	case v.fresh.mastered && left > 120:
		w := min(in.W, (left-14)/2)
		v.card(u, ui.R(in.CX()-w/2, y, w, 2*w))
		y += 2*w + 14
	case left > decor.DoorH*.6:
		size := min(door, (left-14)/decor.DoorH)
		v.door(u, rec, in.CX(), y, size)
		y += decor.DoorH*size + 18
	}
	y = max(y, r.Bottom()-14-texts)
	if y+texts > r.Bottom() {
		return
	}
	y += u.Paragraph(in.X, y, in.W, ui.Body, words, decor.Text(), ui.AlignLeft) + 8
	if next != "" {
		u.Paragraph(in.X, y, in.W, ui.BodyMedium, next, decor.Gold(), ui.AlignLeft)
	}
}

// Mini draws the figure of a seat.
func (v *View) Mini(u *ui.UI, seat play.Seat, x, y float64) { u.Mini(v.SeatColour(seat), x, y, 24, 0) }

// next says who delves next.
func (v *View) next(u *ui.UI) string {
	s := v.State()
	if !delving(s.Phase()) {
		return ""
	}
	if s.Seats() == 1 {
		return u.T("dungeonroll.score.next-alone", "n", s.Round())
	}
	return u.T("dungeonroll.score.next", "name", v.SeatName(s.Adventurer()), "n", s.Round())
}

// door draws the way the delve was left: into the day, or in flight; the level's die
// leans on it.
func (v *View) door(u *ui.UI, rec dungeonroll.Record, x, y, size float64) {
	key := doorKey{rec.End != dungeonroll.Fled, size}
	u.PictureLater(key, x-decor.DoorW*size/2-18, y, paint.Place{}, func(k float64) *image.RGBA { return decor.Door(key.day, false, key.size, k) })
	const d = 64.0
	u.PictureLater(levelKey{int(rec.Level)}, x+decor.DoorW*size/2-44, y+decor.DoorH*size-d+6, paint.Place{}, func(k float64) *image.RGBA {
		return decor.LevelDie(int(rec.Level), u.Art.Faces, d, k)
	})
}

package defence

import (
	"image/color"
	"math"
	"time"

	"delvebox/engine/paint/pixel"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/scenes/doodledungeon/drawing"
)

// sight is what is to be seen of the dungeon now: what the beats still owe is held back.
func (v *View) sight(seat play.Seat) drawing.View {
	s := v.Sight(seat)
	s.Treasures = sheet.Set{} // they lie on the scoring sheet
	if v.Open(seat) {
		s.Treasures = v.Treasures(seat)
	}
	o := v.owed[seat]
	if o == nil {
		o = &owed{}
	}
	s.Lost -= o.hearts
	s.Lost = max(0, min(s.Lost, v.Tables.Figures.Hearts))
	if o.walks {
		s.Walked = max(0, o.from+1)
	}
	if !o.crossed.Empty() {
		s.Sheet = without(s.Sheet, o.crossed)
	}
	if seat == v.seat && v.bout.on && !v.bout.settled {
		s.Lit = sheet.Of(v.bout.square)
	}
	return s
}

// without is a sheet on which some squares are not crossed out yet.
func without(s sheet.Sheet, later sheet.Set) sheet.Sheet {
	var out sheet.Sheet
	for m := sheet.Wall; m <= sheet.Dragon; m++ {
		out.Draw(m, s.Of(m))
	}
	for q := range s.Crossed().Minus(later).Each {
		out.CrossOut(q)
	}
	return out
}

// sheet draws the dungeon and the hero.
func (v *View) sheet(u *ui.UI) {
	v.Paper(u, v.p, v.seat, v.sight(v.seat))
	v.SquareTips(u, v.p, v.seat)
	v.hero(u)
	v.caption(u)
}

// hero draws the figure where he stands or walks. With reduced motion he fades out where
// he was and in where he is.
func (v *View) hero(u *ui.UI) {
	path := v.st.Path(v.seat)
	if len(path) == 0 || !u.Drawing() {
		return
	}
	at := v.st.At(v.seat)
	if o := v.owed[v.seat]; o != nil && o.walks {
		at = o.from
	}
	x, y := drawing.PathPlace(path, at)
	e, b := v.walk()
	if b == nil {
		v.figure(u, x, y, 0)
		return
	}
	t := 1.0
	if d := u.Pace(b.lasts); d > 0 {
		t = min(1, float64(u.Now-b.began)/float64(d))
	}
	if u.Prefs.Reduced {
		x, y = drawing.PathPlace(path, e.From)
		v.figure(u, x, y, t)
		x, y = drawing.PathPlace(path, e.To)
		v.figure(u, x, y, 1-t)
		return
	}
	x, y = walking(path, e, t)
	v.figure(u, x, y, 0)
}

// stander draws the figure in a dungeon that is looked at closely (DD-078).
func (v *View) stander(u *ui.UI, of play.Seat) {
	path := v.st.Path(of)
	if len(path) == 0 || !u.Drawing() {
		return
	}
	x, y := drawing.PathPlace(path, v.st.At(of))
	x, y = v.p.At(x+8, y+4)
	deg := 0.0
	if v.st.Hero(of) == doodledungeon.Dead {
		deg = 96
	}
	v.Hero(u, of, x, y, 74*v.p.S, deg, 0)
}

// walk is the walk that is being shown, a nil beat for none.
func (v *View) walk() (doodledungeon.HeroWalked, *beat) {
	if len(v.beats) == 0 || v.beats[0].seat != v.seat {
		return doodledungeon.HeroWalked{}, nil
	}
	if e, ok := v.beats[0].ev.(doodledungeon.HeroWalked); ok {
		return e, v.beats[0]
	}
	return doodledungeon.HeroWalked{}, nil
}

// figure draws the figure at a place of the sheet, lying when he is dead; fade is 0 for a
// solid one.
func (v *View) figure(u *ui.UI, x, y, fade float64) {
	if fade >= 1 {
		return
	}
	wx, wy := v.p.At(x+8, y+4)
	deg, lying := 96.0, 0.0
	if v.st.Hero(v.seat) != doodledungeon.Dead || v.owesDeath() {
		v.Hero(u, v.seat, wx, wy, 74*v.p.S, 0, fade)
		return
	}
	if b := v.dying(); b != nil { // he falls
		if d := u.Pace(fallTime); d > 0 {
			lying = min(1, float64(u.Now-b.began)/float64(d))
		} else {
			lying = 1
		}
		if u.Prefs.Reduced {
			v.Hero(u, v.seat, wx, wy, 74*v.p.S, 0, max(fade, lying))
			v.Hero(u, v.seat, wx, wy, 74*v.p.S, deg, max(fade, 1-lying))
			return
		}
		deg = math.Round(deg*lying*lying/8) * 8
	}
	v.Hero(u, v.seat, wx, wy, 74*v.p.S, deg, fade)
}

// fallTime is how long a hero takes to fall.
const fallTime = 480 * time.Millisecond

// dying is the beat in which the hero of the dungeon shown falls, nil for none.
func (v *View) dying() *beat {
	if len(v.beats) == 0 || !v.beats[0].going {
		return nil
	}
	if e, ok := v.beats[0].ev.(doodledungeon.HeroDied); ok && e.Seat == v.seat {
		return v.beats[0]
	}
	return nil
}

func (v *View) owesDeath() bool {
	for _, b := range v.beats {
		if e, ok := b.ev.(doodledungeon.HeroDied); ok && e.Seat == v.seat && !b.going {
			return true
		}
	}
	return false
}

// walking is where the hero is when he has gone a share of his walk.
func walking(path []sheet.Square, e doodledungeon.HeroWalked, share float64) (x, y float64) {
	steps := e.To - e.From
	if steps <= 0 || share >= 1 {
		return drawing.PathPlace(path, e.To)
	}
	t := share * float64(steps)
	i := int(t)
	f := t - float64(i)
	x0, y0 := drawing.PathPlace(path, e.From+i)
	x1, y1 := drawing.PathPlace(path, e.From+i+1)
	line := drawing.PathWalk(path, e.From+i)
	if len(line) == 0 {
		return x0 + (x1-x0)*f, y0 + (y1-y0)*f
	}
	x, y = along(line, f)
	// The drawn line cuts corners: he leaves the place where he stood for it, and comes from
	// it to the place where he stops.
	if i == 0 {
		n := max(0, 1-f*2.5)
		x, y = x+(x0-line[0].X)*n, y+(y0-line[0].Y)*n
	}
	if i == steps-1 {
		n, q := max(0, 1-(1-f)*2.5), line[len(line)-1]
		x, y = x+(x1-q.X)*n, y+(y1-q.Y)*n
	}
	return x, y
}

// along is the place on a line at a share of its length.
func along(line []pixel.Pt, share float64) (x, y float64) {
	whole := 0.0
	for i := 1; i < len(line); i++ {
		whole += math.Hypot(line[i].X-line[i-1].X, line[i].Y-line[i-1].Y)
	}
	left := whole * share
	for i := 1; i < len(line); i++ {
		a, b := line[i-1], line[i]
		d := math.Hypot(b.X-a.X, b.Y-a.Y)
		if left <= d && d > 0 {
			return a.X + (b.X-a.X)*left/d, a.Y + (b.Y-a.Y)*left/d
		}
		left -= d
	}
	q := line[len(line)-1]
	return q.X, q.Y
}

// caption says what is happening, at the foot of the sheet.
func (v *View) caption(u *ui.UI) {
	if v.told == "" || len(v.beats) == 0 {
		return
	}
	g := v.p.Rect(drawing.Grid())
	w := min(g.W, u.Width(ui.Body, v.told)+36)
	h := u.ParagraphHeight(ui.Body, v.told, w-30) + 18
	r := ui.R(g.CX()-w/2, min(g.Bottom()+8, v.p.Sheet.Bottom()-h-2), w, h)
	u.Fill(r, color.NRGBA{0xff, 0xfb, 0xef, 238})
	u.HLine(r.X, r.Y, r.W, ui.Rule)
	u.HLine(r.X, r.Bottom()-1, r.W, ui.Rule)
	u.Paragraph(r.X+15, r.Y+9, r.W-30, ui.Body, v.told, ui.Ink, ui.AlignMiddle)
}

// meets says whether the rest of the path comes next to a square.
func meets(s *doodledungeon.State, seat play.Seat, q sheet.Square) bool {
	path := s.Path(seat)
	for i := max(0, s.At(seat)); i < len(path); i++ {
		if path[i].Beside(q) {
			return true
		}
	}
	return s.At(seat) < 0 && q == sheet.Entrance
}

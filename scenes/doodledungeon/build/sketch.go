package build

import (
	"image"

	"delvebox/engine/input"
	"delvebox/engine/paint"
	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/pencil"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/ui"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/games/doodledungeon/sketch"
	"delvebox/scenes/doodledungeon/board"
	"delvebox/scenes/doodledungeon/drawing"
)

// sketching is a monster being drawn freehand: its square enlarged, the strokes so far.
type sketching struct {
	on      bool
	square  sheet.Square
	strokes []sketch.Stroke
	down    bool // the pencil is on the paper
	full    bool // ... and has been told that no more can be kept
}

// sketchable is the monster of the card in work that was drawn last.
func (v *View) sketchable() (sheet.Square, bool) {
	pieces := v.st.Pieces(v.seat)
	for i := len(pieces) - 1; i >= 0; i-- {
		if pieces[i].Fate == doodledungeon.Built && pieces[i].Mark.Monster() {
			return pieces[i].On.First(), true
		}
	}
	return sheet.NoSquare, false
}

func (v *View) markAt(q sheet.Square) sheet.Mark {
	sh := v.st.Sheet(v.seat)
	return sh.At(q)
}

func (v *View) beginSketch(q sheet.Square) {
	v.own = sketching{on: true, square: q, strokes: v.st.Sketch(v.seat, q).Strokes()}
	v.draft.Change()
}

// endSketch puts the square away.
func (v *View) endSketch() {
	v.own = sketching{}
	v.draft.Change()
}

// back takes the last stroke back; with none left the square is put away.
func (o *sketching) back() {
	if n := len(o.strokes); n > 0 {
		o.strokes, o.down = o.strokes[:n-1], false
		return
	}
	*o = sketching{}
}

// add lets the pencil go on to a point, at the edge for one outside the square. What is
// more than can be kept is not drawn.
func (o *sketching) add(at sketch.Point) (kept bool) {
	at = sketch.Point{X: max(0, min(at.X, sketch.Size)), Y: max(0, min(at.Y, sketch.Size))}
	was := o.strokes
	if o.down {
		n := len(was) - 1
		if was[n][len(was[n])-1] == at {
			return true // the pencil stands still
		}
		o.strokes = append(was[:n:n], append(was[n][:len(was[n]):len(was[n])], at))
	} else {
		o.strokes = append(was[:len(was):len(was)], sketch.Stroke{at})
	}
	o.down = true
	if _, err := sketch.New(o.strokes...); err != nil {
		o.strokes = was
		return false
	}
	return true
}

type sketchKey struct {
	drawing sketch.Drawing
	side    float64
}

// sketch draws the square enlarged and takes the strokes up.
func (v *View) sketch(u *ui.UI) {
	o := &v.own
	if !o.on {
		return
	}
	u.Shield()
	s := v.p.Sheet
	bh := 44 + u.Grow(ui.ButtonWord)
	head := u.LineHeight(ui.Heading) + 10
	side := min(s.W*.62, s.H-bh-head-70)
	r := ui.R(s.CX()-side/2-24, s.CY()-(side+bh+head+44)/2, side+48, side+bh+head+44)
	u.Paper(r, 26)
	in := r.Inset(20)
	board.Line(u, in.Top(head), ui.Heading, u.T("doodledungeon.sketch.title", "what", v.ThingName(v.markAt(o.square).String())), ui.Ink, ui.AlignMiddle)
	box := ui.R(r.CX()-side/2, in.Y, side, side)
	u.Hollow(box)
	v.Thing(u, drawing.ThingOf(v.markAt(o.square)), box.X+side*.12, box.Y+side*.12, side*.76, .9) // the school's, to go by
	v.stroke(u, box)
	d, err := sketch.New(o.strokes...)
	if err == nil {
		u.Picture(sketchKey{d, side}, box.X, box.Y, paint.Place{}, func(k float64) *image.RGBA { return sketchPicture(d, side, k) })
	}
	row := ui.R(r.X+16, box.Bottom()+10, r.W-32, bh).Columns(3, 8)
	if v.choice(u, "sketch-done", row[0], u.T("doodledungeon.sketch.done"), "Enter") {
		v.Do(u, doodledungeon.Doodle{Square: o.square, Drawing: d}, row[0].CX(), row[0].Y)
		v.endSketch()
	}
	if v.choice(u, "sketch-wipe", row[1], u.T("doodledungeon.sketch.wipe"), "Backspace") {
		o.strokes = nil
		v.draft.Change()
	}
	if u.Key(input.Escape) { // whatever stands on the sheet stays
		v.endSketch()
	}
	if v.choice(u, "sketch-stamp", row[2], u.T("doodledungeon.sketch.stamp"), "") {
		if v.st.Sketch(v.seat, o.square) != "" {
			v.Do(u, doodledungeon.Doodle{Square: o.square}, row[2].CX(), row[2].Y)
		}
		v.endSketch()
	}
}

func (v *View) choice(u *ui.UI, name string, r ui.Rect, word string, key input.Key) bool {
	s := board.Fit(u, ui.ButtonWord15, word, r.W-20)
	return u.Button(name, r, ui.Button{Kind: ui.Secondary, Word: word, Style: &s, Press: key})
}

// stroke follows the pointer while its button is held.
func (v *View) stroke(u *ui.UI, box ui.Rect) {
	o := &v.own
	t := u.Area("sketch-paper", box)
	if !t.Held {
		if o.down {
			v.draft.Change()
		}
		o.down, o.full = false, false
		return
	}
	if u.Drawing() {
		return
	}
	if o.full {
		return
	}
	at := sketch.Point{X: int((t.X - box.X) / box.W * sketch.Size), Y: int((t.Y - box.Y) / box.H * sketch.Size)}
	if o.full = !o.add(at); o.full {
		u.Refuse(t.X, t.Y, u.T("doodledungeon.sketch.too-much"), "", nil)
	}
	u.Wake()
}

// sketchPicture paints a drawing in a square side logical pixels wide.
func sketchPicture(d sketch.Drawing, side, k float64) *image.RGBA {
	var dr pencil.Drawing
	p := pencil.New(&dr, pencil.Graphite().Thick(1.5), 7)
	for _, s := range d.Strokes() {
		ps := make([]pixel.Pt, len(s))
		for i, q := range s {
			ps[i] = pixel.Pt{X: float64(q.X) / sketch.Size * side, Y: float64(q.Y) / sketch.Size * side}
		}
		p.Freehand(ps)
	}
	return pencil.Picture(&dr, side, side, cloth.NewTooth(k), pencil.GraphiteColour())
}

package explore

import (
	"math"
	"time"

	"delvebox/engine/ui"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
	"delvebox/scenes/mapmasters/dungeonart"
)

// ringPace is how long the hand takes to draw a circle or a cross.
const ringPace = 190 * time.Millisecond

// ink is everything the marker has drawn.
type ink struct {
	layer  dungeonart.Layer
	key    inkKey
	stamps *dungeonart.Stamps
	moving []ring                              // circles and crosses that are being drawn
	began  map[dungeonart.Stroke]time.Duration // when the drawing of each began; they bear no size
	old    bool                                // what there is now was there before: nothing is animated
	gone   smear                               // wiped ink that fades
}

// inkKey is all that the layer depends on.
type inkKey struct {
	stamp  int
	px     float64
	toward card.Side
	moving int
	ink    dungeonart.Ink
}

// ring is a circle or a cross that is being drawn.
type ring struct {
	stroke dungeonart.Stroke
	since  time.Duration
}

// drawInk draws the layer, painting anew what has changed.
func (v *View) drawInk(u *ui.UI) {
	l := &v.ink
	key := inkKey{v.s.stamp, math.Round(v.want.Square * u.Scale), v.toward(), l.stillMoving(u), dungeonart.InkOf(v.livery, u.Prefs.Patterns)}
	if key != l.key || !l.layer.Laid() {
		l.key = key
		v.compose(u)
		l.key.moving = len(l.moving)
		l.layer.Lay()
	}
	l.layer.Draw(u, v.at.X, v.at.Y, v.scaled(0))
	for _, r := range l.moving {
		t := float64(u.Now-r.since) / float64(u.Pace(ringPace))
		u.Wake()
		if t < 1 {
			r.stroke.Draw(u, v.at, int(l.key.px), v.scaled(0), key.ink.Tone, t)
		}
	}
	l.gone.draw(v, u)
}

// toward is the side on which a choice is open: the line runs up to what it is about.
func (v *View) toward() card.Side {
	if v.ask != nil && v.ask.kind != askPact && v.ask.next.Step.Action == dungeon.Go {
		return v.ask.next.Step.Side
	}
	return 0
}

// release lets go of all pictures; they are painted again if they are still wanted.
func (l *ink) release() {
	l.layer.Free()
	l.gone.free()
}

// stillMoving counts the circles and crosses that the hand is still drawing.
func (l *ink) stillMoving(u *ui.UI) int {
	n := 0
	for _, r := range l.moving {
		if u.Now-r.since < u.Pace(ringPace) {
			n++
		}
	}
	return n
}

// compose lists everything that is to be seen, in the order of drawing: pale ground of
// the circles, path, icons it runs over, circles and crosses. What the hand is still
// drawing is set apart.
func (v *View) compose(u *ui.UI) {
	l := &v.ink
	if l.stamps == nil {
		l.stamps, l.began = dungeonart.NewStamps(u.Art.Icons), map[dungeonart.Stroke]time.Duration{}
	}
	l.layer.Begin(l.key.px, u.Scale, l.key.ink, l.stamps)
	l.moving = l.moving[:0]
	strokes := v.strokes()
	done := strokes[:0]
	seen := make(map[dungeonart.Stroke]bool, len(strokes))
	for _, s := range strokes {
		seen[sizeless(s)] = true
		if since := l.since(u, s); u.Now-since < u.Pace(ringPace) {
			l.moving = append(l.moving, ring{s, since})
			continue
		}
		if s.Kind == dungeonart.Circle {
			l.layer.Stroke(s.Ground())
		}
		done = append(done, s)
	}
	for s := range l.began {
		if !seen[s] {
			delete(l.began, s)
		}
	}
	l.old = false
	l.layer.Path(v.s.pen, l.key.toward)
	for _, f := range v.s.pen.Result().Finds {
		l.layer.Icon(v.s.tab, f.X, f.Y, f.Icon)
	}
	for _, s := range done {
		l.layer.Stroke(s)
	}
}

// strokes lists circles and crosses of all Discoveries of the path.
func (v *View) strokes() []dungeonart.Stroke {
	if v.s.pen.Len() == 0 {
		return nil
	}
	var out []dungeonart.Stroke
	for _, f := range v.s.pen.Result().Finds {
		c := dungeonart.CircleOf(v.s.tab, f.X, f.Y, f.Icon, f.Crossed)
		out = append(out, c)
		if f.Crossed {
			out = append(out, c.Crossing())
		}
	}
	return out
}

// since is when the drawing of a stroke began; a new one begins now, or long ago if
// nothing is to move.
func (l *ink) since(u *ui.UI, s dungeonart.Stroke) time.Duration {
	s = sizeless(s)
	since, known := l.began[s]
	if !known {
		since = u.Now
		if l.old || u.Prefs.Reduced {
			since -= time.Hour
		}
		l.began[s] = since
	}
	return since
}

// sizeless names a stroke: a circle widens a little when it is crossed out and is still
// the same.
func sizeless(s dungeonart.Stroke) dungeonart.Stroke {
	s.R = 0
	return s
}

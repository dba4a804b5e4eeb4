package dungeonart

import (
	"image"
	"image/color"
	"math"
	"strconv"

	"delvebox/engine/paint"
	"delvebox/engine/paint/hand"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// Kind is what is drawn round or over a Discovery.
type Kind uint8

// The kinds of strokes.
const (
	Circle Kind = iota
	Pale        // the light ground of a circle, so that the ink reads on dark icons
	Cross
)

// Stroke is a circle or a cross by hand; one place has one of each.
type Stroke struct {
	Kind Kind
	X, Y int     // the square
	R    float64 // its radius or half its extent, in squares
}

// CircleOf is the circle round a Discovery: closer in a room, wider under a cross.
func CircleOf(t *dungeon.Tableau, x, y int, icon card.Icon, crossed bool) Stroke {
	s := Stroke{Circle, x, y, .45}
	switch n := t.NodeAt(dungeon.Spot{X: x, Y: y}); {
	case n >= 0 && t.Room(n) >= 0 && icon.Layer == card.Main:
		s.R = .425
	case crossed:
		s.R = .47
	}
	return s
}

// Ground is the light ground of a circle.
func (s Stroke) Ground() Stroke {
	s.Kind = Pale
	return s
}

// Crossing is the cross in a circle.
func (s Stroke) Crossing() Stroke {
	s.Kind = Cross
	s.R *= .58
	return s
}

// Name tells the circle of a place from its cross.
func (s Stroke) Name() string {
	if s.Kind == Cross {
		return s.seed() + " x"
	}
	return s.seed() + " o"
}

func (s Stroke) seed() string { return strconv.Itoa(s.X) + "," + strconv.Itoa(s.Y) }

// widths are the widths of the pen in squares.
var widths = [...]float64{Circle: .09, Pale: .09 * 1.7, Cross: .078}

// lines gives the strokes round a place; a square has the side q.
func (s Stroke) lines(cx, cy, q float64) []hand.Line {
	if s.Kind == Cross {
		return hand.Cross(cx, cy, s.R*q, s.seed())
	}
	return []hand.Line{hand.Circle(cx, cy, s.R*q, s.seed())}
}

// paleStrength is how much of the light ground covers what lies below.
const paleStrength = .55

// strokeKey names a stroke as far as it has been drawn.
type strokeKey struct {
	s     Stroke
	frame int
	px    int
	tone  color.NRGBA
}

// frames is how many pictures the drawing of a stroke has.
const frames = 9

// Draw draws a share of the stroke. The picture is made for squares of px device pixels
// and goes to the place of its square under the camera.
func (s Stroke) Draw(u *ui.UI, c Camera, px int, at paint.Place, tone color.NRGBA, share float64) {
	frame := min(int(math.Ceil(share*frames)), frames)
	if frame <= 0 || at.Fade >= 1 {
		return
	}
	x, y := c.Middle(s.X, s.Y)
	u.Picture(strokeKey{s, frame, px, tone}, x, y, at, func(k float64) *image.RGBA {
		q := float64(px)
		half := px/2 + int(6*k) + 2
		img := image.NewRGBA(image.Rect(-half, -half, half, half))
		lines := hand.Begun(s.lines(0, 0, q), float64(frame)/frames)
		brush := hand.NewBrush(k)
		if s.Kind == Pale {
			brush.Pale(img, lines, widths[Pale]*q, paleStrength)
		} else {
			brush.Draw(img, lines, widths[s.Kind]*q, hand.Marker(Ink{Tone: tone}.RGB()))
		}
		return img
	})
}

package sketch

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

const (
	// Size is the greatest coordinate: a square goes from 0 to Size.
	Size = 99
	// Strokes bounds the strokes of a drawing.
	Strokes = 60
	// Points bounds the points of all strokes together.
	Points = 600
)

// Point is a place within the square.
type Point struct{ X, Y int }

// Stroke is one line of the pencil.
type Stroke []Point

// Drawing is a freehand drawing as text in its one canonical form. "" is no drawing.
type Drawing string

// ErrTooLarge says that a drawing has more strokes or points than are kept.
var ErrTooLarge = fmt.Errorf("a drawing has at most %d strokes and %d points", Strokes, Points)

// New makes a drawing of strokes. Points outside the square are moved to its edge, points
// that repeat the one before are left out, empty strokes too.
func New(strokes ...Stroke) (Drawing, error) {
	var b strings.Builder
	lines, points := 0, 0
	for _, s := range strokes {
		last := Point{-1, -1}
		for i, p := range s {
			p = Point{max(0, min(p.X, Size)), max(0, min(p.Y, Size))}
			if p == last {
				continue
			}
			switch {
			case i == 0 && lines > 0:
				b.WriteString(" / ")
			case i > 0:
				b.WriteByte(' ')
			}
			b.WriteString(strconv.Itoa(p.X) + "," + strconv.Itoa(p.Y))
			last = p
			points++
		}
		if len(s) > 0 {
			lines++
		}
	}
	if lines > Strokes || points > Points {
		return "", ErrTooLarge
	}
	return Drawing(b.String()), nil
}

// Parse reads a drawing; the text must be just as New writes it.
func Parse(text string) (Drawing, error) {
	if len(text) > Points*8+Strokes*3 {
		return "", ErrTooLarge
	}
	strokes, err := read(text)
	if err != nil {
		return "", err
	}
	d, err := New(strokes...)
	if err == nil && string(d) != text {
		err = errors.New("a drawing is written otherwise: points by blanks, strokes by \" / \", none twice")
	}
	return d, err
}

// Strokes gives the strokes of the drawing.
func (d Drawing) Strokes() []Stroke {
	strokes, _ := read(string(d))
	return strokes
}

func read(text string) ([]Stroke, error) {
	var list []Stroke
	if text == "" {
		return nil, nil
	}
	for _, part := range strings.Split(text, "/") {
		var s Stroke
		for _, f := range strings.Fields(part) {
			x, y, _ := strings.Cut(f, ",")
			px, errX := strconv.Atoi(x)
			py, errY := strconv.Atoi(y)
			if errX != nil || errY != nil {
				return nil, fmt.Errorf("%.12q is no point like 10,20", f)
			}
			s = append(s, Point{px, py})
		}
		if len(s) == 0 {
			return nil, errors.New("a stroke has no points")
		}
		list = append(list, s)
	}
	return list, nil
}

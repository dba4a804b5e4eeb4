package drawing

import (
	"fmt"
	"math"

	"delvebox/engine/paint/pencil"
	"delvebox/games/doodledungeon/sheet"
)

// oval is the path of an ellipse that begins at its left.
func oval(cx, cy, rx, ry float64) string {
	const k = .5523
	return fmt.Sprintf("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ",
		cx-rx, cy, cx-rx, cy-ry*k, cx-rx*k, cy-ry, cx, cy-ry, cx+rx*k, cy-ry, cx+rx, cy-ry*k, cx+rx, cy,
		cx+rx, cy+ry*k, cx+rx*k, cy+ry, cx, cy+ry, cx-rx*k, cy+ry, cx-rx, cy+ry*k, cx-rx, cy)
}

// extra is what one creature of a kind has and the other lacks.
type extra int

const (
	wart extra = iota
	earring
	topKnot
	extras
)

// doodle is a drawing of the drawing school on 60 units: first simple shapes, then shade
// under the chin, then the face, heavier; at last one of three extras.
type doodle struct {
	shapes []string
	shade  []string
	face   []string
	extras [extras][]string
}

// doodleOf is a monster of the drawing school, empty for anything else.
func doodleOf(m sheet.Mark) doodle {
	switch m {
	case sheet.Goblin:
		return goblin()
	case sheet.Orc:
		return orc()
	case sheet.Dragon:
		return dragon()
	}
	return doodle{}
}

// goblin: a lying oval and two upright triangles whose tips reach into it.
func goblin() doodle {
	d := doodle{
		shapes: []string{oval(30, 33, 18.5, 15), "M2 11L5 47L19 33Z", "M58 11L55 47L41 33Z"},
		face: []string{"M7 20L14 31", "M53 20L46 31", oval(23.5, 29.5, 4, 3.8), oval(36.5, 29.5, 4, 3.8),
			"M24.5 29.5L25 30.2", "M35.5 29.5L35 30.2", "M17.5 22L27.5 26", "M42.5 22L32.5 26",
			"M18.5 38.5L22 42L25 38.8L28.5 43L32 38.8L35.5 43L39 38.8L42 40.5", "M29 34.5L31 34.7"},
		extras: [extras][]string{
			{oval(43, 36, 1.4, 1.4)},
			{oval(5, 50.5, 2, 2.6)},
			{"M26 18Q24 10 29 6Q28 12 31 17", "M31 17Q33 10 38 8Q34 12 35 18"},
		},
	}
	for i := range 7 {
		v := float64(i)
		d.shade = append(d.shade, fmt.Sprintf("M%g %gL%g %g", 33+v*2, 49-v*v*.16, 38+v*1.5, 41-v*1.2))
	}
	return d
}

// orc: a square with a small ramp on its left, and tusks.
func orc() doodle {
	d := doodle{
		shapes: []string{"M18 9L53 9L53 50L18 50Z", "M18 50L18 29L2 50Z"},
		face: []string{"M22 19L34 23", "M50 19L39 23", oval(29, 26.5, 3.6, 3), oval(44, 26.5, 3.6, 3),
			"M29.4 26.5L30 27.2", "M43.2 26.5L43.8 27.2", "M12 43Q28 48 49 41",
			"M22 45.5L25 33.5L29 46", "M39 45L43 34L46 42.5", "M35 29L33 35.5L37.5 36"},
		extras: [extras][]string{
			{oval(23, 33, 1.5, 1.5), "M22.6 31L21.8 29.6"},
			{oval(55.5, 33, 2.4, 3.2)},
			{"M26 9L28 3L31 8.5L35 1L39 8.5L43 4L45 9"},
		},
	}
	for i := range 9 {
		v := float64(i)
		d.shade = append(d.shade, fmt.Sprintf("M%g 50L53 %g", 52-v*3.1, 48-v*3.3))
	}
	return d
}

// dragon: a heart with two half-moons on top, slit eyes, teeth along the jaw.
func dragon() doodle {
	d := doodle{
		shapes: []string{"M30 57Q7 41 9 27Q12 15 23 17Q29 19 30 26Q31 19 37 17Q48 15 51 27Q53 41 30 57",
			"M20 18Q3 15 8 0Q12 11 25 13Q24 17 20 18", "M40 18Q57 15 52 0Q48 11 35 13Q36 17 40 18"},
		face: []string{"M14 27L26 32Q20 37 16 33Z", "M46 27L34 32Q40 37 44 33Z", "M20.5 30.5L21 33.5", "M39.5 30.5L39 33.5",
			oval(27, 48, 1.4, 1.2), oval(33, 48, 1.4, 1.2),
			"M14 39L19 40L18.5 44L23 44.5L23.5 49", "M46 39L41 40L41.5 44L37 44.5L36.5 49", "M30 22L32 26L30 30L28 26Z"},
		extras: [extras][]string{
			{oval(38, 41, 1.5, 1.4), oval(41.5, 38, .9, .9)},
			{oval(7, 9, 2.2, 2.6)},
			{"M26 13Q26 6 29 3Q29 9 31 11", "M31 11Q33 5 36 3Q34 9 35 13"},
		},
	}
	for i := range 8 {
		v := float64(i)
		d.shade = append(d.shade, fmt.Sprintf("M%g %gL%g %g", 32+v*2.1, 54-v*2.6, 40+v*1.4, 46-v*2.9))
	}
	return d
}

// smallest is the scale below which a creature is drawn with fewer lines.
const smallest = .6

// drawCreature draws a trap or monster in a box of 60 units at (x,y), k pixels to a unit.
func drawCreature(p pencil.Pencil, m sheet.Mark, x, y, k float64) {
	if m == sheet.Trap {
		drawTrap(p, x, y, k)
		return
	}
	d := doodleOf(m)
	face := p.Thicker(1.22).Steadier(.5)
	face.Press = math.Min(1, p.Press+.24)
	shape := p.Thicker(1.10)
	shape.Press = math.Min(1, p.Press+.10)
	shade := shape.Harder(.66)
	which := extra(p.N(int(extras)))
	if k < smallest { // at this size only the shapes and the face still read
		face = face.Thicker(.9)
		d.shade, d.extras = nil, [extras][]string{}
	}
	for _, part := range []struct {
		p     pencil.Pencil
		paths []string
	}{{shape, d.shapes}, {shade, d.shade}, {face, d.face}, {face, d.extras[which]}} {
		for _, path := range part.paths {
			part.p.Path(path, x, y, k)
		}
	}
}

// drawTrap draws three spikes with shaded right sides on a plate. A trap never has eyes,
// a wall never has points: they are told apart in grey too.
func drawTrap(p pencil.Pencil, x, y, k float64) {
	plate := p.Thicker(1.22).Steadier(.5)
	plate.Press = math.Min(1, p.Press+.24)
	spike := p.Thicker(1.10)
	spike.Press = math.Min(1, p.Press+.10)
	for _, path := range []string{"M3 50L57 50", "M7 56L53 55.5", "M3 50L7 56", "M57 50L53 56"} {
		plate.Path(path, x, y, k)
	}
	for _, path := range []string{"M5 49L15 16L24 49", "M21 49L31 8L40 49", "M37 49L46 18L55 49"} {
		spike.Path(path, x, y, k)
	}
	for _, path := range []string{"M15 18L19 48", "M15.6 24L16.5 48", "M16.4 18.5L21.5 48", "M31 10L35 48", "M31.4 18L32.4 48",
		"M32 12L37.5 48", "M46 20L50 48", "M46.6 26L47.5 48", "M47.4 21L52.5 48"} {
		spike.Harder(.95).Path(path, x, y, k)
	}
}

package cardart

import "delvebox/engine/paint/pixel"

// digits are the printed numerals: the strokes of the marker hand without its jitter,
// 100 high; a stroke is a curve through its points, a straight one joins them.
var digits = [10]struct {
	w       float64
	strokes []numeral
}{
	0: {64, []numeral{{ps: []pixel.Pt{{X: 34, Y: 3}, {X: 14, Y: 15}, {X: 6, Y: 50}, {X: 14, Y: 86}, {X: 32, Y: 98}, {X: 52, Y: 86}, {X: 58, Y: 50}, {X: 50, Y: 14}, {X: 33, Y: 3}}}}},
	1: {44, []numeral{{straight: true, ps: []pixel.Pt{{X: 10, Y: 22}, {X: 28, Y: 3}, {X: 28, Y: 98}}}}},
	2: {64, []numeral{{ps: []pixel.Pt{{X: 8, Y: 24}, {X: 18, Y: 8}, {X: 36, Y: 3}, {X: 52, Y: 14}, {X: 52, Y: 34}, {X: 34, Y: 62}, {X: 7, Y: 95}}}, {straight: true, ps: []pixel.Pt{{X: 7, Y: 96}, {X: 32, Y: 94}, {X: 59, Y: 97}}}}},
	3: {62, []numeral{{ps: []pixel.Pt{{X: 8, Y: 13}, {X: 26, Y: 3}, {X: 46, Y: 10}, {X: 47, Y: 30}, {X: 24, Y: 46}}}, {ps: []pixel.Pt{{X: 24, Y: 46}, {X: 48, Y: 52}, {X: 56, Y: 72}, {X: 44, Y: 93}, {X: 22, Y: 99}, {X: 6, Y: 88}}}}},
	4: {68, []numeral{{straight: true, ps: []pixel.Pt{{X: 40, Y: 3}, {X: 7, Y: 66}, {X: 62, Y: 65}}}, {straight: true, ps: []pixel.Pt{{X: 45, Y: 36}, {X: 43, Y: 99}}}}},
	5: {62, []numeral{{straight: true, ps: []pixel.Pt{{X: 51, Y: 4}, {X: 17, Y: 4}, {X: 13, Y: 44}}}, {ps: []pixel.Pt{{X: 13, Y: 44}, {X: 34, Y: 39}, {X: 54, Y: 52}, {X: 55, Y: 78}, {X: 38, Y: 97}, {X: 18, Y: 98}, {X: 5, Y: 88}}}}},
	6: {62, []numeral{{ps: []pixel.Pt{{X: 46, Y: 3}, {X: 22, Y: 26}, {X: 9, Y: 62}, {X: 16, Y: 90}, {X: 34, Y: 99}, {X: 52, Y: 88}, {X: 54, Y: 68}, {X: 40, Y: 55}, {X: 22, Y: 60}, {X: 11, Y: 76}}}}},
	7: {60, []numeral{{straight: true, ps: []pixel.Pt{{X: 6, Y: 6}, {X: 56, Y: 4}, {X: 26, Y: 99}}}}},
	8: {62, []numeral{{ps: []pixel.Pt{{X: 47, Y: 15}, {X: 30, Y: 3}, {X: 12, Y: 14}, {X: 15, Y: 34}, {X: 34, Y: 48}, {X: 54, Y: 66}, {X: 51, Y: 90}, {X: 32, Y: 99}, {X: 12, Y: 89}, {X: 11, Y: 67}, {X: 30, Y: 48}, {X: 47, Y: 32}, {X: 47, Y: 15}}}}},
	9: {60, []numeral{{ps: []pixel.Pt{{X: 52, Y: 32}, {X: 36, Y: 49}, {X: 16, Y: 46}, {X: 7, Y: 28}, {X: 15, Y: 9}, {X: 36, Y: 3}, {X: 50, Y: 14}, {X: 53, Y: 34}, {X: 50, Y: 70}, {X: 42, Y: 99}}}}},
}

type numeral struct {
	ps       []pixel.Pt
	straight bool
}

// figure is the outline of a printed digit of height h, its middle at (x,y).
func figure(n int, x, y, h float64) pixel.Path {
	d := digits[max(n, 0)%10]
	k := h / 100
	m := pixel.Move(x-d.w*k/2, y-50*k).Mul(pixel.Zoom(k, k))
	var p pixel.Path
	for _, s := range d.strokes {
		if s.straight {
			p.Add(pixel.Lines(s.ps, false).Map(m))
		} else {
			p.Add(pixel.Spline(s.ps).Map(m))
		}
	}
	return p
}

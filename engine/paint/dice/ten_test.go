package dice_test

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/paint/dice"
	"delvebox/engine/paint/painttest"
	"delvebox/engine/paint/pencil"
)

// figure writes a number with the pencil hand.
func figure(n int) dice.Figure {
	s := pencil.NewScript()
	var f dice.Figure
	for i, r := range strconv.Itoa(n) {
		lines, w := s.Letter(r)
		if i > 0 {
			f.Width += 1.2
		}
		for _, l := range lines {
			for j := range l.Points {
				l.Points[j].X += f.Width
			}
			f.Lines = append(f.Lines, l)
		}
		f.Width += w
	}
	return f
}

func TestTenSidedDiceShowTheirFigure(t *testing.T) {
	m := image.NewRGBA(image.Rect(0, 0, 1000, 520))
	draw.Draw(m, m.Rect, image.NewUniform(color.RGBA{60, 34, 18, 255}), image.Point{}, draw.Src)
	for i, d := range []dice.Ten{dice.RedTen(), dice.WhiteTen(), dice.BlackTen()} {
		for n := 1; n <= 10; n++ {
			roll := dice.Roll{Yaw: float64(n%3-1) * 9, Spin: 0}
			if i == 2 && n > 5 {
				roll.Tumble, roll.Spin = float64(n)*37, float64(n)*36
			}
			p := d.Picture(roll, figure(n), 40)
			blank := d.Picture(roll, dice.Figure{}, 40)
			require.NotEqual(t, blank.Pix, p.Pix, "the figure %d shows", n)
			at := image.Pt(n*95-40, 80+i*140)
			s := dice.TenShadow(40, 0)
			draw.Draw(m, s.Rect.Add(at), s, s.Rect.Min, draw.Over)
			draw.Draw(m, p.Rect.Add(at), p, p.Rect.Min, draw.Over)
		}
	}
	painttest.Keep(t, "dice-ten", m)
}

// A die that rolls ends as it lies, and on the way shows figures on its other faces.
func TestATenSidedDieRollsOntoItsFace(t *testing.T) {
	var figures [10]dice.Figure
	for i := range figures {
		figures[i] = figure(i + 1)
	}
	for _, travel := range []float64{0, 70, 200} {
		lies := dice.RedTen().Picture(dice.Roll{Yaw: 6}, figures[0], 40)
		rest := dice.RedTen().Rolling(dice.Roll{Yaw: 6, Travel: travel}, &figures, 40)
		require.True(t, bytes.Equal(lies.Pix, rest.Pix), "at rest only the first face speaks")
		written := 0
		for left := -360.0; left < 0; left += 15 {
			r := dice.Roll{Yaw: 6, Travel: travel, Left: left}
			p := dice.RedTen().Rolling(r, &figures, 40)
			if blank := dice.RedTen().Rolling(r, new([10]dice.Figure), 40); !bytes.Equal(blank.Pix, p.Pix) {
				written++
			}
		}
		require.Greater(t, written, 12, "most of the time a figure is seen")
	}
}

func BenchmarkTenSidedDie(b *testing.B) {
	f := figure(8)
	for range b.N {
		dice.RedTen().Picture(dice.Roll{Yaw: 9}, f, 33)
	}
}

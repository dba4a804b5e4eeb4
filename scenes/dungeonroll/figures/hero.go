package figures

import (
	"image"

	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/pixel"
	"delvebox/scenes/dungeonroll/decor"
	"delvebox/scenes/dungeonroll/heroart"
)

// The two sides of a hero stand beside each other, each above a seal of its ultimate: the
// novice's whole, the master's broken.
const (
	heroWide, heroHigh = 320.0, 212.0
	portraitW          = 142.0
	portraitH          = 96.0
	portraitTop        = 14.0
	sealTop, sealSize  = 118.0, .88
)

func portraitLeft(i int) float64 { return 12 + 154*float64(i) }

func sealLeft(i int) float64 { return portraitLeft(i) + (portraitW-decor.SealW*sealSize)/2 }

func heroNumbers() []pixel.Pt {
	return []pixel.Pt{
		{X: portraitLeft(0) + 14, Y: portraitTop + 14}, {X: portraitLeft(1) + portraitW - 14, Y: portraitTop + 14},
		{X: sealLeft(0) - 12, Y: sealTop + 30}, {X: sealLeft(1) + decor.SealW*sealSize + 22, Y: sealTop + 30},
	}
}

func hero(w, k float64) *image.RGBA {
	e := newEasel(heroWide, heroHigh, w, k)
	e.put(cloth.NightTable(e.m.Rect.Dx(), e.m.Rect.Dy(), e.q, cloth.Bog(), cloth.Pool{X: .5, Y: .45}), 0, 0)
	for i, side := range sides() {
		x := portraitLeft(i)
		e.frame(x, side)
		if p, err := heroart.Portrait(shown, side, portraitW, portraitH, e.q); err == nil {
			e.put(p, x, portraitTop)
		}
		sign := heroart.Sign(shown, side)
		if i == 0 {
			e.put(decor.Seal(sign, sealSize, e.q), sealLeft(i), sealTop)
		} else {
			e.put(decor.BrokenSeal(sign, .7, sealSize, e.q), sealLeft(i), sealTop)
		}
	}
	return e.m
}

// frame is the edge that a portrait stands in: silver for novices, gold for masters.
func (e easel) frame(x float64, side heroart.Side) {
	c := pixel.NewCanvas(e.m, e.q)
	metal := pixel.Hex(0xa9b0b8)
	if side == heroart.Master {
		metal = pixel.Hex(0xd8a840)
	}
	r := pixel.RoundRect(x-3, portraitTop-3, portraitW+6, portraitH+6, 4)
	c.With(pixel.Move(2, 4)).Glow(r, 4, pixel.RGB{}, .6)
	c.Fill(r, metal, 1)
	c.Stroke(r, pixel.Pen{W: 1}, metal.Mul(.45), 1)
}

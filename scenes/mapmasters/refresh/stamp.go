package refresh

import (
	"image"
	"image/color"
	"math"

	"delvebox/engine/paint"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/paint/script"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
)

type stampKey struct {
	word string
	ink  color.NRGBA
	w    float64
}

// stamp prints on a card what becomes of it; shown, 0 to 1, is how far it has come down.
func (v *View) stamp(u *ui.UI, card ui.Rect, f mapmasters.Fate, shown float64) {
	word, ink := u.T("mapmasters.refresh.stamp-stays"), color.NRGBA{0x1d, 0x6a, 0x22, 255}
	switch f {
	case mapmasters.Removed:
		word, ink = u.T("mapmasters.refresh.stamp-leaves"), color.NRGBA{0xa3, 0x24, 0x1f, 255}
	case mapmasters.Exchanged:
		word, ink = u.T("mapmasters.refresh.stamp-exchanged"), color.NRGBA{0x5a, 0x2f, 0x8e, 255}
	}
	if !u.Drawing() {
		return
	}
	at := paint.Place{Turn: -.2, Fade: 1 - math.Min(1, shown*1.5)}
	if !u.Prefs.Reduced {
		at.Scale = 1 + .7*(1-shown)
	}
	w := math.Round(card.W * .92)
	u.Picture(stampKey{word, ink, w}, card.CX(), card.CY(), at, func(k float64) *image.RGBA {
		return paintStamp(u.Art.Faces, word, ink, w, k)
	})
}

// paintStamp paints a word in a double frame, w logical pixels wide, worn as a rubber
// stamp is. Its point (0,0) is its middle.
func paintStamp(faces *script.Library, word string, ink color.NRGBA, w, k float64) *image.RGBA {
	pw := int(math.Round(w * k))
	px := int(math.Min(w*.19, 46) * k)
	f := faces.Face(script.Bold, max(px, 1))
	for f.Measure(word) > float64(pw)*.8 && px > int(14*k) {
		px--
		f = faces.Face(script.Bold, px)
	}
	ph := int(float64(px) * 1.9)
	img := image.NewRGBA(image.Rect(-pw/2, -ph/2, pw-pw/2, ph-ph/2))
	c := pixel.NewCanvas(img, k)
	W, H := float64(pw)/k, float64(ph)/k
	rgb := pixel.Of(ink)
	c.Fill(pixel.RoundRect(-W/2+2, -H/2+2, W-4, H-4, 7), pixel.Hex(0xfbf4df), .78)
	c.Stroke(pixel.RoundRect(-W/2+3, -H/2+3, W-6, H-6, 6), pixel.Pen{W: 3}, rgb, 1)
	c.Stroke(pixel.RoundRect(-W/2+8, -H/2+8, W-16, H-16, 3), pixel.Pen{W: 1.2}, rgb, 1)
	f.DrawAt(img, word, 0, f.CapTop/2, color.RGBA{ink.R, ink.G, ink.B, 255}, script.Middle)
	wear(img, k)
	return img
}

// wear takes some of the ink off in specks.
func wear(img *image.RGBA, k float64) {
	b := img.Rect
	for y := b.Min.Y; y < b.Max.Y; y++ {
		coarse, fine := pixel.NewRow(float64(y)/k/9, 5), pixel.NewRow(float64(y)/k/1.7, 8)
		for x := b.Min.X; x < b.Max.X; x++ {
			n := .55*coarse.At(float64(x)/k/9) + .45*fine.At(float64(x)/k/1.7)
			if n < .28 {
				continue
			}
			keep := 1 - pixel.Step(.28, .62, n)*.8
			p := img.Pix[img.PixOffset(x, y):][:4]
			for i := range p {
				p[i] = uint8(float64(p[i]) * keep)
			}
		}
	}
}

package house

import (
	"image"

	"delvebox/engine/paint"
	"delvebox/engine/paint/hand"
	"delvebox/engine/ui"
)

type titleKey struct {
	text   string
	style  hand.Style
	height float64
}

// Title writes a title in drawn capitals, its letters height logical pixels high with
// the upper left corner at x, y, and gives its width. Text is written in capitals.
func Title(u *ui.UI, x, y, height float64, text string, style hand.Style) float64 {
	u.Picture(titleKey{text, style, height}, x, y, paint.Place{}, func(k float64) *image.RGBA {
		return hand.Title(text, style, height*k, k)
	})
	return hand.TitleWidth(text, style, height)
}

// TitleMiddle is Title with its middle at x, no wider than most.
func TitleMiddle(u *ui.UI, x, y, height, most float64, text string, style hand.Style, fade float64) {
	h := hand.TitleHeight(text, style, most, height)
	w := hand.TitleWidth(text, style, h)
	u.Picture(titleKey{text, style, h}, x-w/2, y, paint.Place{Fade: fade}, func(k float64) *image.RGBA {
		return hand.Title(text, style, h*k, k)
	})
}

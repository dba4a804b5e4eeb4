package results

import (
	"image"
	"image/color"

	"delvebox/engine/paint"
	"delvebox/engine/ui"
	"delvebox/scenes/dungeonroll/decor"
)

// margin is how much of the velvet is left around what lies on it.
const margin = 12.0

// inside is the room for the account in the chest.
func inside(stage ui.Rect) ui.Rect { return decor.InVault(stage).Inset(margin) }

type groundKey struct {
	w, h  int
	stage ui.Rect
	heap  float64
}

// ground draws the table with the open chest. Where the sheet leaves room, gold is heaped
// up below it.
func (v *View) ground(u *ui.UI, stage ui.Rect) {
	heap := v.heap(u, inside(stage))
	w, h := u.W, u.H
	if !u.PictureLater(groundKey{u.Px(w), u.Px(h), stage, heap}, 0, 0, paint.Place{}, func(k float64) *image.RGBA { return decor.Vault(w, h, stage, heap, k) }) {
		u.Fill(ui.R(0, 0, w, h), color.NRGBA{0x18, 0x0d, 0x07, 255})
		u.Fill(stage, color.NRGBA{0x5a, 0x34, 0x16, 255})
		u.Fill(decor.InVault(stage), color.NRGBA{0x6e, 0x12, 0x1c, 255})
	}
}

// heap is how high the gold lies at the foot of the chest: as high as there is room below
// the sheet of many, some behind the ladder of one.
func (v *View) heap(u *ui.UI, in ui.Rect) float64 {
	room := in.H * .2
	if len(v.all) > 1 {
		_, sheet := v.sheet(u, in)
		room = in.Bottom() + margin - sheet.Bottom()
	}
	if room < 3*margin {
		return 0
	}
	return min(room+margin, 170)
}

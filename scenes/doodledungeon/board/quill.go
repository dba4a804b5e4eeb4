package board

import (
	"image"
	"image/color"

	"delvebox/engine/input"
	"delvebox/engine/paint"
	"delvebox/engine/paint/furniture"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/ui"
)

// Quill is the main button: a pencil.
type Quill struct {
	Word, Hint string
	Disabled   string // why it cannot be used
	Press      input.Key
}

type quillKey struct {
	part string
	st   ui.State
	w, h int
}

// Pencil draws the main button and says whether it was pressed.
func Pencil(u *ui.UI, name string, r ui.Rect, q Quill) bool {
	t := u.Touch(name, r)
	st := stateOf(t, q.Disabled != "")
	w, h := u.Px(r.W), u.Px(r.H)
	u.Picture(quillKey{"pencil", st, w, h}, r.X, r.Y, paint.Place{}, func(k float64) *image.RGBA { return furniture.PencilButton(st, w, h, k) })
	x0, x1 := furniture.PencilRoom(r.W, r.H)
	in := ui.R(r.X+x0, r.Y, x1-x0, r.H)
	c := shade(furniture.PencilWord(st))
	if q.Hint == "" {
		u.TextIn(in, fitIn(u, ui.Style{Face: ui.BodyBold.Face, Size: 18}, q.Word, in.W, in.H*.6), q.Word, c, ui.AlignMiddle)
	} else {
		up, low := ui.R(in.X, r.Y+r.H*.12, in.W, r.H*.42), ui.R(in.X, r.Y+r.H*.53, in.W, r.H*.32)
		u.TextIn(up, fitIn(u, ui.Style{Face: ui.BodyBold.Face, Size: 17}, q.Word, up.W, up.H), q.Word, c, ui.AlignMiddle)
		Line(u, low, fitIn(u, ui.Note, q.Hint, low.W, low.H), q.Hint, c, ui.AlignMiddle)
	}
	return pressed(u, name, r, t, q.Word, q.Disabled, q.Press)
}

// Eraser draws the eraser as a button and says whether it was pressed.
func Eraser(u *ui.UI, name string, r ui.Rect, q Quill) bool {
	t := u.Touch(name, r)
	st := stateOf(t, q.Disabled != "")
	w, h := u.Px(r.W), u.Px(r.H)
	u.Picture(quillKey{"eraser", st, w, h}, r.X, r.Y, paint.Place{}, func(k float64) *image.RGBA { return furniture.Eraser(st, w, h, k) })
	x0, x1 := furniture.EraserRoom(r.W, r.H)
	Line(u, ui.R(r.X+x0+2, r.Y, x1-x0-6, r.H), fitIn(u, ui.Style{Face: ui.BodyBold.Face, Size: 17}, q.Word, x1-x0-6, r.H*.6), q.Word, shade(furniture.EraserWord(st)), ui.AlignMiddle)
	return pressed(u, name, r, t, q.Word, q.Disabled, q.Press)
}

func shade(c pixel.RGB) color.NRGBA { return ui.Opaque(c.Color()) }

func stateOf(t ui.Touch, disabled bool) ui.State {
	switch {
	case disabled:
		return ui.StateDisabled
	case t.Held && t.Hot:
		return ui.StatePressed
	case t.Hot:
		return ui.StateHover
	}
	return ui.StateNormal
}

// pressed handles what all painted buttons have in common.
func pressed(u *ui.UI, name string, r ui.Rect, t ui.Touch, word, disabled string, key input.Key) bool {
	if t.Ring {
		u.Ring(r, 12)
	}
	if disabled != "" {
		u.Tip(name, r, ui.Tip{Title: word, Body: disabled})
	}
	hit := t.Clicked || key != "" && u.Key(key)
	if hit && disabled != "" {
		u.Refuse(r.CX(), r.Y-8, disabled, "", nil)
		return false
	}
	if hit {
		u.Play("button")
	}
	return hit
}

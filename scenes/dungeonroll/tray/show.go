package tray

import (
	"image"
	"math"

	"delvebox/engine/paint"
	"delvebox/engine/paint/dice"
	"delvebox/engine/ui"
	"delvebox/scenes/dungeonroll/decor"
)

// Look is how a die is shown.
type Look struct {
	Quiet bool    // does not matter now: darker and paler
	Lift  float64 // height in half-sides; it moves the body up and the shadow away
	Grow  float64 // share by which it is larger, as .16 for a held die
	Fade  float64 // 0 solid, 1 invisible
}

// Held is the look of a die in the player's hand; t goes from 0, lying, to 1.
func Held(t float64) Look { return Look{Lift: 1.35 * t, Grow: .16 * t} }

type bodyKey struct {
	die   Die
	unit  float64
	quiet bool
}

type blankKey struct {
	kind, turn int
	unit       float64
}

type shadowKey struct {
	turn, lift int
	unit       float64
}

// Show draws a die with its shadow.
func (d *Dice) Show(u *ui.UI, die Die, x, y, half float64, look Look) {
	d.Shadow(u, die, x, y, half, look)
	d.Body(u, die, x, y, half, look)
}

// Shadow draws the shadow of a die alone. Where dice lie close all shadows come first.
func (d *Dice) Shadow(u *ui.UI, die Die, x, y, half float64, look Look) {
	if !u.Drawing() {
		return
	}
	half *= 1 + .5*look.Grow
	low, high, share := dice.Between(look.Lift)
	d.shadow(u, die, low, x, y, half, 1-(1-look.Fade)*(1-share))
	d.shadow(u, die, high, x, y, half, 1-(1-look.Fade)*share)
}

func (d *Dice) shadow(u *ui.UI, die Die, lift int, x, y, half, fade float64) {
	if fade >= .99 {
		return
	}
	unit := half * u.Scale / 2
	// Shadows are soft: one picture serves dice that differ a little in size.
	kept := math.Max(4, math.Round(unit/4)*4)
	at := paint.Place{Scale: 2 * unit / kept, Fade: fade}
	u.PictureLater(shadowKey{die.turn(), lift, kept}, x, y, at, func(float64) *image.RGBA {
		return dice.Shadow(die.yaw(), dice.Lifts()[lift], kept)
	})
}

// Body draws a die without its shadow.
func (d *Dice) Body(u *ui.UI, die Die, x, y, half float64, look Look) {
	if !u.Drawing() {
		return
	}
	unit := half * u.Scale
	y -= look.Lift * dice.Rise() * half
	at := paint.Place{Scale: 1 + look.Grow, Fade: look.Fade}
	w, known := d.where[die.Face]
	if known {
		key := bodyKey{Die{die.Face, die.turn()}, unit, look.Quiet}
		if u.PictureLater(key, x, y, at, func(float64) *image.RGBA { return d.paint(w, die, unit, look.Quiet) }) {
			return
		}
	}
	const coarse = 2 // it is seen for a moment only
	at.Scale *= coarse
	u.Picture(blankKey{w.kind, die.turn(), unit}, x, y, at, func(float64) *image.RGBA {
		return d.kinds[w.kind].Body(dice.Pose{Yaw: die.yaw(), Soft: 1}, unit/coarse, false)
	})
}

func (d *Dice) paint(w spot, die Die, unit float64, quiet bool) *image.RGBA {
	m := d.kinds[w.kind].Rest(w.face, die.turn(), unit)
	if quiet {
		return decor.Quiet(m)
	}
	return m
}

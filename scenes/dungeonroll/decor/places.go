package decor

import (
	"math"

	"delvebox/engine/paint/pixel"
	"delvebox/engine/ui"
)

// Rect is a rectangle in logical pixels.
type Rect = ui.Rect

// Inside is where the parts of a chest lie, seen from its upper left corner.
type Inside struct{ Velvet, Lair, Yard Rect }

// InChest gives the parts of a chest of w x h.
func InChest(w, h float64) Inside {
	ih := h - 2*Frame - 2
	side := math.Round(pixel.Clamp(w*.2315, 150, 290))
	vw := w - 2*Frame - Divider - side
	x := Frame + vw + Divider
	lair := float64(int(ih * .507))
	return Inside{
		Velvet: ui.R(Frame, Frame, vw, ih),
		Lair:   ui.R(x, Frame, side, lair),
		Yard:   ui.R(x, Frame+lair+Shelf, side, ih-lair-Shelf),
	}
}

// Places says where the things of the table stand in a window. When the window is
// larger than 1280 x 800 the chest grows and the columns keep their width.
type Places struct {
	Hero, Coach, Log                  Rect // left column
	Chest, Velvet, Lair, Yard, Phases Rect
	Lid                               Rect // the part of the lid that shows its quilt
	Level, Hoard                      Rect // the level's die and the little chest with the tokens, on the lid
	LevelWord, HoardWord              Rect // room for words beside them; no width where there is none
	Monsters, Party                   Rect // the velvet above and below the braid
	Braid                             float64
	LairPlate, YardPlate              Rect
	Treasures                         Rect
	Players, Choice, Main, Second     Rect    // right column
	Half                              float64 // half a side of a die on the velvet
	InLair                            float64 // half a side of a dragon's die in the lair
}

// Lay gives the places in a window of w x h, at least 1024 x 640, with text as it is.
func Lay(w, h float64) Places { return LayFor(w, h, 1) }

// columnGrow is how much of the growth of the text the columns follow.
const columnGrow = .5

// LayFor is Lay with text so many times as large, 1 to 1.5: the columns become wider as
// far as the chest has room to spare.
func LayFor(w, h, text float64) Places {
	var p Places
	c := 1 + columnGrow*(text-1)
	c = max(1, min(c, (w-540-58)/410))
	lw, rw := math.Round(198*c), math.Round(212*c)
	coach := math.Round(96 * (1 + .9*(c-1)*2))
	hero := min(2*lw, h-14-18-coach-16-18-74)
	p.Hero = ui.R(14, 14, math.Round(hero/2), hero)
	p.Hero.X += math.Round((lw - p.Hero.W) / 2)
	p.Coach = ui.R(18, p.Hero.Bottom()+18, lw-8, coach)
	p.Log = ui.R(18, p.Coach.Bottom()+16, lw-8, h-18-p.Coach.Bottom()-16)

	left := lw + 26
	p.Chest = ui.R(left, 90, w-left-rw-32, h-268)
	in := InChest(p.Chest.W, p.Chest.H)
	p.Velvet = in.Velvet.Move(p.Chest.X, p.Chest.Y)
	p.Lair = in.Lair.Move(p.Chest.X, p.Chest.Y)
	p.Yard = in.Yard.Move(p.Chest.X, p.Chest.Y)
	p.Half = 37 * pixel.Clamp(min(p.Velvet.W/566, p.Velvet.H/486), .7, 1.45)
	p.InLair = 29.6 * hollowSize(p.Lair)
	p.Lid = ui.R(p.Chest.X+24, 17, p.Chest.W-46, 70)
	p.lid()
	p.Braid = p.Velvet.Y + p.Velvet.H*.54
	p.Monsters = ui.R(p.Velvet.X+8, p.Velvet.Y+4, p.Velvet.W-20, p.Braid-p.Velvet.Y-12)
	p.Party = ui.R(p.Velvet.X+8, p.Braid+12, p.Velvet.W-20, p.Velvet.Bottom()-p.Braid-30)
	p.LairPlate = ui.R(p.Lair.CX()-73, p.Lair.Bottom()-36, 146, 26)
	p.YardPlate = ui.R(p.Yard.CX()-73, p.Yard.Bottom()-32, 146, 26)

	p.Treasures = ui.R(p.Chest.X+4, h-132, p.Chest.W-6, 114)
	x := w - rw - 14
	p.Players = ui.R(x, 14, rw, 330)
	p.Main = ui.R(x+2, h-176, rw-4, 64)
	p.Second = ui.R(x+2, h-94, rw-4, 44)
	p.Choice = ui.R(x, 358, rw, p.Main.Y-20-358)
	if p.Choice.H < 200 {
		p.Players.H -= 200 - p.Choice.H
		p.Choice.Y -= 200 - p.Choice.H
		p.Choice.H = 200
	}
	return p
}

// lid places what lies on the lid. On a short one the level's die has no word beside it.
func (p *Places) lid() {
	if p.Chest.W >= 740 {
		p.Level = ui.R(p.Chest.X+68, 22, 72, 72)
		p.LevelWord = ui.R(p.Level.Right()+4, 40, 54, 30)
		p.Hoard = ui.R(p.Chest.Right()-170, 26, 70, 60)
	} else {
		p.Level = ui.R(p.Chest.X+34, 22, 72, 72)
		p.LevelWord = ui.R(p.Level.Right(), 40, 0, 30)
		p.Hoard = ui.R(p.Chest.Right()-138, 26, 70, 60)
	}
	p.HoardWord = ui.R(p.Hoard.Right()+3, 30, p.Lid.Right()-p.Hoard.Right()-8, 50)
	from, to := p.LevelWord.Right()+10, p.Hoard.X-12
	w := min(372, to-from)
	p.Phases = ui.R((from+to-w)/2, 34, w, 42)
}

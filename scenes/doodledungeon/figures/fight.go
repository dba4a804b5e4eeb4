package figures

import (
	"image"
	"math"
	"strconv"

	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/dice"
	"delvebox/engine/paint/furniture"
	"delvebox/engine/paint/pencil"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/paint/script"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/fight"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/scenes/doodledungeon/drawing"
)

// The fight that is shown is the rulebook's example: a dragon with +6, dice 9 and 3, and
// a Dragon Pepper in hand.
const (
	fightWide, fightHigh = 300.0, 268.0
	fightLevel           = 6
	rulerLeft, rulerTop  = 30.0, 208.0
	rulerWide            = 242.0
)

func fightDice() []int { return []int{9, 3} }

func fightNumbers() []pixel.Pt {
	return []pixel.Pt{{X: 205, Y: 28}, {X: 30, Y: 36}, {X: 242, Y: 146}, {X: rulerLeft + furniture.RulerAt(rulerWide, 22) - 2, Y: 182}}
}

// strengths are the dragon's without and with the card, as the rules reckon them.
func (f *figures) strengths() (plain, peppered int) {
	d := fight.Of(sheet.Dragon, fightLevel, 0, fightDice()...)
	return d.Strength(), d.Strength() + f.tables.Action(card.DragonPepper).Value
}

// fight paints it, w logical pixels wide.
func (f *figures) fight(w, k float64) *image.RGBA {
	q := w * k / fightWide // device pixels to a unit of the picture
	px := func(v float64) int { return int(math.Round(v * q)) }
	wide, high := int(math.Round(w*k)), px(fightHigh)
	m := cloth.Desk(wide, high, q, nil)
	put(m, furniture.Slip(px(278), px(246), -.4, q), 11*q, 11*q)

	tooth := cloth.NewTooth(q)
	put(m, drawing.NewCards(f.tables, f.lib, tooth).Thing(drawing.DragonThing, 92), 30*q, 30*q)
	hand := pencil.NewScript()
	for i, n := range fightDice() {
		x, y := (168+70*float64(i))*q, (66+8*float64(i))*q
		put(m, dice.TenShadow(34*q, 0), x, y)
		put(m, dice.RedTen().Picture(dice.Roll{Yaw: float64(i)*16 - 9}, drawing.DieFigure(hand, n), 34*q), x, y)
	}
	plain, peppered := f.strengths()
	terms := []string{}
	for _, n := range fightDice() {
		terms = append(terms, strconv.Itoa(n), "+")
	}
	put(m, drawing.Sum(append(terms, strconv.Itoa(fightLevel), "="), strconv.Itoa(plain), 226, tooth, 15), 30*q, 122*q)

	put(m, furniture.Ruler(px(rulerWide), 20, q), rulerLeft*q, rulerTop*q)
	need := f.tables.Figures.Strength
	for n := 5; n <= need; n += 5 {
		face, ink := f.lib.Face(script.Bold, px(14)), pixel.Hex(0x4a300c)
		dx := 0.0
		if n == need {
			ink, dx = pixel.Hex(0xa31f14), 13
		}
		face.DrawAt(m, strconv.Itoa(n), (rulerLeft+furniture.RulerAt(rulerWide, float64(n))+dx)*q, (rulerTop+27)*q, ink.Color(), script.Middle)
	}
	for _, wedge := range []struct {
		at      int
		wouldBe bool
	}{{plain, false}, {peppered, true}} {
		put(m, furniture.RulerWedge(wedge.wouldBe, q), (rulerLeft+furniture.RulerAt(rulerWide, float64(wedge.at)))*q, (rulerTop-1)*q)
	}
	return m
}

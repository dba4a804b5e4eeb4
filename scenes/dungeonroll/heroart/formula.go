package heroart

import (
	"image"
	"image/draw"
	"math"

	"delvebox/engine/paint/pixel"
)

// formulas say a specialty in pictures of dice: faces of dice by name, ">" what becomes
// what, "=" what is used as what, "again" what is rolled again, "gone" what is struck
// out, "" a gap. A specialty that pictures cannot say has none.
var formulas = map[string][2][]string{
	"crusader":      {{"fighter", "=", "cleric"}, {"fighter", "=", "cleric"}},
	"enchantress":   {{"scroll", "=", "cleric", "fighter", "mage", "thief", "champion"}, {"scroll", "=", "cleric", "fighter", "mage", "thief", "champion"}},
	"knight":        {{"scroll", ">", "champion"}, {"scroll", ">", "champion", "", "dragon", "gone", "fighter", "mage"}},
	"minstrel":      {{"thief", "=", "mage"}, {"thief", "=", "mage"}},
	"occultist":     {{"cleric", "=", "mage"}, {"cleric", "=", "mage"}},
	"spellsword":    {{"fighter", "=", "mage"}, {"fighter", "=", "mage"}},
	"alchemist":     {{"chest", ">", "potion"}, {"chest", ">", "potion"}},
	"dwarf":         {{"champion", "again"}, {"champion", "again"}},
	"leprechaun":    {{"potion", ">", "chest"}, {"potion", ">", "chest"}},
	"sorceress":     {{"dragon", "dragon", "dragon", "dragon", "gone"}, {"dragon", "dragon", "dragon", "dragon", "gone"}},
	"tracker":       {{"goblin", "again"}, {"goblin", "again"}},
	"viking":        {{"champion", "champion", "champion", "champion", "champion"}, {"champion", "champion", "champion", "", "skeleton", ">", "potion"}},
	"timetraveller": {{"cleric", "fighter", "mage", "thief", "scroll", "champion", "champion"}, {"cleric", "fighter", "mage", "thief", "scroll", "champion", "champion"}},
}

// The sizes of a formula in units of the card.
const (
	tileSize   = 21.0
	tileStep   = 22.5
	signStep   = 17.0
	gapStep    = 6.0
	formulaRow = tileSize + 8
)

func formulaOf(c Card) []string {
	if both, ok := formulas[c.Hero]; ok && c.Side <= Master {
		return both[c.Side]
	}
	return nil
}

// formula paints the formula of a card with its upper edge at y, in units of the card.
func (p *Painter) formula(m *image.RGBA, words []string, y, u float64) {
	c := pixel.NewCanvas(m, u)
	x := textIn
	red := pixel.Hex(0x7a1c14)
	for _, w := range words {
		t := c.With(pixel.Move(x, y))
		switch w {
		case "":
			x += gapStep
		case ">":
			t.Stroke(pixel.SVG("M2 10.500H14M9.500 6L14 10.500L9.500 15"), pixel.Pen{W: 2.2}, red, 1)
			x += signStep
		case "=":
			t.Stroke(pixel.SVG("M2 10.500H13.500M5.500 7L2 10.500L5.500 14M10 7L13.500 10.500L10 14"), pixel.Pen{W: 2}, red, 1)
			x += signStep
		case "again":
			t.Stroke(pixel.SVG("M14.500 8A6.500 6.500 0 1 0 15 13M15 3.500V8.500H10"), pixel.Pen{W: 2.2}, red, 1)
			x += signStep
		case "gone":
			t.Stroke(pixel.SVG("M3.500 5.500L13 15M13 5.500L3.500 15"), pixel.Pen{W: 2.4}, red, 1)
			x += signStep
		default:
			p.tile(m, t, w, x, y, u)
			x += tileStep
		}
	}
}

// tile is one face of a die, ivory or black.
func (p *Painter) tile(m *image.RGBA, t *pixel.Canvas, face string, x, y, u float64) {
	upper, lower, edge, rim := pixel.Hex(0xfffaf0), pixel.Hex(0xe3cfa2), pixel.Hex(0x8b6a35), pixel.Hex(0xffffff)
	switch face {
	case "goblin", "skeleton", "ooze", "chest", "potion", "dragon":
		upper, lower, edge, rim = pixel.Hex(0x4a434c), pixel.Hex(0x171317), pixel.Hex(0x050405), pixel.Hex(0x9a8f9a)
	}
	box := pixel.RoundRect(0, 0, tileSize, tileSize, 4.5)
	t.With(pixel.Move(.8, 1.4)).Glow(box, 1, pixel.Hex(0x1a0906), .5)
	t.Fill(box, pixel.Blend(0, 0, tileSize, tileSize, upper, lower), 1)
	t.Stroke(box, pixel.Pen{W: .9}, edge, 1)
	t.Stroke(pixel.SVG("M1.200 16V5Q1.200 1.200 5 1.200H16"), pixel.Pen{W: .8}, rim, .8)
	px := max(int(math.Round(tileSize*.74*u)), 1)
	ic, err := p.dice.Draw(face, px)
	if err != nil {
		return // a face that is not drawn leaves its tile empty
	}
	at := image.Pt(int(math.Round((x+tileSize/2)*u-float64(px)/2)), int(math.Round((y+tileSize/2)*u-float64(px)/2)))
	draw.Draw(m, ic.Rect.Add(at), ic, image.Point{}, draw.Over)
}

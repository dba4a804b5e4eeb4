package heroart

import (
	"fmt"
	"image"
	"image/draw"
	"math"

	"delvebox/engine/paint/icon"
	"delvebox/engine/paint/pixel"
	"delvebox/scenes/dungeonroll/decor"
)

// treasure is how a kind of token looks: its icon and the colour of its enamel.
type treasure struct {
	icon   string
	enamel uint32
}

// treasures are the ten kinds by their codes (DR 4.3). Those that stand for a companion
// have the colour of that companion's die.
var treasures = map[string]treasure{
	"SW": {"sword", 0xa32a1c},
	"TA": {"talisman", 0x1f5f95},
	"SC": {"scepter", 0x5d3596},
	"TT": {"thieves-tools", 0x2d6a3e},
	"SR": {"scroll", 0x6a4322},
	"RI": {"magic-ring", 0x23304a},
	"DS": {"dragon-scale", 0x8a8f3a},
	"EL": {"elixir", 0x9a3f7c},
	"DB": {"dragon-bait", 0xb9651c},
	"TP": {"town-portal", 0x2f8c9c},
}

// Treasures lists the codes of the ten tokens, in the order of the specification.
func Treasures() []string {
	return []string{"SW", "TA", "SC", "TT", "SR", "RI", "DS", "EL", "DB", "TP"}
}

// Token paints count treasure tokens of a kind, one over the other (three at most), each
// d logical pixels across; (0,0) is the upper left corner of the foremost. It fails for
// an unknown kind.
func (p *Painter) Token(kind string, count int, d, k float64) (*image.RGBA, error) {
	t, ok := treasures[kind]
	if !ok {
		return nil, fmt.Errorf("treasure token %q: unknown kind", kind)
	}
	u := k * d / decor.TokenSize
	m := decor.Token(pixel.Hex(t.enamel), count, u)
	large := 40.0
	if d*k < 40 {
		large = 50 // a small one shows its picture over the rim
	}
	px := max(int(math.Round(large*u)), 1)
	ic, err := p.icons.Draw(t.icon, px)
	if err != nil {
		return nil, err
	}
	ic = icon.Rim(ic)
	at := image.Pt(int(math.Round(32*u-float64(px)/2)), int(math.Round(35*u-float64(px)/2)))
	shade := icon.Shadow(ic, math.Max(.8, 1.6*u))
	draw.Draw(m, shade.Rect.Add(at), shade, shade.Rect.Min, draw.Over)
	draw.Draw(m, ic.Rect.Add(at), ic, ic.Rect.Min, draw.Over)
	return m, nil
}

// roles are the colours of the five companions' dice.
var roles = map[string]uint32{"cleric": 0x1f5f95, "fighter": 0xa32a1c, "mage": 0x5d3596, "thief": 0x2d6a3e, "champion": 0xb27708}

// Roles lists the five companions.
func Roles() []string { return []string{"cleric", "fighter", "mage", "thief", "champion"} }

// Badge paints the round badge of a companion's role, d logical pixels across: which
// type a die counts as. (0,0) is its upper left corner. It fails for an unknown role.
func (p *Painter) Badge(role string, d, k float64) (*image.RGBA, error) {
	hue, ok := roles[role]
	if !ok {
		return nil, fmt.Errorf("badge %q: unknown role", role)
	}
	n := max(int(math.Round(d*k)), 1)
	m := pixel.New(n, n)
	c := pixel.NewCanvas(m, float64(n)/64)
	c.Fill(pixel.Circle(32, 32, 31), pixel.Hex(0x1d0f10), 1)
	c.Fill(pixel.Circle(32, 32, 28.5), pixel.Hex(hue), 1)
	c.Fill(pixel.Circle(32, 32, 22), pixel.Blend(10, 10, 44, 44, pixel.Hex(0xfdf6e2), pixel.Hex(0xe0cb9c)), 1)
	c.Stroke(pixel.SVG("M7 24A26 26 0 0 1 24 7"), pixel.Pen{W: 2.5}, pixel.Hex(0xffffff), .6)
	px := max(int(math.Round(float64(n)*.54)), 1)
	ic, err := p.dice.Draw(role, px) // the face of the die, in the same colour
	if err != nil {
		return nil, err
	}
	at := image.Pt((n-px)/2, (n-px)/2)
	draw.Draw(m, ic.Rect.Add(at), ic, ic.Rect.Min, draw.Over)
	return m, nil
}

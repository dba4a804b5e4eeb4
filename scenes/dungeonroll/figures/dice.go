package figures

import (
	"image"

	"delvebox/assets/dungeonroll/faces"
	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/dice"
	"delvebox/engine/paint/pixel"
	"delvebox/scenes/dungeonroll/decor"
)

// throw is the six faces of a kind of dice, on velvet in two rows.
type throw struct {
	material dice.Material
	faces    [6]string
}

const (
	throwWide, throwHigh = 300.0, 214.0
	half                 = 31.0 // half a side of a die
)

// throws are the pictures of dice by the names that the rulebook calls them.
func throws() map[string]throw {
	return map[string]throw{
		"companions": {dice.Ivory, [6]string{"cleric", "fighter", "mage", "thief", "champion", "scroll"}},
		"dungeon":    {dice.Black, [6]string{"goblin", "skeleton", "ooze", "chest", "potion", "dragon"}},
	}
}

// place is where the i-th die lies.
func (throw) place(i int) pixel.Pt {
	return pixel.Pt{X: 58 + 92*float64(i%3) + 5*float64(i/3), Y: 58 + 96*float64(i/3) + 3*float64(i%2)}
}

// numbers stand at the upper left of each die.
func (t throw) numbers() (out []pixel.Pt) {
	for i := range t.faces {
		p := t.place(i)
		out = append(out, pixel.Pt{X: p.X - 34, Y: p.Y - 30})
	}
	return out
}

func (t throw) paint(w, k float64) *image.RGBA {
	e := newEasel(throwWide, throwHigh, w, k)
	e.put(cloth.Lining(e.m.Rect.Dx(), e.m.Rect.Dy(), e.q, cloth.Crimson()), 0, 0)
	kind, err := kindOf(t.material, t.faces[:]...)
	if err != nil {
		return e.m
	}
	for i := range t.faces {
		e.die(kind, i, i%3, t.place(i), half)
	}
	return e.m
}

// kindOf reads the faces of a kind of dice, again from the first where fewer than six are
// named. The error is that of a broken file in the program.
func kindOf(m dice.Material, names ...string) (*dice.Kind, error) {
	k := &dice.Kind{Material: m}
	for i := range k.Faces {
		svg, err := faces.Files.ReadFile(names[i%len(names)] + ".svg")
		if err != nil {
			return nil, err
		}
		if k.Faces[i], err = dice.ParseFace(svg); err != nil {
			return nil, err
		}
	}
	return k, nil
}

// die puts a die with its shadow.
func (e easel) die(kind *dice.Kind, face, turn int, at pixel.Pt, half float64) {
	u := half * e.q
	e.put(dice.Shadow(dice.Turns()[turn], 0, u), at.X, at.Y)
	e.put(kind.Rest(face, turn, u), at.X, at.Y)
}

// The lair is cut out of the table of a small window: it, and the velvet beside it.
const (
	lairWide, lairHigh = 290.0, 190.0
	tableW, tableH     = 1024.0, 640.0
)

// lairCorner is the upper left corner of the picture on the table.
func lairCorner(p decor.Places) pixel.Pt {
	return pixel.Pt{X: p.Lair.Right() + 10 - lairWide, Y: p.Lair.Y - 8}
}

// party gives the places of the three companions, in units of the picture.
func party() [3]pixel.Pt { return [3]pixel.Pt{{X: 38, Y: 42}, {X: 86, Y: 94}, {X: 40, Y: 150}} }

func lairNumbers() []pixel.Pt {
	p := decor.Lay(tableW, tableH)
	c, h := lairCorner(p), decor.Hollows(p.Lair)
	return []pixel.Pt{{X: (p.Lair.X+h[0].X+p.Lair.X+h[1].X)/2 - c.X, Y: p.Lair.Y + h[0].Y - c.Y}, {X: 92, Y: 40}}
}

func lair(w, k float64) *image.RGBA {
	e := newEasel(lairWide, lairHigh, w, k)
	p := decor.Lay(tableW, tableH)
	c := lairCorner(p)
	e.put(decor.Table(tableW, tableH, e.q), -c.X, -c.Y)
	dragon, err := kindOf(dice.Black, "dragon")
	if err != nil {
		return e.m
	}
	for i, h := range decor.Hollows(p.Lair) {
		e.die(dragon, 0, i, pixel.Pt{X: p.Lair.X + h.X - c.X - 3, Y: p.Lair.Y + h.Y - c.Y - 5}, p.InLair)
	}
	three, err := kindOf(dice.Ivory, "fighter", "mage", "thief")
	if err != nil {
		return e.m
	}
	for i, at := range party() {
		e.die(three, i, i, at, 25)
	}
	return e.m
}

package cardart

import (
	"fmt"
	"image"
	"image/draw"
	"math"
	"sync"

	"delvebox/engine/paint/icon"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/paint/script"
	"delvebox/games/mapmasters/card"
)

// Variant says how a card's two layers lie over each other.
type Variant uint8

const (
	Plain Variant = iota // the main floor, the underground shining through
	Under                // the underground brought forward, the main floor sunk into dusk
)

// Painter paints cards. It keeps the fields of the cards painted last and the icons at
// the sizes asked for; any number of goroutines may use it.
type Painter struct {
	icons *icon.Set
	faces *script.Library
	cv    *curves

	mu     sync.Mutex
	plans  []kept // most recently used last
	pasted map[pasteKey]*image.RGBA
}

type pasteKey struct {
	name string
	px   int
}

type planKey struct {
	id     string
	turned bool
	class  class
	by     float64
	gem    float64
}

type kept struct {
	key planKey
	p   *plan
}

// The painter forgets what it has not used for long. Fields take about 1 MiB a card in
// the exploration, 7 MiB for a card that fills a large screen.
const (
	keptBytes = 5 << 19
	keptIcons = 300
)

// New makes a painter that draws icons and lettering from the given sets.
func New(icons *icon.Set, faces *script.Library) *Painter {
	return &Painter{icons: icons, faces: faces, cv: newCurves(), pasted: map[pasteKey]*image.RGBA{}}
}

// Size is the size of a card w logical pixels wide, in device pixels.
func Size(w, k float64) (int, int) {
	return max(int(math.Round(w*k)), 1), max(int(math.Round(w*1.4*k)), 1)
}

// Face paints a card w logical pixels wide with all that belongs on it. Beyond its
// round corners it is transparent.
func (p *Painter) Face(c *card.Card, w, k float64, v Variant) *image.RGBA {
	pw, ph := Size(w, k)
	l := lookAt(w, k)
	l.k = float64(pw) / cardW
	e := &easel{plan: p.fields(c, l), l: l, cv: p.cv, img: pixel.New(pw, ph), px: 1 / l.k, v: v}
	e.ground()
	e.hatch()
	e.floors()
	if l.grit && v == Plain {
		e.pebbles()
	}
	if l.stones == 2 && v == Plain {
		e.cracks()
	}
	e.doors()
	if l.label {
		e.labelPaper()
		p.writeLabel(e)
	}
	e.rimLight()
	p.pasteIcons(e)
	drawGem(pixel.NewCanvas(e.img, l.k), c.Cost, e.gem.X, e.gem.Y, l.gem)
	return e.img
}

// fields gives the plan of a card for a look, kept or new.
func (p *Painter) fields(c *card.Card, l look) *plan {
	key := planKey{c.ID, c.IsTurned(), l.class, l.by, l.gem}
	p.mu.Lock()
	for i, q := range p.plans {
		if q.key == key {
			p.plans = append(append(p.plans[:i:i], p.plans[i+1:]...), q)
			p.mu.Unlock()
			return q.p
		}
	}
	p.mu.Unlock()
	// two goroutines may do the same work here; the later one's result is dropped
	n := newPlan(c, l, func(line string) float64 {
		const px = 58 // measured large, where rounding does not matter
		return p.faces.Face(script.Caps, px).Measure(line) * labelSize / px
	})
	p.mu.Lock()
	defer p.mu.Unlock()
	p.plans = append(p.plans, kept{key, n})
	bytes := 0
	for i := len(p.plans) - 1; i >= 0; i-- {
		if bytes += p.plans[i].p.bytes(); bytes > keptBytes && i < len(p.plans)-1 {
			p.plans = append([]kept(nil), p.plans[i+1:]...)
			break
		}
	}
	return n
}

const labelSize = 14.5 // of the name, u

func (p *Painter) writeLabel(e *easel) {
	f := p.faces.Face(script.Caps, max(int(math.Round(labelSize*e.shrink*e.l.k)), 1))
	k := e.l.k
	const leading = 16.0
	y := (e.label.Y0+e.label.Y1)/2 + 5 - leading*float64(len(e.lines)-1)/2
	for i, t := range e.lines {
		x := (e.label.X0+e.label.X1)/2*k - f.Measure(t)/2
		by := (y + leading*float64(i)) * k
		f.Draw(e.img, t, x-.15*k, by, ink.Color())
		f.Draw(e.img, t, x+.25*k, by, ink.Alpha(.8)) // the face is light; a second pass makes it bold
	}
}

// iconNames are the icons' names in the set.
var iconNames = [card.Kinds]string{
	card.Sword: "sword", card.Key: "key", card.Rope: "rope", card.Scroll: "scroll", card.Barrel: "barrel",
	card.Monster: "monster", card.Padlock: "padlock", card.Pitfall: "pitfall", card.Lava: "lava-pit",
	card.Circle: "magic-circle", card.Stairs: "stairs-down", card.Recycling: "recycling", card.Scissors: "scissors",
}

// IconName is the name, in the icon set, of what lies on a card; empty for nothing.
func IconName(i card.Icon) string {
	if i.Kind == card.Coin {
		switch i.Coins {
		case 2, 3:
			return fmt.Sprintf("coins-%d", i.Coins)
		}
		return "coin"
	}
	if i.Kind < card.Kinds {
		return iconNames[i.Kind]
	}
	return ""
}

// pasteIcons draws the icons of the card, each over a soft pool of shade.
func (p *Painter) pasteIcons(e *easel) {
	if e.l.icon == 0 {
		return
	}
	c := pixel.NewCanvas(e.img, e.l.k)
	for r := range card.Rows {
		for col := range card.Columns {
			ic := e.c.Icon(col, r)
			if ic.Kind == card.None {
				continue
			}
			size := e.l.icon
			if ic.Layer == card.Under && ic.Kind != card.Stairs {
				size *= .9
			}
			x, y := (float64(col)+.5)*square, (float64(r)+.5)*square
			strength := 1.0
			if e.v == Under && !ic.On(card.Under) {
				strength = .36
			}
			c.Glow(pixel.Ellipse(x+1.2, y+size*.30, size*.44, size*.25), 2.2, pixel.Hex(0x1d1206), .24*strength)
			p.paste(e.img, IconName(ic), x*e.l.k, y*e.l.k, size*e.l.k, strength)
		}
	}
}

// paste draws an icon with its middle at (x,y), size device pixels large. An icon that
// the set lacks is left out.
func (p *Painter) paste(dst *image.RGBA, name string, x, y, size, strength float64) {
	px := max(int(math.Round(size)), 1)
	m := p.icon(name, px)
	if m == nil {
		return
	}
	if strength < 1 {
		m = icon.Fade(m, strength)
	}
	at := image.Pt(int(math.Round(x-float64(px)/2)), int(math.Round(y-float64(px)/2)))
	draw.Draw(dst, m.Rect.Add(at), m, m.Rect.Min, draw.Over)
}

func (p *Painter) icon(name string, px int) *image.RGBA {
	key := pasteKey{name, px}
	p.mu.Lock()
	m, ok := p.pasted[key]
	p.mu.Unlock()
	if ok {
		return m
	}
	m, err := p.icons.Draw(name, px)
	if err != nil {
		m = nil
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.pasted) >= keptIcons {
		clear(p.pasted)
	}
	p.pasted[key] = m
	return m
}

package cardart

import (
	"image"
	"math"

	"delvebox/engine/paint/pixel"
	"delvebox/engine/paint/script"
)

// objectiveIcons are the pictures of the 12 kinds of objectives.
var objectiveIcons = map[string]string{
	"barrel": "barrel", "key": "key", "pit": "pitfall", "scroll": "scroll", "monster": "monster", "rope": "rope",
	"padlock": "padlock", "sword": "sword", "room": "room", "coin": "coins-3", "circle": "magic-circle", "stairs": "stairs-down",
}

// ObjectiveIcon is the icon's name for a kind of objective.
func ObjectiveIcon(kind string) string { return objectiveIcons[kind] }

// ObjectiveTile paints the moss tile with the picture of a kind of objective, w x h
// logical pixels.
func (p *Painter) ObjectiveTile(kind string, w, h, k float64) *image.RGBA {
	m := pixel.New(int(math.Round(w*k)), int(math.Round(h*k)))
	c := pixel.NewCanvas(m, k)
	all := pixel.RoundRect(0, 0, w, h, 8)
	c.Fill(all, pixel.Blend(0, 0, w, h, pixel.Hex(0x586840), pixel.Hex(0x3f4b2b)), 1)
	in := c.Clipped(all)
	r := pixel.Seed("tile " + kind)
	for range int(w * h / 130) { // felt
		x, y, a := r.In(0, w), r.In(0, h), r.In(0, 2*math.Pi)
		tone := pixel.Hex(0x8a9a66)
		if r.F() < .5 {
			tone = pixel.Hex(0x2c351d)
		}
		in.Stroke(pixel.Lines([]pixel.Pt{{X: x, Y: y}, {X: x + 3*math.Cos(a), Y: y + 3*math.Sin(a)}}, false), pixel.Pen{W: .7}, tone, .4)
	}
	c.Stroke(pixel.RoundRect(.5, .5, w-1, h-1, 7.5), pixel.Pen{W: 1}, pixel.Hex(0x1f2813), .9)
	c.Stroke(pixel.RoundRect(2.5, 2.5, w-5, h-5, 6), pixel.Pen{W: 1.4}, pixel.Hex(0xc9d3a6), .7)
	size := math.Min(w, h) * .74
	c.Glow(pixel.Ellipse(w/2+1, h/2+size*.32, size*.42, size*.2), 2.5, pixel.Hex(0x0d1206), .5)
	p.objectivePicture(m, kind, w/2*k, h/2*k, size*k)
	return m
}

func (p *Painter) objectivePicture(m *image.RGBA, kind string, x, y, size float64) {
	if kind == "pit" { // pitfalls and lava pits count alike
		p.paste(m, "pitfall", x-size*.12, y-size*.08, size*.82, 1)
		p.paste(m, "lava-pit", x+size*.27, y+size*.25, size*.52, 1)
		return
	}
	p.paste(m, objectiveIcons[kind], x, y, size, 1)
}

// Objective paints an objective card: the kind's picture, its name and its value in the
// player's language, and the hourglass of a Time Bonus round.
func (p *Painter) Objective(kind, name, value string, hourglass bool, w, k float64) *image.RGBA {
	s := newSheet(w, k, pixel.Hex(0xfbf4df), pixel.Hex(0xe9d9b4), .02, 83)
	c := s.c
	u := c.M.A
	band := pixel.RoundRect(8, 8, 84, 70, 4)
	c.Fill(band, pixel.Blend(8, 8, 84, 70, pixel.Hex(0x586840), pixel.Hex(0x3f4b2b)), 1)
	c.Stroke(band, pixel.Pen{W: 1}, pixel.Hex(0x26301a), 1)
	c.Stroke(pixel.RoundRect(10.5, 10.5, 79, 65, 3), pixel.Pen{W: .9}, pixel.Hex(0xc9d3a6), .7)
	c.Glow(pixel.Ellipse(51, 61, 24, 11), 2, pixel.Hex(0x0d1206), .5)
	p.objectivePicture(s.img, kind, 50*u, 43*u, 54*u)
	c.Stroke(pixel.RoundRect(4, 4, 92, 132, 5), pixel.Pen{W: .8}, pixel.Hex(0x7a5f35), .7)
	lines, size := p.fit(name, 84, 11, 7)
	f := p.faces.Face(script.Heading, max(int(math.Round(size*u)), 1))
	y := 96 - size*.5*float64(len(lines)-1)
	for i, t := range lines {
		f.DrawAt(s.img, t, 50*u, (y+size*1.08*float64(i))*u, ink.Color(), script.Middle)
	}
	c.Stroke(pixel.SVG("M24 109H76"), pixel.Pen{W: .7}, pixel.Hex(0x8a6d3e), .6)
	mid := 50.0
	if hourglass {
		mid = 40
		p.paste(s.img, "hourglass", 80*u, 121*u, 20*u, 1)
	}
	vf := p.faces.Face(script.Bold, max(int(math.Round(11*u)), 1))
	vf.DrawAt(s.img, value, mid*u, 126*u, ink.Color(), script.Middle)
	return s.done()
}

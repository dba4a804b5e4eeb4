package drawing

import (
	"fmt"
	"image"
	"image/draw"
	"math"
	"strings"

	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/furniture"
	"delvebox/engine/paint/pencil"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/paint/script"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
)

// CardWords is what stands on a card.
type CardWords struct {
	Name string // the action's name, in the band
	Kind string // small, in italics: "In your dungeon"; "" for none
	Text string // what it does
}

// ElementState is how far an element of the card in work is.
type ElementState uint8

// The states of an element. Plain ones are those of cards not in work.
const (
	Plain   ElementState = iota
	Waiting              // dimmed
	Current              // on a lit ground
	Built                // with a tick
	Lapsed               // struck through
)

// Cards paints cards at one scale. It may be used from any goroutine.
type Cards struct {
	tables *card.Tables
	lib    *script.Library
	tooth  *cloth.Tooth
	k      float64
}

// NewCards makes a painter of cards for k device pixels to a logical one.
func NewCards(t *card.Tables, lib *script.Library, tooth *cloth.Tooth) *Cards {
	return &Cards{t, lib, tooth, tooth.K}
}

// CardRatio is the usual height of a card of width 1.
const CardRatio = 288.0 / 188

// band is the height of a card's band, strip that of its elements.
func band(w float64) float64 { return math.Max(w*.16, 22) }

func stripHeight(w, h float64) float64 { return math.Min(math.Max(w*.36, 24), h*.32) }

// ActionColours are the two tones of a card's band: Dungeon actions brick, Hero actions
// blue.
func ActionColours(a card.Action) (top, bottom pixel.RGB) {
	if a >= card.HealingPotion {
		return pixel.Hex(0x2f6c9b), pixel.Hex(0x1f4d75)
	}
	return pixel.Hex(0x9a3d2c), pixel.Hex(0x76281c)
}

// CardSpec says which card is painted and how.
type CardSpec struct {
	Card   card.ID
	Words  CardWords
	W, H   float64        // logical pixels
	States []ElementState // of the elements, none for all plain
	Hand   bool           // Phase C: no elements, only the action
	Quiet  bool           // cannot be chosen: grey
	Turn   float64        // degrees clockwise about its middle
}

// Face paints a card; (0,0) is the corner it would have unturned. It takes 1 to 4 ms.
func (c *Cards) Face(s CardSpec) *image.RGBA {
	k := c.k
	r := c.tables.Card(s.Card)
	b, name := c.named(s.Words.Name, s.W)
	m := c.blank(s.W, s.H, b, r.Action, s.Hand)
	strip := 0.0
	if !s.Hand {
		strip = stripHeight(s.W, s.H)
	}
	c.name(m, name, s.W, b)
	room := s.H - b - strip
	text := c.fitting(s.Words, s.W, room-leastItem-6)
	side := math.Min(s.W*.60, room-8)
	if len(text) > 0 {
		side = math.Min(s.W*.58, room-text.height()-14)
	}
	side = math.Max(side, math.Min(room-4, leastItem))
	gap := math.Max(2, (room-side-text.height())/3)
	paintItem(m, r.Action, (s.W-side)/2, b+gap, side, c.tooth)
	c.say(m, text, s.W, b+gap+side+gap*.8)
	if !s.Hand {
		c.elements(m, r.Elements, s.States, s.W, s.H, strip)
	}
	if s.Quiet {
		quiet(m)
	}
	return c.lift(m, s.W, s.H, s.Turn, k)
}

// blank paints the card's paper with its band and its strip of squared paper.
func (c *Cards) blank(w, h, b float64, a card.Action, hand bool) *image.RGBA {
	k := c.k
	m := image.NewRGBA(image.Rect(0, 0, max(int(math.Round(w*k)), 1), max(int(math.Round(h*k)), 1)))
	cv := pixel.NewCanvas(m, k)
	whole := pixel.RoundRect(0, 0, w, h, 7)
	cv.Fill(whole, pixel.Blend(0, 0, w, h, pixel.Hex(0xfaf4e4), pixel.Hex(0xf1e7cf)), 1)
	in := cv.Clipped(whole)
	if !hand {
		y := h - stripHeight(w, h)
		in.Fill(pixel.RoundRect(0, y, w, h-y, 0), pixel.Hex(0xefe9d8), 1)
		for v := 4.5; v < w; v += 9 {
			in.Stroke(pixel.SVG(fmt.Sprintf("M%g %gV%g", v, y, h)), pixel.Pen{W: 1, Butt: true}, pixel.Hex(0x9dbfd6), .33)
		}
		for v := y + 5; v < h; v += 9 {
			in.Stroke(pixel.SVG(fmt.Sprintf("M0 %gH%g", v, w)), pixel.Pen{W: 1, Butt: true}, pixel.Hex(0x9dbfd6), .33)
		}
		in.Stroke(pixel.SVG(fmt.Sprintf("M0 %gH%g", y, w)), pixel.Pen{W: 1.5, Butt: true, Dash: []float64{4, 3}}, pixel.Hex(0xb7a57d), 1)
	}
	top, low := ActionColours(a)
	in.Fill(pixel.RoundRect(0, 0, w, b, 0), pixel.Down(0, b, top, low), 1)
	in.Stroke(pixel.SVG(fmt.Sprintf("M3 .9H%g", w-3)), pixel.Pen{W: 1.3}, pixel.RGB{R: 1, G: 1, B: 1}, .35)
	in.Stroke(pixel.SVG(fmt.Sprintf("M0 %gH%g", b+.5, w)), pixel.Pen{W: 1, Butt: true}, pixel.RGB{}, .3)
	cv.Stroke(pixel.RoundRect(.5, .5, w-1, h-1, 6.5), pixel.Pen{W: 1}, pixel.RGB{}, .18)
	return m
}

// leastItem is how small a card's drawing may get before its words are left out.
const leastItem = 24.0

// legible is the least size of letters on a card, in logical pixels.
const legible = 11.0

// named gives the height of a card's band and the lines in which its name stands there:
// two where one could not be read.
func (c *Cards) named(name string, w float64) (b float64, lines []string) {
	b = band(w)
	face := c.lib.Face(script.Bold, int(math.Round(legible*c.k)))
	words := strings.Fields(name)
	if len(words) < 2 || face.Measure(name) <= (w-6)*c.k {
		return b, []string{name}
	}
	best := 1
	wide := func(i int) float64 {
		return math.Max(face.Measure(strings.Join(words[:i], " ")), face.Measure(strings.Join(words[i:], " ")))
	}
	for i := range words {
		if i > 0 && wide(i) < wide(best) {
			best = i
		}
	}
	return math.Max(b, 2*legible*1.16+5), []string{strings.Join(words[:best], " "), strings.Join(words[best:], " ")}
}

// name writes the action's name into the band, as large as it fits; where it cannot be
// read even so its end is left out.
func (c *Cards) name(m *image.RGBA, lines []string, w, b float64) {
	px := int(math.Round(b * .60 * c.k))
	least := int(math.Round(legible * c.k))
	if len(lines) > 1 {
		px = least
	}
	for _, l := range lines {
		for px > least && c.lib.Face(script.Bold, px).Measure(l) > (w-8)*c.k {
			px--
		}
	}
	face := c.lib.Face(script.Bold, px)
	lead := float64(px) * 1.16
	y := (b*c.k+face.CapTop)/2 - lead*float64(len(lines)-1)/2
	for _, l := range lines {
		for letters := []rune(l); len(letters) > 1 && face.Measure(l) > (w-4)*c.k; {
			letters = letters[:len(letters)-1]
			l = string(letters) + "…"
		}
		face.DrawAt(m, l, w/2*c.k, y+c.k, pixel.RGB{}.Alpha(.4), script.Middle)
		face.DrawAt(m, l, w/2*c.k, y, pixel.Hex(0xfff6e4).Color(), script.Middle)
		y += lead
	}
}

// textLine is a line of a card's text; lead its height in logical pixels.
type textLine struct {
	text string
	role script.Role
	px   int
	lead float64
	kind bool
}

type textBlock []textLine

func (t textBlock) height() float64 {
	h := 0.0
	for _, l := range t {
		h += l.lead
	}
	return h
}

// fitting breaks a card's words into lines for so much height: first without the kind,
// which the band's colour says, then smaller, then none, where a tip must say it.
func (c *Cards) fitting(w CardWords, width, room float64) textBlock {
	size := math.Max(width*.085, 14)
	for _, try := range []struct {
		size float64
		kind string
	}{{size, w.Kind}, {size, ""}, {12.5, ""}, {legible, ""}} {
		if t, ok := c.wrapped(CardWords{Kind: try.kind, Text: w.Text}, width, math.Min(size, try.size)); ok && t.height() <= room {
			return t
		}
	}
	return nil
}

// wrapped breaks a card's words into lines; false if one is wider than the card.
func (c *Cards) wrapped(w CardWords, width, size float64) (textBlock, bool) {
	px := int(math.Round(size * c.k))
	var out textBlock
	if w.Kind != "" {
		out = append(out, textLine{w.Kind, script.Italic, px, size * 1.24, true})
	}
	if w.Text != "" {
		for _, l := range c.lib.Face(script.Body, px).Wrap(w.Text, (width-14)*c.k) {
			out = append(out, textLine{l, script.Body, px, size * 1.2, false})
		}
	}
	for _, l := range out {
		if c.lib.Face(l.role, px).Measure(l.text) > (width-6)*c.k {
			return nil, false
		}
	}
	return out, true
}

func (c *Cards) say(m *image.RGBA, t textBlock, w, y float64) {
	for _, l := range t {
		y += l.lead
		col := pixel.Hex(0x2c2620)
		if l.kind {
			col = pixel.Hex(0x7c3526)
		}
		c.lib.Face(l.role, l.px).DrawAt(m, l.text, w/2*c.k, (y-l.lead*.25)*c.k, col.Color(), script.Middle)
	}
}

// ElementRect is where the i-th of n elements stands on a card.
func ElementRect(w, h float64, i, n int) Rect {
	s := stripHeight(w, h)
	room := (w - 8) / float64(max(n, 1))
	cell := math.Min(s*.70, room*.88)
	step := math.Min(cell*1.26, room)
	return Rect{X: w/2 + (float64(i)-float64(n)/2)*step + (step-cell)/2, Y: h - s/2 - cell/2, W: cell, H: cell}
}

func (c *Cards) elements(m *image.RGBA, es []card.Element, states []ElementState, w, h, strip float64) {
	cv := pixel.NewCanvas(m, c.k)
	for i, e := range es {
		r := ElementRect(w, h, i, len(es))
		st := Plain
		if i < len(states) {
			st = states[i]
		}
		share := 1.0
		switch st {
		case Current:
			q := pixel.RoundRect(r.X-2.5, r.Y-6, r.W+5, r.H+12, 7)
			cv.Glow(q, 5, pixel.Hex(0xf3b73a), .9)
			cv.Fill(q, pixel.Hex(0xffe9a6), 1)
			cv.Stroke(q, pixel.Pen{W: 2.5}, pixel.Hex(0xd08a12), 1)
		case Waiting, Built, Lapsed:
			share = .40
		}
		c.element(m, e, r, share)
		c.stateMark(m, st, r)
	}
}

// stateMark ticks what is built and strikes through what has lapsed.
func (c *Cards) stateMark(m *image.RGBA, st ElementState, r Rect) {
	if st != Built && st != Lapsed {
		return
	}
	var d pencil.Drawing
	p := pencil.New(&d, pencil.Graphite(), 4).Thicker(1.7)
	p.Press = 1
	colour := pixel.Hex(0x2f7a3a)
	if st == Built {
		p.Tick(r.X+r.W*.45, r.Y+r.H*.5, math.Max(9, r.W*.45))
	} else {
		colour = refusedRed()
		p.Ruled(r.X, r.Y+r.H*.85, r.Right(), r.Y+r.H*.15)
	}
	l := pencil.NewLayer(m.Rect, c.tooth)
	l.Draw(&d)
	l.Over(m, colour, m.Rect)
}

// element draws one element in a box.
func (c *Cards) element(m *image.RGBA, e card.Element, r Rect, share float64) {
	area := image.Rect(int((r.X-3)*c.k), int((r.Y-3)*c.k), int((r.Right()+3)*c.k)+1, int((r.Bottom()+3)*c.k)+1).Intersect(m.Rect)
	if e.Kind == card.Formation {
		drawShape(pixel.NewCanvas(m, c.k), e.Shape.Cells(0), r, share)
		return
	}
	var d pencil.Drawing
	t := UpgradeThing
	switch e.Kind {
	case card.Creature:
		t = ThingOf(e.Mark)
	case card.Treasure:
		t = ChestThing
	}
	drawSmall(&d, t, r.X, r.Y, r.W)
	l := pencil.NewLayer(area, c.tooth)
	l.DrawFaint(&d, share)
	l.Over(m, pencil.GraphiteColour(), area)
}

// drawShape draws a formation small: squares with three strokes.
func drawShape(c *pixel.Canvas, cells [][2]int, r Rect, share float64) {
	w, h := 1, 1
	for _, q := range cells {
		w, h = max(w, q[0]+1), max(h, q[1]+1)
	}
	s := math.Min(r.W/math.Max(2.6, float64(w)), r.H/math.Max(2.4, float64(h)))
	x0, y0 := r.CX()-s*float64(w)/2, r.CY()-s*float64(h)/2
	ink := pixel.Hex(0x35333a)
	for _, q := range cells {
		x, y := x0+s*float64(q[0]), y0+s*float64(q[1])
		c.Fill(pixel.RoundRect(x, y, s, s, 1), pixel.Hex(0xfffdf6), share)
		n := 3
		if s > 15 {
			n = 4
		}
		for i := 1; i < 2*n-1; i++ {
			d := 2 * s * float64(i) / float64(2*n-1)
			c.Stroke(pixel.Lines([]pixel.Pt{{X: x + math.Max(0, d-s), Y: y + math.Min(d, s)}, {X: x + math.Min(d, s), Y: y + math.Max(0, d-s)}}, false), pixel.Pen{W: 1.1}, ink, share)
		}
		c.Stroke(pixel.RoundRect(x, y, s, s, 1), pixel.Pen{W: 1.5}, ink, share)
	}
}

// Thing paints a small drawing alone, side logical pixels wide.
func (c *Cards) Thing(t Thing, side float64) *image.RGBA {
	var d pencil.Drawing
	drawSmall(&d, t, 2, 2, side-4)
	return pencil.Picture(&d, side, side, c.tooth, pencil.GraphiteColour())
}

// Shape paints a formation alone in a box of w x h logical pixels.
func (c *Cards) Shape(cells [][2]int, w, h float64) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, int(math.Ceil(w*c.k)), int(math.Ceil(h*c.k))))
	drawShape(pixel.NewCanvas(m, c.k), cells, Rect{X: 1, Y: 1, W: w - 2, H: h - 2}, 1)
	return m
}

// Back paints the back of a card: squared paper in a frame, a dungeon in the middle.
func (c *Cards) Back(w, h, turn float64) *image.RGBA {
	k := c.k
	m := image.NewRGBA(image.Rect(0, 0, max(int(math.Round(w*k)), 1), max(int(math.Round(h*k)), 1)))
	cv := pixel.NewCanvas(m, k)
	cv.Fill(pixel.RoundRect(0, 0, w, h, 7), pixel.Hex(0xf3ead3), 1)
	b := math.Max(4, w*.05)
	cv.Fill(pixel.RoundRect(b, b, w-2*b, h-2*b, 4), pixel.Blend(b, b, w-2*b, h-2*b, pixel.Hex(0x4d7189), pixel.Hex(0x35546b)), 1)
	in := cv.Clipped(pixel.RoundRect(b, b, w-2*b, h-2*b, 4))
	step := math.Max(5, w/12)
	for v := b + step/2; v < w; v += step {
		in.Stroke(pixel.SVG(fmt.Sprintf("M%g 0V%g", v, h)), pixel.Pen{W: 1, Butt: true}, pixel.Hex(0xbcd6e4), .28)
	}
	for v := b + step/2; v < h; v += step {
		in.Stroke(pixel.SVG(fmt.Sprintf("M0 %gH%g", v, w)), pixel.Pen{W: 1, Butt: true}, pixel.Hex(0xbcd6e4), .28)
	}
	cv.Stroke(pixel.RoundRect(b+2.5, b+2.5, w-2*b-5, h-2*b-5, 3), pixel.Pen{W: 1.2}, pixel.Hex(0xe9f1f4), .55)
	side := math.Min(w-2*b-8, h*.5)
	var d pencil.Drawing
	lead := pencil.Graphite()
	lead.Radius, lead.Flow = math.Max(.8, side/64*.8), .6
	p := pencil.New(&d, lead, 12)
	p.Press = 1
	drawCreature(p, sheet.Dragon, w/2-side/2, h/2-side/2, side/60)
	l := pencil.NewLayer(m.Rect, c.tooth)
	l.Draw(&d)
	l.Over(m, pixel.Hex(0xf6efdc), m.Rect)
	cv.Stroke(pixel.RoundRect(.5, .5, w-1, h-1, 6.5), pixel.Pen{W: 1}, pixel.RGB{}, .2)
	return c.lift(m, w, h, turn, k)
}

// quiet takes most of the colour and some of the light away.
func quiet(m *image.RGBA) {
	for i := 0; i+3 < len(m.Pix); i += 4 {
		p := m.Pix[i : i+4 : i+4]
		y := .3*float64(p[0]) + .59*float64(p[1]) + .11*float64(p[2])
		for j := range 3 {
			p[j] = uint8((y + (float64(p[j])-y)*.3) * .84)
		}
	}
}

// lift gives a card its shadow and turns it.
func (c *Cards) lift(m *image.RGBA, w, h, turn, k float64) *image.RGBA {
	if turn == 0 {
		out := furniture.Shadow(m.Rect.Dx(), m.Rect.Dy(), 7, 7, k)
		draw.Draw(out, m.Rect, m, image.Point{}, draw.Over)
		return out
	}
	pad := math.Ceil(16 + math.Abs(turn)*h*.012)
	out := image.NewRGBA(image.Rect(int(-pad*k), int(-pad*k), m.Rect.Dx()+int((pad+6)*k), m.Rect.Dy()+int((pad+8)*k)))
	cv := pixel.NewCanvas(out, k).With(pixel.Move(w/2, h/2).Mul(pixel.Turn(turn)).Mul(pixel.Move(-w/2, -h/2)))
	q := pixel.RoundRect(0, 0, w, h, 7)
	cv.With(pixel.Move(3, 5)).Glow(q, 4, pixel.RGB{}, .68)
	cv.Fill(q, pixel.Picture{Img: m, W: w, H: h}, 1)
	return out
}

package drawing

import (
	"fmt"
	"image"
	"image/draw"
	"math"

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

// band is the height of a card's band, stripHeight that of its elements.
func band(w float64) float64 { return math.Max(w*.16, 22) }

func stripHeight(w, h float64) float64 { return math.Min(math.Max(w*.36, 24), h*.32) }

// ActionColours are the two tones of a card's band: Dungeon actions brick, Hero actions
// blue.
func ActionColours(a card.Action) (top, bottom pixel.RGB) {
	if a.Hero() {
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

package drawing

import (
	"image"
	"math"
	"strings"

	"delvebox/engine/paint/pixel"
	"delvebox/engine/paint/script"
)

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

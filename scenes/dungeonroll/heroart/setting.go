package heroart

import (
	"image"
	"strings"

	"delvebox/engine/paint/pixel"
	"delvebox/engine/paint/script"
)

// setting is how the texts of one card are set: so large as asked for and as the card
// can hold. First the picture gives way, then the size of the letters.
type setting struct {
	u        float64
	picture  float64 // height of the picture, in units of the card
	pictures bool    // the specialty is said in dice too
	formula  float64 // upper edge of that row in device pixels
	body     *script.Face
	head     *script.Face
	lines    []setLine
}

// setLine is a line of text with its base line, in device pixels.
type setLine struct {
	text string
	y    float64
	head bool
}

// pictureHeights are how tall the picture may be, the best first.
func pictureHeights() [4]float64 { return [4]float64{113, 98, 82, 64} }

// bodySize is the size of the texts on a card at text size 1; leastSize is where the
// shrinking of texts ends.
const (
	bodySize  = 14.0
	headSize  = 17.0
	leastSize = 10.0
)

func (p *Painter) setting(c Card, u float64) setting {
	want := c.TextSize
	if want <= 0 {
		want = 1
	}
	var l setting
	for size := bodySize * want; ; size -= .5 {
		for i, h := range pictureHeights() {
			l = setting{u: u, picture: h, pictures: i == 0 && len(formulaOf(c)) > 0}
			l.body = p.faces.Face(script.Body, textPx(size, u))
			l.head = p.heading(c, textPx(size*headSize/bodySize, u), (textRight-textIn)*u)
			if l.fill(c) {
				return l
			}
			if l.pictures { // the formula gives way first
				l.pictures, l.lines, l.formula = false, nil, 0
				if l.fill(c) {
					return l
				}
			}
			if size <= leastSize {
				return l
			}
		}
	}
}

// heading is the face of both headings: at most px large, and none wider than width.
func (p *Painter) heading(c Card, px int, width float64) *script.Face {
	f := p.faces.Face(script.Heading, px)
	for px > 6 && !(f.Fits(c.SpecialtyHead, width) && f.Fits(c.UltimateHead, width)) {
		px--
		f = p.faces.Face(script.Heading, px)
	}
	return f
}

// fill breaks the texts into lines and says whether they end above the foot.
func (l *setting) fill(c Card) bool {
	y := (frameTop + l.picture + 9) * l.u
	lead := float64(l.body.Px) * 1.18
	for i, part := range [2][2]string{{c.SpecialtyHead, c.Specialty}, {c.UltimateHead, c.Ultimate}} {
		if part[1] == "" {
			continue
		}
		if i > 0 {
			y += lead * .3
		}
		y += float64(l.head.Px) * 1.02
		l.lines = append(l.lines, setLine{part[0], y, true})
		y += float64(l.head.Px) * .12
		for words := strings.Fields(part[1]); len(words) > 0; {
			y += lead
			n := 1
			for n < len(words) && l.body.Fits(strings.Join(words[:n+1], " "), l.room(y)) {
				n++
			}
			l.lines = append(l.lines, setLine{strings.Join(words[:n], " "), y, false})
			words = words[n:]
		}
		if i == 0 && l.pictures {
			l.formula = y + 7*l.u
			y += formulaRow * l.u
		}
	}
	for _, s := range l.lines {
		f := l.body
		if s.head {
			f = l.head
		}
		if f.Measure(s.text) > l.room(s.y)+.5 && !s.head {
			return false
		}
	}
	return y+l.body.Descent*.6 <= bandTop*l.u
}

// room is the width of a line at base line y: beside the seal it is less.
func (l *setting) room(y float64) float64 {
	_, top, _ := SealAt()
	right := textRight
	if y+l.body.Descent*.4 > (top+3)*l.u {
		right = 136
	}
	return (right - textIn) * l.u
}

func (l *setting) write(m *image.RGBA) {
	text, head := pixel.Hex(0x36200f).Color(), pixel.Hex(0x7a1c14).Color()
	for _, s := range l.lines {
		if s.head {
			l.head.Draw(m, s.text, textIn*l.u, s.y, head)
			continue
		}
		l.body.Draw(m, s.text, textIn*l.u, s.y, text)
	}
}

package furniture

import "delvebox/engine/paint/pixel"

// State is how a control is met.
type State uint8

// The states. The focus of the keyboard is a Ring drawn over any of them.
const (
	Normal State = iota
	Hover
	Pressed
	Disabled
)

// Kind is the rank of a button.
type Kind uint8

// The kinds of buttons that have a body.
const (
	Main        Kind = iota // green, at the lower right of every scene
	Secondary               // wood, a pill
	Destructive             // red, for what undo cannot take back
)

// skin is what a button is made of.
type skin struct {
	top, bottom, foot, rim, word pixel.RGB
	wood                         bool
}

func (k Kind) skin() skin {
	switch k {
	case Secondary:
		return skin{hex(0x8e5c31), hex(0x63391c), hex(0x3d2412), hex(0xd7a672), hex(0xfff3d6), true}
	case Destructive:
		return skin{hex(0xad3a30), hex(0x7f221d), hex(0x4e120f), hex(0xffc2b0), hex(0xfff3ec), false}
	default:
		return skin{hex(0x468a3a), hex(0x2c642b), hex(0x1f4a1e), hex(0xd4f0b4), hex(0xfffdf0), false}
	}
}

// seatSkin is the skin of "I am NAME" in a seat's colour.
func seatSkin(c pixel.RGB) skin {
	white := pixel.RGB{R: 1, G: 1, B: 1}
	return skin{c.Mix(white, .10), c.Mul(.80), c.Mul(.5), c.Mix(white, .78), SeatWord(c), false}
}

// Word is the colour of a word on a button.
func Word(k Kind, st State) pixel.RGB {
	if st == Disabled {
		return hex(0xe0d4b8)
	}
	return k.skin().word
}

// SeatWord is the colour of a word on a button of a seat's colour: white on the dark
// colours, ink on the light ones.
func SeatWord(c pixel.RGB) pixel.RGB {
	if .2126*c.R+.7152*c.G+.0722*c.B < .50 {
		return pixel.RGB{R: 1, G: 1, B: 1}
	}
	return hex(0x2b2118)
}

// Shift is how many logical pixels words and icons on a button move down with its face.
func Shift(st State) float64 {
	switch st {
	case Hover:
		return -1
	case Pressed:
		return 3
	case Disabled:
		return 2
	}
	return 0
}

// Foot is the height of a button's foot in logical pixels: words stand in the middle of
// what is above it.
const Foot = 4

func hex(v uint32) pixel.RGB { return pixel.Hex(v) }

// Materials that several controls share.

func brass(q box, st State) paint {
	switch st {
	case Hover:
		return slant(q, hex(0xfff0bd), hex(0xe6bd66), hex(0xa97a35))
	case Pressed:
		return slant(q, hex(0x8a5f26), hex(0xb98d42), hex(0xdcb869))
	case Disabled:
		return solid(hex(0xa2977f))
	}
	return slant(q, hex(0xf6dd97), hex(0xd2a550), hex(0x94672a))
}

func brassDown(y0, y1 float64) paint {
	return down(y0, y1, hex(0xf6dd97), hex(0xd2a550), hex(0x94672a))
}

func cream(q box) paint { return slant(q, hex(0xfbf4df), hex(0xe9d9b4)) }

func groove(q box) paint { return down(q.y, q.y+q.h, hex(0x160c06), hex(0x3b2515)) }

func wood(q box) paint { return down(q.y, q.y+q.h, hex(0x8e5c31), hex(0x63391c)) }

// yellow is the colour of focus and choice.
func yellow() pixel.RGB { return hex(0xffd75a) }

func ink() pixel.RGB { return hex(0x2b2118) }

func black() pixel.RGB { return pixel.RGB{} }

package lids

import (
	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/pixel"
)

// satchel is a leather bag with three of its wooden chips before it, on linen.
func (q *Work) satchel() {
	base := q.C
	c := base.With(pixel.Move(106, 196)).With(pixel.Zoom(.9, .9)).With(pixel.Move(-106, -196))
	stitch := pixel.Pen{W: 1.5, Dash: []float64{5, 4}}
	dark, thread := pixel.Hex(0x2f1a0b), pixel.Hex(0xe8cf9e)
	strap := pixel.SVG("M62 152C58 112 154 108 152 150")
	c.With(pixel.Move(3, 5)).GlowStroke(strap, pixel.Pen{W: 17}, 2, pixel.Hex(0x1d0f06), .4)
	c.Stroke(strap, pixel.Pen{W: 15}, pixel.Hex(0x3c2210), 1)
	c.Stroke(strap, pixel.Pen{W: 11}, pixel.Hex(0x7a4a24), 1)
	c.Stroke(pixel.SVG("M60 150C57 114 153 110 151 148"), stitch, thread, .9)

	bag := pixel.SVG("M44 150H168C178 186 182 226 174 252C170 262 160 266 150 266H62C52 266 42 262 38 252C30 226 34 186 44 150Z")
	c.With(pixel.Move(7, 11)).Glow(bag, 8, pixel.Hex(0), .5)
	hide := func(base uint32, seed uint32) pixel.Picture {
		s := c.M.Scale()
		return pixel.Picture{Img: cloth.Leather(max(int(156*s), 1), max(int(140*s), 1), s, pixel.Hex(base), seed), X: 28, Y: 132, W: 156, H: 140}
	}
	c.Fill(bag, hide(0x7d4b25, 66), 1)
	shade := pixel.Blend(34, 150, 144, 116, pixel.RGB{}, pixel.RGB{})
	white, black := pixel.Hex(0xffffff), pixel.Hex(0)
	shade.Stops = []pixel.Stop{{At: 0, Color: white, Alpha: .12}, {At: .26, Color: white}, {At: .27, Color: black}, {At: 1, Color: black, Alpha: .38}}
	c.Fill(bag, shade, 1)
	c.Stroke(bag, pixel.Pen{W: 3}, dark, 1)
	c.Stroke(pixel.SVG("M46 240C50 256 56 258 66 258H146C156 258 162 256 166 240"), stitch, thread, .8)

	flap := pixel.SVG("M38 146C42 138 50 136 60 136H152C162 136 170 138 174 146C182 172 178 196 160 208C140 218 124 220 106 220C88 220 72 218 52 208C34 196 30 172 38 146Z")
	c.With(pixel.Move(2, 6)).Glow(flap, 4, black, .5)
	c.Fill(flap, hide(0x8f582c, 67), 1)
	gloss := pixel.Blend(34, 136, 144, 84, pixel.RGB{}, pixel.RGB{})
	gloss.Stops = []pixel.Stop{{At: 0, Color: pixel.Hex(0xffe3b8), Alpha: .20}, {At: .45, Color: pixel.Hex(0xffe3b8)}, {At: .46, Color: black}, {At: 1, Color: black, Alpha: .25}}
	c.Fill(flap, gloss, 1)
	c.Stroke(flap, pixel.Pen{W: 3}, dark, 1)
	c.Stroke(pixel.SVG("M44 148C48 143 54 142 62 142H150C158 142 164 143 168 148"), pixel.Pen{W: 2.4}, pixel.Hex(0xc98e55), .8)
	c.Stroke(pixel.SVG("M44 158C40 178 44 194 58 202C74 210 90 213 106 213C122 213 138 210 154 202C168 194 172 178 168 158"), stitch, pixel.Hex(0xf0dcae), .9)

	tongue := pixel.SVG("M96 200H116V236L106 244L96 236Z")
	c.Fill(tongue, pixel.Hex(0x6a3d1a), 1)
	c.Stroke(tongue, pixel.Pen{W: 2.4}, dark, 1)
	buckle := pixel.RoundRect(89, 206, 34, 22, 5)
	c.Stroke(buckle, pixel.Pen{W: 7}, pixel.Hex(0x4a3510), 1)
	c.Stroke(buckle, pixel.Pen{W: 4.4}, Brass(89, 206, 34, 22), 1)
	c.Stroke(pixel.SVG("M106 206V226"), pixel.Pen{W: 3.6}, pixel.Hex(0xe2b858), 1)
	q.C = base
	q.chip(44, 256, 22, 0x2f8f86, "key")
	q.chip(164, 256, 24, 0xb64a3a, "monster")
	q.chip(104, 266, 22, 0xd99a2b, "coin")
	q.Title(hand.LinenLid, 172, 28, 36, 12, "Satchel", "Quest")
}

// chip is thick wood with a burnt rim and enamel.
func (q *Work) chip(x, y, r float64, enamel uint32, name string) {
	c := q.C.With(pixel.Move(x, y))
	c.Glow(pixel.Circle(3, 5, r), 4, pixel.Hex(0), .5)
	c.Fill(pixel.Circle(0, 4, r), pixel.Hex(0x5f3a19), 1)
	c.Fill(pixel.Circle(0, 0, r), pixel.Blend(-r, -r, 2*r, 2*r, pixel.Hex(0xcf9650), pixel.Hex(0xa46d31)), 1)
	c.Stroke(pixel.Circle(0, 0, r-1.2), pixel.Pen{W: 2.6}, pixel.Hex(0x4a2a0f), 1)
	e := pixel.Hex(enamel)
	c.Fill(pixel.Circle(0, 0, r*.74), pixel.Blend(-r, -r, 2*r, 2*r, e.Mix(pixel.Hex(0xffffff), .18), e.Mul(.86)), 1)
	c.Stroke(pixel.Circle(0, 0, r*.74), pixel.Pen{W: 1.5}, pixel.Hex(0x3a230d), 1)
	c.Stroke(pixel.SVG("M-.56 .1A.6 .6 0 0 1 0 -.58").Map(pixel.Zoom(r, r)), pixel.Pen{W: 2}, pixel.Hex(0xffffff), .6)
	q.Icon(name, x, y, r)
}

package decor

import (
	"image"

	"delvebox/engine/paint/pixel"
)

// TokenSize is the width of a treasure token.
const TokenSize = 64.0

// Token is a treasure token without its picture: a gilt rim and a field of enamel. Of
// several alike the further ones lie behind, at most three in all. A picture on a grid of
// 58 is laid on at TokenPicture.
func Token(enamel pixel.RGB, count int, k float64) *image.RGBA {
	n := min(max(count, 1), 3)
	s := newSlab(TokenSize+5*float64(n-1), TokenSize+8, k, 2, 4*float64(n-1)+2, 10, 10)
	for i := n - 1; i >= 0; i-- {
		c := s.on(pixel.Move(5*float64(i), -4*float64(i)))
		c.drop(pixel.Circle(32, 35, 29), 3, 6, 3.5, .6)
		c.Fill(pixel.Circle(33, 38, 29), pixel.Hex(0x4a2f0c), 1)
		c.Fill(pixel.Circle(32, 35, 29), gilt(3, 6, 58, 58), 1)
		c.Fill(pixel.Circle(32, 35, 23.5), pixel.Hex(0x3a220a), 1)
		c.Fill(pixel.Circle(32, 35.5, 22.5), slant(9, 13, 46, 46, pixel.Stop{At: 0, Color: enamel.Mul(1.18), Alpha: 1}, pixel.Stop{At: .5, Color: enamel, Alpha: 1}, pixel.Stop{At: 1, Color: enamel.Mul(.8), Alpha: 1}), 1)
		c.line("M12 30A21 21 0 0 1 32 14", 2.5, 0xffffff, .35)
	}
	return s.Img
}

// TokenPicture is where the picture of a token is laid, seen from the token's corner.
func TokenPicture() (x, y float64) { return 3.5, 5.8 }

// CoinSize is the width of a coin.
const CoinSize = 25.0

// Coin is one point of experience as a coin; without gold it is only an outline, for
// what would be lost.
func Coin(gold bool, k float64) *image.RGBA {
	s := newSlab(CoinSize, CoinSize, k, 1, 1, 2, 4)
	if !gold {
		s.Stroke(pixel.Circle(12.5, 13, 11), pixel.Pen{W: 2, Butt: true, Dash: []float64{5, 4}}, pixel.Hex(0xd8c39a), .75)
		return s.Img
	}
	s.coin()
	return s.Img
}

// coin is a coin of gold with a star.
func (s slab) coin() {
	s.Fill(pixel.Circle(13, 14.5, 12), pixel.Hex(0x3a220a), 1)
	s.Fill(pixel.Circle(12.5, 13, 12), gilt(.5, 1, 24, 24), 1)
	s.Stroke(pixel.Circle(12.5, 13, 8.5), pixel.Pen{W: 1.6}, pixel.Hex(0x7d5417), 1)
	s.area("M12.5 7L14.3 11L18.5 11.4L15.3 14.2L16.3 18.5L12.5 16.2L8.7 18.5L9.7 14.2L6.5 11.4L10.7 11Z", pixel.Hex(0x7d5417), 1)
}

// ShieldW and ShieldH are the size of a shield.
const ShieldW, ShieldH = 34.0, 40.0

// Shield is one of the five points of experience that make a master, won or not yet.
func Shield(won bool, size, k float64) *image.RGBA {
	s := newSlab(ShieldW*size, ShieldH*size, k, 1, 1, 2, 2)
	c := s.on(pixel.Zoom(size, size))
	const d = "M17 3L30 10V22Q28 32 17 37Q6 32 4 22V10Z"
	if !won {
		c.area(d, pixel.Hex(0xcbb287), 1)
		c.line(d, 2, 0x5b3a14, 1)
		return s.Img
	}
	c.area(d, gilt(4, 3, 26, 34), 1)
	c.line(d, 2, 0x5b3a14, 1)
	c.line("M8 12L16 7.5", 2, 0xfff8de, 1)
	c.line("M11 21L16 26L24 15", 3, 0x5b3a14, 1)
	return s.Img
}

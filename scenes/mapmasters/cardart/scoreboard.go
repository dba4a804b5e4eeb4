package cardart

import (
	"image"
	"math"

	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/paint/script"
)

// The score board in logical pixels at its usual size; it is drawn at any other by the
// scale.
const (
	BoardW, BoardH = 572.0, 674.0
	boardRow       = 58.0 // height of a round's row
	boardTop       = 144.0
	boardSum       = 512.0 // where the boxes of the sum begin
)

// Column is a column of the score board.
type Column uint8

// The columns of a round, from left to right.
const (
	FirstScore Column = iota
	SecondScore
	TimeBonus
	Exit
	Columns // their number
)

// columns are the places and colours of the columns: paper and head.
var columns = [Columns]struct {
	x, w        float64
	paper, head uint32
}{
	{134, 112, 0xe8f3fc, 0x1c5f92}, {246, 112, 0xfceef4, 0x9c3f6b}, {358, 98, 0xe6f4e4, 0x2e6d37}, {456, 98, 0xfdebe5, 0xa13a22},
}

// sums are the boxes of the sum: the four columns, the coins, the final score.
var sums = [6]struct {
	x, w float64
	head uint32
}{{18, 92, 0x1c5f92}, {110, 92, 0x9c3f6b}, {202, 76, 0x2e6d37}, {278, 76, 0xa13a22}, {354, 76, 0x8a651a}, {438, 116, 0x4a3a26}}

// Cell is a box of the board, in logical pixels from its upper left corner: round 0 to 5.
func (c Column) Cell(round int) (x, y, w, h float64) {
	q := columns[c%Columns]
	return q.x, boardTop + boardRow*float64(round), q.w, boardRow
}

// SumCell is the inside of a box of the sum: 0 primary, 1 secondary, 2 time, 3 exits, 4
// coins, 5 the final score.
func SumCell(i int) (x, y, w, h float64) {
	q := sums[min(max(i, 0), 5)]
	if i >= 5 {
		return q.x + 4, boardSum + 30, q.w - 8, 80
	}
	return q.x + 2, boardSum + 30, q.w - 4, 84
}

// NamePlate is where the player's mini and name go.
func NamePlate() (x, y, w, h float64) { return 338, 14, 214, 62 }

// BoardRound is what is printed in a round's row once it is known.
type BoardRound struct {
	Primary, Secondary string // kinds of objectives, empty while unknown
	Race               bool   // a Time Bonus round: a 1 to be circled or crossed out
	Known              bool   // without it the time box stays empty
}

// BoardPrint is what is printed on a score board, in the player's language.
type BoardPrint struct {
	Title, Sub string // on the band of cloth
	Round      string // head of the first column
	Heads      [Columns]string
	Sums       [6]string
	Foot       string
	Rounds     [6]BoardRound
}

// ScoreBoard paints the laminated board without anything written on it: six rows of
// four columns and the boxes of the sum. k is device pixels for each of the board's
// logical pixels (BoardW x BoardH).
func (p *Painter) ScoreBoard(b BoardPrint, k float64) *image.RGBA {
	w, h := int(math.Round(BoardW*k)), int(math.Round(BoardH*k))
	m := cloth.Paper(w, h, k, pixel.Hex(0xf6ecd4), 77)
	c := pixel.NewCanvas(m, k)
	band := cloth.FlatFelt(w, int(math.Round(92*k)), k, pixel.Hex(0x56663a), 9)
	copy(m.Pix, band.Pix) // both are w wide and opaque
	c.Fill(pixel.RoundRect(0, 88, BoardW, 4, 0), pixel.Hex(0x3c4828), 1)
	cloth.Round(m, 16*k)
	p.boardHead(m, b, k)
	p.boardTable(m, b, k)
	p.boardSums(m, b, k)
	white := pixel.Hex(0xffffff)
	gloss := pixel.Blend(0, 0, BoardW, BoardH, white, white)
	gloss.Stops = []pixel.Stop{{At: 0, Color: white, Alpha: .22}, {At: .32, Color: white, Alpha: .05}, {At: .325, Color: white}, {At: 1, Color: white}}
	c.Fill(pixel.RoundRect(0, 0, BoardW, BoardH, 16), gloss, 1)
	c.Stroke(pixel.RoundRect(.7, .7, BoardW-1.4, BoardH-1.4, 15.5), pixel.Pen{W: 1.6}, pixel.Hex(0xfffdf3), .8)
	return m
}

// say writes a line with its middle, or its beginning, at x; one that is wider than
// most is set smaller.
func (p *Painter) say(m *image.RGBA, role script.Role, t string, x, y, size, most, k float64, col pixel.RGB, a script.Align) {
	if t == "" {
		return
	}
	f := p.faces.Face(role, max(int(math.Round(size*k)), 1))
	if w := f.Measure(t) / k; w > most {
		f = p.faces.Face(role, max(int(size*k*most/w), 1))
	}
	f.DrawAt(m, t, math.Round(x*k), math.Round(y*k), col.Color(), a)
}

func (p *Painter) boardHead(m *image.RGBA, b BoardPrint, k float64) {
	c := pixel.NewCanvas(m, k)
	h := hand.TitleHeight(b.Title, hand.Banner, 290, 28)
	l := hand.CutLetters(b.Title, h, hand.Roman())
	c.With(pixel.Move(33.2, 23.8)).Fill(l.Fill, pixel.Hex(0x26301a), 1)
	c.With(pixel.Move(32, 22)).Fill(l.Fill, pixel.Hex(0xf6e7c4), 1)
	p.say(m, script.Medium, b.Sub, 32, 76, 15, 290, k, pixel.Hex(0xeef1d6), script.Left)
	x, y, w, ph := NamePlate()
	c.Glow(pixel.RoundRect(x+1, y+2, w, ph, 10), 2, pixel.Hex(0), .4)
	c.Fill(pixel.RoundRect(x, y, w, ph, 10), pixel.Hex(0xfbf4e0), 1)
	c.Stroke(pixel.RoundRect(x+.7, y+.7, w-1.4, ph-1.4, 9.5), pixel.Pen{W: 1.4}, pixel.Hex(0x26301a), .6)
}

func (p *Painter) boardTable(m *image.RGBA, b BoardPrint, k float64) {
	c := pixel.NewCanvas(m, k)
	brown, pale := pixel.Hex(0x4a3a26), pixel.Hex(0xfffdf4)
	rect := func(x, y, w, h float64, col pixel.RGB, a float64) { c.Fill(pixel.RoundRect(x, y, w, h, 0), col, a) }
	const left, right, head = 18.0, 554.0, 104.0
	rect(left, head, 116, 40, brown, 1)
	p.say(m, script.Medium, b.Round, left+58, 130, 15.5, 108, k, pale, script.Middle)
	for i, q := range columns {
		rect(q.x, head, q.w, 40, pixel.Hex(q.head), 1)
		rect(q.x, boardTop, q.w, boardRow*6, pixel.Hex(q.paper), .94)
		p.say(m, script.Medium, b.Heads[i], q.x+q.w/2, 130, 15.5, q.w-6, k, pale, script.Middle)
	}
	for i, r := range b.Rounds {
		y := boardTop + boardRow*float64(i)
		if i%2 == 1 {
			rect(left, y, right-left, boardRow, pixel.Hex(0x5a4522), .055)
		}
		c.Stroke(figure(i+1, 40, y+boardRow/2, 22), pixel.Pen{W: 3}, ink, 1)
		p.objectivePicture(m, r.Primary, 78*k, (y+boardRow/2)*k, 32*k)
		p.objectivePicture(m, r.Secondary, 113*k, (y+boardRow/2)*k, 24*k)
		p.boardRound(c, r, y+boardRow/2)
	}
	for i := range 7 {
		y, w := boardTop+boardRow*float64(i), 1.1
		if i == 0 || i == 6 {
			w = 2.2
		}
		c.Stroke(pixel.Lines([]pixel.Pt{{X: left, Y: y}, {X: right, Y: y}}, false), pixel.Pen{W: w, Butt: true}, brown, .75)
	}
	for _, x := range [...]float64{left, 134, 246, 358, 456, right} {
		c.Stroke(pixel.Lines([]pixel.Pt{{X: x, Y: head}, {X: x, Y: boardTop + 6*boardRow}}, false), pixel.Pen{W: 1.4, Butt: true}, brown, .75)
	}
}

// boardRound prints the time box and the doorway of a row whose middle is at y.
func (p *Painter) boardRound(c *pixel.Canvas, r BoardRound, y float64) {
	switch {
	case r.Known && r.Race:
		c.Stroke(figure(1, 408, y, 25), pixel.Pen{W: 3.4}, pixel.Hex(0x2e6d37), 1)
	case r.Known:
		c.Stroke(pixel.Lines([]pixel.Pt{{X: 399, Y: y}, {X: 415, Y: y}}, false), pixel.Pen{W: 3}, pixel.Hex(0x7fa87c), 1)
	}
	door := pixel.SVG("M-14 18V-4A14 14 0 0 1 14 -4V18Z").Map(pixel.Move(505, y))
	c.Fill(door, pixel.Hex(0xfff6ef), 1)
	c.Stroke(door, pixel.Pen{W: 2.2}, pixel.Hex(0xa13a22), 1)
}

func (p *Painter) boardSums(m *image.RGBA, b BoardPrint, k float64) {
	c := pixel.NewCanvas(m, k)
	pale, box := pixel.Hex(0xfffdf4), pixel.Hex(0xfffaf0)
	for i, q := range sums[:5] {
		col := pixel.Hex(q.head)
		c.Fill(pixel.RoundRect(q.x+2, boardSum, q.w-4, 26, 4), col, 1)
		p.say(m, script.Medium, b.Sums[i], q.x+q.w/2, boardSum+18, 15, q.w-8, k, pale, script.Middle)
		x, y, w, h := SumCell(i)
		c.Fill(pixel.RoundRect(x, y, w, h, 6), box, 1)
		c.Stroke(pixel.RoundRect(x+.7, y+.7, w-1.4, h-1.4, 5.5), pixel.Pen{W: 1.6}, col, 1)
	}
	q := sums[5]
	c.Fill(pixel.RoundRect(q.x, boardSum, q.w, 114, 8), pixel.Hex(q.head), 1)
	x, y, w, h := SumCell(5)
	c.Fill(pixel.RoundRect(x, y, w, h, 6), box, 1)
	p.say(m, script.Bold, b.Sums[5], q.x+q.w/2, boardSum+20, 16, q.w-10, k, pale, script.Middle)
	p.say(m, script.Body, b.Foot, BoardW/2, 655, 14, BoardW-40, k, pixel.Hex(0x54442c), script.Middle)
}

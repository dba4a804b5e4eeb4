package drawing

import (
	"fmt"
	"image"
	"math"
	"strconv"

	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/pencil"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/paint/script"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
)

// Words are the words printed on a dungeon sheet.
type Words struct {
	Dungeon, Master   string
	Tracks            [card.Categories]string
	From              [card.Categories]string // "from +2", the base value
	Hearts, Treasures string
	After             string // small, below Treasures: "after round 14"
	// Least is the size below which nothing is printed, in device pixels.
	Least float64
}

// Ink is the colour of what is printed on a sheet.
func Ink() pixel.RGB { return pixel.Hex(0x47637c) }

// heartOutline is a heart on 28 x 26 units.
const heartOutline = "M14 25Q1 15 2 8Q4 1 10 3Q13 4 14 8Q15 4 18 3Q24 1 26 8Q27 15 14 25Z"

// Form is the printed form on its paper, at one scale: what all sheets of a match have in
// common. It does not change and may be shared by Papers on several goroutines.
type Form struct {
	K      float64
	Tables *card.Tables
	Image  *image.RGBA
	Tooth  *cloth.Tooth
	Script *pencil.Script
}

// NewForm prints the form for k device pixels to a unit. It takes some 60 ms of two
// processors at k = 1 and belongs on a worker.
func NewForm(t *card.Tables, lib *script.Library, w Words, k float64) *Form {
	f := &Form{K: k, Tables: t, Tooth: cloth.NewTooth(k), Script: pencil.NewScript()}
	page := cloth.Page{
		Pitch: Pitch, X: math.Mod(GridX, Pitch), Y: math.Mod(GridY, Pitch),
		Cups:  []cloth.Cup{{X: 736, Y: 728, R: 58}, {X: 759, Y: 742, R: 58}},
		Drops: true, Low: .56, Light: cloth.Pool{X: .42, Y: .41},
	}
	f.Image = page.Paint(int(math.Round(Wide*k)), int(math.Round(High*k)), f.Tooth)
	pr := press{pixel.NewCanvas(f.Image, k), lib, k, math.Ceil(w.Least) / k}
	pr.names(w)
	pr.grid()
	for c := card.GoblinTrack; c < card.Categories; c++ {
		pr.track(f, c, w)
	}
	pr.hearts(t.Figures.Hearts, w)
	return f
}

// press prints onto the paper.
type press struct {
	c   *pixel.Canvas
	lib *script.Library
	k   float64

	least float64 // units: smaller letters are not printed
}

func (p press) say(text string, x, y, size float64, role script.Role, a script.Align) {
	c := Ink().Color()
	size = max(size, p.least)
	p.lib.Face(role, int(math.Round(size*p.k))).DrawAt(p.c.Img, text, x*p.k, y*p.k, c, a)
}

// room says a text smaller where it is too long.
func (p press) room(text string, x, y, size, width float64, role script.Role, a script.Align) {
	size = max(size, p.least)
	for size > max(11, p.least) && p.lib.Face(role, int(math.Round(size*p.k))).Measure(text) > width*p.k {
		size -= .5
	}
	p.say(text, x, y, size, role, a)
}

func (p press) line(d string, width, opacity float64, dash ...float64) {
	p.c.Stroke(pixel.SVG(d), pixel.Pen{W: width, Butt: true, Dash: dash}, Ink(), opacity)
}

func (p press) names(w Words) {
	p.room(w.Dungeon, 34, 54, 15, 52, script.Body, script.Left)
	p.room(w.Master, 462, 54, 15, 116, script.Body, script.Left)
	for _, r := range []Rect{DungeonName(), MasterName()} {
		p.line(fmt.Sprintf("M%g 60H%g", r.X, r.Right()), 1.2, 1, 1.5, 3)
	}
}

func (p press) grid() {
	g := Grid()
	p.c.Fill(pixel.RoundRect(g.X, g.Y, g.W, g.H, 0), pixel.RGB{R: 1, G: 1, B: 1}, .16)
	for i := 1; i < sheet.Columns; i++ {
		p.line(fmt.Sprintf("M%g %gV%g", g.X+Cell*float64(i), g.Y, g.Bottom()), 1, .5)
	}
	for i := 1; i < sheet.Rows; i++ {
		p.line(fmt.Sprintf("M%g %gH%g", g.X, g.Y+Cell*float64(i), g.Right()), 1, .5)
	}
	// The frame is open at the entrance and at the exit.
	p.c.Stroke(pixel.SVG(fmt.Sprintf("M%g %gV%gH%gM%g %gV%gH%g", g.X, g.Y+Cell, g.Bottom(), g.Right(), g.Right(), g.Bottom()-Cell, g.Y, g.X)),
		pixel.Pen{W: 2.6}, Ink(), 1)
	for i := range sheet.Columns {
		p.say(string(rune('A'+i)), g.X+Cell*(float64(i)+.5), g.Y-9, 17, script.Bold, script.Middle)
	}
	for i := range sheet.Rows {
		p.say(strconv.Itoa(i+1), g.X-13, g.Y+Cell*float64(i)+36, 16, script.Bold, script.Middle)
	}
}

func (p press) track(f *Form, c card.Category, w Words) {
	y := tracksY + trackStep*float64(c)
	p.stampElement(f, c, tracksX, y-7)
	p.room(w.Tracks[c], tracksX+36, y+12, 16, 92, script.Bold, script.Left)
	p.room(w.From[c], tracksX+188, y+12, 15, 66, script.Body, script.Right)
	x, n := tracksX, 0
	t := f.Tables.Track(c)
	for _, g := range t.Groups {
		for range g.Boxes {
			r := BoxRect(f.Tables, c, n)
			n++
			q := pixel.RoundRect(r.X, r.Y, r.W, r.H, 2)
			p.c.Fill(q, pixel.Hex(0xfffdf5), .8)
			p.c.Stroke(q, pixel.Pen{W: 1.3}, Ink(), 1)
		}
		x += float64(g.Boxes) * boxStep
		p.say(levelText(c, g.Level), x-2.5, y+51+max(0, p.least-14)*.75, 14, script.Body, script.Right)
		x += groupGap
	}
}

// levelText is a level as it is printed: strengths with their sign.
func levelText(c card.Category, level int) string {
	if c <= card.DragonTrack {
		return "+" + strconv.Itoa(level)
	}
	return strconv.Itoa(level)
}

// stampElement prints a track's small drawing, 29 units wide.
func (p press) stampElement(f *Form, c card.Category, x, y float64) {
	var d pencil.Drawing
	drawSmall(&d, trackThing(c), x, y, 29)
	l := pencil.NewLayer(image.Rect(int((x-3)*p.k), int((y-3)*p.k), int((x+36)*p.k), int((y+36)*p.k)), f.Tooth)
	l.Draw(&d)
	l.Over(p.c.Img, pencil.GraphiteColour(), l.Rect)
}

func (p press) hearts(n int, w Words) {
	p.room(w.Hearts, tracksX, heartsY-9, 16, 190, script.Bold, script.Left)
	for i := range n {
		r := HeartRect(i)
		q := pixel.SVG(heartOutline).Map(pixel.Move(r.X, r.Y))
		p.c.Fill(q, pixel.Hex(0xd9584a), .16)
		p.c.Stroke(q, pixel.Pen{W: 1.5}, pixel.Hex(0xa8453b), 1)
	}
	b := TreasureBox()
	q := pixel.RoundRect(b.X, b.Y, b.W, b.H, 4)
	p.c.Fill(q, pixel.Hex(0xfffdf5), .6)
	p.c.Stroke(q, pixel.Pen{W: 1.6}, Ink(), 1)
	p.room(w.Treasures, tracksX, b.Y+24, 16, 92, script.Bold, script.Left)
	if size := max(11, p.least); w.After != "" && p.lib.Face(script.Body, int(math.Round(size*p.k))).Measure(w.After) <= 96*p.k {
		p.room(w.After, tracksX, b.Y+43, 14, 92, script.Body, script.Left)
	}
}

package score

import (
	"image"
	"math"

	"delvebox/engine/paint"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/app"
	"delvebox/scenes/dungeonroll/board"
	"delvebox/scenes/dungeonroll/decor"
	"delvebox/scenes/dungeonroll/ladder"
	"delvebox/scenes/house"
	"delvebox/scenes/house/pen"
)

// marks say what of the newest delve has been written so far.
type marks struct {
	fresh
	figure, ring float64
}

// delves is how many delves everybody has (DR-001).
const delves = 3

// columns of the sheet: the name, the delves, the total.
type columns struct{ name, delve, total float64 }

// split divides the sheet's width.
func split(u *ui.UI, b *board.Board, w float64) columns {
	name := 0.0
	for seat := range play.Seat(b.State().Seats()) {
		name = max(name, u.Width(ui.SeatName, b.SeatName(seat)), u.Width(ui.Note, heroLine(b, seat)))
	}
	c := columns{name: min(max(name+82, 140), w*.27), total: min(max(w*.16, 116), 190)}
	c.delve = math.Floor((w - c.name - c.total) / delves)
	return c
}

// heroLine is the name of a seat's hero.
func heroLine(b *board.Board, seat play.Seat) string {
	p := b.State().Player(seat)
	return b.HeroName(p.Hero, p.Master)
}

// climb shows a lone player, below the sheet, how far up the ranks the total leads
// (DR-221), where there is room.
func climb(u *ui.UI, b *board.Board, r ui.Rect, below float64) {
	if b.State().Seats() > 1 {
		return
	}
	h := ladder.Height(u, b, r.W)
	if left := r.Bottom() - below; left > h+30 {
		p := b.State().Player(0)
		ladder.Draw(u, b, ui.R(r.X, below+min(left-h-10, 60), r.W, h), b.SeatColour(0), p.Total())
	}
}

// draw draws the sheet in the middle of r, no larger than it needs to be, and gives its
// lower edge.
func draw(u *ui.UI, b *board.Board, r ui.Rect, m marks) float64 {
	n := float64(b.State().Seats())
	head := 46 + u.Grow(ui.SmallHead)
	most := 136 + 2.4*u.Grow(ui.Note)
	row := math.Floor(min((r.H-head-16)/n, most))
	h := head + row*n + 14
	r = ui.R(r.X, math.Round(r.Y+max(0, r.H-h)*.25), r.W, h)
	c := split(u, b, r.W)
	board.Sheet(u, r)
	lines(u, r, c, head, row, int(n))

	x := r.X + c.name
	for d := 1; d <= delves; d++ {
		heading(u, ui.R(x, r.Y+4, c.delve, head-4), u.T("dungeonroll.score.delve", "n", d))
		x += c.delve
	}
	heading(u, ui.R(x, r.Y+4, c.total, head-4), u.T("dungeonroll.score.total"))

	u.Group("score")
	var names []string
	lead := leader(b)
	for i := range int(n) {
		seat := (b.State().First() + play.Seat(i)) % play.Seat(n)
		y := r.Y + head + row*float64(i)
		seatCell(u, b, seat, ui.R(r.X, y, c.name, row), seat == lead)
		for d := 1; d <= delves; d++ {
			names = append(names, cell(u, b, seat, d, ui.R(r.X+c.name+c.delve*float64(d-1), y, c.delve, row), m))
		}
		names = append(names, total(u, b, seat, ui.R(r.Right()-c.total, y, c.total, row)))
	}
	u.Step(names)
	u.Group("")
	return r.Bottom()
}

func heading(u *ui.UI, r ui.Rect, word string) {
	word, style := house.Fit(u, ui.SmallHead, word, r.W-12)
	u.TextIn(r, style, word, decor.Rubric(), ui.AlignMiddle)
}

// leader is who is ahead, NoSeat if nobody is alone, or there is nobody to be ahead of.
func leader(b *board.Board) play.Seat {
	s := b.State()
	best, lead := 0, play.NoSeat
	if s.Seats() < 2 {
		return lead
	}
	for seat := range play.Seat(s.Seats()) {
		p := s.Player(seat)
		switch n := p.Total(); {
		case n > best:
			best, lead = n, seat
		case n == best:
			lead = play.NoSeat
		}
	}
	return lead
}

// seatCell names a row.
func seatCell(u *ui.UI, b *board.Board, seat play.Seat, r ui.Rect, leads bool) {
	d := min(44.0, r.H-20)
	b.Medallion(u, seat, r.X+20, r.CY()-d/2, d)
	if leads {
		u.Icon("crown", r.X+20+d/2, r.CY()-d/2-9, 24, ui.IconPlain, 0)
	}
	x, w := r.X+30+d, r.W-d-36
	name, above := house.Fit(u, ui.SeatName, b.SeatName(seat), w)
	hero, below := house.Fit(u, ui.Note, heroLine(b, seat), w)
	u.Text(x, r.CY()-3, above, name, decor.Inked(), ui.AlignLeft)
	u.Text(x, r.CY()+3+.8*u.LineHeight(below), below, hero, ui.InkSecond, ui.AlignLeft)
}

// ending is the icon of how a delve ended.
func ending(e dungeonroll.Ending) string {
	return map[dungeonroll.Ending]string{
		dungeonroll.Retired: "exit", dungeonroll.ByPortal: "town-portal", dungeonroll.Fled: "winged-boots", dungeonroll.ByUltimate: "star",
	}[e]
}

// total is the last cell of a row: the total as it stands.
func total(u *ui.UI, b *board.Board, seat play.Seat, r ui.Rect) string {
	p := b.State().Player(seat)
	name := "score-total-" + b.SeatColour(seat)
	t := u.Touch(name, r)
	body := u.T("dungeonroll.score.sum", "xp", int(p.XP), "treasures", p.Total()-int(p.XP), "n", p.Total())
	u.Tip(name, r, ui.Tip{Title: b.SeatName(seat), Body: body, Clause: "DR-216"})
	if t.Ring {
		u.Ring(r.Inset(4), 8)
	}
	size := min(58, r.H*.5)
	ink := ui.Opaque(app.Colour(b.SeatColour(seat)).Figure)
	lower := b.State().Seats() == 1
	y := r.CY() + size*.34
	if lower {
		y -= 12
	}
	pen.Write(u, b.Hand, r.CX(), y, size, b.Words.Number(p.Total()), ink, ui.AlignMiddle, 1)
	if lower { // alone one plays for a rank, DR-221
		rank := u.T("dungeonroll.rank." + b.Tables.Rank(p.Total()).Key)
		h := u.ParagraphHeight(ui.NoteMedium, rank, r.W-16)
		u.Paragraph(r.X+8, min(y+14, r.Bottom()-h-4), r.W-16, ui.NoteMedium, rank, decor.Rubric(), ui.AlignMiddle)
	}
	return name
}

type linesKey struct {
	w, h, name, delve, head, row float64
	n                            int
}

// lines rules the sheet by hand.
func lines(u *ui.UI, r ui.Rect, c columns, head, row float64, n int) {
	u.PictureLater(linesKey{r.W, r.H, c.name, c.delve, head, row, n}, r.X, r.Y, paint.Place{}, func(k float64) *image.RGBA {
		m := image.NewRGBA(image.Rect(0, 0, int(r.W*k+.5), int(r.H*k+.5)))
		cv := pixel.NewCanvas(m, k)
		for i := range n + 1 {
			w, a := 1.2, .42
			if i == 0 {
				w, a = 2.2, .8
			}
			if i < n {
				rule(cv, pixel.Pt{X: 20, Y: head + row*float64(i)}, pixel.Pt{X: r.W - 20, Y: head + row*float64(i)}, w, a, uint32(i))
			}
		}
		for d := range delves + 1 {
			x := c.name + c.delve*float64(d)
			w, a := 1.2, .38
			if d == delves {
				w, a = 2.2, .7
			}
			rule(cv, pixel.Pt{X: x, Y: 16}, pixel.Pt{X: x, Y: r.H - 16}, w, a, uint32(40+d))
		}
		return m
	})
}

// rule draws a line that is straight as a hand draws it.
func rule(c *pixel.Canvas, a, b pixel.Pt, w, alpha float64, seed uint32) {
	const n = 24
	var ps []pixel.Pt
	for i := range n + 1 {
		t := float64(i) / n
		off := .8 * pixel.Noise(t*7, float64(seed), seed)
		p := pixel.Pt{X: a.X + (b.X-a.X)*t, Y: a.Y + (b.Y-a.Y)*t}
		if b.X-a.X > b.Y-a.Y {
			p.Y += off
		} else {
			p.X += off
		}
		ps = append(ps, p)
	}
	c.Stroke(pixel.Lines(ps, false), pixel.Pen{W: w}, pixel.Hex(0x5b3a14), alpha)
}

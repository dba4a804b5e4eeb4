package reward

import (
	"image"
	"image/color"

	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/furniture"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/scenes/app"
	"delvebox/scenes/house"
	"delvebox/scenes/house/pen"
)

// headIcons stand over the columns where words have no room.
var headIcons = [5]string{"hourglass", "target", "star", "timer", "exit"}

// scoreboard draws the seat's score board: a name on moss, six rounds, four boxes each.
func (v *View) scoreboard(u *ui.UI, a *account) {
	v.owner(u, a)
	r, p := v.at.board, v.at
	u.Painted("reward-board", r, func(w, h int, k float64) *image.RGBA { return v.paintBoard(p, w, h, k) })
	x := r.X
	for i, word := range heads(u) {
		w := p.cols[i]
		head := ui.R(x, r.Y, w, p.head)
		if p.icons && i > 0 {
			u.Icon(headIcons[i], head.CX(), head.CY(), min(24*p.grow, p.head-8), ui.IconRim, 0)
		} else {
			u.TextIn(head, ui.LabelMedium, word, color.NRGBA{0xff, 0xfd, 0xf4, 255}, ui.AlignMiddle)
		}
		if i > 0 {
			v.boardTip(u, i, ui.R(x, r.Y, w, r.H))
		}
		x += w
	}
	if !u.Drawing() {
		return
	}
	rows := v.b.State().Rows(a.seat)
	for n := range rounds {
		row := ui.R(r.X, r.Y+p.head+p.row*float64(n), r.W, p.row)
		v.boardRow(u, a, rows[n], n+1, row)
	}
}

// owner draws the band with the name of the board's player.
func (v *View) owner(u *ui.UI, a *account) {
	r := v.at.name
	if !u.Drawing() {
		return
	}
	u.Shadow(r, 8, 6, 0)
	u.Painted("reward-band", r, func(w, h int, k float64) *image.RGBA {
		img := cloth.FlatFelt(w, h, k, pixel.Hex(0x56663a), 9)
		cloth.Round(img, 10*k)
		return img
	})
	in := r.Inset(7)
	u.Paper(in, 3)
	u.Mini(v.b.SeatColour(a.seat), in.X+in.H*.68, in.Bottom()-2, in.H*1.05, 0)
	livery := app.Colour(v.b.SeatColour(a.seat))
	name := v.b.SeatName(a.seat)
	left := in.X + in.H*1.3
	room := in.Right() - left - 10
	if v.b.Hand.CanWrite(name) {
		size := v.b.Hand.SizeFor(name, room, min(in.H*1.05, 46*v.at.grow))
		if size >= 24 {
			pen.Write(u, v.b.Hand, left, in.CY()+size*.33, size, name, ui.Opaque(livery.Figure), ui.AlignLeft, 1)
			return
		}
	}
	u.TextIn(ui.R(left, in.Y, room, in.H), ui.SeatName, house.Short(u, ui.SeatName, name, room), ui.Ink, ui.AlignLeft)
}

func (v *View) boardTip(u *ui.UI, i int, r ui.Rect) {
	keys := [5]string{"", "first", "second", "time", "exit"}
	clauses := [5]string{"", "MMV-150", "MMV-151", "MMV-140", "MMV-153"}
	name := "board-" + keys[i]
	u.Area(name, r)
	u.Tip(name, r, ui.Tip{Title: u.T("mapmasters.board." + keys[i]), Body: u.T("mapmasters.board." + keys[i] + "-tip"), Clause: clauses[i]})
}

// paintBoard paints the paper with its columns and doors; nothing is written on it.
func (v *View) paintBoard(p places, w, h int, k float64) *image.RGBA {
	all := furniture.ScoreColumns()
	pick := [5]int{0, 1, 2, 3, 4}
	cols := make([]furniture.Column, 5)
	left := float64(w)
	for i, n := range pick {
		cols[i] = all[n]
		cols[i].Width = p.cols[i] * k
		if i == 4 {
			cols[i].Width = left
		}
		left -= cols[i].Width
	}
	head := p.head * k
	img := furniture.ScoreBoard(cols, head, (float64(h)-head)/rounds, rounds, v.l.round-1, k)
	c := pixel.NewCanvas(img, k)
	x := p.board.W - p.cols[4]/2
	for n := range rounds {
		drawDoor(c, x, p.head+p.row*(float64(n)+.5), min(p.row*.36, 20*p.grow))
	}
	return img
}

// drawDoor draws the box of an exit; s is half its height.
func drawDoor(c *pixel.Canvas, x, y, s float64) {
	door := pixel.SVG("M-14 18V-4A14 14 0 0 1 14 -4V18Z").Map(pixel.Move(x, y).Mul(pixel.Zoom(s/18, s/18)))
	c.Fill(door, pixel.Hex(0xfff6ef), 1)
	c.Stroke(door, pixel.Pen{W: 2}, pixel.Hex(0xa13a22), 1)
}

var printedInk = color.NRGBA{0x2b, 0x21, 0x18, 255}

// boardRow writes one round: what it was about, and the boxes as far as they are filled.
func (v *View) boardRow(u *ui.UI, a *account, row mapmasters.Row, round int, r ui.Rect) {
	p := v.at
	st := v.b.State()
	ink := ui.Opaque(app.Colour(v.b.SeatColour(a.seat)).Figure)
	size := min(44*p.grow, r.H*.86)
	base := r.CY() + size*.33
	now := round == v.l.round
	primary, secondary := st.Primary(round), st.Secondary(round)
	turned := round < v.l.round || now && v.show.share(turning, play.NoSeat, actTurn) >= 1
	first := ui.R(r.X, r.Y, p.cols[0], r.H)
	pen.Write(u, v.b.Hand, first.X+first.W*.2, r.CY()+size*.8*.33, size*.8, v.b.Words.Number(round), printedInk, ui.AlignMiddle, 1)
	if round <= v.l.round {
		u.Icon(objectiveIcon(primary.Aim.String()), first.X+first.W*.51, r.CY(), min(28*p.grow, r.H*.6), ui.IconPlain, 0)
		if turned && secondary.ID != mapmasters.NoObjective {
			u.Icon(objectiveIcon(secondary.Aim.String()), first.X+first.W*.82, r.CY(), min(22*p.grow, r.H*.48), ui.IconPlain, 0)
		}
	}
	if round > v.l.round || !row.Done && !now {
		return
	}
	share := func(sc scene, act int) float64 {
		if !now {
			return 1
		}
		return v.show.share(sc, a.seat, act)
	}
	x := r.X + p.cols[0]
	box := func(i int) ui.Rect {
		q := ui.R(x, r.Y, p.cols[i], r.H)
		x += p.cols[i]
		return q
	}
	q := box(1)
	pen.Write(u, v.b.Hand, q.CX(), base, size, v.b.Words.Number(row.First), ink, ui.AlignMiddle, share(revealing, actFirst))
	q = box(2)
	pen.Write(u, v.b.Hand, q.CX(), base, size, v.b.Words.Number(row.Second), ink, ui.AlignMiddle, share(following, actSecond))
	v.timeBox(u, box(3), row, primary, now, ink, size)
	q = box(4)
	mark := share(following, actExit)
	if row.Exit {
		pen.Tick(u, q.CX()+2, q.CY()-1, r.H*.3, 4*p.grow, ink, mark)
	} else if mark > 0 {
		pen.Cross(u, q.CX(), q.CY()+1, r.H*.16, 3.4*p.grow, ink, mark)
	}
}

// timeBox is the box of the Time Bonus: a printed 1 to be circled or crossed out in a
// Time Bonus round, a dash in others.
func (v *View) timeBox(u *ui.UI, q ui.Rect, row mapmasters.Row, o mapmasters.Objective, now bool, ink color.NRGBA, size float64) {
	green := color.NRGBA{0x2e, 0x6d, 0x37, 255}
	if !o.Hourglass {
		u.Fill(ui.R(q.CX()-8, q.CY()-1.5, 16, 3), color.NRGBA{0x7f, 0xa8, 0x7c, 255})
		return
	}
	pen.Write(u, v.b.Hand, q.CX(), q.CY()+size*.8*.33, size*.8, v.b.Words.Number(1), green, ui.AlignMiddle, 1)
	share := 1.0
	if now {
		share = v.show.share(racing, play.NoSeat, actCircle)
	}
	if row.Time > 0 {
		r := min(q.H*.42, q.W*.4)
		pen.Ring(u, q.CX(), q.CY(), r, r, 3.6*v.at.grow, ink, "time", share)
	} else {
		pen.Cross(u, q.CX(), q.CY(), q.H*.24, 3.4*v.at.grow, ink, share)
	}
}

// Package results is the view of the final scoring: the scoring sheet, written in pencil
// line by line for all players; then the places, with the reason if a tie was broken.
package results

import (
	"image"
	"image/color"
	"strconv"
	"strings"
	"time"

	"delvebox/engine/input"
	"delvebox/engine/paint"
	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/furniture"
	"delvebox/engine/play"
	"delvebox/engine/sound"
	"delvebox/engine/ui"
	"delvebox/games/doodledungeon"
	"delvebox/scenes/doodledungeon/board"
	"delvebox/scenes/doodledungeon/drawing"
)

// View implements board.View.
type View struct {
	*board.Board
	p       board.Places
	page    ui.Rect // the scoring sheet
	s       float64 // logical pixels to one of its units
	paper   *drawing.ScoreSheet
	k       float64
	step    int // being written
	since   time.Duration
	going   bool
	swallow bool // the button that skipped is still down
	all     bool // written to the end

	pics  []*paint.Picture // bands of the sheet
	dirty []bool
	trash []*paint.Picture
}

// bands is the number of pictures that show the sheet.
const bands = 16

// New makes the view.
func New(b *board.Board) board.View {
	return &View{Board: b, pics: make([]*paint.Picture, bands), dirty: make([]bool, bands)}
}

// Happen implements board.View.
func (v *View) Happen(*ui.UI, play.Seat, []play.Event) {}

// Undo implements board.View.
func (v *View) Undo(*ui.UI) bool { return false }

// Reset implements board.View.
func (v *View) Reset(*ui.UI) {}

// Busy implements board.View.
func (v *View) Busy(*ui.UI) bool { return false }

// Frame implements board.View.
func (v *View) Frame(u *ui.UI) {
	v.p = board.Lay(u)
	s := min((u.H-24)/drawing.ScoreHigh, (u.W-v.p.Right.W-v.p.Left.W*.7-40)/drawing.ScoreWide)
	w, h := s*drawing.ScoreWide, s*drawing.ScoreHigh
	room := ui.R(v.p.Left.X+v.p.Left.W*.7+10, 0, v.p.Right.X-v.p.Left.X-v.p.Left.W*.7-24, u.H)
	v.page, v.s = ui.R(room.X+(room.W-w)/2, (u.H-h)/2, w, h), s
	if v.Look != play.NoSeat {
		v.Desk(u, v.p, true)
		v.Looking(u, v.p)
	} else {
		v.desk(u)
		v.skip(u)
		v.sheet(u)
		v.tips(u)
	}
	v.left(u)
	v.right(u)
}

type deskKey struct {
	w, h int
	page ui.Rect
}

func (v *View) desk(u *ui.UI) {
	w, h, page := u.Px(u.W), u.Px(u.H), v.page
	if !u.PictureLater(deskKey{w, h, page}, 0, 0, paint.Place{}, func(k float64) *image.RGBA {
		return cloth.Desk(w, h, k, cloth.Under(page.X, page.Y, page.W, page.H))
	}) {
		u.Fill(ui.R(0, 0, u.W, u.H), color.NRGBA{0x2a, 0x18, 0x0d, 255})
	}
	u.Ground(v.page)
}

// skip writes everything at once when a button or key is pressed.
func (v *View) skip(u *ui.UI) {
	k := u.Event().Kind
	if v.swallow && k == input.Release { // of the press that skipped
		v.swallow = false
		u.Take()
		return
	}
	if v.all || v.paper == nil || k != input.Press && (k != input.KeyDown || u.Event().Key != input.Enter && u.Event().Key != input.Space) {
		return
	}
	v.mark(v.paper.Write(v.paper.Steps(), 1))
	v.all, v.swallow = true, k == input.Press
	u.Take()
	u.Wake()
}

// sheet writes on and draws the sheet.
func (v *View) sheet(u *ui.UI) {
	if !u.Drawing() {
		return
	}
	for _, p := range v.trash {
		p.Free()
	}
	v.trash = v.trash[:0]
	k := u.Scale * v.s
	if v.paper == nil || v.k != k {
		v.paper, v.k = drawing.NewScoreSheet(v.spec(u), u.Art.Faces, k), k
		for i := range v.dirty {
			v.dirty[i] = true
		}
		if v.all {
			v.paper.Write(v.paper.Steps(), 1)
		} else {
			v.step, v.going = 0, false
		}
	}
	v.write(u)
	w, h := v.paper.Image().Rect.Dx(), v.paper.Image().Rect.Dy()
	u.PictureLater(deskKey{w, h, ui.Rect{}}, v.page.X, v.page.Y, paint.Place{}, func(k float64) *image.RGBA { return furniture.Shadow(w, h, 1, 9, k) })
	for i := range bands {
		r := v.band(i)
		if v.dirty[i] {
			if v.pics[i] != nil {
				v.trash = append(v.trash, v.pics[i])
			}
			v.pics[i], v.dirty[i] = paint.NewPicture(cut(v.paper.Image(), r)), false
		}
		u.Put(v.pics[i], v.page.X, v.page.Y+float64(r.Min.Y)/u.Scale, paint.Place{})
	}
}

func (v *View) band(i int) image.Rectangle {
	b := v.paper.Image().Rect
	return image.Rect(0, b.Dy()*i/bands, b.Dx(), b.Dy()*(i+1)/bands)
}

func cut(m *image.RGBA, r image.Rectangle) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, r.Dx(), r.Dy()))
	for y := range r.Dy() {
		copy(out.Pix[y*out.Stride:y*out.Stride+4*r.Dx()], m.Pix[m.PixOffset(r.Min.X, r.Min.Y+y):])
	}
	return out
}

func (v *View) mark(rs []image.Rectangle) {
	for i := range bands {
		for _, r := range rs {
			if r.Overlaps(v.band(i)) {
				v.dirty[i] = true
			}
		}
	}
}

// write goes on with the step that is being written.
func (v *View) write(u *ui.UI) {
	for !v.all {
		if v.step >= v.paper.Steps() {
			v.all = true
			u.Wake() // the buttons change
			return
		}
		d := u.Pace(time.Duration(v.paper.Duration(v.step)*1000) * time.Millisecond)
		if !v.going {
			v.going, v.since = true, u.Now
			if d > 0 {
				v.Sound.Play(heard(v.step, v.paper.Steps()), sound.Touch{})
			}
		}
		if d > 0 && u.Now-v.since < d {
			if !u.Prefs.Reduced {
				v.mark(v.paper.Write(v.step, float64(u.Now-v.since)/float64(d)))
			}
			u.Wake()
			return
		}
		v.mark(v.paper.Write(v.step, 1))
		v.step, v.going = v.step+1, false
	}
}

// spec is all that is written.
func (v *View) spec(u *ui.UI) *drawing.ScoreSpec {
	s, out := v.State(), v.Match.Outcome()
	sp := &drawing.ScoreSpec{
		Title: u.T("doodledungeon.score.title"), Aside: u.T("doodledungeon.score.aside"),
		Heading:    u.T("doodledungeon.score.heading", "n", s.Seats()),
		TotalLabel: u.T("doodledungeon.score.total"), Mine: u.T("doodledungeon.score.mine"), Grave: u.T("doodledungeon.score.grave"), Seed: 12,
	}
	for i, key := range []string{"hidden", "guarded", "goblins", "orcs", "dragons", "hero", "hearts"} {
		sp.Labels[i] = u.T("doodledungeon.score." + key)
	}
	columns := make([]drawing.ScoreColumn, s.Seats())
	for _, rank := range out.Ranking {
		columns[rank.Seat] = v.column(u, s, &rank)
		if rank.Tie != "" {
			sp.Tie = u.T("doodledungeon.results." + rank.Tie)
		}
	}
	sp.Columns = columns
	return sp
}

// column is one player's column.
func (v *View) column(u *ui.UI, s *doodledungeon.State, rank *play.Rank) drawing.ScoreColumn {
	seat := rank.Seat
	c := drawing.ScoreColumn{Name: v.SeatName(seat), Total: figure(rank.Score), Winner: rank.Place == 1, Place: u.T("doodledungeon.score.place-" + strconv.Itoa(rank.Place))}
	for q := range s.Treasures(seat).Each {
		c.Hidden = append(c.Hidden, drawing.Hiding{Square: q.String(), Lost: !s.Guarded(seat).Has(q)})
	}
	rows := map[string]int{"treasures": drawing.GuardedRow, "goblins": drawing.GoblinRow, "orcs": drawing.OrcRow, "dragons": drawing.DragonRow}
	for _, t := range rank.Terms {
		if row, ok := rows[t.Key]; ok {
			c.Cells[row] = drawing.Times(t.Count, t.Each)
			if t.Count == 0 {
				c.Cells[row] = "0"
			}
			continue
		}
		if t.Key == "death" {
			c.Cells[drawing.HeroRow] = u.T("doodledungeon.score.dead", "n", t.Value)
			c.Cells[drawing.HeartsRow] = "0"
		} else {
			c.Cells[drawing.HeroRow] = u.T("doodledungeon.score.escaped")
			c.Cells[drawing.HeartsRow] = figure(t.Value)
		}
	}
	return c
}

// figure writes a number with a real minus.
func figure(n int) string { return strings.Replace(strconv.Itoa(n), "-", "−", 1) }

// tips explains the rows of the sheet.
func (v *View) tips(u *ui.UI) {
	h := v.page.H
	for i, key := range []string{"hidden", "guarded", "goblins", "orcs", "dragons", "hero", "hearts"} {
		r := ui.R(v.page.X+20, v.page.Y+h*(.255+.078*float64(i)), v.page.W*.3, h*.075)
		name := "score-" + key
		u.Area(name, r)
		u.Tip(name, r, ui.Tip{Title: u.T("doodledungeon.score." + key), Body: u.T("doodledungeon.score." + key + "-tip"),
			Clause: map[string]string{"hidden": "DD-136", "guarded": "DD-128", "hero": "DD-131", "hearts": "DD-132"}[key]})
	}
}

// left names the winner.
func (v *View) left(u *ui.UI) {
	r := ui.R(v.p.Left.X, v.p.Left.Y, v.p.Left.W*.7, v.p.Left.H)
	if !v.all {
		return
	}
	out := v.Match.Outcome()
	var winners []string
	for _, rank := range out.Ranking {
		if rank.Place == 1 {
			winners = append(winners, v.SeatName(rank.Seat))
		}
	}
	text := u.T("doodledungeon.score.wins", "name", winners[0])
	if len(winners) > 1 {
		text = u.T("doodledungeon.score.share", "names", strings.Join(winners, ", "))
	}
	for _, rank := range out.Ranking {
		if rank.Tie != "" {
			text += " " + u.T("doodledungeon.results."+rank.Tie)
			break
		}
	}
	h := u.ParagraphHeight(ui.BodyBold, text, r.W-24) + 24
	slip := r.Top(h)
	board.Slip(u, slip, -.8)
	u.Paragraph(slip.X+12, slip.Y+12, slip.W-24, ui.BodyBold, text, ui.Ink, ui.AlignMiddle)
	r.Top(20)
	v.Hero(u, out.Ranking[0].Seat, r.CX(), r.Y+110, 86, 0, 0)
}

// right is the column at the right: the dungeons to look at, and what to do next.
func (v *View) right(u *ui.UI) {
	r := v.p.Right
	s := v.State()
	seats := append([]play.Seat{0}, v.Others(0)...)
	board.Line(u, r.Top(u.LineHeight(ui.Label)+6), ui.Label, u.T("doodledungeon.score.look"), board.Wood(), ui.AlignMiddle)
	per := 2
	foot := u.LineHeight(ui.Note) + 4
	rows := (len(seats) + per - 1) / per
	rh := min(r.H*.36, (r.H-120)/float64(rows))
	for i := 0; i < len(seats); i += per {
		v.Rivals(u, r.Top(rh), board.Row{Seats: seats[i:min(i+per, len(seats))], Foot: foot, Below: func(seat play.Seat, r ui.Rect) {
			key := "doodledungeon.score.fate-" + s.Hero(seat).String()
			board.Line(u, r, ui.Note, u.T(key), board.Wood(), ui.AlignMiddle)
		}})
		r.Top(6)
	}
	if !v.all {
		if board.Pencil(u, "go-on", v.p.Main, board.Quill{Word: u.T("doodledungeon.defence.go-on"), Hint: u.T("doodledungeon.score.write-all"), Press: "Enter"}) && v.paper != nil {
			v.mark(v.paper.Write(v.paper.Steps(), 1))
			v.all = true
			u.Wake()
		}
		return
	}
	bh := 42 + u.Grow(ui.ButtonWord)
	row := ui.R(v.p.Main.X+6, v.p.Main.Y-bh-8, v.p.Main.W-12, bh)
	word := u.T("doodledungeon.score.again")
	st := board.Fit(u, ui.ButtonWord, word, row.W-30)
	if u.Button("again", row, ui.Button{Kind: ui.Secondary, Word: word, Style: &st}) {
		v.again(u)
		return
	}
	if board.Pencil(u, "shelf", v.p.Main, board.Quill{Word: u.T("pause.shelf"), Press: "Enter"}) {
		v.Stack.Home()
	}
}

// again sets the same table up for another match.
func (v *View) again(u *ui.UI) {
	setup := v.Setup()
	setup.Seed += "-" + v.Words.T("pause.again")
	setup.Seats = append([]play.SeatSetup(nil), setup.Seats...)
	v.Stack.Home()
	if err := v.Begin(setup); err != nil {
		u.Notify("lock", v.Say(err), "", nil)
	}
}

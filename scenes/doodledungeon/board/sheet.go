package board

import (
	"hash/fnv"
	"image"
	"image/color"
	"strconv"
	"strings"

	"delvebox/engine/paint"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/scenes/app"
	"delvebox/scenes/doodledungeon/drawing"
)

// Sight is what is to be seen of a seat's dungeon in the position.
func (b *Board) Sight(seat play.Seat) drawing.View {
	s := b.State()
	v := drawing.View{
		Seed: b.seed()*4 + int(seat), Dungeon: b.Dungeon(seat), Master: b.SeatName(seat),
		Sheet: s.Sheet(seat), Lost: b.Tables.Figures.Hearts - s.Hearts(seat),
		Path: s.Path(seat), Walked: max(0, s.At(seat)+1), Colour: b.Line(s.Painter(seat)),
		Treasures: b.Treasures(seat),
	}
	if v.Lost < 0 || s.Phase() < doodledungeon.Defence {
		v.Lost = 0
	}
	if s.Phase() < doodledungeon.Defence {
		v.Walked = 0
	}
	for q := range sheet.Square(sheet.Squares) {
		v.Seeds[q] = int(q) + 1
		v.Own[q] = s.Sketch(seat, q)
	}
	for c := range card.Categories {
		v.Checked[c] = s.Checked(seat, c)
	}
	if s.Phase() > doodledungeon.Building {
		v.Count = strconv.Itoa(s.TreasureCount(seat))
	} else if !v.Treasures.Empty() {
		v.Warn = v.Treasures.Minus(v.Sheet.Guards()).Minus(v.Sheet.Room())
	}
	return v
}

// seed is a number of the match, for drawings that differ from match to match.
func (b *Board) seed() int {
	h := fnv.New32a()
	_, _ = h.Write([]byte(b.Setup().Seed))
	return int(h.Sum32() % 100_000)
}

// Colour is the colour of a seat, deep enough for a line on paper.
func (b *Board) Colour(seat play.Seat) pixel.RGB {
	c := app.Colour(b.SeatColour(seat)).Figure
	return pixel.Of(c)
}

// Line is the colour of a seat's pencil: brighter than its labels.
func (b *Board) Line(seat play.Seat) pixel.RGB {
	c := app.Colour(b.SeatColour(seat)).Colour
	return pixel.Of(c).Mix(b.Colour(seat), .4)
}

// Dungeon is the name of a seat's dungeon: as it was typed, else one of the proposals.
func (b *Board) Dungeon(seat play.Seat) string {
	if name := b.Setup().Options[doodledungeon.OptionDungeon(seat)]; name != "" {
		return name
	}
	names := app.Names(b.Words.T("doodledungeon.setup.dungeon-names"))
	return names[(b.seed()+int(seat))%len(names)]
}

// Paper draws a seat's sheet as a view shows it.
func (b *Board) Paper(u *ui.UI, p Places, seat play.Seat, v drawing.View) {
	if !u.Drawing() {
		return
	}
	pg := b.art.pageFor(u, b, seat, v, u.Scale*p.S)
	if pg == nil {
		u.Fill(p.Sheet, color.NRGBA{0xf5, 0xef, 0xdf, 255})
		return
	}
	pg.show(u, v)
	pg.draw(u, b.art, p.Sheet.X, p.Sheet.Y)
}

// MarkKey is the key by which the gallery keeps a mark over the dungeon; On is empty for
// marks that are the same on each square.
type MarkKey struct {
	Kind   string
	On     sheet.Set
	K      float64
	Colour pixel.RGB
}

// OnGrid draws a mark of which (0,0) is the corner of A1.
func (b *Board) OnGrid(u *ui.UI, p Places, kind string, on sheet.Set, painter func(on sheet.Set, k float64) *image.RGBA) {
	if on.Empty() {
		return
	}
	k := u.Scale * p.S
	x, y := p.At(drawing.GridX, drawing.GridY)
	u.Picture(MarkKey{Kind: kind, On: on, K: k}, x, y, paint.Place{}, func(float64) *image.RGBA { return painter(on, k) })
}

// OnSquares draws the same mark on each square of a set, of which (0,0) is the square's
// corner: from one picture, so that a change of the set redraws what changes and no more.
func (b *Board) OnSquares(u *ui.UI, p Places, key MarkKey, on sheet.Set, painter func(k float64) *image.RGBA) {
	k := u.Scale * p.S
	key.K = k
	for q := range on.Each {
		r := p.Rect(drawing.SquareRect(q))
		u.Picture(key, r.X, r.Y, paint.Place{}, func(float64) *image.RGBA { return painter(k) })
	}
}

// Glow lights the squares of a set, the one under the pointer strongly.
func (b *Board) Glow(u *ui.UI, p Places, on sheet.Set, strong sheet.Square) {
	hot := sheet.Set{}
	if on.Has(strong) {
		hot = sheet.Of(strong)
	}
	b.OnSquares(u, p, MarkKey{Kind: "legal"}, on.Minus(hot), func(k float64) *image.RGBA { return drawing.Legal(false, k) })
	b.OnSquares(u, p, MarkKey{Kind: "legal-strong"}, hot, func(k float64) *image.RGBA { return drawing.Legal(true, k) })
}

// Form is the printed form at the scale of the sheet, nil while it is being made.
func (b *Board) Form(u *ui.UI, p Places) *drawing.Form { return b.art.formFor(u, b, u.Scale*p.S) }

// SquareAt is the square under a place of the window, NoSquare beside the dungeon.
func (p Places) SquareAt(wx, wy float64) sheet.Square { return drawing.SquareAt(p.Under(wx, wy)) }

type miniKey struct {
	seed   int
	words  [12]uint64
	own    string // monsters drawn freehand
	path   string
	walked int
	w, k   float64
	colour pixel.RGB
}

// Mini draws a seat's sheet small, w wide with its corner at x, y.
func (b *Board) Mini(u *ui.UI, seat play.Seat, x, y, w float64) {
	if !u.Drawing() {
		return
	}
	v := b.Sight(seat)
	v.Treasures, v.Warn = sheet.Set{}, sheet.Set{}
	key := miniKey{seed: v.Seed, walked: v.Walked, w: w, k: u.Scale, colour: v.Colour}
	key.words = v.Sheet.Words()
	var own, path strings.Builder
	for q, d := range v.Own {
		if d != "" {
			own.WriteByte(byte(q))
			own.WriteString(string(d))
		}
	}
	for _, q := range v.Path {
		path.WriteByte(byte(q))
	}
	key.own, key.path = own.String(), path.String()
	if !u.PictureLater(key, x, y, paint.Place{}, func(k float64) *image.RGBA { return drawing.Mini(&v, w, k) }) {
		u.Fill(ui.R(x, y, w, drawing.MiniSize(w)), color.NRGBA{0xf5, 0xef, 0xdf, 255})
	}
}

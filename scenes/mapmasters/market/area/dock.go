// Package area shows what lies before each player in the lower part of the table: the
// acting seat's cream sheet with purse, spellbooks, fairy tokens and Building Area, the
// dark panels of the others, and the papers that are drawn up from them.
//
// Units: logical pixels.
package area

import (
	"image"
	"image/color"
	"math"

	"delvebox/engine/paint"
	"delvebox/engine/paint/furniture"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/scenes/app"
	"delvebox/scenes/house"
	"delvebox/scenes/mapmasters/board"
	"delvebox/scenes/mapmasters/market/closeup"
)

// Pending is what is still in the air on its way to or from the sheet.
type Pending struct {
	Coins int // paid already, but still seen in the purse
	Card  mapmasters.CardID
	Book  mapmasters.BookID
	Fairy [2]card.Kind
}

// Dock is the row of areas along the foot of the mat.
type Dock struct {
	b *board.Board

	Pending Pending
	// Staying leaves out of the Building Area what the Refresh phase will clear away.
	Staying bool
	// Look is what the pointer or the focus rests on, for the large view.
	Look closeup.Thing

	// Places of the last frame, for what flies.
	Sheet  ui.Rect
	Purse  ui.Rect
	Places [5]ui.Rect
	Books  [2]ui.Rect
	Tokens ui.Rect
	panels map[play.Seat]ui.Rect

	paper paper
}

// New makes the areas of a board.
func New(b *board.Board) *Dock { return &Dock{b: b, panels: map[play.Seat]ui.Rect{}} }

// Height is how tall the row is.
func Height(u *ui.UI, l house.Layout) float64 {
	h := 154 + u.Grow(ui.Body)*2.2
	if l.Low {
		h = 122 + u.Grow(ui.Body)*1.7
	}
	return math.Round(h)
}

// Split gives the mat and the row of areas below it. In the smallest windows with large
// text the row goes first: its height is then 0.
func Split(u *ui.UI, l house.Layout) (mat, dock ui.Rect) {
	mat = l.Mat
	if l.Tight && l.Low {
		return mat, ui.Rect{}
	}
	dock = mat.Foot(Height(u, l))
	mat.H -= 10
	return mat, dock
}

const between = 8

// ObjectiveHeight is the height of the objective card in a right column that is h high.
func ObjectiveHeight(u *ui.UI, h float64) float64 {
	return math.Min(104+u.Grow(ui.Heading)+u.Grow(ui.Body), h*.3)
}

// Draw draws the sheet of the seat and the panels of the others in r.
func (d *Dock) Draw(u *ui.UI, r ui.Rect, seat play.Seat) {
	u.Keep(r) // whoever acts has to see what they hold
	others := d.others(seat)
	grow := (u.TextScale - 1)
	least := 430 + grow*260
	if r.H < 140 {
		least = 366 + grow*260
	}
	n := float64(len(others))
	w := math.Min((r.W-least)/n-between, 158+grow*60)
	if room := (r.W - least - 60) / n; room > w+between {
		w = math.Min(room-between, 230+grow*60)
	}
	w = math.Max(math.Floor(w), 64)
	sheet := r
	sheet.W = math.Min(r.W-n*(w+between), 820+grow*300)
	sheet.X += math.Floor((r.W - n*(w+between) - sheet.W) / 2) // very wide windows: in the middle
	d.Sheet = sheet
	u.Group("sheet")
	d.sheet(u, sheet, seat)
	u.Group("panels")
	for i, s := range others {
		d.panel(u, ui.R(sheet.Right()+between+float64(i)*(w+between), r.Y, w, r.H), s, i == 0)
	}
	u.Group("")
}

// others are the seats after the one, clockwise.
func (d *Dock) others(seat play.Seat) []play.Seat {
	n := len(d.b.Setup().Seats)
	var out []play.Seat
	for i := 1; i < n; i++ {
		out = append(out, play.Seat((int(seat)+i)%n))
	}
	return out
}

// PurseOf is where the purse of a seat is to be seen.
func (d *Dock) PurseOf(seat play.Seat, shown play.Seat) ui.Rect {
	if seat == shown {
		return d.Purse
	}
	return d.panels[seat]
}

// Points is what a seat's score board counts for now: First Scores, half the Second
// Scores, Time Bonuses and exits.
func Points(st *mapmasters.State, seat play.Seat) int {
	f := st.Finals()[seat]
	return f.First + f.Second + f.Time + f.ExitVP
}

type slotKey struct{ w, h int }

// EmptyPlace draws the dashed place of a card on paper.
func EmptyPlace(u *ui.UI, r ui.Rect) {
	w, h := u.Px(r.W), u.Px(r.H)
	u.Picture(slotKey{w, h}, r.X, r.Y, paint.Place{}, func(k float64) *image.RGBA { return furniture.Slot(w, h, 5, k) })
}

type sheetKey struct {
	w, h int
	c    color.RGBA
}

// Sheet draws the cream card of a seat with its stripe.
func Sheet(u *ui.UI, r ui.Rect, c color.RGBA) {
	w, h := u.Px(r.W), u.Px(r.H)
	u.Picture(sheetKey{w, h, c}, r.X, r.Y, paint.Place{}, func(k float64) *image.RGBA {
		return furniture.PlaceCard(pixel.Of(c), w, h, k)
	})
}

// name writes a player's name in the marker hand, or in print where the hand has no
// letters for it or no room, and gives its width. What of it has no room is left to the
// seat's plate in the bar.
func (d *Dock) name(u *ui.UI, seat play.Seat, x, base, size, most float64) float64 {
	text := d.b.SeatName(seat)
	ink := ui.Opaque(app.Colour(d.b.SeatColour(seat)).Figure)
	if d.b.Hand != nil && d.b.Hand.CanWrite(text) {
		if s := d.b.Hand.SizeFor(text, most, size); s >= 26 {
			house.Write(u, d.b.Hand, x, base, s, text, ink, ui.AlignLeft)
			return house.WriteWidth(d.b.Hand, text, s)
		}
	}
	style := ui.SeatName
	if u.Width(style, text) > most {
		style = ui.NoteMedium
	}
	text = house.Short(u, style, text, most)
	u.Text(x, base-2, style, text, ink, ui.AlignLeft)
	return u.Width(style, text)
}

// nameWidth is how wide the name is in the marker hand of a size.
func (d *Dock) nameWidth(u *ui.UI, seat play.Seat, size float64) float64 {
	if d.b.Hand == nil {
		return u.Width(ui.SeatName, d.b.SeatName(seat))
	}
	return house.WriteWidth(d.b.Hand, d.b.SeatName(seat), size)
}

// seatName is how a seat's figure and controls are numbered.
func seatName(prefix string, s play.Seat) string { return prefix + string(rune('1'+int(s))) }

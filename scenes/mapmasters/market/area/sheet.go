package area

import (
	"image"
	"math"

	"delvebox/engine/paint"
	"delvebox/engine/paint/furniture"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/scenes/app"
	"delvebox/scenes/mapmasters/board"
	"delvebox/scenes/mapmasters/cardart"
	"delvebox/scenes/mapmasters/market/closeup"
)

// sheet is the cream sheet of the acting seat: name, purse, books and tokens above, the
// Building Area below.
func (d *Dock) sheet(u *ui.UI, r ui.Rect, seat play.Seat) {
	livery := app.Colour(d.b.SeatColour(seat))
	Sheet(u, r, livery.Colour)
	low := r.H < 140
	upper := math.Round(62 + u.Grow(ui.Body)*.8)
	if low {
		upper = math.Round(50 + u.Grow(ui.Body)*.6)
	}
	d.upper(u, ui.R(r.X+14, r.Y+6, r.W-26, upper), seat, low)
	d.lower(u, ui.R(r.X+24, r.Y+6+upper+4, r.W-38, r.H-upper-18), seat)
}

func (d *Dock) upper(u *ui.UI, r ui.Rect, seat play.Seat, low bool) {
	mini := math.Min(r.H-6, 58)
	u.Mini(d.b.SeatColour(seat), r.X+mini*.44, r.CY()+mini*.5-3, mini, 0)
	x := r.X + mini*.86 + 8
	bh := math.Min(r.H-4, 56+u.Grow(ui.Body))
	right := d.holdings(u, ui.R(r.X, r.Y+2, r.W, bh), seat) - 14

	if seat == d.b.Actor() && d.b.Match.IsBot(seat) && r.W > 500 {
		right -= furniture.FlamesWidth + 10
		u.Flames(right+10, r.CY())
	}
	st := d.b.State()
	coins := st.Coins(seat) + d.Pending.Coins
	word := u.T("count.coins", "n", coins)
	full := u.T("mapmasters.sheet.points", "n", Points(st, seat))
	points := full
	size, rad := 46.0, 16.0
	if low {
		size, rad = 40, 13
	}
	least := d.nameWidth(u, seat, 30)
	words := math.Max(u.Width(ui.BodyBold, word), u.Width(ui.Note, points))
	if x+d.nameWidth(u, seat, size)+12+3*rad+8+words > right {
		points = u.T("mapmasters.sheet.points-short", "n", Points(st, seat))
		words = math.Max(u.Width(ui.BodyBold, word), u.Width(ui.Note, points))
	}
	if x+least+12+2*rad+8+words > right { // a figure says as much
		word = itoa(coins)
		words = math.Max(u.Width(ui.BodyBold, word), u.Width(ui.Note, points))
	}
	room := right - words - 8 - 12 - x
	if most := room - 2*rad*1.6; most >= d.nameWidth(u, seat, 32) { // a smaller hand rather than a single coin
		room = most
	} else {
		room -= 2 * rad
	}
	x += d.name(u, seat, x, r.CY()+size*.2, size, room) + 12
	threes, ones := cardart.Coins(coins)
	shown := int((right-words-8-x-2*rad)/(rad*1.05)) + 1
	shown = max(min(shown, threes+ones), 1)
	pw := 2*rad + rad*1.05*float64(shown-1)
	d.Purse = ui.R(x, r.CY()-rad, pw, 2*rad)
	d.purse(u, coins, shown, x, r.CY(), rad)
	tx := x + pw + 8
	lh := u.LineHeight(ui.BodyBold)
	base := r.CY() - 3 - u.Grow(ui.Body)*.1
	u.Text(tx, base, ui.BodyBold, word, ui.Ink, ui.AlignLeft)
	u.Text(tx, base+lh*.9, ui.Note, points, ui.InkSecond, ui.AlignLeft)
	at := ui.R(x-4, r.Y, tx+words-x+8, r.H/2+4)
	u.Area("purse", at)
	u.Tip("purse", at, ui.Tip{Title: u.T("mapmasters.market.purse"), Body: u.T("mapmasters.market.purse-tip"), Now: u.T("count.coins", "n", coins), Clause: "MMV-124"})
	at.Y, at.H = at.Bottom(), r.H/2-4
	u.Area("points", at)
	u.Tip("points", at, ui.Tip{Title: full, Body: u.T("mapmasters.seat.points-tip"), Clause: "MMV-175"})
}

type purseKey struct {
	total, shown int
	r            float64
}

// purse draws so many coins at least, threes first, as fit in the row.
func (d *Dock) purse(u *ui.UI, total, shown int, x, y, r float64) {
	if total <= 0 {
		closeup.Coin(d.b, u, 1, x+r, y, r, .6)
		return
	}
	threes, ones := cardart.Coins(total)
	threes = min(threes, shown)
	total = 3*threes + min(ones, shown-threes)
	u.Picture(purseKey{total, shown, r}, x-8, y-r-8, paint.Place{}, func(k float64) *image.RGBA {
		return d.b.Art.Purse(total, shown, r, k)
	})
}

// holdings draws books and tokens from the right end and gives where they begin.
func (d *Dock) holdings(u *ui.UI, r ui.Rect, seat play.Seat) float64 {
	st := d.b.State()
	x := d.tokens(u, r, seat)
	books := st.Books(seat)
	if len(books) > 2 {
		books = books[:2] // the third is being decided on
	}
	w := math.Floor(r.H / 1.4)
	places := 2
	if r.W < 400+(u.TextScale-1)*400 { // the empty places go first
		places = len(books)
	}
	x -= float64(places)*(w+8) + 2
	for i := range d.Books {
		d.Books[i] = ui.R(x+float64(i)*(w+8), r.Y, w, w*1.4)
		if i >= places {
			continue
		}
		if i >= len(books) || books[i].Book == d.Pending.Book {
			EmptyPlace(u, d.Books[i])
			continue
		}
		d.book(u, d.Books[i], books[i], "own-")
	}
	return x
}

// book draws a small spellbook, facedown when it has been used.
func (d *Dock) book(u *ui.UI, r ui.Rect, o mapmasters.OwnedBook, prefix string) {
	u.Shadow(r, 3, 3, 0)
	if o.Used {
		closeup.BookBack(d.b, u, r.X, r.Y, r.W)
	} else {
		closeup.Book(d.b, u, o.Book, r.X, r.Y, r.W, false)
	}
	name := prefix + o.Book.String()
	if t := u.Area(name, r); t.Hot {
		d.Look = closeup.Thing{Book: o.Book}
	}
	u.Tip(name, r, bookTip(d.b, u, o))
}

func bookTip(b *board.Board, u *ui.UI, o mapmasters.OwnedBook) ui.Tip {
	key := "mapmasters.book." + o.Book.String()
	tip := ui.Tip{Title: u.T(key + ".name"), Body: u.T(key + ".tip"), Now: u.T("mapmasters.book.ready"), Clause: b.Tables.Book(o.Book).Clause}
	if o.Used {
		tip.Now = u.T("mapmasters.book.used")
	}
	return tip
}

// tokens draws the fairy tokens in two rows, a figure beside a kind of which there are
// several, and gives where they begin.
func (d *Dock) tokens(u *ui.UI, r ui.Rect, seat play.Seat) float64 {
	st := d.b.State()
	ready, spent := st.Ready(seat), st.Spent(seat)
	for _, k := range d.Pending.Fairy {
		if k != card.None {
			ready = ready.Plus(k, -1)
		}
	}
	rad := math.Floor(math.Min(r.H/4-.5, 14+u.Grow(ui.Body)*.3))
	var held []card.Kind
	for _, k := range mapmasters.Fairies() {
		if ready.Of(k)+spent.Of(k) > 0 {
			held = append(held, k)
		}
	}
	cell := 2*rad + 4
	for _, k := range held {
		if ready.Of(k)+spent.Of(k) > 1 {
			cell = 2*rad + 6 + u.Width(ui.NoteMedium, "9")
		}
	}
	cols := max(1, (len(held)+1)/2)
	x := r.Right() - float64(cols)*cell
	d.Tokens = ui.R(x, r.Y, float64(cols)*cell, r.H)
	for i, k := range held {
		cx, cy := x+float64(i/2)*cell+rad+1, r.Y+rad+float64(i%2)*(2*rad+3)
		if len(held) == 1 {
			cy = r.CY()
		}
		n := ready.Of(k) + spent.Of(k)
		closeup.Fairy(d.b, u, k, ready.Of(k) == 0, cx, cy, rad)
		if n > 1 {
			u.TextIn(ui.R(cx+rad+2, cy-10, 20, 20), ui.NoteMedium, itoa(n), ui.Ink, ui.AlignLeft)
		}
		at := ui.R(cx-rad, cy-rad, cell, 2*rad)
		d.tokenTip(u, "own-fairy-"+k.String(), at, k, ready.Of(k), spent.Of(k))
	}
	return x - 8
}

func (d *Dock) tokenTip(u *ui.UI, name string, at ui.Rect, k card.Kind, ready, spent int) {
	if t := u.Area(name, at); t.Hot {
		d.Look = closeup.Thing{Fairy: k}
	}
	key := "mapmasters.fairy." + k.String()
	now := u.T("mapmasters.sheet.tokens", "n", ready)
	if spent > 0 {
		now += " · " + u.T("mapmasters.sheet.spent", "n", spent)
	}
	u.Tip(name, at, ui.Tip{Title: u.T(key + ".name"), Body: u.T(key + ".tip"), Now: now, Clause: "MMV-019"})
}

func itoa(n int) string {
	if n < 0 {
		return "−" + itoa(-n)
	}
	if n < 10 {
		return string(rune('0' + n))
	}
	return itoa(n/10) + itoa(n%10)
}

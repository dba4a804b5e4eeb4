// Package closeup shows one thing of the table large in the right column: a dungeon
// card with everything on it counted and named, a spellbook with what it does, a fairy
// token, the back of a deck.
//
// Units: logical pixels.
package closeup

import (
	"image"
	"math"

	"delvebox/engine/paint"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/scenes/mapmasters/board"
)

// Thing is what is shown. The zero Thing is nothing.
type Thing struct {
	Card  mapmasters.CardID
	Book  mapmasters.BookID
	Fairy card.Kind
	Deck  bool // a facedown deck: of the cost, or the spellbooks (cost 0)
	Cost  int
}

// None says that there is nothing to show.
func (t Thing) None() bool { return t == Thing{} }

// Note is what is said about a thing beside its description.
type Note struct {
	Price string // "5 of your 6 coins"
	Why   string // why it cannot be had, "" if it can
	Left  string // how many there are
}

const (
	gap  = 12
	pad  = 16
	row  = 26 // a line of the list at 100 % text
	most = 1.4
)

// Show draws the thing in r: its picture above, a dark panel with words below.
func Show(b *board.Board, u *ui.UI, r ui.Rect, t Thing, n Note) {
	p := panel{b: b, u: u, thing: t, note: n, w: r.W}
	p.read()
	h := p.height()
	if room := r.H - h - gap; room < 190 && len(p.list) > 0 {
		p.dense = true
		h = p.height()
	}
	h = math.Min(h, r.H)
	pic := ui.R(r.X, r.Y, r.W, math.Min(r.H-h-gap, most*r.W))
	if pic.H > 60 {
		picture(b, u, pic, t)
	} else {
		pic.H = -gap
	}
	p.draw(ui.R(r.X, pic.Bottom()+gap, r.W, h))
}

// picture draws the thing as large as the place allows.
func picture(b *board.Board, u *ui.UI, r ui.Rect, t Thing) {
	w := math.Floor(math.Min(r.W, r.H/most))
	x, y := math.Round(r.CX()-w/2), r.Y
	look := board.CardLook{Lift: 10}
	switch {
	case t.Card != mapmasters.NoCard && b.Tables.Card(t.Card) != nil:
		b.CardByID(u, t.Card, x, y, w, look)
		icons(b, u, ui.R(x, y, w, most*w), b.Tables.Card(t.Card))
	case t.Book != mapmasters.NoBook:
		u.Shadow(ui.R(x, y, w, most*w), 13*w/300, 10, 0)
		Book(b, u, t.Book, x, y, w, true)
	case t.Fairy != card.None:
		rad := math.Floor(math.Min(r.W, r.H)*.36) - 8
		Fairy(b, u, t.Fairy, false, r.CX(), r.CY(), rad)
	case t.Deck && t.Cost == 0:
		u.Shadow(ui.R(x, y, w, most*w), 13*w/300, 10, 0)
		BookBack(b, u, x, y, w)
	default:
		b.Back(u, t.Cost, x, y, w, look)
	}
}

// icons lays an area over each icon of the large card, for its tooltip.
func icons(b *board.Board, u *ui.UI, r ui.Rect, k *card.Card) {
	s := r.W / card.Columns
	for pos := range card.Positions {
		c, row := pos%card.Columns, pos/card.Columns
		ic := k.Icon(c, row)
		if ic.Kind == card.None {
			continue
		}
		name := "closeup-" + string(rune('0'+c)) + "-" + string(rune('0'+row))
		at := ui.R(r.X+float64(c)*s, r.Y+float64(row)*s, s, s)
		u.Area(name, at)
		u.Tip(name, at, ui.Tip{
			Title:  u.T("mapmasters.icon." + ic.Kind.String() + ".name"),
			Body:   u.T("mapmasters.icon."+ic.Kind.String()+".tip", "n", int(ic.Coins)),
			Clause: clauseOf(ic.Kind),
		})
	}
}

// clauseOf is the clause that says what a kind of icon does.
func clauseOf(k card.Kind) string {
	switch {
	case k.Optimizer():
		return "MMV-026"
	case k == card.Stairs:
		return "MMV-063"
	case k == card.Circle:
		return "MMV-066"
	case k == card.Pitfall:
		return "MMV-056"
	case k == card.Lava:
		return "MMV-024"
	case k.Obstacle():
		return "MMV-023"
	}
	return "MMV-018"
}

type bookKey struct {
	id   mapmasters.BookID
	w    float64
	name bool
}

// Book draws a spellbook's face w pixels wide; a small one goes without its name.
func Book(b *board.Board, u *ui.UI, id mapmasters.BookID, x, y, w float64, named bool) {
	u.Picture(bookKey{id, w, named}, x, y, paint.Place{}, func(k float64) *image.RGBA {
		name := ""
		if named {
			name = b.BookName(id)
		}
		return b.Art.Spellbook(id.String(), name, w, k)
	})
}

type bookBackKey struct{ w float64 }

// BookBack draws a spellbook's back.
func BookBack(b *board.Board, u *ui.UI, x, y, w float64) {
	u.Picture(bookBackKey{w}, x, y, paint.Place{}, func(k float64) *image.RGBA { return b.Art.BookBack(w, k) })
}

type fairyKey struct {
	kind  card.Kind
	spent bool
	r     float64
}

// Fairy draws a fairy token of radius r about x, y.
func Fairy(b *board.Board, u *ui.UI, kind card.Kind, spent bool, x, y, r float64) {
	u.Picture(fairyKey{kind, spent, r}, x, y, Centred(r, u.Scale), func(k float64) *image.RGBA {
		return b.Art.Fairy(kind.String(), spent, r, k)
	})
}

type tokenKey struct {
	id mapmasters.BookID
	r  float64
}

// BookToken draws a spellbook's round sign of radius r about x, y.
func BookToken(b *board.Board, u *ui.UI, id mapmasters.BookID, x, y, r float64) {
	u.Picture(tokenKey{id, r}, x, y, Centred(r, u.Scale), func(k float64) *image.RGBA {
		return b.Art.BookToken(id.String(), r, k)
	})
}

// Centred is the place of a round thing whose picture's middle is the thing's.
func Centred(r, k float64) paint.Place {
	n := math.Ceil((r + 8) * k)
	return paint.Place{PivotX: n, PivotY: n}
}

type coinKey struct {
	value int
	r     float64
}

// Coin draws a coin of value 1 or 3 about x, y.
func Coin(b *board.Board, u *ui.UI, value int, x, y, r, fade float64) {
	at := Centred(r, u.Scale)
	at.Fade = fade
	u.Picture(coinKey{value, r}, x, y, at, func(k float64) *image.RGBA { return b.Art.Coin(value, r, k) })
}

type gemKey struct {
	cost int
	r    float64
}

// Gem draws the stone of a cost about x, y. Its picture may be of any size about its
// middle.
func Gem(b *board.Board, u *ui.UI, cost int, x, y, r float64) {
	if !u.Drawing() {
		return
	}
	key := gemKey{cost, r}
	p := u.Art.Gallery.Get(scaledGem{key, u.Scale}, func() *image.RGBA { return b.Art.Gem(cost, r, u.Scale) })
	half := float64(p.W) / 2 / u.Scale
	u.Put(p, x-half, y-half, paint.Place{})
}

type scaledGem struct {
	gemKey
	k float64
}

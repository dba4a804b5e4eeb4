package board

import (
	"image"
	"sync"
	"sync/atomic"
	"time"

	"delvebox/engine/paint"
	"delvebox/engine/paint/cloth"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/scenes/doodledungeon/drawing"
)

// workshop keeps the printed form, the sheets that are drawn on, and the painter of
// cards. Forms and new sheets are made on workers; afterwards a sheet belongs to the game
// loop.
type workshop struct {
	id    int64 // in the keys of pictures, which outlive a table
	mu    sync.Mutex
	form  *drawing.Form
	asked float64 // the scale of the form that was asked for last
	fresh map[pageKey]*drawing.Paper
	turn  int // counts what has been asked for, so that nothing is taken for something older

	pages  map[play.Seat]*page
	begun  map[play.Seat]int // sheets begun
	cards  *drawing.Cards
	cardsK float64
	trash  []*paint.Picture // of the frame before
	swept  time.Duration    // when the frame before began
}

// page is a sheet on the table: its paper, the pictures that show it, and what is being
// drawn on it now.
type page struct {
	paper *drawing.Paper
	k     float64
	used  time.Duration // when it was last looked at
	pics  []piece
	grow  *drawing.Growth
	began time.Duration
}

// piece is a part of a sheet as a picture of its own.
type piece struct {
	pic   *paint.Picture
	stamp uint32
	was   *paint.Picture // what it looked like before, while it fades
	since time.Duration
}

type pageKey struct {
	shop int64 // workshop.id
	part string
	seat play.Seat
	k    float64
	turn int
}

// opened counts the workshops.
var opened atomic.Int64

func newWorkshop() *workshop {
	return &workshop{id: opened.Add(1), fresh: map[pageKey]*drawing.Paper{}, pages: map[play.Seat]*page{}, begun: map[play.Seat]int{}}
}

// painter gives the painter of cards for the present scale.
func (w *workshop) painter(u *ui.UI, b *Board) *drawing.Cards {
	if w.cards == nil || w.cardsK != u.Scale {
		w.cards, w.cardsK = drawing.NewCards(b.Tables, u.Art.Faces, cloth.NewTooth(u.Scale)), u.Scale
	}
	return w.cards
}

// formFor gives the printed form for k device pixels to a unit, nil while a worker makes
// it.
func (w *workshop) formFor(u *ui.UI, b *Board, k float64) *drawing.Form {
	w.mu.Lock()
	f := w.form
	if w.asked != k {
		w.asked = k
		w.turn++
	}
	turn := w.turn
	w.mu.Unlock()
	if f != nil && f.K == k {
		return f
	}
	words, faces, tables := b.formWords(u), u.Art.Faces, b.Tables
	u.PictureLater(pageKey{w.id, "form", 0, k, turn}, 0, 0, paint.Place{Fade: 1}, func(float64) *image.RGBA {
		made := drawing.NewForm(tables, faces, words, k)
		w.mu.Lock()
		defer w.mu.Unlock()
		if w.asked == k {
			w.form = made
		}
		return nothing()
	})
	return nil
}

// nothing is the picture of what is made beside the pictures.
func nothing() *image.RGBA { return image.NewRGBA(image.Rect(0, 0, 1, 1)) }

// pageFor gives a seat's sheet, nil while a worker begins it.
func (w *workshop) pageFor(u *ui.UI, b *Board, seat play.Seat, v drawing.View, k float64) *page {
	if p := w.pages[seat]; p != nil && p.k == k {
		p.used = u.Now
		return p
	}
	form := w.formFor(u, b, k)
	if form == nil {
		return nil
	}
	key := pageKey{w.id, "page", seat, k, w.begun[seat]}
	paper := w.take(key)
	w.makeRoom(seat, k)
	if paper == nil {
		u.PictureLater(key, 0, 0, paint.Place{Fade: 1}, func(float64) *image.RGBA {
			made := drawing.NewPaper(form)
			made.Show(v)
			w.mu.Lock()
			w.fresh[key] = made
			w.mu.Unlock()
			return nothing()
		})
		return nil
	}
	p := &page{paper: paper, k: k, used: u.Now, pics: make([]piece, len(paper.Pieces()))}
	w.pages[seat] = p
	w.begun[seat]++
	return p
}

// take gives the sheet that a worker has begun, nil if there is none yet. Sheets begun for
// another look at the table are not waited for any more.
func (w *workshop) take(key pageKey) *drawing.Paper {
	w.mu.Lock()
	defer w.mu.Unlock()
	paper := w.fresh[key]
	for other := range w.fresh {
		if other != key {
			w.begun[other.seat]++
		}
	}
	clear(w.fresh)
	return paper
}

// makeRoom makes room for a seat's sheet: of the others at most one stays, the one that was
// looked at last.
func (w *workshop) makeRoom(seat play.Seat, k float64) {
	last := play.NoSeat
	for s, p := range w.pages {
		if s != seat && p.k == k && (last == play.NoSeat || p.used > w.pages[last].used) {
			last = s
		}
	}
	for s := range w.pages {
		if s != last {
			w.drop(s)
		}
	}
}

// show brings the page to a view, growing the strokes where movement is wanted.
func (p *page) show(u *ui.UI, v drawing.View) {
	if !alike(p.paper.View(), v) {
		p.grow = nil
		if u.Prefs.Reduced || u.Prefs.Speed <= 0 {
			p.paper.Show(v)
		} else if g := p.paper.Draw(v); !g.Over() {
			p.grow, p.began = g, u.Now
		}
	}
	if p.grow == nil {
		return
	}
	d := u.Pace(time.Duration(p.grow.Duration() * float64(time.Second)))
	share := 1.0
	if d > 0 {
		share = float64(u.Now-p.began) / float64(d)
	}
	p.grow.To(share)
	if p.grow.Over() {
		p.grow = nil
	} else {
		u.Wake()
	}
}

// fades is how long a change takes to appear where nothing moves.
const fades = 240 * time.Millisecond

// draw draws the page's pieces; those that have changed get new pictures. With reduced
// motion the new ones fade in over the old.
func (p *page) draw(u *ui.UI, w *workshop, x, y float64) {
	for i, r := range p.paper.Pieces() {
		q := &p.pics[i]
		if q.pic == nil || q.stamp != p.paper.Stamp(i) {
			w.trash = append(w.trash, q.was)
			q.was, q.pic, q.stamp, q.since = q.pic, paint.NewPicture(p.paper.Cut(i)), p.paper.Stamp(i), u.Now
		}
		px, py, at := x+float64(r.Min.X)/u.Scale, y+float64(r.Min.Y)/u.Scale, paint.Place{}
		if d := u.Pace(fades); q.was != nil && u.Prefs.Reduced && u.Now-q.since < d {
			u.Put(q.was, px, py, at)
			at.Fade = 1 - float64(u.Now-q.since)/float64(d)
			u.Wake()
		} else if q.was != nil {
			w.trash = append(w.trash, q.was)
			q.was = nil
		}
		u.Put(q.pic, px, py, at)
	}
}

// drop lets go of a seat's sheet.
func (w *workshop) drop(seat play.Seat) {
	w.takeDown(w.pages[seat])
	delete(w.pages, seat)
}

// takeDown lets go of the pictures of a page; its paper stays.
func (w *workshop) takeDown(p *page) {
	for i, q := range p.pics {
		if q.pic != nil {
			w.trash = append(w.trash, q.pic, q.was)
			p.pics[i] = piece{}
		}
	}
}

// sweep begins a frame: it frees the pictures that the frame before replaced, and those of
// a sheet that was not looked at in it.
func (w *workshop) sweep(now time.Duration) {
	for _, p := range w.trash {
		if p != nil {
			p.Free()
		}
	}
	w.trash = w.trash[:0]
	for _, p := range w.pages {
		if p.used < w.swept {
			w.takeDown(p)
		}
	}
	w.swept = now
}

// Drawing says whether a pencil is at work on a sheet.
func (b *Board) Drawing() bool {
	for _, p := range b.art.pages {
		if p.grow != nil {
			return true
		}
	}
	return false
}

// Hasten completes what is being drawn.
func (b *Board) Hasten() {
	for _, p := range b.art.pages {
		if p.grow != nil {
			p.grow.To(1)
			p.grow = nil
		}
	}
}

// Free lets go of all sheets, when the table is left or none of them lies on it any more.
// One that is asked for again is begun anew.
func (b *Board) Free() {
	w := b.art
	for seat := range w.pages {
		w.drop(seat)
	}
	w.take(pageKey{})
	w.mu.Lock()
	w.form, w.asked = nil, 0
	w.mu.Unlock()
	w.sweep(0)
}

// Brush wipes what an eraser has left on a seat's sheet: the card has been turned over.
func (b *Board) Brush(seat play.Seat) {
	if p := b.art.pages[seat]; p != nil {
		p.paper.Forget()
		p.grow = nil
	}
}

package explore

import (
	"image"
	"image/color"
	"math"
	"strconv"

	"delvebox/engine/paint"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
	"delvebox/scenes/mapmasters/cardart"
)

// handHead is the colour of headings on the mat.
var handHead = color.NRGBA{0xe6, 0xdd, 0xb0, 255}

// tokens draws spellbooks and fairy tokens, ready and spent, and uses them when they are
// clicked.
func (v *View) tokens(u *ui.UI) {
	books, tokens := v.atHand()
	if books+tokens == 0 || v.dock.W <= 0 {
		return
	}
	head := u.LineHeight(ui.Note) + 6
	x, y := v.dock.X, v.dock.Y
	bw := v.bookWidth(v.clear.Inset(18))
	building := v.s.inHand() > 0
	if building {
		last := v.slotAt(len(v.s.hand) - 1)
		y = last.Bottom() + 8
		bw = last.W
	}
	u.Text(x, y+.8*u.LineHeight(ui.Note), ui.NoteMedium, u.T("mapmasters.exploration.at-hand"), handHead, ui.AlignLeft)
	y += head
	gap := 12.0
	if building {
		gap = handGap
	}
	for i, b := range v.b.State().Books(v.seat) {
		v.book(u, b, ui.R(x+float64(i)*(bw+gap), y, bw, 1.4*bw))
	}
	const step = 2*tokenR + 8
	tx, ty, rows := x, y, 2
	if building {
		if books > 0 {
			ty += 1.4*bw + 8
		}
		rows = 1
	} else {
		tx += float64(books) * (bw + gap)
	}
	n, pitch := 0, float64(step)
	if tokens > 3 {
		pitch = min(pitch, (v.dock.W-2*tokenR-4)/3)
	}
	draw := func(kind card.Kind, spent bool) {
		cx, cy := tx+tokenR+2, ty+tokenR+2
		if rows == 1 { // in rows of four
			cx, cy = cx+float64(n%4)*pitch, cy+float64(n/4)*step
		} else {
			cx, cy = cx+float64(n/2)*step, cy+float64(n%2)*(step+2)
		}
		n++
		v.token(u, kind, spent, n, cx, cy)
	}
	k := v.s.kit()
	for _, kind := range mapmasters.Fairies() {
		all := k.Fairies.Of(kind)
		if v.s.pact == kind {
			all++
		}
		ready := v.s.pen.Fairies().Of(kind)
		for i := range all {
			draw(kind, i >= ready)
		}
	}
}

type pieceKey struct {
	id    string
	spent bool
	r     float64
}

func (v *View) token(u *ui.UI, kind card.Kind, spent bool, n int, x, y float64) {
	name := "fairy-" + kind.String() + "-" + strconv.Itoa(n)
	r := ui.R(x-tokenR, y-tokenR, 2*tokenR, 2*tokenR)
	u.Area(name, r)
	now := u.T("mapmasters.exploration.ready")
	if spent {
		now = u.T("mapmasters.exploration.spent")
	} else if v.wanted(kind) {
		glowDisc(u, x, y, tokenR*1.6, ui.Choice, .2)
	}
	u.Tip(name, r, ui.Tip{Title: v.b.FairyName(kind), Body: u.T("mapmasters.fairy." + kind.String() + ".tip"), Now: now, Clause: "MMV-019"})
	u.Picture(pieceKey{kind.String(), spent, tokenR}, x, y, paint.Place{}, func(k float64) *image.RGBA {
		m := v.b.Art.Fairy(kind.String(), spent, tokenR, k)
		h := m.Rect.Dx() / 2
		m.Rect = m.Rect.Sub(image.Pt(h, h))
		return m
	})
}

// wanted says whether the open choice could be paid with a token of the kind.
func (v *View) wanted(kind card.Kind) bool {
	return v.ask != nil && v.ask.kind == askPay && v.ask.next.Asks == kind
}

// bookReady says whether a book can still be used on this path.
func (v *View) bookReady(b mapmasters.OwnedBook) bool {
	return !b.Used && v.s.pen.Books().Has(b.Book)
}

// book draws a spellbook and uses it when it is clicked.
func (v *View) book(u *ui.UI, b mapmasters.OwnedBook, r ui.Rect) {
	name := "book-" + b.Book.String()
	ready := v.bookReady(b)
	here := v.b.Tables.Book(b.Book).When == mapmasters.ExplorationPhase
	use := v.bookUse(b.Book)
	if b.Book == dungeon.MonsterTeleport && use != nil {
		u.Area("monster", r) // the button of this jump is the book itself
	}
	t := u.Touch(name, r)
	if u.Drawing() {
		u.Shadow(r, 6, 3, 0)
		if use != nil && ready {
			glowDisc(u, r.CX(), r.CY(), r.H*.75, ui.Choice, .45)
		}
		fade := 0.0
		if !here {
			fade = .45
		}
		if ready {
			title := v.b.BookName(b.Book)
			u.Picture(pieceKey{b.Book.String(), false, r.W}, r.X, r.Y, paint.Place{Fade: fade}, func(k float64) *image.RGBA {
				return v.b.Art.Spellbook(b.Book.String(), title, r.W, k)
			})
		} else {
			u.Picture(pieceKey{"back", true, r.W}, r.X, r.Y, paint.Place{Fade: fade}, func(k float64) *image.RGBA { return v.b.Art.BookBack(r.W, k) })
		}
		if t.Ring {
			v.drawFocus(u, r)
		}
	}
	tip := ui.Tip{Title: v.b.BookName(b.Book), Body: u.T("mapmasters.book." + b.Book.String() + ".tip"), Now: u.T("mapmasters.book.ready"),
		Clause: v.b.Tables.Book(b.Book).Clause}
	if !ready {
		tip.Now = u.T("mapmasters.book.used")
	}
	if !here {
		tip.Now = u.T("mapmasters.book.when-" + v.b.Tables.Book(b.Book).When.String())
	}
	u.Tip(name, r, tip)
	if t.Clicked && !v.confirm && v.hold == nil {
		v.useBook(u, b, r)
	}
}

// bookUse is what a click on a book begins now, nil if nothing.
func (v *View) bookUse(id dungeon.Book) func(u *ui.UI) {
	if id == dungeon.FairyPact && v.s.pact == card.None && v.s.pen.Books().Has(id) {
		return func(u *ui.UI) { v.open(u, newAsk(askPact, dungeon.Next{To: dungeon.Nowhere})) }
	}
	for _, n := range v.s.next {
		a := n.Step.Action
		switch {
		case id == dungeon.SpiderClimb && a == dungeon.Climb, a == dungeon.Wrap && n.Step.Book == id:
			return func(u *ui.UI) { v.meet(u, n) }
		case id == dungeon.MonsterTeleport && a == dungeon.ToMonster, id == dungeon.BarrelTeleport && a == dungeon.UseBarrel:
			return func(u *ui.UI) { v.takeAim(u, a) }
		}
	}
	return nil
}

// useBook uses a book or says why it is not possible.
func (v *View) useBook(u *ui.UI, b mapmasters.OwnedBook, r ui.Rect) {
	if use := v.bookUse(b.Book); use != nil {
		use(u)
		return
	}
	var st dungeon.Step
	switch b.Book {
	case dungeon.SpiderClimb:
		st.Action = dungeon.Climb
	case dungeon.BarrelTeleport:
		st.Action = dungeon.UseBarrel
	case dungeon.MonsterTeleport:
		st.Action = dungeon.ToMonster
	case dungeon.NorthSouthGate, dungeon.EastWestGate:
		st.Action, st.Book = dungeon.Wrap, b.Book
	default:
		return
	}
	if ts := v.s.pen.Targets(st.Action); len(ts) > 0 {
		st = ts[0].Step
		if ts[0].Why != nil {
			v.b.Refuse(u, ts[0].Why, r.CX(), r.Y)
			return
		}
	}
	if err := v.s.pen.Check(st); err != nil {
		v.b.Refuse(u, err, r.CX(), r.Y)
	}
}

type underKey struct {
	id     string
	turned bool
	w      float64
}

// drawUnder lays the card with its underground brought forward over the card.
func (v *View) drawUnder(u *ui.UI, c *card.Card, turned bool, r ui.Rect, w, below, turn float64) {
	face := c
	if turned {
		face = c.Turned()
	}
	at := paint.Place{Fade: 1 - below, Turn: turn}
	x, y := r.CX()-w/2, r.CY()-.7*w
	if v.at.Square != v.want.Square || turn != 0 {
		at.Scale = v.at.Square / v.want.Square
		k := u.Scale
		at.PivotX, at.PivotY = math.Round(w*k)/2, math.Round(1.4*w*k)/2
		x, y = r.CX(), r.CY()
	}
	u.PictureLater(underKey{c.ID, turned, w}, x, y, at, func(k float64) *image.RGBA {
		return v.b.Art.Face(face, w, k, cardart.Under)
	})
}

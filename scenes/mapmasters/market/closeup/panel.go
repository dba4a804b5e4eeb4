package closeup

import (
	"math"

	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/scenes/mapmasters/board"
	"delvebox/scenes/mapmasters/cardart"
)

// entry is one line of what lies on a card.
type entry struct {
	icon, text, name string
	n                int
	kind             card.Kind // None for rooms
}

// panel is the dark field with words below the picture.
type panel struct {
	b     *board.Board
	u     *ui.UI
	thing Thing
	note  Note
	w     float64

	title  string
	when   string
	text   string
	clause string
	list   []entry
	dense  bool // icons and figures only
}

// read finds the words for the thing.
func (p *panel) read() {
	u, t := p.u, p.thing
	switch {
	case t.Card != mapmasters.NoCard && p.b.Tables.Card(t.Card) != nil:
		k := p.b.Tables.Card(t.Card)
		p.title, p.list = cardart.Title(k), inventory(u, k)
		if k.Starter() {
			p.when = u.T("mapmasters.thing.starter")
		}
	case t.Book != mapmasters.NoBook:
		key := "mapmasters.book." + t.Book.String()
		book := p.b.Tables.Book(t.Book)
		p.title, p.text = u.T(key+".name"), u.T(key+".tip")
		p.when = u.T("mapmasters.book.when-" + book.When.String())
		p.clause = book.Clause
	case t.Fairy != card.None:
		key := "mapmasters.fairy." + t.Fairy.String()
		p.title, p.text, p.clause = u.T(key+".name"), u.T(key+".tip"), "MMV-019"
	case t.Deck && t.Cost == 0:
		p.title, p.text, p.clause = u.T("mapmasters.market.deck-of-books"), u.T("mapmasters.market.blind-tip"), "MMV-115"
	case t.Deck:
		p.title, p.text, p.clause = u.T("mapmasters.market.deck-of-cost", "n", t.Cost), u.T("mapmasters.market.blind-tip"), "MMV-115"
	}
}

// order is the order in which the kinds are listed.
func order() []card.Kind {
	return []card.Kind{card.Sword, card.Monster, card.Key, card.Padlock, card.Rope, card.Pitfall, card.Lava, card.Scroll,
		card.Circle, card.Coin, card.Barrel, card.Stairs, card.Recycling, card.Scissors}
}

// inventory counts and names everything on a card.
func inventory(u *ui.UI, k *card.Card) []entry {
	var out []entry
	counts := k.Counts()
	for _, kind := range order() {
		n := int(counts[kind])
		if n == 0 {
			continue
		}
		icon := cardart.IconName(card.Icon{Kind: kind, Coins: int8(min(n, 3))})
		out = append(out, entry{icon: icon, text: u.T("mapmasters.counted."+kind.String(), "n", n),
			name: u.T("mapmasters.icon." + kind.String() + ".name"), n: n, kind: kind})
	}
	doors := 0
	rooms := k.Rooms()
	for _, r := range rooms {
		doors += r.Doors
	}
	if len(rooms) > 0 {
		out = append(out, entry{icon: "room", text: u.T("mapmasters.counted.room", "n", len(rooms), "doors", doors),
			name: u.T("mapmasters.square.room"), n: len(rooms)})
	}
	return out
}

// headLines says whether title and price share one line.
func (p *panel) shared() bool {
	need := p.u.Width(ui.SmallHead, p.title) + p.u.Width(ui.Label, p.right()) + 12
	return need <= p.w-2*pad
}

// right is what stands at the right of the title: the price, or when a book is used.
func (p *panel) right() string {
	if p.note.Price != "" {
		return p.note.Price
	}
	return p.when
}

func (p *panel) columns() int {
	if p.dense {
		return 4
	}
	for i := range p.list {
		if p.wide(i, 2) && p.list[i].kind != card.None {
			return 1
		}
	}
	return 2
}

// wide says whether an entry needs a line of its own when the list has c columns.
func (p *panel) wide(i, c int) bool {
	return !p.dense && 28+p.u.Width(ui.Label, p.list[i].text) > (p.w-2*pad)/float64(c)
}

// rows is how many lines the list takes: the rooms, which come last, may need one of
// their own.
func (p *panel) rows() int {
	n, c := len(p.list), p.columns()
	if c == 2 && p.wide(n-1, c) {
		return n/2 + 1
	}
	return (n + c - 1) / c
}

func (p *panel) rowHeight() float64 { return row + p.u.Grow(ui.Label) }

func (p *panel) height() float64 {
	u, in := p.u, p.w-2*pad
	h := 8 + u.LineHeight(ui.SmallHead)
	if p.right() != "" && !p.shared() {
		h += u.LineHeight(ui.Label)
	}
	if len(p.list) > 0 {
		h += 4 + p.rowHeight()*float64(p.rows())
	}
	if p.text != "" {
		h += 4 + u.ParagraphHeight(ui.Label, p.text, in)
	}
	if extra := p.extra(); extra != "" {
		h += 4 + u.LineHeight(ui.Note)
	}
	if p.note.Why != "" {
		h += 6 + u.ParagraphHeight(ui.LabelMedium, p.note.Why, in-26)
	}
	return math.Ceil(h + 9)
}

// extra is the line of small things: when a book is used, how many are left.
func (p *panel) extra() string {
	s := ""
	if p.note.Price != "" {
		s = p.when
	}
	if p.note.Left != "" {
		if s != "" {
			s += " · "
		}
		s += p.note.Left
	}
	return s
}

func (p *panel) draw(r ui.Rect) {
	u := p.u
	u.Panel(r)
	u.PushClip(r)
	defer u.PopClip()
	x, y, in := r.X+pad, r.Y+7, r.W-2*pad
	lh := u.LineHeight(ui.SmallHead)
	u.Text(x, y+.78*lh, ui.SmallHead, p.title, ui.Cream, ui.AlignLeft)
	if right := p.right(); right != "" {
		if !p.shared() {
			y += lh
			lh = u.LineHeight(ui.Label)
			u.Text(x, y+.78*lh, ui.Label, right, ui.CreamDim, ui.AlignLeft)
		} else {
			u.Text(r.Right()-pad, y+.78*lh, ui.Label, right, ui.CreamDim, ui.AlignRight)
		}
	}
	y += lh
	if len(p.list) > 0 {
		y = p.drawList(x, y+4, in)
	}
	if p.text != "" {
		y += 4 + u.Paragraph(x, y+4, in, ui.Label, p.text, ui.Cream, ui.AlignLeft)
	}
	if extra := p.extra(); extra != "" {
		y += 4
		u.Text(x, y+.78*u.LineHeight(ui.Note), ui.Note, extra, ui.CreamDim, ui.AlignLeft)
		y += u.LineHeight(ui.Note)
	}
	if p.note.Why != "" {
		u.Icon("cross", x+9, y+6+u.LineHeight(ui.LabelMedium)/2, 18, ui.IconPlain, 0)
		u.Paragraph(x+26, y+6, in-26, ui.LabelMedium, p.note.Why, ui.Cream, ui.AlignLeft)
	}
}

func (p *panel) drawList(x, y, in float64) float64 {
	u := p.u
	c := p.columns()
	lh := p.rowHeight()
	cw := in / float64(c)
	for i, e := range p.list {
		at := ui.R(x+float64(i%c)*cw, y+float64(i/c)*lh, cw, lh)
		if c == 2 && p.wide(i, c) {
			at = ui.R(x, y+float64(p.rows()-1)*lh, in, lh)
		}
		u.Icon(e.icon, at.X+11, at.CY(), 22, ui.IconRim, 0)
		word := e.text
		if p.dense {
			word = "× " + itoa(e.n)
		}
		u.TextIn(ui.R(at.X+28, at.Y, at.W-28, at.H), ui.Label, word, ui.Cream, ui.AlignLeft)
		name := "closeup-line-" + itoa(i)
		u.Area(name, at)
		tip := ui.Tip{Title: e.name, Body: u.T("mapmasters.square.room-tip"), Clause: "MMV-048"}
		if e.kind != card.None {
			tip.Body, tip.Clause = u.T("mapmasters.icon."+e.kind.String()+".tip", "n", e.n), clauseOf(e.kind)
		}
		if p.dense {
			tip.Now = e.text
		}
		u.Tip(name, at, tip)
	}
	return y + lh*float64(p.rows())
}

func itoa(n int) string {
	if n < 10 {
		return string(rune('0' + n))
	}
	return itoa(n/10) + itoa(n%10)
}

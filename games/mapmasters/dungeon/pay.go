package dungeon

import "delvebox/games/mapmasters/card"

// spell is the book that pays like a resource, by card.Kind.Resource (MMV-019).
var spell = [card.Resources]Book{PhantomBlade, SilentLatch, Featherfall, LivingCircle}

// answers is the resource that a book stands for, None for a book that pays for nothing.
func (b Book) answers() card.Kind {
	for i, s := range spell {
		if s == b {
			return card.Sword + card.Kind(i)
		}
	}
	return card.None
}

// pay uses up one resource of the kind asked for: an item is crossed out, a token or
// book turned facedown (MMV-016, MMV-019).
func (p *Pen) pay(kind card.Kind, r Resource) fault {
	i, _ := kind.Resource()
	unfit := fault{why: needs, kind: kind}
	switch r.Source {
	case FirstItem:
		for _, at := range p.got[i] {
			if p.marks[at]&crossed == 0 {
				p.circleUp(int(at), true)
				return fault{}
			}
		}
		if len(p.got[i]) > 0 {
			return fault{why: resourceSpent, kind: kind}
		}
		return unfit
	case ItemAt:
		return p.payItem(kind, r.X, r.Y)
	case Fairy:
		switch {
		case r.Kind != kind:
			return unfit
		case p.fairies[i] > 0:
			p.fairies[i]--
			return fault{}
		case p.fresh().fairies[i] > 0:
			return fault{why: resourceSpent, kind: kind}
		}
		return fault{why: notOwned, kind: kind}
	case Spell:
		if r.Book.answers() != kind {
			return unfit
		}
		return p.spend(r.Book)
	}
	return unfit
}

// payItem crosses out the item collected at a position.
func (p *Pen) payItem(kind card.Kind, x, y int) fault {
	n := p.t.NodeAt(Spot{X: x, Y: y})
	if n == Nowhere || p.t.icons[n.position()].Kind != kind {
		return fault{why: needs, kind: kind}
	}
	switch at := n.position(); {
	case p.marks[at]&crossed != 0:
		return fault{why: resourceSpent, kind: kind}
	case p.marks[at]&circled == 0:
		if room := p.t.Room(p.node); room >= 0 && room == int(p.t.room[at]) {
			return fault{why: resourceNotYetInRoom, kind: kind}
		}
		return fault{why: resourceNotYet, kind: kind}
	default:
		p.circleUp(at, true)
		return fault{}
	}
}

// spend turns a book facedown (MMV-072).
func (p *Pen) spend(b Book) fault {
	switch {
	case p.books.Has(b):
		p.books = p.books.Without(b)
		return fault{}
	case p.kit.Books.Has(b):
		return fault{why: bookUsed, book: b}
	}
	return fault{why: notOwned, book: b}
}

// Payments lists everything that could pay for the resource now, in the default order:
// collected items, the one collected first leading, a fairy token, the book.
func (p *Pen) Payments(kind card.Kind) []Resource {
	i, ok := kind.Resource()
	if !ok {
		return nil
	}
	var list []Resource
	for _, at := range p.got[i] {
		if p.marks[at]&crossed == 0 {
			list = append(list, ItemOf(p.t.spotOf(int(at))))
		}
	}
	if p.fairies[i] > 0 {
		list = append(list, FairyOf(kind))
	}
	if p.books.Has(spell[i]) {
		list = append(list, SpellOf(spell[i]))
	}
	return list
}

// afford is how many payments of the kind can be made now.
func (p *Pen) afford(i int) int {
	n := int(p.fairies[i])
	if p.books.Has(spell[i]) {
		n++
	}
	for _, at := range p.got[i] {
		if p.marks[at]&crossed == 0 {
			n++
		}
	}
	return n
}

// payment is the default payment for so many of a kind, nil if it cannot be met: items
// collected first, then tokens, then the book.
func (p *Pen) payment(kind card.Kind, count int) []Resource {
	i, ok := kind.Resource()
	if !ok || count == 0 || p.afford(i) < count {
		return nil
	}
	if cap(p.arena)-len(p.arena) < count {
		p.arena = make([]Resource, 0, max(128, count))
	}
	from := len(p.arena)
	items := p.Items(kind)
	for n := range count {
		switch {
		case n < items:
			p.arena = append(p.arena, Item())
		case n < items+int(p.fairies[i]):
			p.arena = append(p.arena, FairyOf(kind))
		default:
			p.arena = append(p.arena, SpellOf(spell[i]))
		}
	}
	return p.arena[from:len(p.arena):len(p.arena)]
}

// Items is the number of collected items of a kind not yet crossed out.
func (p *Pen) Items(kind card.Kind) int {
	i, ok := kind.Resource()
	if !ok {
		return 0
	}
	n := 0
	for _, at := range p.got[i] {
		if p.marks[at]&crossed == 0 {
			n++
		}
	}
	return n
}

package refresh

import (
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
)

// tool is what a card can be treated with.
type tool uint8

const (
	noTool tool = iota
	recycle
	remove
	bonfire
	encore
	exchange
)

// kit describes a tool: the names of its control and words, what it shows, the rule.
type kit struct {
	tool       tool
	name       string
	icon       string
	book       mapmasters.BookID // NoBook for circled optimizers
	word, note string            // keys
	clause     string
	left       string
}

// kits lists the tools in the order in which they lie on the mat.
func kits() []kit {
	return []kit{
		{tool: recycle, name: "recycle", icon: "recycling", word: "mapmasters.refresh.recycle", note: "mapmasters.refresh.recycle-note", clause: "MMV-157", left: "mapmasters.refresh.recycling-left"},
		{tool: remove, name: "remove", icon: "scissors", word: "mapmasters.refresh.remove", note: "mapmasters.refresh.remove-note", clause: "MMV-158", left: "mapmasters.refresh.scissors-left"},
		{tool: bonfire, name: "bonfire", book: mapmasters.Bonfire, word: "mapmasters.book.SB-13.name", note: "mapmasters.book.SB-13.short", clause: "MMV-161"},
		{tool: encore, name: "encore", book: mapmasters.Encore, word: "mapmasters.book.SB-15.name", note: "mapmasters.book.SB-15.short", clause: "MMV-162"},
		{tool: exchange, name: "exchange", book: mapmasters.Exchange, word: "mapmasters.book.SB-17.name", note: "mapmasters.book.SB-17.short", clause: "MMV-163"},
	}
}

// owned are the tools that the seat has: both optimizers always, a book if it is owned.
func (v *View) owned() []kit {
	var out []kit
	books := v.b.State().Books(v.seat())
	for _, k := range kits() {
		has := k.book == mapmasters.NoBook
		for _, o := range books {
			has = has || o.Book == k.book
		}
		if has {
			out = append(out, k)
		}
	}
	return out
}

// left is how often a tool can still be used.
func (v *View) left(k kit) int {
	st, seat := v.b.State(), v.seat()
	recycling, scissors := st.OptimizersLeft(seat)
	switch k.tool {
	case recycle:
		return recycling
	case remove:
		return scissors
	}
	if st.BookReady(seat, k.book) {
		return 1
	}
	return 0
}

// move is the use of a tool on a card; for an exchange a trial with the first open card
// that the market has.
func (v *View) move(t tool, id mapmasters.CardID) mapmasters.Move {
	switch t {
	case recycle:
		return mapmasters.UseRecycling{Card: id}
	case remove:
		return mapmasters.UseScissors{Card: id}
	case bonfire:
		return mapmasters.UseBonfire{Card: id}
	case encore:
		return mapmasters.UseEncore{Card: id}
	}
	return mapmasters.UseExchange{Give: id, Take: v.cheapest()}
}

// cheapest is an open card of the market of the lowest cost there is.
func (v *View) cheapest() mapmasters.CardID {
	for _, cost := range mapmasters.Costs() {
		for _, id := range v.b.State().OpenCards(cost) {
			if id != mapmasters.NoCard {
				return id
			}
		}
	}
	return mapmasters.NoCard
}

// why says why the tool cannot be used on the card; nil if it can.
func (v *View) why(t tool, id mapmasters.CardID) *play.Refusal {
	return v.b.State().Why(v.b.Viewer, v.move(t, id))
}

// use treats a card with a tool. An exchange asks for the market's card first.
func (v *View) use(u *ui.UI, t tool, id mapmasters.CardID, x, y float64) {
	if why := v.why(t, id); why != nil {
		v.b.Refuse(u, why, x, y)
		return
	}
	if t == exchange {
		v.give, v.tool = id, noTool
		u.Play("card-slide")
		u.Wake()
		return
	}
	if v.b.Do(u, v.move(t, id), x, y) {
		v.card, v.tool = mapmasters.NoCard, noTool
	}
}

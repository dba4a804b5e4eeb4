package board

import (
	"strconv"
	"strings"

	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/scenes/doodledungeon/drawing"
)

// ActionName is the name of an action.
func (b *Board) ActionName(a card.Action) string {
	return b.Words.T("doodledungeon.action." + a.String() + ".name")
}

// ActionText says what an action does.
func (b *Board) ActionText(a card.Action) string {
	return b.Words.T("doodledungeon.action."+a.String()+".text", "n", b.Tables.Value(a))
}

// CardName is the name of a card's action.
func (b *Board) CardName(id card.ID) string {
	if !id.Valid() {
		return b.Words.T("doodledungeon.card.hidden")
	}
	return b.ActionName(b.Tables.Card(id).Action)
}

// ThingName is the name of an element or a drawing: "goblin", "wall".
func (b *Board) ThingName(name string) string { return b.Words.T("doodledungeon.thing." + name) }

// Elements lists what a card brings: "wall, goblin, goblin, dragon".
func (b *Board) Elements(id card.ID) string {
	var out []string
	for _, e := range b.Tables.Card(id).Elements {
		out = append(out, b.ThingName(e.Name()))
	}
	return strings.Join(out, ", ")
}

// Category is the name of a track.
func (b *Board) Category(c card.Category) string {
	return b.Words.T("doodledungeon.track." + c.String())
}

// LevelOf writes a value of a track: "+6" of a monster, "2" of others.
func LevelOf(c card.Category, level int) string {
	if c <= card.DragonTrack {
		return "+" + strconv.Itoa(level)
	}
	return strconv.Itoa(level)
}

// Hearts counts hearts: "2 hearts", "no hearts".
func (b *Board) Hearts(n int) string {
	if n == 0 {
		return b.Words.T("doodledungeon.count.no-hearts")
	}
	return b.Words.T("doodledungeon.count.heart", "n", n)
}

// formWords are the words printed on the sheets.
func (b *Board) formWords(u *ui.UI) drawing.Words {
	w := drawing.Words{
		Least:   Legible * u.Scale,
		Dungeon: b.Words.T("doodledungeon.sheet.dungeon"), Master: b.Words.T("doodledungeon.sheet.master"),
		Hearts: b.Words.T("doodledungeon.sheet.hearts"), Treasures: b.Words.T("doodledungeon.sheet.treasures"),
		After: b.Words.T("doodledungeon.sheet.after"),
	}
	for c := range card.Categories {
		w.Tracks[c] = b.Category(c)
		w.From[c] = b.Words.T("doodledungeon.sheet.from", "level", LevelOf(c, b.Tables.Track(c).Base))
	}
	return w
}

// TrackTip says what a category is worth now and what its next box brings.
func (b *Board) TrackTip(seat play.Seat, c card.Category) ui.Tip {
	s := b.State()
	t, done := b.Tables.Track(c), s.Checked(seat, c)
	tip := ui.Tip{Title: b.Category(c), Body: b.Words.T("doodledungeon.track." + c.String() + "-does"), Clause: "DD-048"}
	tip.Now = b.Words.T("doodledungeon.track.now", "level", LevelOf(c, t.Level(done)))
	if n, level, ok := t.Next(done); ok {
		tip.Now += " " + b.Words.T("doodledungeon.track.next", "n", n, "level", LevelOf(c, level))
	}
	return tip
}

// SquareTip says what is drawn on a square.
func (b *Board) SquareTip(seat play.Seat, q sheet.Square) ui.Tip {
	s := b.State()
	sh := s.Sheet(seat)
	m := sh.At(q)
	tip := ui.Tip{Title: b.Words.T("doodledungeon.square.title", "square", q, "what", b.ThingName(m.String()))}
	switch {
	case sh.Crossed().Has(q):
		tip.Body = b.Words.T("doodledungeon.square.crossed")
		tip.Clause = "DD-073"
	case m == sheet.Trap:
		tip.Body = b.Words.T("doodledungeon.square.trap", "hearts", b.Hearts(s.Level(seat, card.TrapTrack)))
		tip.Clause = "DD-081"
	case m.Monster():
		tip.Body = b.Words.T("doodledungeon.square.monster", "level", LevelOf(card.TrackOf(m), s.Strength(seat, m)),
			"hearts", b.Hearts(b.Tables.Damage(m)), "n", b.Tables.Points(m))
		tip.Clause = "DD-085"
	case m == sheet.Wall:
		tip.Body = b.Words.T("doodledungeon.square.wall")
		tip.Clause = "DD-055"
	default:
		tip.Body = b.Words.T("doodledungeon.square.empty")
	}
	if b.Treasures(seat).Has(q) {
		tip.Now = b.Words.T("doodledungeon.square.treasure")
		if v := b.Sight(seat); v.Warn.Has(q) {
			tip.Now = b.Words.T("doodledungeon.square.treasure-lost")
		}
	}
	return tip
}

// PhaseName is the name of the present phase.
func (b *Board) PhaseName() string {
	return b.Words.T("doodledungeon.phase." + b.State().Phase().String())
}

// Rounds says how far the game is: the round of Phase A, or nothing.
func (b *Board) Rounds() string {
	if s := b.State(); s.Phase() <= doodledungeon.Building {
		return b.Words.T("doodledungeon.round", "n", s.Round(), "of", Rounds)
	}
	return ""
}

// Rounds is the number of rounds of Phase A (DD-007).
const Rounds = doodledungeon.Rounds

// TrackTips explains the tracks of a sheet.
func (b *Board) TrackTips(u *ui.UI, p Places, seat play.Seat) {
	for c := range card.Categories {
		r := p.Rect(drawing.TrackRect(c))
		name := "track-" + c.String()
		u.Area(name, r)
		u.Tip(name, r, b.TrackTip(seat, c))
	}
}

package board

import (
	"fmt"
	"image"
	"image/color"

	"delvebox/engine/paint"
	"delvebox/engine/ui"
	"delvebox/games/doodledungeon/card"
	"delvebox/scenes/doodledungeon/drawing"
)

type cardKey struct {
	spec string
	k    float64
}

// Card draws a card with the corner it would have unturned at x, y.
func (b *Board) Card(u *ui.UI, s drawing.CardSpec, x, y float64, at paint.Place) {
	if !u.Drawing() {
		return
	}
	key, painter := b.cardOf(u, s)
	if !u.PictureLater(key, x, y, at, painter) {
		u.Fill(ui.R(x, y, s.W, s.H), color.NRGBA{0xf5, 0xec, 0xd6, 255})
	}
}

// CardReady says whether a card can be drawn at once, and has it painted if not.
func (b *Board) CardReady(u *ui.UI, s drawing.CardSpec) bool {
	if !u.Drawing() {
		return false
	}
	key, painter := b.cardOf(u, s)
	u.Ask(key, painter)
	return u.Ready(key)
}

func (b *Board) cardOf(u *ui.UI, s drawing.CardSpec) (cardKey, func(k float64) *image.RGBA) {
	painter := b.art.painter(u, b)
	return cardKey{fmt.Sprint(s), u.Scale}, func(float64) *image.RGBA {
		if !s.Card.Valid() {
			return painter.Back(s.W, s.H, s.Turn)
		}
		return painter.Face(s)
	}
}

// CardWords are the words on a card; the text of what it does is left out of small ones.
func (b *Board) CardWords(id card.ID, whole bool) drawing.CardWords {
	a := b.Tables.Card(id).Action
	if a == card.NoAction {
		return drawing.CardWords{}
	}
	w := drawing.CardWords{Name: b.ActionName(a)}
	if whole {
		w.Kind, w.Text = b.Words.T("doodledungeon.card.dungeon"), b.ActionText(a)
		if a.Hero() {
			w.Kind = b.Words.T("doodledungeon.card.hero")
		}
	}
	return w
}

// CardTip explains a card.
func (b *Board) CardTip(id card.ID, now string) ui.Tip {
	a := b.Tables.Card(id).Action
	if a == card.NoAction {
		return ui.Tip{Title: b.Words.T("doodledungeon.card.hidden")}
	}
	body := b.Words.T("doodledungeon.card.when-dungeon")
	if a.Hero() {
		body = b.Words.T("doodledungeon.card.when-hero")
	}
	return ui.Tip{Title: b.ActionName(a), Body: b.ActionText(a) + " " + body, Now: now, Clause: b.Tables.Action(a).Clause}
}

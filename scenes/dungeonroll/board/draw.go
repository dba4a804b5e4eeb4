package board

import (
	"image"
	"image/color"

	"delvebox/engine/paint"
	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/icon"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/app"
	"delvebox/scenes/dungeonroll/decor"
	"delvebox/scenes/dungeonroll/heroart"
)

// Places says where the things stand in the present window.
func Places(u *ui.UI) decor.Places { return decor.LayFor(u.W, u.H, u.TextScale) }

// Tools is the row at the foot of the right column that belongs to the table's brass
// buttons; no view puts anything there.
func Tools(u *ui.UI) ui.Rect {
	p := Places(u)
	return ui.R(p.Second.X, u.H-44, p.Second.W, 36)
}

type groundKey struct {
	w, h  int
	text  float64
	chest bool
}

// Ground draws the dark table with the open chest.
func Ground(u *ui.UI) { ground(u, true) }

// Night draws the dark table alone.
func Night(u *ui.UI) { ground(u, false) }

func ground(u *ui.UI, chest bool) {
	w, h, text := u.W, u.H, u.TextScale
	if !u.PictureLater(groundKey{u.Px(w), u.Px(h), text, chest}, 0, 0, paint.Place{}, func(k float64) *image.RGBA {
		if chest {
			return decor.TableFor(w, h, text, k)
		}
		return cloth.NightTable(int(w*k+.5), int(h*k+.5), k, cloth.Bog(), cloth.Pool{X: .47, Y: .45})
	}) {
		u.Fill(ui.R(0, 0, w, h), color.NRGBA{0x18, 0x0d, 0x07, 255})
		if chest {
			p := Places(u)
			u.Fill(p.Velvet, color.NRGBA{0x6e, 0x12, 0x1c, 255})
			u.Fill(p.Lair, color.NRGBA{0x3a, 0x34, 0x30, 255})
			u.Fill(p.Yard, color.NRGBA{0x2c, 0x38, 0x1c, 255})
		}
	}
}

type panelKey struct {
	w, h  float64
	brown bool
}

// Panel draws a dark red board with a brass line; a brown one for the treasures.
func Panel(u *ui.UI, r ui.Rect, brown bool) {
	u.Picture(panelKey{r.W, r.H, brown}, r.X, r.Y, paint.Place{}, func(k float64) *image.RGBA {
		return decor.Panel(r.W, r.H, brown, k)
	})
}

type sheetKey struct{ w, h float64 }

// Sheet draws a sheet of parchment.
func Sheet(u *ui.UI, r ui.Rect) {
	if !u.PictureLater(sheetKey{r.W, r.H}, r.X, r.Y, paint.Place{}, func(k float64) *image.RGBA { return decor.Sheet(r.W, r.H, k, 3) }) {
		u.Fill(r, color.NRGBA{0xe4, 0xd2, 0xa8, 255})
	}
}

// Plate draws a brass plate with a word.
func Plate(u *ui.UI, r ui.Rect, word string, s ui.Style) {
	u.Picture(panelKey{r.W, r.H + 1000, false}, r.X, r.Y, paint.Place{}, func(k float64) *image.RGBA { return decor.Plate(r.W, r.H, k) })
	u.TextIn(r, Fit(u, s, word, r.W-12), word, decor.Engraved(), ui.AlignMiddle)
}

// Fit is a style so small that the word is no wider than w: words on things that do not
// grow with the text.
func Fit(u *ui.UI, s ui.Style, word string, w float64) ui.Style {
	if have := u.Width(s, word); have > w && have > 0 {
		s.Size *= w / have
	}
	for n := 0; n < 8 && u.Width(s, word) > w; n++ { // letters come in whole pixels
		s.Size *= .95
	}
	return s
}

// Card is a hero card as it lies on the table.
func (b *Board) Card(h dungeonroll.Hero, master bool, xp int, spent bool, text float64) heroart.Card {
	foot := "dungeonroll.card.novice"
	if master {
		foot = "dungeonroll.card.master"
	}
	return heroart.Card{
		Hero: h.String(), Side: Side(master), Name: b.HeroName(h, master),
		SpecialtyHead: b.Words.T("dungeonroll.card.specialty"), Specialty: b.HeroText(h, master, "specialty"),
		UltimateHead: b.Words.T("dungeonroll.card.ultimate"), Ultimate: b.HeroText(h, master, "ultimate"),
		Foot: b.Words.T(foot), XP: xp, Spent: spent, TextSize: text,
		Set: heroart.Set(b.Tables.Hero(h).Set), Difficulty: heroart.DifficultyOf(b.Tables.Hero(h).Mean),
	}
}

// DrawCard draws a hero card w wide with its shadow, upper left corner at x, y; it says
// whether the picture was there.
func (b *Board) DrawCard(u *ui.UI, c heroart.Card, x, y, w float64, at paint.Place) bool {
	key := heroart.Key{Form: "card", What: c, W: w, K: u.Scale}
	return u.PictureLater(key, x, y, at, func(k float64) *image.RGBA { return must(b.Art.Paint(c, w, k)) })
}

// CardPicture paints a hero card w wide at a scale.
func (b *Board) CardPicture(c heroart.Card, w, k float64) *image.RGBA {
	return must(b.Art.Paint(c, w, k))
}

// must gives a picture that cannot fail, or an empty one: heroes and treasures are named
// by the rules.
func must(img *image.RGBA, err error) *image.RGBA {
	if err != nil {
		return image.NewRGBA(image.Rect(0, 0, 1, 1))
	}
	return img
}

// Token draws a treasure token d wide, of count alike, its upper left corner at x, y.
func (b *Board) Token(u *ui.UI, k dungeonroll.Token, count int, x, y, d float64, at paint.Place) {
	count = min(count, 3)
	u.PictureLater(heroart.Key{Form: "token", What: [2]int{int(k), count}, W: d, K: u.Scale}, x, y, at, func(s float64) *image.RGBA {
		return must(b.Art.Token(k.Code(), count, d, s))
	})
}

// Badge draws the sign of a companion's role in a circle d wide, its corner at x, y.
func (b *Board) Badge(u *ui.UI, f dungeonroll.Face, x, y, d float64, at paint.Place) {
	u.PictureLater(heroart.Key{Form: "badge", What: int(f), W: d, K: u.Scale}, x, y, at, func(s float64) *image.RGBA {
		return must(b.Art.Badge(f.String(), d, s))
	})
}

// Medallion draws a seat's hero as a round picture d wide in the seat's colour; a recruit
// is the seat's figure.
func (b *Board) Medallion(u *ui.UI, seat play.Seat, x, y, d float64) {
	p := b.State().Player(seat)
	if p.Hero == dungeonroll.NoHero {
		u.Mini(b.SeatColour(seat), x+d/2, y+d*.86, d, 0)
		return
	}
	l := app.Colour(b.SeatColour(seat))
	u.PictureLater(heroart.Key{Form: "medallion", What: [3]any{p.Hero, p.Master, b.SeatColour(seat)}, W: d, K: u.Scale}, x, y, paint.Place{}, func(k float64) *image.RGBA {
		return must(heroart.Medallion(p.Hero.String(), Side(p.Master), ring(l), d, k))
	})
}

func ring(l icon.Livery) pixel.RGB {
	c := l.Colour
	return pixel.Of(c)
}

// Pile is by how much a pile of count treasures, each d wide, is wider than one of them.
func Pile(count int, d float64) float64 {
	return d / decor.TokenSize * 5 * float64(min(max(count, 1), 3)-1)
}

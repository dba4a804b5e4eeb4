package cardart

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"testing"

	"delvebox/engine/paint/icon"
	"delvebox/engine/paint/painttest"
	"delvebox/engine/paint/script"
	"delvebox/games/mapmasters/card"

	"github.com/stretchr/testify/require"
)

func painter() *Painter { return New(icon.NewSet(), script.NewLibrary()) }

func deck(t testing.TB) *card.Catalog {
	g, err := card.Load()
	require.NoError(t, err)
	return g
}

func find(t testing.TB, id string) *card.Card {
	c, ok := deck(t).ByID(id)
	require.True(t, ok, id)
	return c
}

func TestPictures(t *testing.T) {
	painttest.Only(t)
	p := painter()
	for _, id := range []string{"D29", "D49"} {
		for _, w := range []float64{700, 280, 220, 200, 132, 110, 52} {
			painttest.Keep(t, fmt.Sprintf("%s-%.0f", id, w), p.Face(find(t, id), w, 1, Plain))
		}
		painttest.Keep(t, id+"-200-under", p.Face(find(t, id), 200, 1, Under))
		painttest.Keep(t, id+"-132x2", p.Face(find(t, id), 132, 2, Plain))
	}
}

func BenchmarkFace(b *testing.B) {
	for _, w := range []float64{280, 200, 132, 110} {
		for _, warm := range []bool{false, true} {
			b.Run(fmt.Sprintf("%.0f-warm=%v", w, warm), func(b *testing.B) {
				p, c := painter(), find(b, "D49")
				p.Face(c, w, 1, Plain)
				for b.Loop() {
					if !warm {
						p.plans = nil
					}
					p.Face(c, w, 1, Plain)
				}
			})
		}
	}
}

func TestPicturesOfTheRest(t *testing.T) {
	painttest.Only(t)
	p := painter()
	names := []string{"Phantom Blade", "Fairy Pact", "Monster Teleporter", "Silent Latch", "Featherfall", "Crossed Ways", "Spider Climb", "Living Circle", "Barrel Teleporter",
		"Haggler", "North-South Gate", "East-West Gate", "Bonfire", "Fairy Twins", "Encore", "Second Thoughts", "Exchange"}
	var all []*image.RGBA
	for i, n := range names {
		all = append(all, p.Spellbook(fmt.Sprintf("SB-%02d", i+1), n, 132, 1))
	}
	all = append(all, p.BookBack(132, 1))
	painttest.Keep(t, "books", grid(all, 9))
	all = nil
	for _, c := range []int{3, 4, 5, 6, 0} {
		all = append(all, p.Back(c, 132, 1))
	}
	all = append(all, p.ObjectiveBack(132, 1))
	for _, id := range []string{"D29", "D49", "D10", "S07"} {
		all = append(all, p.Plan(find(t, id), 132, 1))
	}
	for i, kind := range []string{"barrel", "key", "pit", "scroll", "monster", "rope", "padlock", "sword", "room", "coin", "circle", "stairs"} {
		all = append(all, p.Objective(kind, []string{"Monster beaten", "Pit encountered", "Key"}[i%3], "3 VP each", i%2 == 0, 132, 1))
	}
	painttest.Keep(t, "backs", grid(all, 8))
	all = nil
	for i, kind := range []string{"sword", "key", "rope", "scroll"} {
		all = append(all, p.Fairy(kind, false, 33, 1), p.Fairy(kind, i%2 == 0, 30, 1), p.Fairy(kind, true, 13.5, 1), p.FairyEdge(33, 1))
	}
	for _, v := range []int{1, 3} {
		all = append(all, p.Coin(v, 24, 1), p.Coin(v, 17, 1), p.Coin(v, 13, 1), p.Coin(v, 40, 2))
	}
	for _, v := range []int{0, 3, 4, 5, 6} {
		all = append(all, p.Gem(v, 17, 1), p.Gem(v, 40, 1))
	}
	all = append(all, p.Purse(11, 9, 17, 1), p.ObjectiveTile("monster", 76, 80, 1), p.ObjectiveTile("pit", 76, 80, 1), p.BookToken("SB-01", 27, 1), p.BookToken("SB-12", 27, 2))
	painttest.Keep(t, "tokens", grid(all, 10))
}

// grid lays pictures out in rows of n.
func grid(ms []*image.RGBA, n int) *image.RGBA {
	w, h := 0, 0
	for _, m := range ms {
		w, h = max(w, m.Rect.Dx()+8), max(h, m.Rect.Dy()+8)
	}
	out := image.NewRGBA(image.Rect(0, 0, w*n+8, h*((len(ms)+n-1)/n)+8))
	draw.Draw(out, out.Rect, image.NewUniform(color.RGBA{0x4a, 0x58, 0x32, 255}), image.Point{}, draw.Src)
	for i, m := range ms {
		draw.Draw(out, m.Rect.Add(image.Pt(8+i%n*w, 8+i/n*h)), m, m.Rect.Min, draw.Over)
	}
	return out
}

func TestPictureOfTheScoreBoard(t *testing.T) {
	painttest.Only(t)
	b := BoardPrint{Title: "Map Masters", Sub: "Versus · six rounds", Round: "Round", Heads: [Columns]string{"First Score", "Second Score", "Time Bonus", "Exit"},
		Sums: [6]string{"Primary", "Secondary", "Time", "Exits", "Coins", "Final score"}, Foot: "Half of the Secondary score, rounded down once at the end"}
	for i, kind := range []string{"barrel", "key", "monster", "padlock", "pit"} {
		b.Rounds[i] = BoardRound{Primary: kind, Secondary: "rope", Race: i%2 == 0, Known: true}
	}
	painttest.Keep(t, "board", painter().ScoreBoard(b, 1))
}

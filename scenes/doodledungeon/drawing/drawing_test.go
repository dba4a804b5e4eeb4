package drawing_test

import (
	"fmt"
	"image"
	"image/draw"
	"testing"

	"github.com/stretchr/testify/require"

	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/paint/script"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/doodledungeon/drawing"
)

// The dungeons of the concept pictures.
const (
	early = `.T...... .....#.G G###G#.. .#O..#.. ......O. ...##T.. .#.#O... G#.T.##. ......D# ........`
	late  = `.t##O... ...D##.G g###g#.. .#O..#.. ....g.O. #.G##T.. .#.#O..G G#.T.##. ......D# O.###..T`
	way   = "A1 B1 B2 C2 D2 C2 B2 A2 A3 A4 A5 B5 C5 C4 D4 E4 E3 E4 E5 F5 G5 G6 H6 H7 G7 F7 E7 E8 E9 F9 G9 G10 H10"
)

func dungeon(t testing.TB, rows string) sheet.Sheet {
	t.Helper()
	text := ""
	for _, c := range rows {
		if c == ' ' {
			c = '\n'
		}
		text += string(c)
	}
	s, err := sheet.Parse(text)
	require.NoError(t, err)
	return s
}

func squares(t testing.TB, text string) []sheet.Square {
	t.Helper()
	var out []sheet.Square
	var c rune
	var r int
	for n := 0; n < len(text); {
		_, err := fmt.Sscanf(text[n:], "%c%d", &c, &r)
		require.NoError(t, err)
		out = append(out, sheet.At(int(c-'A'), r-1))
		for n < len(text) && text[n] != ' ' {
			n++
		}
		n++
	}
	return out
}

func tables(t testing.TB) *card.Tables {
	t.Helper()
	c, err := card.Load()
	require.NoError(t, err)
	return c
}

func words() drawing.Words {
	return drawing.Words{
		Dungeon: "Dungeon", Master: "Master of it",
		Tracks: [card.Categories]string{"Goblin", "Orc", "Dragon", "Trap", "Treasure", "Hand cards"},
		From:   [card.Categories]string{"from +0", "from +2", "from +4", "from 1", "from 1", "from 1"},
		Hearts: "Hero’s hearts", Treasures: "Treasures", After: "after round 14",
	}
}

func building(t testing.TB) drawing.View {
	return drawing.View{
		Seed: 41, Dungeon: "The Grumbling Cellar", Master: "Orange", Sheet: dungeon(t, early),
		Checked: [card.Categories]int{1, 2, 4, 3, 0, 0}, Treasures: sheet.Of(squares(t, "G9 C4")...), Walked: 0,
	}
}

func defending(t testing.TB) drawing.View {
	return drawing.View{
		Seed: 41, Dungeon: "The Grumbling Cellar", Master: "Orange", Sheet: dungeon(t, late),
		Checked: [card.Categories]int{2, 2, 6, 3, 0, 5}, Lost: 7, Count: "5",
		Path: squares(t, way), Walked: 21, Colour: pixel.Hex(0x0072b2),
	}
}

func TestSheets(t *testing.T) {
	if !apptest.Pictures() {
		t.Skip("pictures to look at; set DELVEBOX_PICTURES to a folder")
	}
	for _, k := range []float64{1, 1.8} {
		f := drawing.NewForm(tables(t), script.NewLibrary(), words(), k)
		for name, v := range map[string]drawing.View{"building": building(t), "defending": defending(t)} {
			p := drawing.NewPaper(f)
			p.Show(v)
			apptest.Keep(t, fmt.Sprintf("dd-sheet-%s-%v", name, k), p.Image())
			apptest.Keep(t, fmt.Sprintf("dd-mini-%s-%v", name, k), drawing.Mini(&v, 112, k))
		}
	}
}

func TestSmallDrawings(t *testing.T) {
	if !apptest.Pictures() {
		t.Skip("pictures to look at; set DELVEBOX_PICTURES to a folder")
	}
	m := cloth.Page{Pitch: 15}.Paint(760, 260, cloth.NewTooth(1))
	y := 6
	for _, side := range []float64{18, 24, 30, 44, 64} {
		cards := drawing.NewCards(tables(t), script.NewLibrary(), cloth.NewTooth(1))
		for i := range 11 {
			p := cards.Thing(drawing.Thing(i), side)
			draw.Draw(m, p.Rect.Add(image.Pt(10+i*68, y)), p, image.Point{}, draw.Over)
		}
		y += int(side) + 10
	}
	apptest.Keep(t, "dd-small", m)
	f := drawing.NewForm(tables(t), script.NewLibrary(), words(), 3)
	p := drawing.NewPaper(f)
	v := defending(t)
	p.Show(v)
	apptest.Keep(t, "dd-large", p.Image().SubImage(image.Rect(0, 60, 1300, 1000)).(*image.RGBA))
}

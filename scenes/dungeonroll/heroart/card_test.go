package heroart

import (
	"fmt"
	"image"
	"testing"

	"delvebox/assets/dungeonroll"
	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/icon"
	"delvebox/engine/paint/painttest"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/paint/script"

	"github.com/BurntSushi/toml"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func painter() *Painter { return New(icon.NewSet(), script.NewLibrary()) }

// sample is a card with the longest texts that a hero has.
func sample(hero string, s Side, text float64) Card {
	c := Card{Hero: hero, Side: s, Name: "Knight", SpecialtyHead: "Specialty", UltimateHead: "Ultimate, once a delve",
		Specialty: "A scroll that shows becomes a champion at once.",
		Ultimate:  "Every monster of the level becomes a dragon and flies to the lair.",
		Foot:      "Master at 5 XP", XP: 3, Difficulty: 1, TextSize: text}
	if s == Master {
		c.Name, c.Foot, c.Spent, c.Set, c.Difficulty = "Dragon Slayer", "Master", true, Pack, 3
		c.Specialty = "A scroll that shows becomes a champion. Two different companions are enough for the dragon."
	}
	if hero == "crusader" && s == Master {
		c.Name = "Paladin"
		c.Specialty = "Fighters and clerics are used as each other."
		c.Ultimate = "Discard one treasure: all monsters are defeated, all chests opened, all potions quaffed, all dragons discarded."
	}
	return c
}

func TestSheetOfCards(t *testing.T) {
	painttest.Only(t)
	p := painter()
	var all []*image.RGBA
	for _, text := range []float64{1, 1.25, 1.5} {
		for _, c := range []Card{sample("knight", Novice, text), sample("knight", Master, text), sample("crusader", Master, text), sample("sorceress", Novice, text)} {
			m, err := p.Paint(c, 198, 1)
			require.NoError(t, err)
			all = append(all, m)
		}
	}
	painttest.Keep(t, "cards", grid(all, 6))
	all = nil
	for _, c := range []Card{sample("knight", Novice, 1), sample("crusader", Master, 1)} {
		m, err := p.Paint(c, 198, 2)
		require.NoError(t, err)
		all = append(all, m)
	}
	painttest.Keep(t, "cards-double", grid(all, 2))
	all = nil
	for i, id := range Heroes() {
		m, err := p.Tile(Tile{Hero: id, Side: Side(i % 2), Name: id, Set: Set(i / 8), Difficulty: 1 + i%3}, 150, 128, 1)
		require.NoError(t, err)
		all = append(all, m)
	}
	painttest.Keep(t, "tiles", grid(all, 6))
}

// printed are the heroes as their data names them.
func printed(t *testing.T) map[string]struct {
	names [2]string
	set   Set
	mean  int
} {
	var data struct {
		Hero []struct {
			ID, Set, Novice, Master string
			Mean                    int
		}
	}
	_, err := toml.DecodeFS(dungeonroll.Files, "heroes.toml", &data)
	require.NoError(t, err)
	out := map[string]struct {
		names [2]string
		set   Set
		mean  int
	}{}
	for _, h := range data.Hero {
		e := out[h.ID]
		e.names, e.mean = [2]string{h.Novice, h.Master}, h.Mean
		e.set = map[string]Set{"basic": Basic, "pack": Pack, "promo": Promo}[h.Set]
		out[h.ID] = e
	}
	return out
}

func TestNamesOfHeroesStandInTheLetteringOfTitles(t *testing.T) {
	all := printed(t)
	require.Len(t, all, 18)
	hard := map[int]int{}
	for id, h := range all {
		assert.Contains(t, Heroes(), id)
		assert.True(t, hand.HasLetters(h.names[0]), h.names[0])
		assert.True(t, hand.HasLetters(h.names[1]), h.names[1])
		hard[DifficultyOf(h.mean)]++
	}
	for level := 1; level <= 3; level++ {
		assert.GreaterOrEqual(t, hard[level], 2, "heroes of difficulty %d", level)
	}
}

func TestSheetOfAllCards(t *testing.T) {
	painttest.Only(t)
	p, all := painter(), printed(t)
	var ms []*image.RGBA
	for _, id := range Heroes() {
		for _, s := range []Side{Novice, Master} {
			c := sample(id, s, 1)
			c.Name, c.Set, c.Difficulty = all[id].names[s], all[id].set, DifficultyOf(all[id].mean)
			m, err := p.Paint(c, 198, 1)
			require.NoError(t, err)
			ms = append(ms, m)
		}
	}
	for i := 0; i < len(ms); i += 12 {
		painttest.Keep(t, "cards-all-"+string(rune('a'+i/12)), grid(ms[i:i+12], 6))
	}
}

func TestSheetOfSmallThings(t *testing.T) {
	painttest.Only(t)
	p := painter()
	var all []*image.RGBA
	for _, d := range []float64{64, 40, 24} {
		for i, kind := range Treasures() {
			m, err := p.Token(kind, 1+i%3*int(d/64), d, 1)
			require.NoError(t, err)
			all = append(all, m)
		}
	}
	for i, id := range Heroes() {
		m, err := Medallion(id, Side(i%2), pixel.Hex([]uint32{0xe69f00, 0x56b4e9, 0x009e73, 0xcc79a7}[i%4]), 48, 1)
		require.NoError(t, err)
		all = append(all, m)
	}
	for _, r := range Roles() {
		for _, d := range []float64{40, 24} {
			m, err := p.Badge(r, d, 1)
			require.NoError(t, err)
			all = append(all, m)
		}
	}
	g := grid(all, 10)
	painttest.Keep(t, "small", g)
	painttest.Keep(t, "small-grey", drained(g))
	all = nil
	for i := range 7 {
		over, w, _, _ := Turn(float64(i) / 6)
		c := sample("knight", Novice, 1)
		if over {
			c = sample("knight", Master, 1)
		}
		m, err := p.Paint(c, 99, 1)
		require.NoError(t, err, fmt.Sprint(i))
		out := pixel.New(99, 198)
		x := 99 * (1 - w) / 2
		pixel.NewCanvas(out, 1).Fill(pixel.RoundRect(x, 0, 99*w, 198, 0), pixel.Picture{Img: m, X: x, W: 99 * w, H: 198}, 1)
		all = append(all, out)
	}
	painttest.Keep(t, "turn", grid(all, 7))
}

func TestSheetOfEmblems(t *testing.T) {
	painttest.Only(t)
	var all []*image.RGBA
	for _, d := range []float64{256, 96, 48, 24} {
		m, err := Emblem(d, 1)
		require.NoError(t, err)
		all = append(all, m)
	}
	painttest.Keep(t, "emblem", grid(all, 4))
}

func BenchmarkCard(b *testing.B) {
	p, c := painter(), sample("sorceress", Master, 1)
	for b.Loop() {
		if _, err := p.Paint(c, CardW, 1); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkMedallion(b *testing.B) {
	for b.Loop() {
		if _, err := Medallion("viking", Novice, pixel.Hex(0x56b4e9), 40, 1); err != nil {
			b.Fatal(err)
		}
	}
}

package card

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// (b): 13 to 24 squares above, 3 to 12 below where there is anything below.
func TestCardsAreFilledButNotCrammed(t *testing.T) {
	for _, k := range catalog(t).Cards()[9:] {
		var n [2]int
		for _, l := range [2]Layer{Main, Under} {
			for _, cell := range k.cells[l] {
				if !cell.Rock() {
					n[l]++
				}
			}
		}
		assert.True(t, n[Main] >= 13 && n[Main] <= 24, "%s has %d squares on the main floor", k.ID, n[Main])
		if n[Under] > 0 {
			assert.True(t, n[Under] >= 3 && n[Under] <= 12, "%s has %d tunnel squares", k.ID, n[Under])
		}
	}
}

// pocket says whether a square is a blind end: one way in and no other way on.
func (k *Card) pocket(l Layer, p int) bool {
	cell := k.cells[l][p]
	kind := k.icons[p].Kind
	return cell.Room == 0 && cell.Joined.Count() == 1 && kind != Stairs && kind != Pitfall
}

// (d): about half of the cards have a pocket with an icon in it.
func TestAboutHalfOfTheCardsHaveAPocket(t *testing.T) {
	n := 0
	for _, k := range catalog(t).Cards()[9:] {
		found := false
		for p, icon := range k.icons {
			for _, l := range [2]Layer{Main, Under} {
				found = found || icon.On(l) && k.pocket(l, p)
			}
		}
		if found {
			n++
		}
	}
	assert.True(t, n >= 29 && n <= 50, "%d of 72 cards", n)
}

// (f), first half: lava, padlocks and hallway monsters never stand in a blind end.
func TestObstaclesBarAWay(t *testing.T) {
	for _, k := range catalog(t).Cards() {
		for p, icon := range k.icons {
			switch icon.Kind {
			case Lava, Padlock, Monster:
				assert.False(t, k.pocket(icon.Layer, p), "%s: the %s at %d,%d bars nothing", k.ID, icon.Kind, p%Columns, p/Columns)
			}
		}
	}
}

// (g): every tunnel links two or more of stairs, pitfall feet and openings; one below a
// pitfall has stairs or an opening. D34, which is given, links stairs and a circle.
func TestTunnelsLeadSomewhere(t *testing.T) {
	for _, k := range catalog(t).Cards()[9:] {
		if k.ID == "D34" {
			continue
		}
		var seen [Positions]bool
		for p := range Positions {
			if k.cells[Under][p].Rock() || seen[p] {
				continue
			}
			stairs, feet, ways := 0, 0, 0
			todo := []int{p}
			seen[p] = true
			for len(todo) > 0 {
				q := todo[len(todo)-1]
				todo = todo[:len(todo)-1]
				switch k.icons[q].Kind {
				case Stairs:
					stairs++
				case Pitfall:
					feet++
				}
				c, r := q%Columns, q/Columns
				for _, s := range Sides() {
					if !k.cells[Under][q].Joined.Has(s) {
						continue
					}
					dx, dy := s.Step()
					if k.At(Under, c+dx, r+dy).Rock() {
						ways++
						continue
					}
					if n := (r+dy)*Columns + c + dx; !seen[n] {
						seen[n] = true
						todo = append(todo, n)
					}
				}
			}
			assert.GreaterOrEqual(t, stairs+feet+ways, 2, "%s: the tunnel at %d,%d leads nowhere", k.ID, p%Columns, p/Columns)
			if feet > 0 {
				assert.Positive(t, stairs+ways, "%s: no way out below the pitfall", k.ID)
			}
		}
	}
}

// (h): no two cards share a main-floor map, nor its turned form.
func TestMainFloorsDiffer(t *testing.T) {
	seen := map[[Positions]Cell]string{}
	for _, k := range catalog(t).Cards() {
		for _, form := range []*Card{k, k.Turned()} {
			other, twice := seen[form.cells[Main]]
			assert.False(t, twice && other != k.ID, "%s looks like %s", k.ID, other)
			seen[form.cells[Main]] = k.ID
		}
	}
}

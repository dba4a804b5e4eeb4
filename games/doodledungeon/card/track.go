package card

import "delvebox/games/doodledungeon/sheet"

// Category is one of the six categories of upgrades (DD-046).
type Category uint8

// The categories, in the order of the sheet.
const (
	GoblinTrack Category = iota
	OrcTrack
	DragonTrack
	TrapTrack
	TreasureTrack
	HandTrack
	Categories
)

var categoryNames = [Categories]string{"goblin", "orc", "dragon", "trap", "treasure", "hand"}

// String gives the category's name in moves, files and string keys.
func (c Category) String() string {
	if c < Categories {
		return categoryNames[c]
	}
	return "unknown"
}

// ParseCategory reads a category's name.
func ParseCategory(text string) (Category, bool) {
	for c, name := range categoryNames {
		if name == text {
			return Category(c), true
		}
	}
	return 0, false
}

// TrackOf is the category of a trap or monster.
func TrackOf(m sheet.Mark) Category {
	switch m {
	case sheet.Goblin:
		return GoblinTrack
	case sheet.Orc:
		return OrcTrack
	case sheet.Dragon:
		return DragonTrack
	}
	return TrapTrack
}

// Group is boxes next to each other and the level they unlock together (DD-048).
type Group struct{ Boxes, Level int }

// Track is one category's row of boxes.
type Track struct {
	Base   int
	Groups []Group
	boxes  int
	levels [16]int8 // value in force by boxes checked
}

// Boxes is the number of boxes.
func (t *Track) Boxes() int { return t.boxes }

// Level is the value in force with so many boxes checked (DD-049).
func (t *Track) Level(checked int) int {
	return int(t.levels[max(0, min(checked, t.boxes))])
}

// Next is how many more boxes unlock the next level, and which; ok is false if none is
// left.
func (t *Track) Next(checked int) (boxes, level int, ok bool) {
	sum := 0
	for _, g := range t.Groups {
		if sum += g.Boxes; checked < sum {
			return sum - checked, g.Level, true
		}
	}
	return 0, 0, false
}

// fill works the levels out.
func (t *Track) fill() {
	level, n := t.Base, 0
	for _, g := range t.Groups {
		for range g.Boxes {
			t.levels[n] = int8(level)
			n++
		}
		level = g.Level
	}
	t.levels[n] = int8(level)
	t.boxes = n
}

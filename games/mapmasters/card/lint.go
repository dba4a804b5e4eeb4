package card

import (
	"maps"
	"slices"
)

// Lint checks the card files of a folder, given by name: each file by itself, and ids
// and main-floor maps that occur twice (rule of style (h): a map counts as the same
// when it is turned). It returns the faults in the order of names and lines.
func Lint(texts map[string]string) Problems {
	type seenAt struct{ file, id string }
	var faults Problems
	ids := map[string]seenAt{}
	floors := map[[Positions]Cell]seenAt{}
	for _, name := range slices.Sorted(maps.Keys(texts)) {
		cards, err := Parse(name, texts[name])
		if found, ok := err.(Problems); ok {
			faults = append(faults, found...)
		}
		lines := headerLines(texts[name])
		for _, k := range cards {
			if first, twice := ids[k.ID]; twice {
				faults = append(faults, Problem{name, lines[k.ID], k.ID, "the id occurs in " + first.file + " already"})
			}
			ids[k.ID] = seenAt{name, k.ID}
			if first, twice := floors[k.cells[Main]]; twice {
				faults = append(faults, Problem{name, lines[k.ID], k.ID, "the main floor is that of " + first.id})
			}
			floors[k.cells[Main]] = seenAt{name, k.ID}
			floors[k.turned.cells[Main]] = seenAt{name, k.ID}
		}
	}
	slices.SortStableFunc(faults, func(a, b Problem) int {
		if a.File != b.File {
			if a.File < b.File {
				return -1
			}
			return 1
		}
		return a.Line - b.Line
	})
	return faults
}

// headerLines finds the line of the last header of each id.
func headerLines(text string) map[string]int {
	lines := map[string]int{}
	for i, line := range splitLines(text) {
		if m := headerForm.FindStringSubmatch(line); m != nil {
			lines[m[1]] = i + 1
		}
	}
	return lines
}

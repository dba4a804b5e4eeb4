package trail

import (
	"fmt"
	"strings"

	"delvebox/games/doodledungeon/sheet"
)

// String lists the squares of a path: "A1 B1 C1".
func String(path []sheet.Square) string {
	var b strings.Builder
	b.Grow(3 * len(path))
	for i, q := range path {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(q.String())
	}
	return b.String()
}

// Parse reads what String writes. Whether the path is legal is not asked, only that it
// is not longer than any can be.
func Parse(text string) ([]sheet.Square, error) {
	fields := strings.Fields(text)
	if len(fields) > Longest {
		return nil, fmt.Errorf("a path of %d squares is too long", len(fields))
	}
	path := make([]sheet.Square, len(fields))
	for i, f := range fields {
		q, err := sheet.ParseSquare(f)
		if err != nil {
			return nil, fmt.Errorf("path, square %d: %w", i+1, err)
		}
		path[i] = q
	}
	return path, nil
}

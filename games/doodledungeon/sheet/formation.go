package sheet

import (
	"fmt"
	"slices"
	"strings"
)

// cell is a place within a formation, by column and row from its upper left corner.
type cell struct{ x, y int8 }

// position is a formation turned and mirrored in one way.
type position struct {
	cells         []cell // row by row
	width, height int8
}

// Formation is a shape of walls that is built as one element (DD-029). It does not
// change once it is made.
type Formation struct {
	Code      string
	Walls     int
	positions []position
	places    []Set // all places within an empty grid, by position, row and column
}

// NewFormation makes a formation of its rows as they stand on the card: '#' a wall, '.'
// not part of it. The error says what is wrong with the rows.
func NewFormation(code string, rows ...string) (*Formation, error) {
	f := &Formation{Code: code}
	var cells []cell
	for y, row := range rows {
		if len(row) != len(rows[0]) {
			return nil, fmt.Errorf("formation %s: row %d is %d long, the first %d", code, y+1, len(row), len(rows[0]))
		}
		for x, c := range []byte(row) {
			switch c {
			case '#':
				cells = append(cells, cell{int8(x), int8(y)})
			case '.':
			default:
				return nil, fmt.Errorf("formation %s: %q is neither # nor a dot", code, c)
			}
		}
	}
	if len(cells) == 0 || len(rows) > Columns || len(rows[0]) > Columns {
		return nil, fmt.Errorf("formation %s has no walls or is too large", code)
	}
	f.Walls = len(cells)
	for n := range 8 {
		f.add(place(cells, n))
	}
	for _, p := range f.positions {
		for row := range Rows - int(p.height) + 1 {
			for column := range Columns - int(p.width) + 1 {
				f.places = append(f.places, p.at(column, row))
			}
		}
	}
	return f, nil
}

// place turns the cells n%4 times by 90 degrees clockwise, after mirroring them if n is
// 4 or more.
func place(cells []cell, n int) position {
	out := slices.Clone(cells)
	for i := range out {
		if n >= 4 {
			out[i].x = -out[i].x
		}
		for range n % 4 {
			out[i] = cell{-out[i].y, out[i].x}
		}
	}
	left, top := out[0].x, out[0].y
	for _, c := range out {
		left, top = min(left, c.x), min(top, c.y)
	}
	var p position
	for i, c := range out {
		c = cell{c.x - left, c.y - top}
		out[i] = c
		p.width, p.height = max(p.width, c.x+1), max(p.height, c.y+1)
	}
	slices.SortFunc(out, func(a, b cell) int { return int(a.y-b.y)*Columns + int(a.x-b.x) })
	p.cells = out
	return p
}

// add keeps a position that is not there yet.
func (f *Formation) add(p position) {
	for _, q := range f.positions {
		if slices.Equal(p.cells, q.cells) {
			return
		}
	}
	f.positions = append(f.positions, p)
}

// at is the position with its upper left corner on a square; what lies outside the grid
// is left out.
func (p position) at(column, row int) Set {
	var s Set
	for _, c := range p.cells {
		s = s.With(At(column+int(c.x), row+int(c.y)))
	}
	return s
}

// Positions is the number of distinct positions by turning and mirroring (DD 4.3).
func (f *Formation) Positions() int { return len(f.positions) }

// Size is width and height of a position.
func (f *Formation) Size(position int) (width, height int) {
	p := f.positions[position]
	return int(p.width), int(p.height)
}

// Turn is the position after turning by 90 degrees clockwise, and Mirror after
// mirroring left and right: for a formation that hangs at the pointer.
func (f *Formation) Turn(position int) int { return f.moved(position, 1) }

// Mirror is the position after mirroring left and right.
func (f *Formation) Mirror(position int) int { return f.moved(position, 4) }

func (f *Formation) moved(position, n int) int {
	p := place(f.positions[position].cells, n)
	for i, q := range f.positions {
		if slices.Equal(p.cells, q.cells) {
			return i
		}
	}
	return position
}

// At is the walls of a position with its upper left corner at column and row, both from
// 0 and possibly outside the grid. Inside is false if some of them would be outside.
func (f *Formation) At(position, column, row int) (walls Set, inside bool) {
	walls = f.positions[position].at(column, row)
	return walls, walls.Count() == f.Walls
}

// Cells lists columns and rows of a position from its upper left corner, row by row.
func (f *Formation) Cells(position int) [][2]int {
	out := make([][2]int, 0, f.Walls)
	for _, c := range f.positions[position].cells {
		out = append(out, [2]int{int(c.x), int(c.y)})
	}
	return out
}

// Places lists all places of the formation within an empty grid, in a fixed order. The
// list must not be changed.
func (f *Formation) Places() []Set { return f.places }

// Fits says whether these squares are the formation in one of its positions (DD-029).
func (f *Formation) Fits(walls Set) bool {
	if walls.Count() != f.Walls {
		return false
	}
	left, top := Columns, Rows
	for q := range walls.Each {
		left, top = min(left, q.Column()), min(top, q.Row())
	}
	for _, p := range f.positions {
		if p.at(left, top) == walls {
			return true
		}
	}
	return false
}

// partly says whether these squares are what lies inside the grid of a position that
// lies partly outside.
func (f *Formation) partly(walls Set) bool {
	if walls.Empty() || walls.Count() >= f.Walls {
		return false
	}
	for _, p := range f.positions {
		for row := 1 - int(p.height); row < Rows; row++ {
			for column := 1 - int(p.width); column < Columns; column++ {
				if p.at(column, row) == walls {
					return true
				}
			}
		}
	}
	return false
}

// ParseFormations reads the text of formations.txt, in the order of the file. The error
// names the line.
func ParseFormations(text string) ([]*Formation, error) {
	var list []*Formation
	var rows []string
	code, begun := "", 0
	finish := func() error {
		if code == "" {
			return nil
		}
		f, err := NewFormation(code, rows...)
		if err != nil {
			return fmt.Errorf("line %d: %w", begun, err)
		}
		list = append(list, f)
		return nil
	}
	for n, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		switch {
		case line == "" || line[0] == ';':
		case line[0] == '#' || line[0] == '.':
			if code == "" {
				return nil, fmt.Errorf("line %d: a row before the first code", n+1)
			}
			rows = append(rows, line)
		default:
			if err := finish(); err != nil {
				return nil, err
			}
			if slices.ContainsFunc(list, func(f *Formation) bool { return f.Code == line }) {
				return nil, fmt.Errorf("line %d: formation %s stands there twice", n+1, line)
			}
			code, begun, rows = line, n+1, nil
		}
	}
	if err := finish(); err != nil {
		return nil, err
	}
	return list, nil
}

package sheet

import "fmt"

// The size of the grid (DD 2).
const (
	Columns = 8
	Rows    = 10
	Squares = Columns * Rows
)

// Square is one square of the grid, row by row from 0.
type Square int8

// The doors (DD 4.1), and no square at all.
const (
	Entrance Square = 0           // A1
	Exit     Square = Squares - 1 // H10
	NoSquare Square = -1
)

// At is the square of a column and a row, both from 0; NoSquare outside the grid.
func At(column, row int) Square {
	if column < 0 || column >= Columns || row < 0 || row >= Rows {
		return NoSquare
	}
	return Square(row*Columns + column)
}

// Column is 0 for A to 7 for H.
func (s Square) Column() int { return int(s) % Columns }

// Row is 0 for row 1 to 9 for row 10.
func (s Square) Row() int { return int(s) / Columns }

// Valid says whether the square lies on the grid.
func (s Square) Valid() bool { return s >= 0 && s < Squares }

// String gives column and row, "C6"; "?" for no square.
func (s Square) String() string {
	if !s.Valid() {
		return "?"
	}
	return fmt.Sprintf("%c%d", 'A'+s.Column(), s.Row()+1)
}

// ParseSquare reads "C6".
func ParseSquare(text string) (Square, error) {
	bad := fmt.Errorf("%.10q is no square; they go from A1 to H10", text)
	if len(text) < 2 || len(text) > 3 || text[0] < 'A' || text[0] >= 'A'+Columns {
		return NoSquare, bad
	}
	row := 0
	for i, c := range []byte(text[1:]) {
		if c < '0' || c > '9' || i == 0 && c == '0' {
			return NoSquare, bad
		}
		row = row*10 + int(c-'0')
	}
	if row > Rows {
		return NoSquare, bad
	}
	return At(int(text[0]-'A'), row-1), nil
}

// Beside says whether two squares share an edge (DD-028).
func (s Square) Beside(t Square) bool {
	if !s.Valid() || !t.Valid() {
		return false
	}
	switch d := t - s; d {
	case Columns, -Columns:
		return true
	case 1, -1:
		return s.Row() == t.Row()
	}
	return false
}

// Diagonal says whether two squares touch at a corner only.
func (s Square) Diagonal(t Square) bool {
	if !s.Valid() || !t.Valid() {
		return false
	}
	dx, dy := t.Column()-s.Column(), t.Row()-s.Row()
	return dx*dx == 1 && dy*dy == 1
}

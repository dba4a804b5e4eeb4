package settings

import (
	"delvebox/engine/ui"
	"delvebox/scenes/app"
)

// everyGame is what the keys do in every scene, and at the table of every game.
var everyGame = []app.KeyPart{
	{Head: "keys.everywhere", Rows: []app.KeyRow{
		{Keys: []string{"esc"}, Does: "keys.esc"}, {Keys: []string{"F11"}, Does: "keys.f11"}, {Keys: []string{"F12"}, Does: "keys.f12"},
		{Keys: []string{"R"}, Does: "keys.rulebook"}, {Keys: []string{"S"}, Does: "keys.settings"}, {Keys: []string{"M"}, Does: "keys.mute"},
		{Keys: []string{"tab", "arrows"}, Does: "keys.move"}, {Keys: []string{"enter", "space"}, Does: "keys.act"},
	}},
	{Head: "keys.table", Rows: []app.KeyRow{
		{Keys: []string{"H"}, Does: "keys.hint"}, {Keys: []string{"L"}, Does: "keys.log"}, {Keys: []string{"ctrl", "Z"}, Does: "keys.undo"},
		{Keys: []string{"ctrl", "Y"}, Does: "keys.redo"}, {Keys: []string{"enter"}, Does: "keys.done"}, {Keys: []string{"space"}, Does: "keys.skip"},
	}},
}

// keyList is the page: what every game has, then what each has of its own.
func (s *Settings) keyList(u *ui.UI) (parts []app.KeyPart) {
	for _, p := range everyGame {
		parts = append(parts, app.KeyPart{Head: u.T(p.Head), Rows: p.Rows})
	}
	for i := range s.Boxes {
		for _, p := range s.Boxes[i].Keys {
			parts = append(parts, app.KeyPart{Head: s.Title(s.Boxes[i].ID) + ": " + u.T(p.Head), Rows: p.Rows})
		}
	}
	return parts
}

// named are the keys whose names stand in the strings.
var named = map[string]bool{
	"esc": true, "enter": true, "space": true, "tab": true, "arrows": true, "wheel": true, "backspace": true, "delete": true,
	"right-click": true, "middle-drag": true, "space-drag": true, "ctrl": true, "shift": true,
}

// keys is the page of the keys, in two columns where there is room.
func (s *Settings) keys(u *ui.UI, r ui.Rect) {
	columns := 1
	if r.W > 760*u.TextScale {
		columns = 2
	}
	list(u, "keys-page", r, func(in ui.Rect, y float64) float64 {
		cols := ui.R(in.X, y, in.W, 0).Columns(columns, 36)
		heights := make([]float64, columns)
		parts := s.keyList(u)
		for i, part := range parts {
			c := i * columns / len(parts)
			heights[c] += s.keyPart(u, cols[c], y+heights[c], part.Head, part.Rows) + 14
		}
		most := 0.0
		for _, h := range heights {
			most = max(most, h)
		}
		return most
	})
}

func (s *Settings) keyPart(u *ui.UI, c ui.Rect, y float64, head string, rows []app.KeyRow) float64 {
	top := y
	y += u.Paragraph(c.X, y, c.W, ui.Heading, head, ui.Ink, ui.AlignLeft) + 4
	h := max(36, u.LineHeight(ui.Label)+12)
	indent := 176 * (1 + (u.TextScale-1)*.7)
	for _, row := range rows {
		x := c.X
		for _, k := range row.Keys {
			if named[k] {
				k = u.T("keys.names-" + k)
			}
			w := max(28, u.Width(ui.Note, k)+16)
			u.Keycap(ui.R(x, y+h/2-13-u.Grow(ui.Note)/2, w, 26+u.Grow(ui.Note)), k, true)
			x += w + 6
		}
		tx := max(c.X+indent, x+8)
		need := u.ParagraphHeight(ui.Label, u.T(row.Does), c.Right()-tx)
		rh := max(h, need+8)
		u.Paragraph(tx, y+(rh-need)/2, c.Right()-tx, ui.Label, u.T(row.Does), ui.Ink, ui.AlignLeft)
		y += rh
	}
	return y - top
}

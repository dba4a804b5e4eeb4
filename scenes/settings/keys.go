package settings

import (
	"delvebox/engine/ui"
)

// keyRow is one line of the page of keys: keys by their names in the strings, or as
// they stand.
type keyRow struct {
	keys []string
	does string // in [keys]
}

// keyList is what the keys do, by place.
var keyList = []struct {
	head string
	rows []keyRow
}{
	{"everywhere", []keyRow{
		{[]string{"esc"}, "esc"}, {[]string{"F11"}, "f11"}, {[]string{"F12"}, "f12"}, {[]string{"R"}, "rulebook"},
		{[]string{"S"}, "settings"}, {[]string{"M"}, "mute"}, {[]string{"tab", "arrows"}, "move"}, {[]string{"enter", "space"}, "act"},
	}},
	{"table", []keyRow{
		{[]string{"H"}, "hint"}, {[]string{"L"}, "log"}, {[]string{"ctrl", "Z"}, "undo"}, {[]string{"ctrl", "Y"}, "redo"},
		{[]string{"enter"}, "done"}, {[]string{"space"}, "skip"},
	}},
	{"building", []keyRow{
		{[]string{"1–5"}, "take"}, {[]string{"R", "right-click", "wheel"}, "turn"}, {[]string{"arrows"}, "lay-arrows"}, {[]string{"delete"}, "take-back-card"},
		{[]string{"+", "−", "0"}, "zoom"}, {[]string{"middle-drag", "space-drag"}, "pan"},
	}},
	{"drawing", []keyRow{
		{[]string{"arrows"}, "pen-step"}, {[]string{"backspace"}, "pen-back"}, {[]string{"delete"}, "pen-wipe"}, {[]string{"tab"}, "level"},
	}},
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
		for i, part := range keyList {
			c := i * columns / len(keyList)
			heights[c] += s.keyPart(u, cols[c], y+heights[c], part.head, part.rows) + 14
		}
		most := 0.0
		for _, h := range heights {
			most = max(most, h)
		}
		return most
	})
}

func (s *Settings) keyPart(u *ui.UI, c ui.Rect, y float64, head string, rows []keyRow) float64 {
	top := y
	y += u.Paragraph(c.X, y, c.W, ui.Heading, u.T("keys."+head), ui.Ink, ui.AlignLeft) + 4
	h := max(36, u.LineHeight(ui.Label)+12)
	indent := 176 * (1 + (u.TextScale-1)*.7)
	for _, row := range rows {
		x := c.X
		for _, k := range row.keys {
			if named[k] {
				k = u.T("keys.names-" + k)
			}
			w := max(28, u.Width(ui.Note, k)+16)
			u.Keycap(ui.R(x, y+h/2-13-u.Grow(ui.Note)/2, w, 26+u.Grow(ui.Note)), k, true)
			x += w + 6
		}
		tx := max(c.X+indent, x+8)
		need := u.ParagraphHeight(ui.Label, u.T("keys."+row.does), c.Right()-tx)
		rh := max(h, need+8)
		u.Paragraph(tx, y+(rh-need)/2, c.Right()-tx, ui.Label, u.T("keys."+row.does), ui.Ink, ui.AlignLeft)
		y += rh
	}
	return y - top
}

package settings

import (
	"strconv"

	"delvebox/engine/store"
	"delvebox/engine/ui"
)

// sizes are the text sizes to choose from, in per cent.
var sizes = []int{100, 125, 150}

// list scrolls the lines of a page.
func list(u *ui.UI, name string, r ui.Rect, lines func(in ui.Rect, y float64) float64) {
	u.Scroll(name, r, lines)
}

// look is the page of the picture, in two columns where there is room.
func (s *Settings) look(u *ui.UI, r ui.Rect) {
	list(u, "look", r, func(in ui.Rect, y float64) float64 {
		in = ui.R(in.X+4, in.Y, in.W-8, in.H)
		parts := []func(u *ui.UI, in ui.Rect, y float64) float64{s.words, s.movement, s.window, s.easier}
		columns := 1
		if in.W > 700*u.TextScale {
			columns = 2
		}
		cols := ui.R(in.X, y, in.W, 0).Columns(columns, 36)
		at := y + 4
		for i := 0; i < len(parts); i += columns {
			next := at
			for j, c := range cols {
				next = max(next, parts[i+j](u, c, at))
			}
			if i+columns < len(parts) {
				for _, c := range cols {
					u.Rule(c.X, next, c.W)
				}
			}
			at = next + 14
		}
		u.Icon("check", in.X+14, at+14, 26, ui.IconPlain, 0)
		u.TextIn(ui.R(in.X+38, at, in.W-40, 28), ui.Label, u.T("settings.works-at-once"), ui.Ink, ui.AlignLeft)
		return at + 40 - y
	})
}

// heading writes a heading and gives where the next line begins.
func heading(u *ui.UI, in ui.Rect, y float64, text string) float64 {
	return y + u.Paragraph(in.X, y, in.W, ui.Heading, text, ui.Ink, ui.AlignLeft) + 8
}

// words chooses how large words are.
func (s *Settings) words(u *ui.UI, in ui.Rect, y float64) float64 {
	y = heading(u, in, y, u.T("settings.text-size"))
	ch := 96 + u.Grow(ui.PageHeading)
	u.Group("text-size")
	for i, c := range ui.R(in.X, y, in.W, ch).Columns(len(sizes), 14) {
		s.size(u, c, sizes[i], s.Settings().TextSize == sizes[i])
	}
	u.Group("")
	y += ch + 8
	return y + u.Paragraph(in.X, y, in.W, ui.Note, u.T("settings.text-size-note"), ui.InkSecond, ui.AlignLeft) + 14
}

// movement chooses how fast things move.
func (s *Settings) movement(u *ui.UI, in ui.Rect, y float64) float64 {
	y = heading(u, in, y, u.T("settings.movement"))
	set := s.Settings()
	speeds := store.Animations()
	words := make([]string, len(speeds))
	at := 0
	for i, v := range speeds {
		words[i] = u.T("settings.speed-" + v)
		if v == set.Animation {
			at = i
		}
	}
	gh := 42 + u.Grow(ui.Label)
	if n := u.Segments("speed", ui.R(in.X, y, in.W, gh), words, at); n != at {
		s.change(func(set *store.Settings) { set.Animation = speeds[n] })
	}
	y += gh + 8
	y += u.Paragraph(in.X, y, in.W, ui.Note, u.T("settings.movement-note"), ui.InkSecond, ui.AlignLeft) + 8
	return s.toggle(u, in, y, "reduced-motion", set.ReducedMotion, func(set *store.Settings, on bool) { set.ReducedMotion = on })
}

// window is what belongs to the window.
func (s *Settings) window(u *ui.UI, in ui.Rect, y float64) float64 {
	y = heading(u, in, y, u.T("settings.window"))
	return s.toggle(u, in, y, "fullscreen", s.Settings().FullScreen, func(set *store.Settings, on bool) { set.FullScreen = on })
}

// easier is what makes the table easier to see.
func (s *Settings) easier(u *ui.UI, in ui.Rect, y float64) float64 {
	y = heading(u, in, y, u.T("settings.page-easier"))
	return s.toggle(u, in, y, "patterns", s.Settings().Patterns, func(set *store.Settings, on bool) { set.Patterns = on })
}

// size is one of the cards with a text size.
func (s *Settings) size(u *ui.UI, c ui.Rect, percent int, on bool) {
	name := "text-" + strconv.Itoa(percent)
	t := u.Touch(name, c)
	st := ui.StateNormal
	if t.Hot {
		st = ui.StateHover
	}
	u.RadioCard(c, on, st)
	k := float64(percent) / 100 / u.TextScale
	u.Text(c.X+18, c.Y+48, ui.Style{Face: ui.Body.Face, Size: 20 * k}, "Aa", ui.Ink, ui.AlignLeft)
	u.Text(c.X+18, c.Bottom()-16, ui.Note, u.T("settings.text-percent", "n", percent), ui.InkSecond, ui.AlignLeft)
	if t.Ring {
		u.Ring(c, 10)
	}
	if t.Clicked && !on {
		s.change(func(set *store.Settings) { set.TextSize = percent })
	}
}

// toggle draws a switch with its word and note, and gives where the next line begins.
func (s *Settings) toggle(u *ui.UI, in ui.Rect, y float64, key string, on bool, put func(set *store.Settings, on bool)) float64 {
	lh := u.LineHeight(ui.Body)
	w := min(in.W, 480*u.TextScale)
	u.Text(in.X, y+lh*.8, ui.Body, u.T("settings."+key), ui.Ink, ui.AlignLeft)
	h := lh + u.Paragraph(in.X, y+lh, w-80, ui.Note, u.T("settings."+key+"-note"), ui.InkSecond, ui.AlignLeft)
	if n := u.Toggle(key, in.X+w-56, y+h/2-15, on); n != on {
		s.change(func(set *store.Settings) { put(set, n) })
	}
	return y + h + 12
}

// sound is the page of the sound and the language.
func (s *Settings) sound(u *ui.UI, r ui.Rect) {
	set := s.Settings()
	list(u, "sound-page", r, func(in ui.Rect, y float64) float64 {
		top := y
		lh := u.LineHeight(ui.Heading)
		w := min(in.W, 480*u.TextScale)
		u.Text(in.X, y+lh*.8, ui.Heading, u.T("settings.volume"), ui.Ink, ui.AlignLeft)
		u.Text(in.X+w, y+lh*.8, ui.Body, u.T("settings.text-percent", "n", set.Volume), ui.InkSecond, ui.AlignRight)
		y += lh + 8
		if v := int(u.Slider("volume", ui.R(in.X, y, w, 32), float64(set.Volume), 0, 100, 10)); v != set.Volume {
			s.change(func(set *store.Settings) { set.Volume = v })
			u.Play("coin")
		}
		y += 56
		y = s.toggle(u, in, y, "mute", set.Mute, func(set *store.Settings, on bool) { set.Mute = on })
		if u.Button("listen", ui.R(in.X, y, 180, 46+u.Grow(ui.ButtonWord)), ui.Button{Kind: ui.Secondary, Icon: "sound-on", Word: u.T("settings.sound-test")}) {
			u.Play("fanfare")
		}
		y += 64 + u.Grow(ui.ButtonWord)
		if s.Sound.Trouble() != nil {
			y += u.Paragraph(in.X, y, w, ui.Label, u.T("settings.sound-none"), ui.InkSecond, ui.AlignLeft) + 12
		}
		u.Rule(in.X, y, in.W)
		y += 12
		u.Text(in.X, y+lh*.8, ui.Heading, u.T("settings.language"), ui.Ink, ui.AlignLeft)
		y += lh + 8
		at := 0
		words := make([]string, len(s.Languages))
		for i, tag := range s.Languages {
			words[i] = u.T("settings.language-" + tag)
			if tag == set.Language {
				at = i
			}
		}
		gh := 42 + u.Grow(ui.Label)
		if n := u.Segments("language", ui.R(in.X, y, w, gh), words, at); n != at {
			s.change(func(set *store.Settings) { set.Language = s.Languages[n] })
		}
		return y + gh + 20 - top
	})
}

// files says where things are kept.
func (s *Settings) files(u *ui.UI, r ui.Rect) {
	y := r.Y
	y += u.Paragraph(r.X, y, r.W, ui.Heading, u.T("settings.folder"), ui.Ink, ui.AlignLeft) + 6
	y += u.Paragraph(r.X, y, r.W, ui.Seed, s.Store.Dir(), ui.InkSecond, ui.AlignLeft) + 20
	u.Rule(r.X, y, r.W)
	y += 14
	y += u.Paragraph(r.X, y, r.W, ui.Heading, u.T("settings.picture"), ui.Ink, ui.AlignLeft) + 6
	u.Paragraph(r.X, y, r.W, ui.Body, u.T("settings.picture-note"), ui.InkSecond, ui.AlignLeft)
}

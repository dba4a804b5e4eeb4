package results

import (
	"image/color"
	"strings"

	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/dungeonroll/board"
	"delvebox/scenes/dungeonroll/decor"
	"delvebox/scenes/dungeonroll/score"
)

// hall is what the Hall of Fame knows of the result.
type hall struct {
	place    int // of the best total among all of the game, 0 if it is not known
	hero     dungeonroll.Hero
	heroBest int // the best total with that hero
}

// ask asks the Hall of Fame, to which the table has told the result by now.
func (v *View) ask() hall {
	if v.Store == nil || len(v.all) == 0 {
		return hall{}
	}
	results, _, err := v.Store.Fame()
	if err != nil || len(results) == 0 {
		return hall{}
	}
	best := v.all[0]
	h := hall{place: 1, hero: best.player.Hero, heroBest: best.Score}
	for _, r := range results {
		if r.Game != v.Game() {
			continue
		}
		for _, s := range r.Seats {
			if s.Score > best.Score {
				h.place++
			}
			if hero, _, _ := strings.Cut(s.Note, " "); hero == h.hero.String() {
				h.heroBest = max(h.heroBest, s.Score)
			}
		}
	}
	return h
}

// line is a paragraph of the panel.
type line struct {
	text  string
	style ui.Style
	tone  color.NRGBA
}

// column draws the panel that tells how it ended, and the ways to the sheet and to the
// Hall of Fame; nothing below bottom.
func (v *View) column(u *ui.UI, r ui.Rect, bottom float64) {
	bh := 40 + u.Grow(ui.Label)
	foot := ui.R(r.X, bottom-bh, r.W, bh)
	sheet := foot.Move(0, -bh-10)
	if u.Button("sheet", sheet, quiet(u, u.T("dungeonroll.score.title"), sheet)) {
		score.Open(v.Board)
	}
	if u.Button("hall", foot, quiet(u, u.T("dungeonroll.end.hall-button"), foot)) {
		v.Open.Fame()
	}
	if v.now() < v.acts().placed { // it would tell who wins
		return
	}
	lines := v.lines(u)
	in := ui.R(r.X+14, r.Y+14, r.W-28, 0)
	room := sheet.Y - 14 - r.Y
	h := 26.0
	n := 0
	for _, l := range lines {
		more := u.ParagraphHeight(l.style, l.text, in.W) + 8
		if h+more > room {
			break
		}
		h += more
		n++
	}
	if n == 0 {
		return
	}
	board.Panel(u, ui.R(r.X, r.Y, r.W, h), false)
	y := in.Y
	for _, l := range lines[:n] {
		y += u.Paragraph(in.X, y, in.W, l.style, l.text, l.tone, ui.AlignLeft) + 8
	}
}

func quiet(u *ui.UI, word string, r ui.Rect) ui.Button {
	style := board.Fit(u, ui.LabelMedium, word, r.W-24)
	return ui.Button{Kind: ui.Quiet, Word: word, Style: &style}
}

// lines are what the panel tells, the weightiest first.
func (v *View) lines(u *ui.UI) []line {
	t := func(key string, args ...any) string { return u.T("dungeonroll.end."+key, args...) }
	var out []line
	add := func(s ui.Style, tone color.NRGBA, text string) {
		if text != "" {
			out = append(out, line{text, s, tone})
		}
	}
	if len(v.all) > 1 {
		head, text := v.verdict()
		add(ui.SmallHead, decor.Head(), head)
		add(ui.Body, decor.Text(), text)
	} else {
		s := v.all[0]
		add(ui.SmallHead, decor.Head(), u.T("dungeonroll.rank."+v.Tables.Ranks()[v.rank()].Key))
		add(ui.Body, decor.Text(), v.terms(s))
		if next := v.rank() + 1; next < len(v.Tables.Ranks()) {
			rank := v.Tables.Ranks()[next]
			add(ui.Body, decor.Gold(), t("more", "n", rank.From-s.Score, "rank", u.T("dungeonroll.rank."+rank.Key)))
		}
	}
	if v.hall.place > 0 {
		add(ui.Label, decor.Dim(), t("hall", "n", v.hall.place))
	}
	if v.hall.place > 0 && v.hall.hero != dungeonroll.NoHero {
		hero := v.HeroName(v.hall.hero, false)
		if v.hall.heroBest > v.all[0].Score {
			add(ui.Label, decor.Dim(), t("hero-best", "hero", hero, "n", v.hall.heroBest))
		} else {
			add(ui.Label, decor.Dim(), t("hero-record", "hero", hero))
		}
	}
	return out
}

package heroes

import (
	"image/color"

	"delvebox/engine/paint"
	"delvebox/engine/paint/hand"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/dungeonroll/board"
	"delvebox/scenes/dungeonroll/decor"
	"delvebox/scenes/dungeonroll/heroart"
	"delvebox/scenes/house"
)

// both draws the two sides of the hero that is looked at. While a card is being painted
// the one before it stays.
func (v *View) both(u *ui.UI, l layout) {
	if !u.Drawing() {
		return
	}
	for i, r := range [2]ui.Rect{l.novice, l.master} {
		u.Shadow(r, 12, 5, 0)
		xp := 0
		if i == 1 {
			xp = 5
		}
		card := v.Card(v.looked, i == 1, xp, false, u.TextScale)
		if !u.Ready(heroart.Key{Form: "card", What: card, W: r.W, K: u.Scale}) && v.cards[i] != dungeonroll.NoHero && v.cards[i] != v.looked {
			v.DrawCard(u, v.Card(v.cards[i], i == 1, xp, false, u.TextScale), r.X, r.Y, r.W, paint.Place{})
			v.DrawCard(u, card, r.X, r.Y, r.W, paint.Place{Fade: 1})
			continue
		}
		if v.DrawCard(u, card, r.X, r.Y, r.W, paint.Place{}) {
			v.cards[i] = v.looked
		}
	}
}

// fact is a line of what is known of a hero.
type fact struct {
	head, text string
}

// facts tells below the cards what does not stand on them: where the ultimates work, and
// how the hero is to be played.
func (v *View) facts(u *ui.UI, l layout) {
	t := func(key string, args ...any) string { return u.T("dungeonroll.heroes."+key, args...) }
	card := v.Tables.Hero(v.looked)
	about := []fact{
		{t("set"), t("set-" + card.Set.String())},
		{t("difficulty"), u.T("dungeonroll.difficulty." + [...]string{"middle", "easy", "middle", "hard"}[heroart.DifficultyOf(card.Mean)])},
	}
	novice, master := v.where(u, false), v.where(u, true)
	works := []fact{{t("works"), novice}}
	if master != novice {
		works = append(works, fact{t("works-master"), master})
	}
	if l.right.H > 0 {
		v.factPanel(u, l.left, works)
		v.factPanel(u, l.right, about)
		return
	}
	v.factPanel(u, l.left, append(about, works...))
}

// where lists the phases in which an ultimate works.
func (v *View) where(u *ui.UI, master bool) string {
	var names []string
	phases := v.looked.UltimatePhases(master)
	for _, p := range []dungeonroll.Phase{dungeonroll.MonsterPhase, dungeonroll.LootPhase, dungeonroll.DragonPhase, dungeonroll.RegroupPhase} {
		if phases.Has(p) {
			names = append(names, v.PhaseName(p))
		}
	}
	if len(names) == 0 {
		return u.T("dungeonroll.heroes.works-never")
	}
	return v.Words.List(names...)
}

// factPanel draws facts on a panel as high as they need; what finds no room is left out.
func (v *View) factPanel(u *ui.UI, r ui.Rect, list []fact) {
	w := r.W - 28
	head, text := ui.NoteMedium, ui.Label
	need, n := 20.0, 0
	for _, f := range list {
		h := u.ParagraphHeight(head, f.head, w) + u.ParagraphHeight(text, f.text, w) + 6
		if need+h > r.H {
			break
		}
		need += h
		n++
	}
	if n == 0 {
		return
	}
	r.H = need
	board.Panel(u, r, false)
	y := r.Y + 12
	for _, f := range list[:n] {
		y += u.Paragraph(r.X+14, y, w, head, f.head, decor.Head(), ui.AlignLeft)
		y += u.Paragraph(r.X+14, y, w, text, f.text, decor.Text(), ui.AlignLeft) + 6
	}
}

// head draws the title and the order in which the seats choose.
func (v *View) head(u *ui.UI, l layout) {
	house.TitleMiddle(u, l.title.CX(), l.title.Y+4, 34, l.title.W-20, u.T("dungeonroll.heroes.title"), hand.Inlaid, 0)
	v.order(u, l.order)
}

// order draws the seats from the one that chooses first to the last.
func (v *View) order(u *ui.UI, r ui.Rect) {
	s := v.State()
	n := s.Seats()
	w := min(r.W/float64(n)-8, 250)
	x := r.CX() - (w+8)*float64(n)/2 + 4
	for i := range n {
		seat := (s.First() + play.Seat(2*n-1-i)) % play.Seat(n)
		c := ui.R(x+float64(i)*(w+8), r.Y, w, r.H)
		v.seat(u, seat, c)
	}
}

// seat draws one seat of the order: its figure, and what it has chosen.
func (v *View) seat(u *ui.UI, seat play.Seat, r ui.Rect) {
	s := v.State()
	hero, acts := s.Player(seat).Hero, s.Adventurer() == seat
	if acts {
		u.Picture(struct{ w, h float64 }{r.W, r.H}, r.X, r.Y, paint.Place{}, chosenPicture(r))
	}
	word, tone := u.T("dungeonroll.heroes.later"), decor.Dim()
	switch {
	case hero != dungeonroll.NoHero:
		word, tone = v.HeroName(hero, false), decor.Gold()
	case acts:
		word, tone = u.T("dungeonroll.heroes.now"), decor.Text()
	}
	x := r.X + 44
	if hero != dungeonroll.NoHero {
		v.Medallion(u, seat, r.X+6, r.CY()-16, 32)
	} else {
		u.Mini(v.SeatColour(seat), r.X+22, r.CY()+15, 32, 0)
	}
	v.two(u, ui.R(x, r.Y, r.Right()-x-8, r.H), v.SeatName(seat), decor.Text(), word, tone)
	if t := u.Area("seat-"+v.SeatColour(seat), r); t.Hot {
		u.Tip("seat-"+v.SeatColour(seat), r, ui.Tip{Title: v.SeatName(seat), Body: u.T("dungeonroll.heroes.order"), Clause: "DR-008"})
	}
}

// two writes two lines, the lower one small.
func (v *View) two(u *ui.UI, r ui.Rect, a string, ca color.NRGBA, b string, cb color.NRGBA) {
	h := r.H / 2
	a, above := house.Fit(u, ui.LabelBold, a, r.W)
	b, below := house.Fit(u, ui.Note, b, r.W)
	u.TextIn(ui.R(r.X, r.Y+1, r.W, h), above, a, ca, ui.AlignLeft)
	u.TextIn(ui.R(r.X, r.Y+h-1, r.W, h), below, b, cb, ui.AlignLeft)
}

package results

import (
	"image"
	"strings"
	"time"

	"delvebox/engine/anim"
	"delvebox/engine/paint"
	"delvebox/engine/paint/furniture"
	"delvebox/engine/paint/hand"
	"delvebox/engine/ui"
	"delvebox/scenes/house"
)

// mat divides the cloth: the podium with the winner's name above, the score board below.
// Where there is no room for a podium the minis stand on the board's rows alone.
func (v *View) mat(u *ui.UI, l house.Layout) {
	in := l.Mat.InsetXY(24, 22)
	if l.Low || l.Narrow {
		in = l.Mat.InsetXY(18, 16)
	}
	grow := min(max(min(l.Mat.W/952, l.Mat.H/684), 1), 2.2)
	if w := 1180 * grow; in.W > w { // further room is felt
		in = ui.R(in.CX()-w/2, in.Y, w, in.H)
	}
	n := float64(len(v.all))
	head := 44 + u.Grow(ui.BodyMedium)
	least := 58 + u.Grow(ui.Note)
	row := min(73*grow, max((in.H*.52-head)/n, least))
	stage := in
	boardH := head + row*n
	podium := in.W >= 860 && in.H-boardH >= 278
	if !podium {
		title := 100 + u.Grow(ui.SeatName)
		row = min(84*grow, (in.H-title-head)/n)
		boardH = head + row*n
	}
	if most := boardH + 300*grow; podium && stage.H > most { // all of it in the middle
		stage = ui.R(in.X, in.CY()-most/2, in.W, most)
	}
	bottom := stage.Foot(min(boardH, stage.H-70))
	if podium {
		v.podium(u, stage, min(grow, (stage.H-16)/262))
	} else {
		v.heading(u, stage)
	}
	v.podiumShown = podium
	v.board(u, bottom, head, row)
}

// podiumOrder is how the places stand side by side, the best in the middle.
func podiumOrder(n int) []int {
	switch n {
	case 2:
		return []int{0, 1}
	case 3:
		return []int{1, 0, 2}
	case 4:
		return []int{1, 0, 2, 3}
	}
	return []int{3, 1, 0, 2, 4}
}

// stepHeights are the heights of the podium's steps by place.
var stepHeights = [...]float64{112, 84, 66, 48, 34}

type candleKey struct{ w, h int }

// podium draws the steps with their minis at the left, and the winner's name at the
// right.
func (v *View) podium(u *ui.UI, r ui.Rect, k float64) {
	n := len(v.all)
	titleW := max(250*k, r.W*.25)
	room := r.W - titleW - 60
	step := min(159*k, room/float64(n))
	base := r.Bottom() - 20
	left := r.X + 34*k
	wide := step * float64(n)
	order := podiumOrder(n)
	for i, at := range order { // the light over the winner
		if at != 0 || !u.Drawing() {
			continue
		}
		w, h := u.Px(460*k), u.Px(400*k)
		u.Picture(candleKey{w, h}, left+step*(float64(i)+.5), base-150*k, paint.Place{Fade: .45}, func(float64) *image.RGBA { return furniture.Candle(w, h) })
	}
	// From the right to the left, so that each step's side lies behind its neighbour.
	for i := len(order) - 1; i >= 0; i-- {
		s := v.all[order[i]]
		front := ui.R(left+step*float64(i), base-stepHeights[s.Place-1]*k, step-16*k, stepHeights[s.Place-1]*k)
		v.step(u, s, front, order[i], k, base)
	}
	v.title(u, ui.R(left+wide+20, r.Y, r.Right()-left-wide-20, r.H), k)
}

// rise is how far a seat's step has risen; the last place is the first to rise.
func (v *View) rise(index int) float64 {
	from := time.Duration(len(v.all)-1-index) * stepEvery
	return anim.Span{From: from, To: from + stepFor}.At(v.now())
}

// step draws one step of the podium with the mini on it and a brass plate.
func (v *View) step(u *ui.UI, s *standing, front ui.Rect, index int, k, base float64) {
	t := v.rise(index)
	if t <= 0 || !u.Drawing() {
		return
	}
	fade, down := 0.0, 0.0
	if u.Prefs.Reduced {
		fade = 1 - t
	} else {
		down = (1 - anim.Fall(t)) * (front.H + 60*k)
	}
	box := front.Move(0, down)
	w, h := u.Px(front.W), u.Px(front.H)
	u.PushClip(ui.R(front.X-40, base-1000, front.W+120, 1000+12))
	u.Picture(podiumKey{w, h}, box.X, box.Y, paint.Place{Fade: fade}, func(k float64) *image.RGBA { return furniture.Podium(w, h, false, k) })
	u.PopClip()
	high := 112 * k
	if s.Place == 1 {
		high = 128 * k
	}
	high = min(high, front.W*.95)
	x, y := box.CX()+11*k, box.Y-9*k
	u.PushClip(ui.R(front.X-60, base-1000, front.W+160, 1000))
	u.Mini(v.b.SeatColour(s.Seat), x, y, high, fade)
	if s.Place == 1 && t >= 1 {
		u.Icon("crown-winner", x, y-high-14*k, 40*k, ui.IconRim, 0)
	}
	v.plate(u, s, box, k, fade)
	u.PopClip()
}

type podiumKey struct{ w, h int }
type plateKey struct{ w, h int }

// plate is the brass plate on a step's front.
func (v *View) plate(u *ui.UI, s *standing, front ui.Rect, k, fade float64) {
	style := ui.SeatName
	text := v.b.Words.Number(s.Place) + " " + v.b.SeatName(s.Seat)
	h := min(front.H-8, 34*max(1, k)+u.Grow(style))
	most := front.W - 12
	for u.Width(style, text) > most-14 && style.Size > 14 {
		style.Size--
	}
	if u.Width(style, text) > most-10 { // the board has the name
		text = v.b.Words.Number(s.Place)
	}
	w := min(most, max(112*k, u.Width(style, text)+28))
	r := front.Middle(w, h)
	pw, ph := u.Px(w), u.Px(h)
	u.Picture(plateKey{pw, ph}, r.X, r.Y, paint.Place{Fade: fade}, func(k float64) *image.RGBA { return furniture.BrassPlate(pw, ph, k) })
	in := r.Inset(4)
	u.TextIn(in, style, text, ui.Faded(brassInk, fade), ui.AlignMiddle)
}

// words are the title's lines and the sentence below them.
func (v *View) words(u *ui.UI) (name, verb, line string) {
	names := v.winners()
	name, verb = v.b.Words.List(names...), u.T("results.wins")
	first := v.all[0]
	line = u.T("mapmasters.results.points", "n", first.Score)
	if len(names) > 1 {
		return name, u.T("results.share"), line
	}
	if len(v.all) > 1 {
		next := v.all[1]
		line = u.T("mapmasters.results.before", "n", first.Score, "ahead", first.Score-next.Score, "other", v.b.SeatName(next.Seat))
		if next.Score == first.Score {
			line = u.T("mapmasters.results.before-secondary", "n", first.Score, "other", v.b.SeatName(next.Seat))
		}
	}
	return name, verb, line
}

// title writes who wins, in two lines of drawn capitals.
func (v *View) title(u *ui.UI, r ui.Rect, k float64) {
	name, verb, line := v.words(u)
	height := 58 * k
	gap := 16 * k
	lines := u.ParagraphHeight(ui.Style{Face: ui.BodyMedium.Face, Size: 18}, line, r.W)
	all := 2*height + gap + 24*k + lines
	y := max(r.Y, r.CY()-all/2-10*k)
	podium, _, _ := v.acts() // it waits for the winner to stand
	fade := 1 - anim.Span{From: podium - stepFor, To: podium}.At(v.now())
	if fade > .98 {
		return
	}
	v.letters(u, r, y, height, name, fade)
	v.letters(u, r, y+height+gap, height, verb, fade)
	u.Paragraph(r.X, y+2*height+gap+22*k, r.W, ui.Style{Face: ui.BodyMedium.Face, Size: 18}, line, ui.Faded(ui.Cream, fade), ui.AlignMiddle)
}

// letters writes a line of the title no wider than r. Names that the drawn letters
// cannot write are set in the heading's face.
func (v *View) letters(u *ui.UI, r ui.Rect, y, height float64, text string, fade float64) {
	text = strings.ToUpper(text)
	if !hand.HasLetters(text) {
		style := ui.PageHeading
		for style.Size > 16 && u.Width(style, text) > r.W {
			style.Size--
		}
		u.TextIn(ui.R(r.X, y, r.W, height), style, text, ui.Faded(ui.Cream, fade), ui.AlignMiddle)
		return
	}
	h := hand.TitleHeight(text, hand.Banner, r.W-8, height)
	house.TitleMiddle(u, r.CX(), y+(height-h)/2, height, r.W-8, text, hand.Banner, fade)
}

// heading is the title in one line, where there is no podium.
func (v *View) heading(u *ui.UI, r ui.Rect) {
	name, verb, line := v.words(u)
	style := ui.Style{Face: ui.BodyMedium.Face, Size: 18}
	lh := u.LineHeight(style)
	height := min(56, r.H-lh-26)
	y := r.Y + max(0, (r.H-height-lh-22)/2)
	v.letters(u, r.InsetXY(30, 0), y, height, name+" "+verb, 0)
	u.Paragraph(r.X, y+height+10, r.W, style, line, ui.Cream, ui.AlignMiddle)
}

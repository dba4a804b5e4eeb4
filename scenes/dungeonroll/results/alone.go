package results

import (
	"image"
	"math"
	"strconv"

	"delvebox/engine/paint"
	"delvebox/engine/paint/hand"
	"delvebox/engine/ui"
	"delvebox/scenes/app"
	"delvebox/scenes/dungeonroll/board"
	"delvebox/scenes/dungeonroll/decor"
	"delvebox/scenes/dungeonroll/ladder"
	"delvebox/scenes/house"
	"delvebox/scenes/house/pen"
)

// alone is the stage of a single player: the account above, the banner of the rank, and
// the ladder on which the figure climbs while the treasures are counted.
func (v *View) alone(u *ui.UI, r ui.Rect) {
	s := v.all[0]
	steps := ladder.Height(u, v.Board, r.W)
	account := min(max(150, r.H*.2)+1.6*u.Grow(ui.Note), max(r.H*.26, 104))
	banner := min(r.H-account-steps-36, max(280, r.H*.4)+u.Grow(ui.Motto)*2)
	spare := max(0, r.H-account-steps-banner-24)
	r.Top(spare * .2)
	v.account(u, s, r.Top(account))
	r.Top(12)
	v.banner(u, r.Top(banner))
	r.Top(12 + spare*.45)
	ladder.Draw(u, v.Board, ui.R(r.X, r.Y, r.W, steps), v.SeatColour(s.Seat), s.after(v.counted()))
}

// account is the sheet on which a lone player's total is made.
func (v *View) account(u *ui.UI, s *standing, r ui.Rect) {
	board.Sheet(u, r)
	name := "standing-" + v.SeatColour(s.Seat)
	t := u.Touch(name, r.InsetXY(6, 4))
	u.Tip(name, r.InsetXY(6, 4), ui.Tip{Title: v.SeatName(s.Seat), Body: v.terms(s), Clause: "DR-216"})
	if t.Ring {
		u.Ring(r.InsetXY(8, 6), 8)
	}
	if !u.Drawing() {
		return
	}
	in := r.InsetXY(20, 6)
	v.who(u, s, in.LeftSide(min(max(r.W*.22, 160), 300)))
	v.figure(u, in.LeftSide(90), int(s.player.XP), u.T("dungeonroll.end.xp"), min(max(44, r.H*.28), r.H*.4), decor.Inked())
	sum := in.RightSide(max(130, in.W*.12))
	v.treasures(u, s, in)
	size := min(max(66, r.H*.42), r.H*.56)
	ink := ui.Opaque(app.Colour(v.SeatColour(s.Seat)).Figure)
	total := strconv.Itoa(s.after(v.counted()))
	pen.Write(u, v.Hand, sum.CX(), sum.CY()+size*.34, size, total, ink, ui.AlignMiddle, 1)
	pen.Ring(u, sum.CX(), sum.CY(), v.Hand.Measure(total, size)/2+18, min(size*.62, r.H/2-6), 3.6, ink, "total", v.raised())
}

// raised is how much of the ceremony has come.
func (v *View) raised() float64 {
	s := v.share(v.acts().placed, raising)
	if v.UI.Prefs.Reduced {
		return math.Floor(s)
	}
	return s
}

type bannerKey struct {
	w, h float64
	rank int
}

// signs stand at both sides of the rank's name, from the lowest rank to the highest.
var signs = [5]string{"skull", "shield", "compass", "sword", "crown-winner"}

// banner is the cloth that comes down with the rank's name, and a word about it.
func (v *View) banner(u *ui.UI, r ui.Rect) {
	come := v.share(v.acts().placed, raising)
	if come <= 0 || !u.Drawing() {
		return
	}
	rank := v.rank()
	key := v.Tables.Ranks()[rank].Key
	name, word := u.T("dungeonroll.rank."+key), u.T("dungeonroll.rank-word."+key)
	place := paint.Place{}
	shown := r
	if u.Prefs.Reduced {
		place.Fade = 1 - come
	} else {
		shown.H *= come // it is unrolled
	}
	w := min(r.W-20, max(720, r.W*.56))
	u.PushClip(ui.R(r.X-30, shown.Y-10, r.W+60, shown.H+14))
	u.PictureLater(bannerKey{w, r.H, rank}, r.CX()-w/2, r.Y, place, func(k float64) *image.RGBA { return paintBanner(w, r.H, rank, k) })
	in := ui.R(r.CX()-w/2+52, r.Y+26, w-104, r.H-84)
	words := u.ParagraphHeight(ui.Motto, word, in.W)
	letters := min(max(46, in.H*.2), max(in.H-words-14, 20))
	head := min(max(104, in.H*.42), in.H-words-letters-40)
	if head < 56 {
		head = 0
	}
	y := in.Y + max(0, (in.H-words-letters-14-head)/2)
	if head > 0 && !u.Prefs.Reduced || head > 0 && come >= 1 {
		v.Medallion(u, v.all[0].Seat, in.CX()-head/2, y-6, head)
		y += head + 6
	}
	icon := min(letters*1.5, max(56, in.H*.2))
	house.TitleMiddle(u, in.CX(), y, letters, in.W-2*icon-16, name, hand.Inlaid, place.Fade)
	u.Icon(signs[rank], in.X+icon/2-10, y+letters/2, icon, ui.IconRim, place.Fade)
	u.Icon(signs[rank], in.Right()-icon/2+10, y+letters/2, icon, ui.IconRim, place.Fade)
	u.Paragraph(in.X, y+letters+12, in.W, ui.Motto, word, ui.Faded(ui.Cream, place.Fade), ui.AlignMiddle)
	u.PopClip()
	v.rain(u, r, rank)
}

// rain lets gold fall over the banner, the more the higher the rank; nothing falls for
// the lowest, or with reduced motion.
func (v *View) rain(u *ui.UI, r ui.Rect, rank int) {
	a := v.acts()
	if v.now() >= a.end || u.Prefs.Reduced || v.now() < a.placed {
		return
	}
	t := (v.now() - a.placed).Seconds()
	for i := range 9 * rank {
		f := float64(i)
		frac := func(k float64) float64 { _, x := math.Modf(f*k + .37); return x }
		begin := frac(.618034) * 1.1
		s := t - begin
		if s < 0 {
			continue
		}
		x := r.X + r.W*frac(.754878) + 24*math.Sin(3*s+f)
		y := r.Y - 60 + 90*s + 260*s*s
		if y > r.Bottom()+120 {
			continue
		}
		u.Picture(coinKey{}, x, y, paint.Place{Scale: .6 + .5*frac(.569840), Fade: max(0, (y-r.Bottom())/120)}, func(k float64) *image.RGBA { return decor.Coin(true, k) })
	}
}

type coinKey struct{}

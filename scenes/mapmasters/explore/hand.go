package explore

import (
	"image"
	"math"
	"strconv"
	"time"

	"delvebox/engine/input"
	"delvebox/engine/paint"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/sound"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/scenes/mapmasters/board"
	"delvebox/scenes/mapmasters/cardart"
)

const (
	handGap  = 10
	handMost = 106 // width of a card in the hand
	bookMost = 104
	tokenR   = 24
)

// hand draws the cards that are still to lay, and handles them.
func (v *View) hand(u *ui.UI) {
	if v.began == 0 {
		v.began = max(u.Now, 1)
		if u.Prefs.Speed == 0 || u.Prefs.Reduced {
			v.began = -1
		} else if len(v.s.hand) > 0 {
			v.b.Sound.Play(sound.CardTurn, sound.Touch{})
		}
	}
	if v.s.inHand() > 0 {
		u.Area("hand", v.dock)
		u.Text(v.dock.X, v.dock.Y+.8*u.LineHeight(ui.Note), ui.NoteMedium, u.T("mapmasters.exploration.your-cards"), handHead, ui.AlignLeft)
		u.Group("hand")
		names := make([]string, 0, len(v.s.hand))
		for i := range v.s.hand {
			if _, laid := v.s.place(v.s.hand[i].id); !laid {
				names = append(names, "hand-"+strconv.Itoa(i+1))
			}
			v.handCard(u, i)
		}
		u.Group("")
		if _, shown := u.Focused(); shown && v.hold == nil { // else the arrows draw
			u.Step(names)
		}
		if v.hold != nil && !v.confirm && v.pressedOn(u, v.dock) {
			v.backToHand(u)
		}
	} else if v.hold != nil {
		v.drawReturn(u)
	}
	v.tokens(u)
}

// pressedOn says whether the left button went down over a rectangle in this pass, with
// a card carried by clicks.
func (v *View) pressedOn(u *ui.UI, r ui.Rect) bool {
	ev := u.Event()
	return !u.Drawing() && v.gesture != carrying && ev.Kind == input.Press && ev.Button == input.Left && r.Has(ev.X, ev.Y)
}

func (v *View) drawReturn(u *ui.UI) {
	z := v.returnZone()
	u.Panel(z)
	u.Icon("undo", z.CX(), z.CY()-18, 40, ui.IconRim, 0)
	u.Paragraph(z.X+10, z.CY()+14, z.W-20, ui.LabelMedium, u.T("mapmasters.exploration.take-back"), ui.Cream, ui.AlignMiddle)
	if !v.confirm && v.pressedOn(u, z) {
		v.backToHand(u)
	}
}

func (v *View) handCard(u *ui.UI, i int) {
	c := &v.s.hand[i]
	r := v.slotAt(i)
	if _, laid := v.s.place(c.id); laid || v.hold != nil && v.hold.id == c.id || v.glide.carries(c.id) {
		v.drawSlot(u, r)
		return
	}
	name := "hand-" + strconv.Itoa(i+1)
	u.Area("card-"+c.id.String(), r)
	t := u.Touch(name, r)
	if u.Drawing() {
		v.drawHandCard(u, i, c, r, t)
		return
	}
	u.Tip(name, r, ui.Tip{Title: v.cardTitle(u, c.id), Body: u.T("mapmasters.explore.card-tip")})
	if v.confirm {
		return
	}
	switch {
	case t.Pressed:
		v.lieOpen(u)
		if v.hold != nil {
			v.backToHand(u)
			u.Take()
		}
	case t.Menu, t.Hot && v.hold == nil && u.Key("R"):
		c.turned = !c.turned
		v.turns[c.id]++
		u.Play("card-turn")
		u.Wake()
	case t.Dragging && v.hold == nil && !t.Dropped:
		v.takeFromHand(u, c.id)
		v.gesture = carrying
		x, y, _ := u.Pointer()
		v.carry(u, x, y)
	case t.Clicked && v.hold == nil && v.gesture == idle:
		v.takeFromHand(u, c.id)
		if _, shown := u.Focused(); shown { // by Enter on the focus: the arrows carry it on
			v.letKeysCarry(u)
		}
	}
}

func (v *View) cardTitle(u *ui.UI, id mapmasters.CardID) string {
	if id.Starter() {
		return v.b.CardName(id)
	}
	return u.T("mapmasters.thing.card-name", "name", v.b.CardName(id), "n", id.Cost())
}

// drawHandCard draws a card of the hand, turned over at the beginning one after the
// other, and larger beside the hand while the pointer is on it.
func (v *View) drawHandCard(u *ui.UI, i int, c *held, r ui.Rect, t ui.Touch) {
	if v.began > 0 {
		const each, long = 90 * time.Millisecond, 280 * time.Millisecond
		p := float64(u.Now-v.began-u.Pace(each)*time.Duration(i)) / float64(max(u.Pace(long), 1))
		if i == len(v.s.hand)-1 && p >= 1 {
			v.began = -1
		}
		if p < 1 {
			v.drawFlip(u, c, r, max(p, 0))
			u.Wake()
			return
		}
	}
	lift := 3.0
	if t.Hot && v.hold == nil {
		lift = 12
		r.Y -= 3
	}
	turn := v.turning(u, c.id)
	v.b.Card(u, c.card, r.X, r.Y, r.W, board.CardLook{Turned: c.turned, Lift: lift, Turn: turn})
	if t.Ring {
		v.drawFocus(u, r)
	}
	// Off the window, so that its large face is painted before it is wanted.
	v.b.Card(u, c.card, -4000, -4000, v.want.Square*card.Columns, board.CardLook{Turned: c.turned})
	show := 0.0
	if t.Hot && v.hold == nil && v.gesture == idle {
		show = 1
	}
	show = u.Ease("explore.large-"+c.id.String(), show, 120*time.Millisecond)
	if show > 0 && v.hold == nil {
		w := v.want.Square * card.Columns
		if w < 180 {
			w = 200
		}
		x, y := v.dock.X-w-18, min(max(r.CY()-.7*w, v.clear.Y+12), v.clear.Bottom()-1.4*w-12)
		u.Over(func() {
			v.b.Card(u, c.card, x, y, w, board.CardLook{Turned: c.turned, Lift: 26, Fade: 1 - show, Turn: turn})
		})
	}
}

type flipKey struct {
	id     mapmasters.CardID
	turned bool
	w      float64
}

// drawFlip draws a card while it is being turned over: p from 0, facedown, to 1.
func (v *View) drawFlip(u *ui.UI, c *held, r ui.Rect, p float64) {
	wide := math.Abs(math.Cos(math.Pi * p))
	var pic *paint.Picture
	if p < .5 {
		pic = u.Art.Gallery.Get(flipKey{0, false, r.W}, func() *image.RGBA { return v.b.Art.Back(0, r.W, u.Scale) })
	} else {
		face := c.card
		if c.turned {
			face = face.Turned()
		}
		pic = u.Art.Gallery.Get(flipKey{c.id, c.turned, r.W}, func() *image.RGBA { return v.b.Art.Plan(face, r.W, u.Scale) })
	}
	k := u.Scale
	w, h := cardart.Size(r.W, k)
	u.Shadow(r.Middle(max(r.W*wide, 8), r.H), 6, 3+9*math.Sin(math.Pi*p), 0)
	src := image.Rect(0, 0, w, h).Sub(pic.Origin) // parts are counted from the upper left pixel
	up := 6 * math.Sin(math.Pi*p)
	u.Surface().DrawPart(pic, src, paint.Box{X: (r.CX() - r.W*wide/2) * k, Y: (r.Y - up) * k, W: max(r.W*wide*k, 1), H: r.H * k}, 0)
}

type slotKey struct{ w, h float64 }

// drawSlot draws the empty place of a card.
func (v *View) drawSlot(u *ui.UI, r ui.Rect) {
	u.Picture(slotKey{r.W, r.H}, r.X, r.Y, paint.Place{}, func(k float64) *image.RGBA {
		img := pixel.New(int(math.Ceil(r.W*k)), int(math.Ceil(r.H*k)))
		c := pixel.NewCanvas(img, k)
		box := pixel.RoundRect(1.5, 1.5, r.W-3, r.H-3, 6)
		c.Fill(box, pixel.Hex(0), .10)
		c.Stroke(box, pixel.Pen{W: 1.4, Dash: []float64{6, 5}}, pixel.Hex(0xd8c98a), .42)
		return img
	})
}

type focusKey struct{ w, h float64 }

// drawFocus draws the ring of the keyboard's focus.
func (v *View) drawFocus(u *ui.UI, r ui.Rect) {
	u.Picture(focusKey{r.W, r.H}, r.X, r.Y, paint.Place{}, func(k float64) *image.RGBA {
		const m = 6
		img := image.NewRGBA(image.Rect(-int(m*k), -int(m*k), int((r.W+m)*k), int((r.H+m)*k)))
		c := pixel.NewCanvas(img, k)
		c.Stroke(pixel.RoundRect(-3, -3, r.W+6, r.H+6, 8), pixel.Pen{W: 3}, pixel.Hex(0xffd75a), 1)
		return img
	})
}

// lieOpen ends the turning over of the cards.
func (v *View) lieOpen(u *ui.UI) {
	if v.began > 0 {
		v.began = -1
		u.Wake()
	}
}

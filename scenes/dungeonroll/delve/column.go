package delve

import (
	"slices"
	"time"

	"delvebox/engine/paint"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/dungeonroll"
	"delvebox/scenes/dungeonroll/board"
	"delvebox/scenes/dungeonroll/decor"
	"delvebox/scenes/dungeonroll/heroart"
	"delvebox/scenes/sitting"
)

// left draws the left column: the hero card, the coach, the log.
func (v *View) left(u *ui.UI) {
	v.heroCard(u, v.p.Hero)
	coach, log := v.p.Coach, v.p.Log
	need := v.coachHeight(u, coach.W) - coach.H
	more := max(0, min(need, log.H-64))
	coach.H += more
	log.Y += more
	log.H -= more
	v.coachPanel(u, coach)
	v.logPanel(u, log)
}

// flip is the hero card as it turns over: for a moment when the hero becomes a master,
// and while the pointer rests on it.
type flip struct {
	seat   play.Seat
	master bool
	since  time.Duration
	turns  bool
	known  bool
	hot    time.Duration // since when the pointer rests on the card
}

const (
	turnFor   = 700 * time.Millisecond
	turnAfter = 450 * time.Millisecond
	sealName  = "seal"
)

// heroCard draws the adventurer's hero card. Resting on it shows the other side.
func (v *View) heroCard(u *ui.UI, r ui.Rect) {
	seat := v.Actor()
	if seat == play.NoSeat {
		seat = 0
	}
	pl := v.st.Player(seat)
	t := u.Touch("hero", r)
	if pl.Hero == dungeonroll.NoHero {
		u.Shadow(r, 9, 6, 0)
		v.recruit(u, r)
		return
	}
	v.turning(u, seat, pl.Master, t)
	now, other := v.cardOf(u, pl, pl.Master), v.cardOf(u, pl, !pl.Master)
	turn := v.turn(u)
	switch {
	case turn <= 0 || turn >= 1:
		shown := now
		if turn >= 1 {
			shown = other
		}
		u.Shadow(r, 9, 6, 0)
		if !v.DrawCard(u, shown, r.X, r.Y, r.W, paint.Place{}) {
			board.Sheet(u, r)
		}
	default:
		v.DrawTurn(u, r, now, other, turn)
		if v.flip.turns {
			board.TurnGlow(u, r, 1-turn)
		}
	}
	if turn <= 0 {
		track := ui.R(r.X+r.W*.06, r.Bottom()-r.W*.28, r.W*.56, r.W*.24)
		u.Area("xp", track)
		u.Tip("xp", track, ui.Tip{Title: u.T("dungeonroll.card.novice"), Body: u.T("dungeonroll.place.xp-tip"), Now: u.T("dungeonroll.players.xp", "xp", pl.XP), Clause: "DR-112"})
		v.seal(u, r, pl)
	} else {
		u.Area("seal-place", sealRect(r)) // the hand that comes for the seal turns the card back
	}
	if t.Ring {
		u.Ring(r, 9)
	}
	v.heroTouch(u, t, r)
}

// cardOf is one side of the adventurer's card, without its seal.
func (v *View) cardOf(u *ui.UI, pl dungeonroll.Player, master bool) heroart.Card {
	c := v.Card(pl.Hero, master, int(pl.XP), v.d.Spent, min(u.TextScale, 1.25))
	c.NoSeal = true
	return c
}

// turning notes when the hero has become a master, and how long the pointer has rested.
func (v *View) turning(u *ui.UI, seat play.Seat, master bool, t ui.Touch) {
	c := &v.flip
	if c.seat == seat && c.known && !c.master && master {
		c.turns, c.since = true, u.Now
		v.unheard = append(v.unheard, "level-up")
	}
	c.seat, c.master, c.known = seat, master, true
	if c.turns && u.Now-c.since >= u.Pace(turnFor) {
		c.turns = false
		u.Wake()
	}
	if !t.Hot || v.hold.step != idle || v.hold.drag {
		c.hot = 0
		return
	}
	if c.hot == 0 {
		c.hot = u.Now
	}
	if u.Now-c.hot < turnAfter {
		u.WakeAt(c.hot + turnAfter)
	}
}

// turn is how far the card shows its other side, 0 to 1. A hero who has become a master
// turns from the novice's side.
func (v *View) turn(u *ui.UI) float64 {
	c := &v.flip
	if c.turns {
		u.Wake()
		return 1 - float64(u.Now-c.since)/float64(max(1, u.Pace(turnFor)))
	}
	to := 0.0
	if c.hot != 0 && u.Now-c.hot >= turnAfter {
		to = 1
	}
	at := u.Ease("dr-card", to, 300*time.Millisecond)
	if u.Prefs.Reduced {
		return to
	}
	return at
}

// sealRect is where the seal lies on a card.
func sealRect(card ui.Rect) ui.Rect {
	x, y, scale := heroart.SealAt()
	f := card.W / heroart.CardW
	return ui.R(card.X+x*f, card.Y+y*f, decor.SealW*scale*f, decor.SealH*scale*f)
}

// seal draws the wax seal of the ultimate, to be broken.
func (v *View) seal(u *ui.UI, r ui.Rect, pl dungeonroll.Player) {
	s := sealRect(r)
	sign := heroart.Sign(pl.Hero.String(), board.Side(pl.Master))
	size := s.W / decor.SealW
	key := sealKey{pl.Hero, pl.Master, v.d.Spent, size}
	t := u.Touch(sealName, s)
	can := v.free() && v.d.CanUltimate()
	armed := v.hold.step != idle && (v.hold.move.Kind == dungeonroll.Ultimate || v.hold.src == dungeonroll.HeroCard)
	if armed || can && t.Hot {
		u.Glow(s.InsetXY(-3, -1), 20, 0)
	}
	u.PictureLater(key, s.X, s.Y, paint.Place{}, sealPainter(sign, v.d.Spent, size))
	if t.Ring {
		u.Ring(s, 16)
	}
	now := u.T("dungeonroll.place.ultimate-ready")
	if v.d.Spent {
		now = u.T("dungeonroll.place.ultimate-spent")
	}
	phases := "dungeonroll.works-in." + v.worksIn(pl)
	u.Tip(sealName, s, ui.Tip{Title: u.T("dungeonroll.card.ultimate"), Body: v.HeroText(pl.Hero, pl.Master, "ultimate") + " " + u.T(phases) + ".", Now: now, Clause: v.Tables.Hero(pl.Hero).FirstClause})
	if t.Clicked && v.free() {
		v.breakSeal(u, pt{s.CX(), s.CY()})
	}
	if v.d.Tracks() && v.free() {
		b := ui.R(r.X+8, r.Y+r.H*.55, 0, 0)
		if u.IconButton("track", b.X+18, b.Y+14, 16, "die-goblin", "", ui.Tip{Title: u.T("dungeonroll.hand.track"), Body: v.HeroText(pl.Hero, pl.Master, "specialty"), Clause: "DR-198"}) {
			v.track(u, pt{b.X + 30, b.Y})
		}
	}
}

// worksIn is the key of the phases that the ultimate works in.
func (v *View) worksIn(pl dungeonroll.Player) string {
	s := pl.Hero.UltimatePhases(pl.Master)
	switch {
	case s.Has(dungeonroll.RegroupPhase):
		return "mldr"
	case s.Has(dungeonroll.LootPhase):
		return "mld"
	case s.Has(dungeonroll.DragonPhase):
		return "d"
	}
	return "m"
}

// heroTouch lets the card itself be used as a companion, by Crusader and Spellsword.
func (v *View) heroTouch(u *ui.UI, t ui.Touch, r ui.Rect) {
	if !v.free() || v.d.CardRoles() == 0 {
		return
	}
	h := &v.hold
	switch {
	case t.Dropped && h.drag && h.src == dungeonroll.HeroCard:
		v.use(u, v.spotAt(u, t.X, t.Y), t.X, t.Y)
	case t.Dragging && !h.drag && (h.step == idle || h.step == holding):
		v.take(u, dungeonroll.HeroCard, dungeonroll.NoToken, true)
	case t.Clicked && (h.step == idle || h.step == holding):
		v.take(u, dungeonroll.HeroCard, dungeonroll.NoToken, false)
	}
	if h.src == dungeonroll.HeroCard && h.step == holding {
		u.Chosen(r, 9)
	}
}

// CardInHand draws the hero card small in the hand.
func (v *View) CardInHand(u *ui.UI, x, y float64) { v.Medallion(u, v.Actor(), x-36, y-40, 72) }

// recruit is the card of a game without heroes.
func (v *View) recruit(u *ui.UI, r ui.Rect) {
	board.Sheet(u, r)
	name := v.HeroName(dungeonroll.NoHero, false)
	u.TextIn(ui.R(r.X, r.Y+10, r.W, 40), board.Fit(u, ui.Heading, name, r.W-20), name, decor.Rubric(), ui.AlignMiddle)
	u.Mini(v.SeatColour(v.Actor()), r.CX(), r.Y+r.H*.42, min(120, r.H*.3), 0)
	y := r.Y + r.H*.5
	for _, part := range []string{"specialty", "ultimate"} {
		y += u.Paragraph(r.X+16, y, r.W-32, ui.Label, v.HeroText(dungeonroll.NoHero, false, part), decor.Inked(), ui.AlignLeft) + 8
	}
	u.Tip("hero", r, ui.Tip{Title: name, Body: v.HeroText(dungeonroll.NoHero, false, "specialty"), Clause: "DR-008"})
}

// logPanel draws the last sentences of the log; a click draws it up.
func (v *View) logPanel(u *ui.UI, r ui.Rect) {
	board.Panel(u, r, false)
	t := u.Touch("log", r)
	if t.Clicked {
		v.OpenLog()
	}
	in := r.InsetXY(14, 10)
	y := in.Y
	u.PushClip(ui.R(r.X, r.Y, r.W, r.H-8))
	head := 0.0
	if r.H > 150 {
		head = u.Paragraph(in.X, y, in.W, ui.SmallHead, u.T("button.log"), decor.Head(), ui.AlignLeft) + 4
	}
	lines := v.Log()
	if v.pending() && v.Match.Len() == 0 { // the dice of the set-up are still to fall
		lines = slices.DeleteFunc(slices.Clone(lines), func(l sitting.Line) bool { return l.Icon == "" })
	}
	at := len(lines)
	room := in.H - head
	for at > 0 {
		h := u.ParagraphHeight(ui.Note, lines[at-1].Text, in.W) + 4
		if h > room {
			break
		}
		room -= h
		at--
	}
	y += head
	style := ui.Note
	if at == len(lines) && at > 0 {
		at--
		style = within(u, style, lines[at].Text, in.W, room)
	}
	for i := at; i < len(lines); i++ {
		c := decor.Dim()
		if i == len(lines)-1 {
			c = decor.Text()
		}
		y += u.Paragraph(in.X, y, in.W, style, lines[i].Text, c, ui.AlignLeft) + 4
	}
	u.PopClip()
	if t.Ring {
		u.Ring(r, 9)
	}
}

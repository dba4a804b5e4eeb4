package explore

import (
	"image/color"

	"delvebox/engine/input"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters/dungeon"
	"delvebox/scenes/house"
)

// done draws the main button, which hands the dungeon in (MMV-138).
func (v *View) done(u *ui.UI, l house.Layout) {
	b := ui.Button{Kind: ui.MainButton, Word: u.T("mapmasters.exploration.done"), Key: u.T("keys.names-enter"), Press: input.Enter, Disabled: v.notDone(u)}
	if b.Disabled != "" {
		b.Key = ""
	}
	if v.confirm || v.ask != nil || v.hold != nil {
		b.Press = ""
	}
	if u.Button("done", l.Main, b) && !v.confirm {
		v.ask, v.aim = nil, nil
		if v.asksFirst() {
			v.confirm = true
			u.Wake()
			return
		}
		v.handIn(u)
	}
}

// asksFirst says whether Done asks once. A dungeon without a path, which wins no race
// either, is always asked about: it is a slip of the hand. In a Time Bonus round, or where
// the player wants no question, it is one click else.
func (v *View) asksFirst() bool {
	return v.s.pen.Len() == 0 || v.b.App.Settings.ConfirmDone && !v.b.State().TimeBonusRound()
}

// notDone says why the dungeon cannot be handed in, "" if it can.
func (v *View) notDone(u *ui.UI) string {
	if len(v.s.laid) > 0 && !v.s.tab.Linked() {
		return u.T("mapmasters.exploration.not-all-linked")
	}
	return ""
}

// handIn makes the move.
func (v *View) handIn(u *ui.UI) {
	v.confirm = false
	v.clock.advance(u.Now)
	if v.clock.over = v.b.Do(u, v.s.plan(v.clock.millis()), v.l.Main.CX(), v.l.Main.Y); v.clock.over {
		v.ink.release()
	}
}

// dialog asks once.
func (v *View) dialog(u *ui.UI) {
	u.Shield()
	u.Fill(ui.R(0, 0, u.W, u.H), color.NRGBA{0, 0, 0, 140})
	w := 460 * (1 + (u.TextScale-1)*.6)
	w = min(w, u.W-40)
	pad := 34.0
	note := u.T("mapmasters.exploration.done-confirm-note")
	warn := ""
	switch {
	case v.s.pen.Len() == 0:
		warn = u.T("mapmasters.exploration.done-confirm-no-path")
	case v.s.pen.Standing() != dungeon.Outside:
		warn = u.T("mapmasters.exploration.done-confirm-no-exit")
	}
	h := 2*pad + u.LineHeight(ui.Heading) + 12 + u.ParagraphHeight(ui.Body, note, w-2*pad)
	if warn != "" {
		h += 10 + u.ParagraphHeight(ui.BodyMedium, warn, w-2*pad)
	}
	bh := 48 + u.Grow(ui.ButtonWord)
	h += 22 + bh
	r := ui.R((u.W-w)/2, (u.H-h)/2, w, h)
	u.Plaque(r, 0)
	y := r.Y + pad
	y += u.Paragraph(r.X+pad, y, w-2*pad, ui.Heading, u.T("mapmasters.exploration.done-confirm"), ui.Ink, ui.AlignLeft) + 12
	if warn != "" {
		y += u.Paragraph(r.X+pad, y, w-2*pad, ui.BodyMedium, warn, ui.Wrong, ui.AlignLeft) + 10
	}
	u.Paragraph(r.X+pad, y, w-2*pad, ui.Body, note, ui.Ink, ui.AlignLeft)
	cols := ui.R(r.X+pad, r.Bottom()-pad-bh, w-2*pad, bh).Columns(2, 16)
	no := u.Button("done-no", cols[0], ui.Button{Kind: ui.Secondary, Word: u.T("mapmasters.exploration.done-no"), Press: input.Escape})
	yes := u.Button("done-yes", cols[1], ui.Button{Kind: ui.MainButton, Word: u.T("mapmasters.exploration.done-yes"), Press: input.Enter, Style: &ui.ButtonWord})
	switch {
	case yes:
		v.handIn(u)
	case no:
		v.confirm = false
		u.Wake()
	}
}

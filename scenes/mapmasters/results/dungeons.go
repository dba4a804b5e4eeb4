package results

import (
	"slices"

	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters"
	"delvebox/scenes/mapmasters/board"
)

// lastReward gives the events of the match's last reward, nil if there was none.
func lastReward(b *board.Board) []play.Event {
	log := b.Match.Log(b.Viewer)
	for _, e := range slices.Backward(log) {
		if slices.ContainsFunc(e.Events, func(ev play.Event) bool { _, is := ev.(mapmasters.RewardOpened); return is }) {
			return e.Events
		}
	}
	return nil
}

// lookAt lays the dungeons of the last round open again; back from there everything of
// the final score has arrived.
func (v *View) lookAt(u *ui.UI) {
	v.skip(u)
	v.looking = v.look(v.b, v.reward, func() {
		v.looking = nil
		u.Forget()
	})
	u.Forget()
}

// lookButton leads to the dungeons.
func (v *View) lookButton(u *ui.UI, r ui.Rect) bool {
	word, style := u.T("mapmasters.results.dungeons"), ui.ButtonWord
	for style.Size > 14 && u.Width(style, word) > r.W-64 {
		style.Size--
	}
	return u.Button("dungeons", r, ui.Button{Kind: ui.Secondary, Icon: "search", Word: word, Style: &style,
		Tip: ui.Tip{Title: word, Body: u.T("mapmasters.results.dungeons-note")}})
}

// canLook says whether there are dungeons to be looked at.
func (v *View) canLook() bool { return v.look != nil && v.reward != nil }

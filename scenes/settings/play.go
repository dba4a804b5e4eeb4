package settings

import (
	"delvebox/engine/store"
	"delvebox/engine/ui"
)

// play is the page of how much the table asks and tells.
func (s *Settings) play(u *ui.UI, r ui.Rect) {
	set := s.Settings()
	list(u, "play-page", r, func(in ui.Rect, y float64) float64 {
		top := y
		in = ui.R(in.X+4, in.Y, in.W-8, in.H)
		y = heading(u, in, y+4, u.T("settings.exploring"))
		y = s.toggle(u, in, y, "pay-default", set.PayByItself, func(set *store.Settings, on bool) { set.PayByItself = on })
		y = s.toggle(u, in, y, "confirm-done", set.ConfirmDone, func(set *store.Settings, on bool) { set.ConfirmDone = on })
		y = s.toggle(u, in, y, "coach", set.Coach, func(set *store.Settings, on bool) {
			set.Coach = on
			if on { // from the beginning
				set.Told = nil
			}
		})
		return y - top
	})
}

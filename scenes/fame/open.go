package fame

import (
	"errors"
	"strconv"

	"delvebox/engine/play"
	"delvebox/engine/store"
	"delvebox/engine/ui"
)

// matches is the page of the matches that can be gone on with, the newest first.
func (s *Fame) matches(u *ui.UI, r ui.Rect) {
	if s.lost != nil {
		u.Paragraph(r.X, r.Y, r.W, ui.Body, s.Say(s.lost), ui.Wrong, ui.AlignLeft)
		return
	}
	if len(s.open) == 0 {
		y := r.Y + max(0, r.H*.5-130)
		u.Icon(s.emblem(s.id()), r.CX(), y+50, 100, ui.IconShadow, 0)
		w := min(r.W-40, 460*u.TextScale)
		y += 124
		y += u.Paragraph(r.CX()-w/2, y, w, ui.Heading, u.T("fame.none-open"), ui.Ink, ui.AlignMiddle) + 6
		y += u.Paragraph(r.CX()-w/2, y, w, ui.Body, u.T("fame.none-open-note"), ui.InkSecond, ui.AlignMiddle) + 14
		bw := u.Width(ui.ButtonWord, u.T("fame.new-match")) + 110
		if u.Button("first-match", ui.R(r.CX()-bw/2, y, bw, 48+u.Grow(ui.ButtonWord)), ui.Button{Kind: ui.Secondary, Icon: s.emblem(s.id()), Word: u.T("fame.new-match")}) {
			s.Open.SetUp(s.id())
		}
		return
	}
	u.Scroll("open", r, func(in ui.Rect, y float64) float64 {
		top := y
		u.Group("open-matches")
		names := make([]string, len(s.open))
		for i := range s.open {
			names[i] = "match-" + strconv.Itoa(i+1)
			y += s.match(u, names[i], ui.R(in.X, y, in.W, 0), s.open[i]) + 8
		}
		u.Step(names)
		u.Group("")
		return y - top
	})
}

// whole says why a match cannot be gone on with, nil if it can: damage that the list
// of the store knows, or other rules than this program's.
func (s *Fame) whole(p store.Preview) error {
	if p.Err != nil {
		return p.Err
	}
	g, ok := s.Game(p.Game)
	if !ok {
		return &play.OtherGame{ID: p.Game}
	}
	if p.Rules != g.Version() {
		return &play.OtherRules{Game: p.Game, Journal: p.Rules, Program: g.Version()}
	}
	return nil
}

// goOn opens a match; what is amiss with it is said.
func (s *Fame) goOn(u *ui.UI, p store.Preview, amiss error) {
	if p.Whole {
		u.Play("card-slide")
		if err := s.Rescue(p.Name); err != nil {
			u.Notify("lock", s.Say(err), "", nil)
		}
		s.read = false
		return
	}
	if amiss != nil {
		u.Play("refused")
		u.Notify("lock", s.reason(u, amiss), "", nil)
		return
	}
	u.Play("card-slide")
	if err := s.Continue(p.Name); err != nil {
		u.Notify("lock", s.Say(err), "", nil)
		s.read = false
	}
}

// reason is what is amiss, short enough for a slip.
func (s *Fame) reason(u *ui.UI, err error) string {
	var damage *play.Damage
	if errors.As(err, &damage) {
		return u.T("fame.damaged-at", "n", damage.Line)
	}
	return s.Say(err)
}

package results

import (
	"time"

	"delvebox/engine/input"
	"delvebox/engine/paint/hand"
	"delvebox/engine/play"
	"delvebox/engine/ui"
	"delvebox/scenes/dungeonroll/board"
	"delvebox/scenes/dungeonroll/decor"
	"delvebox/scenes/house"
)

// View shows the end of a match. It implements board.View.
type View struct {
	*board.Board
	all  []*standing // the best first
	most int         // steps of the seat that has most of them
	t    time.Duration
	last time.Duration
	came time.Duration // when the first picture was due
	done bool          // the arrival is over; hall has been asked
	hall hall
}

// New makes the view of a match that is over.
func New(b *board.Board) board.View { return newView(b) }

func newView(b *board.Board) *View {
	v := &View{Board: b, all: standings(b), last: -1}
	for _, s := range v.all {
		v.most = max(v.most, len(s.steps))
	}
	return v
}

// The times of the arrival at normal speed.
const (
	opening  = 700 * time.Millisecond // the chest opens
	counting = 190 * time.Millisecond // each treasure
	resting  = 250 * time.Millisecond
	moving   = 500 * time.Millisecond // the rows find their places
	ringing  = 300 * time.Millisecond // the ring round the winner
	raising  = 600 * time.Millisecond // the banner
	raining  = 1800 * time.Millisecond
)

// acts are the moments at which the parts of the arrival are over.
type acts struct{ open, counted, placed, end time.Duration }

func (v *View) acts() acts {
	a := acts{open: opening}
	a.counted = a.open + counting*time.Duration(v.most) + resting
	a.placed = a.counted
	if len(v.all) > 1 {
		a.placed += moving
		a.end = a.placed + ringing
	} else {
		a.end = a.placed + raising + raining
	}
	return a
}

// now is the time since the arrival at normal speed.
func (v *View) now() time.Duration {
	if v.UI.Prefs.Speed <= 0 {
		return time.Hour
	}
	return v.t
}

// share is how much of a stretch of the arrival is over, 0 to 1, starting gently.
func (v *View) share(from, length time.Duration) float64 {
	x := min(max(float64(v.now()-from)/float64(length), 0), 1)
	return x * x * (3 - 2*x)
}

// counted is how many treasures of everybody have been counted.
func (v *View) counted() int {
	if v.now() < opening {
		return 0
	}
	return min(int((v.now()-opening)/counting), v.most)
}

// Tick implements board.View.
func (v *View) Tick(u *ui.UI) {
	if v.last < 0 {
		v.came = u.Now
		if v.now() < opening {
			u.Play("chest")
		}
	}
	d := u.Now - max(v.last, v.came)
	v.last = u.Now
	a := v.acts()
	if v.now() >= a.end {
		if !v.done {
			v.done = true
			v.hall = v.ask()
			u.Wake()
		}
		return
	}
	before, counted := v.t, v.counted()
	v.t += time.Duration(float64(min(max(d, 0), 100*time.Millisecond)) / u.Prefs.Speed)
	if v.counted() > counted {
		u.Play("coin")
	}
	if before < a.placed && v.t >= a.placed {
		u.Play(v.applause())
	}
	u.Wake()
}

// applause is the sound of the verdict: the lowest rank is the dragon's.
func (v *View) applause() string {
	if len(v.all) == 1 && v.rank() == 0 {
		return "roar"
	}
	return "fanfare"
}

// rank is the place of a lone player's rank, from 0.
func (v *View) rank() int {
	ranks := v.Tables.Ranks()
	have := v.Tables.Rank(v.all[0].Score)
	for i, r := range ranks {
		if r == have {
			return i
		}
	}
	return 0
}

// skip brings the arrival to its end.
func (v *View) skip(u *ui.UI) {
	v.t = max(v.t, v.acts().end)
	u.Wake()
}

// breath is how long Enter does not begin another match: whoever has just ended the last
// delve with it wants to see how the game ended.
const breath = 900 * time.Millisecond

// hasty says whether the end has only just come, or is still arriving.
func (v *View) hasty(u *ui.UI) bool {
	return v.now() < v.acts().end || u.Now-v.came < breath
}

// Frame implements board.View.
func (v *View) Frame(u *ui.UI) {
	p := board.Places(u)
	stage := stageOf(u, p)
	title := ui.R(stage.X, 14, stage.W, 46)
	v.ground(u, stage)
	if len(v.all) == 0 {
		return
	}
	if u.Area("stage", ui.R(0, 0, p.Main.X-12, u.H)).Clicked || u.Key(input.Space) || v.hasty(u) && u.Key(input.Enter) {
		v.skip(u)
	}
	house.TitleMiddle(u, title.CX(), title.Y, 32, title.W-20, u.T("dungeonroll.end.title"), hand.Inlaid, 0)
	if in := inside(stage); len(v.all) > 1 {
		v.rows(u, in)
	} else {
		v.alone(u, in)
	}
	v.lid(u, stage)
	v.column(u, p.Players, p.Main.Y-18)
	style := board.Fit(u, ui.MainWord, u.T("results.again"), p.Main.W-30)
	b := ui.Button{Kind: ui.MainButton, Word: u.T("results.again"), Style: &style, Press: input.Enter, Key: u.T("keys.names-enter"), Tip: ui.Tip{Title: u.T("results.again"), Body: u.T("pause.start-anew-note")}}
	if u.Width(style, b.Word)+u.Width(ui.Note, b.Key)+56 > p.Main.W {
		b.Key = ""
	}
	switch {
	case u.Button("again", p.Main, b):
		v.Anew(u)
	case u.Button("shelf", p.Second, ui.Button{Kind: ui.Secondary, Icon: "home", Word: u.T("results.shelf"), Style: fitted(u, u.T("results.shelf"), p.Second.W-70)}):
		v.Stack.Home()
	}
}

// stageOf is where the chest stands: below the title, left of the column.
func stageOf(u *ui.UI, p decor.Places) ui.Rect { return ui.R(20, 74, p.Main.X-44, u.H-88) }

func fitted(u *ui.UI, word string, w float64) *ui.Style {
	s := board.Fit(u, ui.ButtonWord, word, w)
	return &s
}

// Happen implements board.View.
func (v *View) Happen(*ui.UI, play.Seat, []play.Event) {}

// Undo implements board.View.
func (v *View) Undo(*ui.UI) bool { return false }

// Reset implements board.View.
func (v *View) Reset(*ui.UI) {}

// Busy implements board.View.
func (v *View) Busy(*ui.UI) bool { return false }

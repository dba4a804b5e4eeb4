package results

import (
	"strings"
	"time"

	"delvebox/engine/input"
	"delvebox/engine/paint/hand"
	"delvebox/engine/play"
	"delvebox/engine/sound"
	"delvebox/engine/ui"
	"delvebox/scenes/house"
	"delvebox/scenes/mapmasters/board"
)

// View shows the end of a match. It implements board.View.
type View struct {
	b           *board.Board
	all         []*standing // the best first
	place       int         // the winner's place in the Hall of Fame, 0 if it is not known
	t           time.Duration
	last        time.Duration
	came        time.Duration // when the first picture was due
	podiumShown bool          // else the rows are there at once
	told        []notice      // what could not be stored, to be said with the first picture

	look    Look         // how dungeons are looked at
	reward  []play.Event // the last round's reward, nil if the match has none
	looking board.View   // while the last round's dungeons are looked at
}

// Look makes the view in which the dungeons of a reward are looked at; back leads from
// there to the final score.
type Look func(b *board.Board, reward []play.Event, back func()) board.View

type notice struct{ icon, text string }

// New makes the view of a match that is over, and tells the match to the Hall of Fame.
func New(b *board.Board, look Look) board.View { return newView(b, look) }

func newView(b *board.Board, look Look) *View {
	v := &View{b: b, all: standings(b), last: -1, look: look, reward: lastReward(b)}
	v.store()
	return v
}

// store keeps the result and closes the save. A result that is told already is left
// out by the store; what goes wrong is told to the player, and the match stays where it
// was, to be continued.
func (v *View) store() {
	b := v.b
	if b.Store == nil || b.Save == nil {
		return
	}
	if b.Match.Outcome() == nil {
		return
	}
	if _, err := b.Finish(b.Match, b.Save); err != nil {
		v.told = append(v.told, notice{"lock", b.Say(err)})
		return
	}
	v.place = v.hall()
}

// hall is the place of the match's best score among all scores of the game.
func (v *View) hall() int {
	results, _, err := v.b.Store.Fame()
	if err != nil || len(v.all) == 0 {
		return 0
	}
	place := 1
	for _, r := range results {
		for _, s := range r.Seats {
			if r.Game == v.b.Setup().Game && s.Score > v.all[0].Score {
				place++
			}
		}
	}
	return place
}

// The times of the arrival at normal speed: each step of the podium, each figure, the
// circle round the winner.
const (
	stepFor   = 180 * time.Millisecond
	stepEvery = 240 * time.Millisecond
	figureFor = 90 * time.Millisecond
	circleFor = 200 * time.Millisecond
)

// acts gives when the podium stands, the figures are written, and all is done.
func (v *View) acts() (podium, figures, end time.Duration) {
	n := time.Duration(len(v.all))
	podium = n*stepEvery + stepFor
	figures = podium + n*time.Duration(columns)*figureFor
	return podium, figures, figures + circleFor
}

// now is the time since the arrival at normal speed.
func (v *View) now() time.Duration {
	if v.b.UI.Prefs.Speed <= 0 {
		return time.Hour
	}
	return v.t
}

// Tick implements board.View.
func (v *View) Tick(u *ui.UI) {
	if v.looking != nil {
		v.looking.Tick(u)
	}
	d := u.Now - v.last
	if v.last < 0 {
		d, v.came = 0, u.Now
	}
	v.last = u.Now
	for _, n := range v.told {
		u.Notify(n.icon, n.text, "", nil)
	}
	v.told = nil
	podium, _, end := v.acts()
	if v.t > end || u.Prefs.Speed <= 0 {
		return
	}
	before := v.t
	v.t += time.Duration(float64(min(max(d, 0), 100*time.Millisecond)) / u.Prefs.Speed)
	if before < podium && v.t >= podium {
		v.b.Sound.Play(sound.Fanfare, sound.Touch{})
	}
	u.Wake()
}

// Frame implements board.View.
func (v *View) Frame(u *ui.UI, l house.Layout) {
	if v.looking != nil {
		v.looking.Frame(u, l)
		return
	}
	v.b.Ground(u, l.Mat)
	if u.Area("mat", l.Mat).Clicked || u.Key(input.Space) || v.hasty(u) && u.Key(input.Enter) {
		v.skip(u)
	}
	if len(v.all) == 0 {
		return
	}
	style, word := ui.MainWord, u.T("results.again")
	for style.Size > 15 && u.Width(style, word)+u.Width(ui.Note, u.T("keys.names-enter"))+56 > l.Main.W {
		style.Size--
	}
	again := u.Button("again", l.Main, ui.Button{Kind: ui.MainButton, Word: word, Style: &style, Key: u.T("keys.names-enter"), Press: input.Enter,
		Tip: ui.Tip{Title: u.T("results.again"), Body: u.T("pause.start-anew-note")}})
	v.mat(u, l)
	shelf := v.column(u, l)
	switch {
	case again:
		v.b.Anew(u)
	case shelf:
		v.b.Stack.Home()
	}
}

// breath is how long Enter does not begin another match: whoever has just skipped the
// last reward with it wants to see the final score first.
const breath = 900 * time.Millisecond

// hasty says whether the final score has only just come, or is still arriving.
func (v *View) hasty(u *ui.UI) bool {
	_, _, end := v.acts()
	return v.now() < end || u.Now-v.came < breath
}

func (v *View) skip(u *ui.UI) {
	_, _, end := v.acts()
	v.t = max(v.t, end)
	u.Wake()
}

// Bar draws the title, how the match was set up, and the tools.
func (v *View) Bar(u *ui.UI, l house.Layout) string {
	if v.looking != nil {
		return v.b.Bar(u, l, u.T("mapmasters.exploration.hint-off"))
	}
	back, x := house.Back(u, u.T("results.shelf"), l.Narrow)
	title := strings.ToUpper(u.T("game.mapmasters.title"))
	pressed, rest := house.Tools(u, l.Bar, l.Narrow,
		house.Tool{Name: "rulebook", Icon: "rulebook", Key: "R", Tip: ui.Tip{Title: u.T("button.rulebook")}},
		house.Tool{Name: "settings", Icon: "settings", Key: "S", Tip: ui.Tip{Title: u.T("button.settings")}},
		house.Mute(v.b.App))
	x += 2
	w := house.Title(u, x, 14, 30, title, hand.Inlaid)
	right := min(rest.Right(), l.Mat.Right())
	mode, seed := u.T("game.mapmasters.mode"), u.T("mapmasters.results.seed", "seed", v.b.Setup().Seed)
	if room := right - x - w - 16; u.Width(ui.SeatName, mode) <= room && u.Width(ui.Note, seed) <= room {
		u.Text(right, 28, ui.SeatName, mode, ui.Cream, ui.AlignRight)
		u.Text(right, 46, ui.Note, seed, ui.CreamDim, ui.AlignRight)
	}
	switch {
	case back:
		v.b.Stack.Home()
	case pressed == "mute", u.Key("M"):
		house.ToggleMute(v.b.App)
	}
	return pressed
}

// Strip says what has become of the match.
func (v *View) Strip(u *ui.UI, r ui.Rect) {
	if s, ok := v.looking.(interface{ Strip(u *ui.UI, r ui.Rect) }); ok {
		s.Strip(u, r)
		return
	}
	words := u.T("results.kept")
	if podium, _, _ := v.acts(); v.place > 0 && v.now() >= podium {
		words = u.T("mapmasters.results.hall", "n", v.place, "name", v.b.Words.List(v.winners()...)) + " · " + words
	}
	house.Strip(u, r, "trophy", words)
}

// Happen implements board.View.
func (v *View) Happen(*ui.UI, play.Seat, []play.Event) {}

// Undo implements board.View.
func (v *View) Undo(*ui.UI) bool { return false }

// Redo implements board.View.
func (v *View) Redo(*ui.UI) bool { return false }

// Pause implements board.View.
func (v *View) Pause(covered bool) {
	v.last = -1
	if v.looking != nil {
		v.looking.Pause(covered)
	}
}

package fame

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"delvebox/engine/store"
	"delvebox/engine/ui"
)

// day says when something was: today, yesterday, 3 November, with the year if that is
// another one.
func (s *Fame) day(u *ui.UI, when time.Time) string {
	now := s.Now()
	when = when.In(now.Location())
	midnight := func(t time.Time) time.Time {
		return time.Date(t.Year(), t.Month(), t.Day(), 12, 0, 0, 0, time.UTC)
	}
	switch midnight(now).Sub(midnight(when)) {
	case 0:
		return u.T("time.today")
	case 24 * time.Hour:
		return u.T("time.yesterday")
	}
	month := u.T("fame.month-" + strconv.Itoa(int(when.Month())))
	if when.Year() != now.Year() {
		return u.T("fame.date-year", "day", when.Day(), "month", month, "year", when.Year())
	}
	return u.T("fame.date", "day", when.Day(), "month", month)
}

// clock is the time of day: 21:10.
func (s *Fame) clock(when time.Time) string {
	when = when.In(s.Now().Location())
	return fmt.Sprintf("%d:%02d", when.Hour(), when.Minute())
}

// level is the word for a computer player's strength.
func level(u *ui.UI, l string) string {
	switch l {
	case "easy":
		return u.T("setup.level-easy")
	case "hard":
		return u.T("setup.level-hard")
	case "normal":
		return u.T("setup.level-normal")
	}
	return l
}

// full is a player's name, with the strength if it is a computer player.
func full(u *ui.UI, p player) string {
	if p.level == "" {
		return p.name
	}
	return u.T("fame.bot-level", "name", p.name, "level", level(u, p.level))
}

// against lists whom a seat played against: people by name, computer players counted.
func (s *Fame) against(u *ui.UI, r *store.Result, who store.SeatResult) string {
	var names, levels []string
	bots := map[string]int{}
	for _, o := range r.Seats {
		switch {
		case o == who:
		case o.Level == "":
			names = append(names, o.Name)
		default:
			if bots[o.Level] == 0 {
				levels = append(levels, o.Level)
			}
			bots[o.Level]++
		}
	}
	for _, l := range levels {
		names = append(names, u.T("fame.some-bots", "n", bots[l], "level", level(u, l)))
	}
	if len(names) == 0 {
		return ""
	}
	return u.T("fame.with", "names", s.Words.List(names...))
}

// note is what a game told of a seat's result beside the score, "" if nothing. It may be
// several notes, with spaces between.
func (s *Fame) note(r store.SeatResult) string {
	var said []string
	for _, note := range strings.Fields(r.Note) {
		if key := s.id() + ".fame." + note; s.Words.Has(key) {
			said = append(said, s.Words.T(key))
		}
	}
	return strings.Join(said, " · ")
}

// emblem is the icon of a game.
func (s *Fame) emblem(id string) string {
	if b := s.Box(id); b != nil && b.Look.Emblem != "" {
		return b.Look.Emblem
	}
	return "trophy"
}

// tenths writes a figure that is counted in tenths.
func tenths(n int) string {
	if n%10 == 0 {
		return strconv.Itoa(n / 10)
	}
	return fmt.Sprintf("%d.%d", n/10, n%10)
}

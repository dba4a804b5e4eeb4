package delve

import (
	"time"

	"delvebox/engine/ui"
	"delvebox/scenes/dungeonroll/board"
)

// lit is the part of the table that a line of the log has led to, in the light for a
// moment.
type lit struct {
	place string
	since time.Duration
}

// litFor is how long the light stands at normal speed.
const litFor = 1600 * time.Millisecond

// Point puts a part of the table in the light.
func (v *View) Point(u *ui.UI, place string) {
	v.lit = lit{place, u.Now}
	u.Wake()
}

// placeRect is where a part of the table is.
func (v *View) placeRect(place string) (ui.Rect, bool) {
	p := &v.p
	r, ok := map[string]ui.Rect{
		board.PartyPlace: p.Party, board.LevelPlace: p.Monsters, board.LairPlace: p.Lair, board.YardPlace: p.Yard,
		board.TreasuresPlace: p.Treasures, board.HeroPlace: p.Hero, board.PlayersPlace: p.Players,
	}[place]
	return r, ok
}

// light draws the light that a line of the log has asked for; it fades away, at the end
// only.
func (v *View) light(u *ui.UI) {
	r, ok := v.placeRect(v.lit.place)
	if !ok {
		return
	}
	end := v.lit.since + max(u.Pace(litFor), litFor/2) // where nothing moves it stands for a moment too
	left := end - u.Now
	if left <= 0 {
		v.lit = lit{}
		return
	}
	u.WakeAt(end)
	fade := 0.0
	if rest := litFor / 4; left < rest && !u.Prefs.Reduced && u.Prefs.Speed > 0 {
		fade = 1 - float64(left)/float64(rest)
		u.Wake()
	} else if !u.Prefs.Reduced && u.Prefs.Speed > 0 {
		u.WakeAt(end - rest)
	}
	if u.Drawing() {
		u.Over(func() { u.Glow(r.Inset(-4), 12, fade) })
	}
}

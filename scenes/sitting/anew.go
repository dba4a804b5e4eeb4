package sitting

import (
	"slices"

	"delvebox/engine/play"
	"delvebox/engine/ui"
)

// Anew leaves the table for another match with the same seats and options and a new seed.
func (s *Sitting) Anew(u *ui.UI) {
	setup := s.Setup()
	setup.Seats = slices.Clone(setup.Seats)
	setup.Seed = s.NextSeed()
	s.Stack.Home()
	if err := s.Begin(setup); err != nil {
		u.Notify("lock", s.Say(err), "", nil)
	}
}

// NextSeed is the seed of a match after this one. It is drawn from the position, so that the
// same match leads to the same next one.
func (s *Sitting) NextSeed() string {
	c := play.NewChance(s.Match.Digest().String(), "next seed")
	for {
		if seed := s.DrawSeed(&c); seed != s.setup.Seed {
			return seed
		}
	}
}

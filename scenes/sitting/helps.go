package sitting

import (
	"slices"

	"delvebox/scenes/app"
)

// Wants says whether the match was set up with a help ("tips", "warnings") and it has not
// been declined since, in this match or another.
func (s *Sitting) Wants(help string) bool {
	return s.setup.Options[help] == "on" && !s.Told(help)
}

// Told says whether advice of this game has been given, or a help of it been declined: for
// all its matches, also when one is continued.
func (s *Sitting) Told(name string) bool {
	return slices.Contains(s.Settings.Told, app.Advice(s.Game(), name))
}

// Tell remembers that advice has been given ("tips.dragon"), or that a help is not wanted
// any more ("tips"). Choosing the help at a set-up lets it begin anew.
func (s *Sitting) Tell(name string) {
	if s.Told(name) {
		return
	}
	set := s.Settings
	set.Told = append(slices.Clone(set.Told), app.Advice(s.Game(), name))
	s.Apply(set)
}

package sitting

import (
	"slices"

	"delvebox/scenes/app"
)

// Wants says whether the match was set up with a help ("tips", "warnings") and it has not
// been declined since, in this match or another; or whether it has been asked for since.
func (s *Sitting) Wants(help string) bool {
	return (s.setup.Options[help] == "on" || s.Told(app.Asked(help))) && !s.Told(help)
}

// Told says whether advice of this game has been given, or a help of it been declined: for
// all its matches, also when one is continued.
func (s *Sitting) Told(name string) bool {
	return slices.Contains(s.Settings.Told, app.Advice(s.Game(), name))
}

// Tell remembers that advice has been given ("tips.dragon"), or that a help is not wanted
// any more ("tips"). Choosing the help at a set-up lets it begin anew.
func (s *Sitting) Tell(name string) {
	s.note(name, true)
}

// Switch remembers that a help is wanted or not, when it is switched at the table: also
// when the match is continued. The next set-up decides anew.
func (s *Sitting) Switch(help string, on bool) {
	s.note(help, !on)
	s.note(app.Asked(help), on && s.setup.Options[help] != "on")
}

// note keeps a name in the settings, or keeps it no more.
func (s *Sitting) note(name string, kept bool) {
	if s.Told(name) == kept {
		return
	}
	set, name := s.Settings, app.Advice(s.Game(), name)
	if kept {
		set.Told = append(slices.Clone(set.Told), name)
	} else {
		set.Told = slices.DeleteFunc(slices.Clone(set.Told), func(t string) bool { return t == name })
	}
	s.Apply(set)
}

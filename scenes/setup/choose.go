package setup

import (
	"slices"
	"strings"

	"delvebox/engine/play"
	"delvebox/scenes/app"
)

// sitting is the table with the options given so far.
func (s *Setup) sitting(options map[string]string) app.Sitting {
	return app.Sitting{Seats: s.seats, Options: options}
}

// options gives the match's options: those of the game that are shown, the mode where
// there is a choice, and the pace of bots.
func (s *Setup) options() map[string]string {
	out := map[string]string{"bots": paces[s.pace]}
	open := 0
	for _, m := range s.box.SetUp.Modes {
		if !m.Shut {
			open++
		}
	}
	if open > 1 {
		out[modeKey] = s.modeNow()
	}
	for i := range s.box.SetUp.Options {
		o := &s.box.SetUp.Options[i]
		if at := s.sitting(out); o.There(at) {
			out[o.Key] = s.value(o, at)
		}
	}
	return out
}

// value is what an option stands at: what was chosen, if it is still offered, else what
// the game begins with.
func (s *Setup) value(o *app.Option, at app.Sitting) string {
	offered := func(v string) bool { return o.Offered == nil || o.Offered(at, v) }
	start := ""
	if o.Start != nil {
		start = o.Start(at)
	}
	if s.declined(o) {
		start = "off"
	}
	v, chosen := s.chosen[o.Key]
	switch o.Kind {
	case app.Switch:
		if !chosen {
			v = start
		}
		if v != "on" {
			return "off"
		}
		return v
	case app.Text:
		if !chosen {
			v = s.proposed(o, start)
		}
		return strings.TrimSpace(v)
	case app.Ticks:
		if !chosen {
			v = start
		}
		return strings.Join(ticked(o, v, offered), ",")
	}
	if chosen && slices.Contains(o.Values, v) && offered(v) {
		return v
	}
	if start != "" && offered(start) {
		return start
	}
	for _, v := range o.Values {
		if offered(v) {
			return v
		}
	}
	return start
}

// ticked lists the ticked values that are offered, in their order.
func ticked(o *app.Option, value string, offered func(string) bool) []string {
	var out []string
	have := strings.Split(value, ",")
	for _, v := range o.Values {
		if slices.Contains(have, v) && offered(v) {
			out = append(out, v)
		}
	}
	return out
}

// proposed is what stands in a text that nobody has typed: what the game begins with, or
// one of the names it has, another for each seat.
func (s *Setup) proposed(o *app.Option, start string) string {
	names := s.names(o)
	if start != "" || names[0] == "" {
		return start
	}
	return names[(s.offset+max(0, o.Seat-1)*5)%len(names)]
}

// names are those a text has.
func (s *Setup) names(o *app.Option) []string { return app.Names(s.word(o.Words() + "-names")) }

// another is the next name after the one that stands in a text.
func (s *Setup) another(o *app.Option, now string) string {
	names := s.names(o)
	luck := play.NewChance(s.seed, now)
	step := 1 + luck.Pick("name", max(1, len(names)-1))
	return names[(slices.Index(names, now)+step+len(names))%len(names)]
}

// choose puts an option to a value.
func (s *Setup) choose(key, value string) {
	s.remember()
	s.chosen[key] = value
}

// word is a sentence of the game's part of the set-up, "" if it has none.
func (s *Setup) word(key string, args ...any) string {
	if key = s.box.ID + ".setup." + key; s.Words.Has(key) {
		return s.Words.T(key, args...)
	}
	return ""
}

// declined says whether an option is a help that is not wanted any more.
func (s *Setup) declined(o *app.Option) bool {
	return o.Help && slices.Contains(s.Settings.Told, app.Advice(s.box.ID, o.Key))
}

// told is the advice that has been given, without that of helps which have been declined
// and are chosen again, or asked for and are not chosen.
func (s *Setup) told(options map[string]string) []string {
	told := slices.Clone(s.Settings.Told)
	for i := range s.box.SetUp.Options {
		o := &s.box.SetUp.Options[i]
		name := app.Advice(s.box.ID, o.Key)
		switch on := options[o.Key] == "on"; {
		case on && s.declined(o):
			told = slices.DeleteFunc(told, func(t string) bool { return t == name || strings.HasPrefix(t, name+".") })
		case !on && o.Help:
			told = slices.DeleteFunc(told, func(t string) bool { return t == app.Asked(name) })
		}
	}
	return told
}

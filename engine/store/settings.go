package store

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"

	"delvebox/engine/play"
)

// Settings is what the player has chosen for the program as a whole.
type Settings struct {
	Language      string   `toml:"language"`       // "en"
	Volume        int      `toml:"volume"`         // 0 to 100
	Mute          bool     `toml:"mute"`           //
	Animation     string   `toml:"animation"`      // one of Animations
	ReducedMotion bool     `toml:"reduced_motion"` // fades in place of movement
	TextSize      int      `toml:"text_size"`      // 100 to 150 per cent
	Patterns      bool     `toml:"patterns"`       // player colours bear their patterns
	FullScreen    bool     `toml:"full_screen"`
	PayByItself   bool     `toml:"pay_by_itself"` // what is met on the path is paid for without a question
	ConfirmDone   bool     `toml:"confirm_done"`  // a finished dungeon is handed in after a question
	Coach         bool     `toml:"coach"`         // the table gives advice to whoever is new to it
	Told          []string `toml:"told"`          // names of the advice that has been given
	Seats         []Seat   `toml:"seats"`         // who sat at the table last, to begin with

	extra map[string]any // keys of other versions, kept as they are
}

// Seat is a place as it was set up last.
type Seat struct {
	Name  string `toml:"name"`
	Color string `toml:"color"`
	Level string `toml:"bot,omitempty"`
}

// Animations lists the speeds of animations.
func Animations() []string { return []string{"off", "fast", "normal", "slow"} }

// Fresh gives the settings of a program that was never started.
func Fresh() Settings {
	return Settings{Language: "en", Volume: 70, Animation: "normal", TextSize: 100, Patterns: true, ConfirmDone: true, Coach: true}
}

const settingsFile = "settings.toml"

// Settings reads the settings. It always gives usable ones; what was amiss is told by
// sentences: a damaged file is set aside and the settings are as when new, a value
// out of its bounds is as when new, an unknown key is kept but means nothing.
func (s *Store) Settings() (Settings, []play.Sentence) {
	path := s.path(settingsFile)
	data, err := os.ReadFile(path)
	if missing(err) {
		return Fresh(), nil
	}
	if err != nil { // what is in it is not known, so it is left alone
		return Fresh(), []play.Sentence{{Key: "fault.settings-unread", Args: map[string]string{"path": path, "reason": reason(err)}}}
	}
	set := Fresh()
	var all map[string]any
	meta, err := toml.Decode(string(data), &set)
	if err == nil {
		_, err = toml.Decode(string(data), &all)
	}
	if err != nil {
		return Fresh(), []play.Sentence{{Key: "fault.settings-unreadable", Args: map[string]string{"path": setAside(path)}}}
	}
	var notices []play.Sentence
	for _, key := range meta.Undecoded() {
		if len(key) != 1 {
			continue
		}
		if set.extra == nil {
			set.extra = map[string]any{}
		}
		set.extra[key[0]] = all[key[0]]
		notices = append(notices, play.Sentence{Key: "fault.settings-key", Args: map[string]string{"key": key[0]}})
	}
	return set, append(notices, set.bound()...)
}

// bound puts values out of their bounds back to what they are when new.
func (set *Settings) bound() []play.Sentence {
	fresh := Fresh()
	var notices []play.Sentence
	check := func(ok bool, key string, reset func()) {
		if !ok {
			reset()
			notices = append(notices, play.Sentence{Key: "fault.settings-value", Args: map[string]string{"key": key}})
		}
	}
	check(set.Volume >= 0 && set.Volume <= 100, "volume", func() { set.Volume = fresh.Volume })
	check(set.TextSize >= 100 && set.TextSize <= 150, "text_size", func() { set.TextSize = fresh.TextSize })
	check(slices.Contains(Animations(), set.Animation), "animation", func() { set.Animation = fresh.Animation })
	check(set.Language != "", "language", func() { set.Language = fresh.Language })
	return notices
}

// setAside renames a file that cannot be read, so that nothing overwrites it, and
// gives the new path; the old one if that fails.
func setAside(path string) string {
	for n := 1; n < 100; n++ {
		aside := path + ".damaged"
		if n > 1 {
			aside = fmt.Sprintf("%s-%d", aside, n)
		}
		if _, err := os.Lstat(aside); !errors.Is(err, os.ErrNotExist) {
			continue
		}
		if os.Rename(path, aside) == nil {
			return aside
		}
		break
	}
	return path
}

// SaveSettings writes the settings. The error is a *SettingsFailed; the file then
// holds what it held.
func (s *Store) SaveSettings(set Settings) error {
	data, err := set.encode()
	if err == nil {
		if err = s.ready(); err == nil {
			err = s.writeNew(s.path(settingsFile), data)
		}
	}
	if err != nil {
		return &SettingsFailed{s.path(settingsFile), err}
	}
	return nil
}

func (set Settings) encode() ([]byte, error) {
	var own bytes.Buffer
	if err := toml.NewEncoder(&own).Encode(set); err != nil {
		return nil, err
	}
	all := map[string]any{}
	if _, err := toml.Decode(own.String(), &all); err != nil {
		return nil, err
	}
	for k, v := range set.extra {
		all[k] = v
	}
	var out strings.Builder
	enc := toml.NewEncoder(&out)
	enc.Indent = ""
	err := enc.Encode(all)
	return []byte(out.String()), err
}

// SettingsFailed says that the settings could not be written.
type SettingsFailed struct {
	Path string
	Err  error
}

func (e *SettingsFailed) Error() string { return fmt.Sprintf("writing %s: %v", e.Path, e.Err) }

// Unwrap gives the system's error.
func (e *SettingsFailed) Unwrap() error { return e.Err }

// Sentence is "fault.settings-write" with reason.
func (e *SettingsFailed) Sentence() play.Sentence {
	return play.Sentence{Key: "fault.settings-write", Args: map[string]string{"reason": reason(e.Err)}}
}

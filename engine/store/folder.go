package store

import (
	"os"
	"path/filepath"
	"time"

	"github.com/adrg/xdg"
)

// Environment is the variable that names another data folder.
const Environment = "DELVEBOX_DATA"

// Folder finds the data folder: the flag's if it is not empty, else the environment's,
// else the user's own.
func Folder(flag string) string {
	if flag != "" {
		return flag
	}
	if env := os.Getenv(Environment); env != "" {
		return env
	}
	return filepath.Join(xdg.DataHome, "delvebox")
}

// Store is one data folder. It may be used from several goroutines; a [Save] belongs
// to one.
type Store struct {
	dir  string
	now  func() time.Time
	room *Room // nil for as much as the disk has
}

const (
	journals = "journals"
	finished = "finished"
	locks    = "locks"
	suffix   = ".journal"
)

// Open makes the folder ready. The error is an *Unwritable; the store can be used all
// the same: what can be read is read, and saving is tried again each time.
func Open(dir string) (*Store, error) {
	s := &Store{dir: dir, now: time.Now}
	if err := s.ready(); err != nil {
		return s, err
	}
	probe, err := os.CreateTemp(filepath.Join(dir, locks), "probe-*")
	if err != nil {
		return s, fault(dir, err)
	}
	probe.Close()
	os.Remove(probe.Name())
	s.sweep()
	return s, nil
}

// staleAfter is when a half-written file is surely nobody's any more.
const staleAfter = 24 * time.Hour

// sweep removes files that a killed program left half-written, before they got their
// names.
func (s *Store) sweep() {
	for _, pattern := range []string{s.path("*" + newMark + "*"), s.path(journals, "*"+newMark+"*")} {
		names, _ := filepath.Glob(pattern)
		for _, name := range names {
			if info, err := os.Stat(name); err == nil && s.now().Sub(info.ModTime()) > staleAfter {
				os.Remove(name)
			}
		}
	}
}

// Dir is the data folder.
func (s *Store) Dir() string { return s.dir }

// ready makes the folders that are missing.
func (s *Store) ready() error {
	for _, sub := range []string{journals, finished, locks} {
		if err := os.MkdirAll(filepath.Join(s.dir, sub), 0o755); err != nil {
			return fault(s.dir, err)
		}
	}
	return nil
}

func (s *Store) path(sub ...string) string {
	return filepath.Join(append([]string{s.dir}, sub...)...)
}

package store

import (
	"errors"
	"io"
	"os"
	"path/filepath"

	"github.com/gofrs/flock"

	"delvebox/engine/play"
)

// Save is one match's journal on disk, locked against other programs. It is the
// [play.Sink] to give to [play.Match.Record].
type Save struct {
	store *Store
	game  string // for the name of a new file
	name  string // "" until the file is there
	lock  *flock.Flock
	file  file
	size  int64 // bytes that hold
	dirty bool  // something may stand behind them
	done  bool  // closed
}

var errClosed = errors.New("the save is closed")

// file is what a save needs of *os.File.
type file interface {
	io.WriteCloser
	Sync() error
	Truncate(size int64) error
}

// Begin gives the save of a new match. The file is made with the first line that is
// appended: whole or not at all.
func (s *Store) Begin(game string) *Save { return &Save{store: s, game: game} }

// Continue opens a match that was saved and goes on with its file; a torn last line
// is cut off and told of. The errors are *Gone, *InUse, *Unreadable (which says why a
// journal does not replay; the file is left as it is), and those of writing.
func (s *Store) Continue(games []play.Game, name string) (*play.Match, *Save, play.Notice, error) {
	path := s.path(journals, name+suffix)
	if _, err := os.Stat(path); errors.Is(err, os.ErrNotExist) {
		return nil, nil, play.Notice{}, &Gone{path}
	}
	v := &Save{store: s, name: name}
	if err := v.take(name); err != nil {
		return nil, nil, play.Notice{}, err
	}
	m, notice, err := v.resume(games, path)
	if err != nil {
		v.Close()
		return nil, nil, notice, err
	}
	return m, v, notice, nil
}

func (v *Save) resume(games []play.Game, path string) (*play.Match, play.Notice, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, play.Notice{}, &Unreadable{path, err}
	}
	m, notice, err := play.Replay(games, data)
	if err != nil {
		return nil, notice, &Unreadable{path, err}
	}
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_APPEND, 0)
	if err != nil {
		return nil, notice, fault(path, err)
	}
	v.file, v.size, v.dirty = v.store.within(path, f), int64(notice.Size), notice.Torn()
	// A torn end that cannot be cut off now is cut off before the next line.
	_ = v.clean()
	m.Record(v)
	return m, notice, nil
}

// Name is the save's name in the list of matches, "" as long as nothing could be
// written.
func (v *Save) Name() string { return v.name }

// Append adds a line and syncs it. On an error nothing of the line stays behind, and
// the same line may be tried again. The errors are *Unwritable, *DiskFull,
// *WriteFailed and *InUse.
func (v *Save) Append(line []byte) error { return v.append(line, true) }

// AppendDraft is Append without the sync: the line outlives the program, if killed,
// but is safe against the machine going off only with the next Append.
func (v *Save) AppendDraft(line []byte) error { return v.append(line, false) }

func (v *Save) append(line []byte, sync bool) error {
	switch {
	case v.done:
		return &WriteFailed{v.name, errClosed}
	case v.file == nil:
		return v.create(line, v.stamped())
	}
	path := v.store.path(journals, v.name+suffix)
	if err := v.clean(); err != nil {
		return fault(path, err)
	}
	n, err := v.file.Write(line)
	v.dirty = n > 0
	if err == nil && sync {
		err = v.file.Sync()
	}
	if err != nil {
		_ = v.clean()
		return fault(path, err)
	}
	v.size += int64(len(line))
	v.dirty = false
	return nil
}

// clean cuts off what may stand behind the last whole line.
func (v *Save) clean() error {
	if !v.dirty {
		return nil
	}
	err := v.file.Truncate(v.size)
	v.dirty = err != nil
	return err
}

// stamped is how a new match is named: by its game and the time.
func (v *Save) stamped() func(n int) string {
	return nameOf(v.game + "-" + v.store.now().Format("20060102-150405"))
}

// create makes the file with its first lines, under the first of the names that is free.
func (v *Save) create(lines []byte, names func(n int) string) error {
	if err := v.store.ready(); err != nil {
		return err
	}
	if v.lock == nil {
		if err := v.choose(names); err != nil {
			return err
		}
	}
	path := v.store.path(journals, v.name+suffix)
	if err := v.store.writeNew(path, lines); err != nil {
		return fault(path, err)
	}
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_APPEND, 0)
	if err != nil {
		os.Remove(path) // so that the line, tried again, makes it anew
		return fault(path, err)
	}
	v.file, v.size = v.store.within(path, f), int64(len(lines))
	return nil
}

// choose finds a name that no journal has and locks it.
func (v *Save) choose(names func(n int) string) error {
	for n := 1; ; n++ {
		name := names(n)
		err := v.take(name)
		var used *InUse
		if errors.As(err, &used) {
			continue
		}
		if err != nil {
			return err
		}
		if !v.store.exists(name) {
			v.name = name
			return nil
		}
		v.release()
	}
}

func (s *Store) exists(name string) bool {
	for _, sub := range []string{journals, finished} {
		if _, err := os.Lstat(s.path(sub, name+suffix)); !errors.Is(err, os.ErrNotExist) {
			return true
		}
	}
	return false
}

// take locks a name. Lock files are left behind: to remove them would let two
// programs lock two files of one name.
func (v *Save) take(name string) error {
	if err := v.store.ready(); err != nil {
		return err
	}
	path := v.store.path(locks, name+".lock")
	lock := flock.New(path)
	ok, err := lock.TryLock()
	if err != nil {
		return fault(filepath.Dir(path), err)
	}
	if !ok {
		return &InUse{name}
	}
	v.lock = lock
	return nil
}

func (v *Save) release() {
	if v.lock != nil {
		v.lock.Close()
		v.lock = nil
	}
}

// Close lets the match go; it stays in the list of open ones. Nothing is lost by a
// program that ends without it.
func (v *Save) Close() error {
	defer v.release()
	v.done = true
	if v.file == nil {
		return nil
	}
	err := v.file.Close()
	v.file = nil
	return err
}

// Finish closes the save of a match that is over and takes it from the list of open
// ones; the journal is kept among the finished.
func (v *Save) Finish() error {
	defer v.release()
	v.done = true
	if v.file == nil {
		return nil
	}
	if err := v.file.Close(); err != nil {
		return fault(v.name, err)
	}
	v.file = nil
	from, to := v.store.path(journals, v.name+suffix), v.store.path(finished, v.name+suffix)
	if err := os.Rename(from, to); err != nil {
		return fault(from, err)
	}
	syncFolder(filepath.Dir(from))
	syncFolder(filepath.Dir(to))
	return nil
}

package store

import (
	"os"
	"path/filepath"
)

// newMark marks a file that is not yet whole.
const newMark = ".new-"

// writeNew writes a file beside its place and renames it there, so that the place
// holds the old or the new, whole, at any moment.
func (s *Store) writeNew(path string, data []byte) error {
	f, err := os.CreateTemp(filepath.Dir(path), filepath.Base(path)+newMark+"*")
	if err != nil {
		return err
	}
	_, err = s.within(path, f).Write(data)
	if err == nil {
		err = f.Chmod(0o644)
	}
	if err == nil {
		err = f.Sync()
	}
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	if err == nil {
		err = os.Rename(f.Name(), path)
	}
	if err != nil {
		os.Remove(f.Name())
		return err
	}
	syncFolder(filepath.Dir(path))
	return nil
}

// syncFolder makes a new name in the folder last. Not all systems can; the file itself
// is synced in any case.
func syncFolder(dir string) {
	if d, err := os.Open(dir); err == nil {
		_ = d.Sync()
		d.Close()
	}
}

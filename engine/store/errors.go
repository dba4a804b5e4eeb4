package store

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"syscall"

	"delvebox/engine/play"
)

// Unwritable says that the data folder cannot be written.
type Unwritable struct {
	Path string
	Err  error
}

func (e *Unwritable) Error() string { return fmt.Sprintf("%s cannot be written: %v", e.Path, e.Err) }

// Unwrap gives the system's error.
func (e *Unwritable) Unwrap() error { return e.Err }

// Sentence is "fault.save-folder" with path, or "fault.save-folder-file" where a file
// stands in the folder's place.
func (e *Unwritable) Sentence() play.Sentence {
	if errors.Is(e.Err, syscall.ENOTDIR) {
		return play.Sentence{Key: "fault.save-folder-file", Args: map[string]string{"path": e.Path}}
	}
	return play.Sentence{Key: "fault.save-folder", Args: map[string]string{"path": e.Path}}
}

// DiskFull says that there is no room left. What was written before is safe.
type DiskFull struct {
	Path string
	Err  error
}

func (e *DiskFull) Error() string { return fmt.Sprintf("no room left for %s", e.Path) }

// Unwrap gives the system's error.
func (e *DiskFull) Unwrap() error { return e.Err }

// Sentence is "fault.save-full".
func (e *DiskFull) Sentence() play.Sentence {
	return play.Sentence{Key: "fault.save-full", Args: map[string]string{"path": e.Path}}
}

// WriteFailed says that writing failed for another reason.
type WriteFailed struct {
	Path string
	Err  error
}

func (e *WriteFailed) Error() string { return fmt.Sprintf("writing %s: %v", e.Path, e.Err) }

// Unwrap gives the system's error.
func (e *WriteFailed) Unwrap() error { return e.Err }

// Sentence is "fault.save-write" with path and reason.
func (e *WriteFailed) Sentence() play.Sentence {
	return play.Sentence{Key: "fault.save-write", Args: map[string]string{"path": e.Path, "reason": reason(e.Err)}}
}

// InUse says that another program, or another table of this one, has the match open.
type InUse struct{ Name string }

func (e *InUse) Error() string { return fmt.Sprintf("%s is open in another window", e.Name) }

// Sentence is "fault.save-locked".
func (e *InUse) Sentence() play.Sentence {
	return play.Sentence{Key: "fault.save-locked", Args: map[string]string{"name": e.Name}}
}

// Gone says that a save is not there.
type Gone struct{ Path string }

func (e *Gone) Error() string { return fmt.Sprintf("%s is not there", e.Path) }

// Sentence is "fault.journal-gone" with path.
func (e *Gone) Sentence() play.Sentence {
	return play.Sentence{Key: "fault.journal-gone", Args: map[string]string{"path": e.Path}}
}

// Unreadable says why a save cannot be continued. The file was left as it is.
type Unreadable struct {
	Path string
	Err  error // of the system, or one of play's journal errors
}

func (e *Unreadable) Error() string { return fmt.Sprintf("%s: %v", e.Path, e.Err) }

// Unwrap gives the reason.
func (e *Unreadable) Unwrap() error { return e.Err }

// Sentence is the reason's own with path, or "fault.journal-unreadable" with path and
// reason.
func (e *Unreadable) Sentence() play.Sentence {
	s := play.Sentence{Key: "fault.journal-unreadable", Args: map[string]string{"reason": reason(e.Err)}}
	var w play.Worded
	if errors.As(e.Err, &w) {
		s = w.Sentence()
		if s.Args = maps.Clone(s.Args); s.Args == nil {
			s.Args = map[string]string{}
		}
	}
	s.Args["path"] = e.Path
	return s
}

// fault gives a system's error its type.
func fault(path string, err error) error {
	switch {
	case err == nil:
		return nil
	case full(err):
		return &DiskFull{path, err}
	case errors.Is(err, fs.ErrPermission), errors.Is(err, fs.ErrNotExist), errors.Is(err, syscall.ENOTDIR),
		errors.Is(err, syscall.EROFS):
		return &Unwritable{path, err}
	}
	return &WriteFailed{path, err}
}

// missing says that there is nothing at a path: neither it nor, perhaps, the folder it
// would be in. That the folder cannot be made is told when it is.
func missing(err error) bool {
	return errors.Is(err, fs.ErrNotExist) || errors.Is(err, syscall.ENOTDIR)
}

// reason is the system's own short word for what went wrong, without operation and
// path.
func reason(err error) string {
	var p *fs.PathError
	if errors.As(err, &p) {
		return p.Err.Error()
	}
	return err.Error()
}

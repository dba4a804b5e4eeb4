package store

import (
	"errors"
	"syscall"
)

// Windows' own numbers for a full disk.
const (
	handleDiskFull = syscall.Errno(39)
	diskFull       = syscall.Errno(112)
)

// errNoRoom is what a full disk says.
const errNoRoom = diskFull

// full says whether the error means that there is no room left.
func full(err error) bool {
	return errors.Is(err, handleDiskFull) || errors.Is(err, diskFull)
}

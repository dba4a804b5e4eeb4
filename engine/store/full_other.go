//go:build !windows

package store

import (
	"errors"
	"syscall"
)

// errNoRoom is what a full disk says.
const errNoRoom = syscall.ENOSPC

// full says whether the error means that there is no room left.
func full(err error) bool {
	return errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT)
}

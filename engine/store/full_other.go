//go:build !windows

package store

import (
	"errors"
	"syscall"
)

// full says whether the error means that there is no room left.
func full(err error) bool {
	return errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT)
}

//go:build !linux && !windows

package crew

// lower has nothing to do where threads have no priorities of their own.
func lower() {}

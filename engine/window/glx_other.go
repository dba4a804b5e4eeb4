//go:build !linux

package window

// preferGLX has nothing to do where there is no GLX.
func preferGLX() (done func()) { return func() {} }

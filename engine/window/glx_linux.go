package window

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/glx"
)

// esOverGLX is the server's word that OpenGL ES can be had through GLX.
const esOverGLX = "GLX_EXT_create_context_es2_profile"

// preferGLX makes the library open OpenGL ES through GLX where a machine draws without
// a graphics card. The library would take EGL unless a program called glxinfo tells it
// that GLX can do it, and without a card EGL sends each picture through the display's
// socket in place of shared memory: presenting one of 1280 x 800 took 32 ms instead of
// 8. Where there is no glxinfo, one that repeats what the server says stands in for it
// until the function returned is called.
func preferGLX() (done func()) {
	none := func() {}
	if _, err := os.Stat("/dev/dri"); err == nil {
		return none // there is a card; the library knows best
	}
	if _, err := exec.LookPath("glxinfo"); err == nil || !serverHasESOverGLX() {
		return none
	}
	return standIn()
}

// standIn puts a glxinfo that repeats what the server says in front of all other programs,
// until the function returned is called; called again it does nothing.
func standIn() (done func()) {
	dir, err := os.MkdirTemp("", "delvebox-glx-")
	if err != nil {
		return func() {}
	}
	path := os.Getenv("PATH")
	script := "#!/bin/sh\nprintf 'GLX extensions:\\n    " + esOverGLX + "\\n'\n"
	if err := os.WriteFile(filepath.Join(dir, "glxinfo"), []byte(script), 0o700); err == nil {
		_ = os.Setenv("PATH", dir+string(os.PathListSeparator)+path)
	}
	return sync.OnceFunc(func() {
		_ = os.Setenv("PATH", path)
		_ = os.RemoveAll(dir)
	})
}

// serverHasESOverGLX asks the display server.
func serverHasESOverGLX() bool {
	c, err := xgb.NewConn()
	if err != nil {
		return false
	}
	defer c.Close()
	if err := glx.Init(c); err != nil {
		return false
	}
	const extensions = 3 // GLX_EXTENSIONS in the protocol
	r, err := glx.QueryServerString(c, uint32(c.DefaultScreen), extensions).Reply()
	return err == nil && strings.Contains(r.String, esOverGLX)
}

//go:build linux && cgo

package sound

/*
#cgo pkg-config: alsa
#include <alsa/asoundlib.h>

static void delvebox_no_words(const char *file, int line, const char *function, int err, const char *fmt, ...) {
	(void)file; (void)line; (void)function; (void)err; (void)fmt;
}

static void delvebox_hush(void) { snd_lib_error_set_handler(delvebox_no_words); }
*/
import "C"

// hush keeps ALSA from writing its complaints to the terminal when there is no device;
// Trouble has the one sentence that matters.
func hush() { C.delvebox_hush() }

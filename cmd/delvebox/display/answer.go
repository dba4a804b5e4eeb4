package display

import "delvebox/cmd/delvebox/options"

// answer deals with a command line that needs no window: help, version, mistakes.
func answer(args []string) (code int, answered bool) { return options.Answer(args) }

// Delvelab is the laboratory: it plays games without a screen, looks at journals,
// checks card files, plays scenario files and measures speed. It builds without any
// graphics library.
//
// Exit codes:
//
//	0  all is well
//	1  something was found wrong: a damaged journal, a faulty card, a failed scenario
//	2  the command line is wrong
//	3  a file cannot be read or written
//	4  a mistake in the program itself
//	130  interrupted; what was done until then is reported
package main

import (
	"context"
	"os"
	"os/signal"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	code := start(ctx, os.Args[1:], os.Stdout, os.Stderr)
	stop()
	os.Exit(code)
}

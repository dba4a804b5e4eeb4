package display

import (
	"io"
	"log"

	"github.com/jezek/xgb"
)

// reach says whether the display server that is named answers.
func reach() error {
	// The X client otherwise prints that there is no authority file, which is no fault and
	// nothing that a player could mend; the window library's prints it, too.
	xgb.Logger = log.New(io.Discard, "", 0)
	c, err := xgb.NewConn()
	if err == nil {
		c.Close()
	}
	return err
}

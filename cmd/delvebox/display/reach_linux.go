package display

import (
	"io"
	"log"

	"github.com/jezek/xgb"
)

// link is the connection by which the display server was found.
var link *xgb.Conn

// reach says whether the display server that is named answers. The connection stays: a
// server without a client begins anew and answers nobody meanwhile, least of all the
// window library, which comes next.
func reach() (err error) {
	// The X client otherwise prints that there is no authority file, which is no fault and
	// nothing that a player could mend; the window library's prints it, too.
	xgb.Logger = log.New(io.Discard, "", 0)
	link, err = xgb.NewConn()
	return err
}

// Leave gives up the connection by which the display was found, when the window library
// has one of its own.
func Leave() {
	if link != nil {
		link.Close()
		link = nil
	}
}

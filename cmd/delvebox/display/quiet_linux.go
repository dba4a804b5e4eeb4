package display

import (
	"io"
	"log"

	"github.com/jezek/xgb"
)

// The X client of the window library otherwise prints that there is no authority file,
// which is no fault and nothing that a player could mend.
func init() { xgb.Logger = log.New(io.Discard, "", 0) }

package dungeon

// Keys of the refusals of this package, in kebab case. The strings of the game have a
// sentence for each; the arguments stand behind it.
const (
	KeyOverlap        = "overlap"          // card, other
	KeyNotLinked      = "not-linked"       // card
	KeyOffTable       = "off-table"        // card: too far away to be meant
	KeyNoCards        = "no-cards"         // nothing is laid
	KeyStartNotFree   = "start-not-free"   //
	KeyNotStarted     = "not-started"      // the first step must be a start
	KeyStarted        = "started"          // a start in the middle of a path
	KeyNotJoined      = "not-joined"       // side
	KeySameOpening    = "same-opening"     // leave by the opening one came in by
	KeyHallwayTwice   = "hallway-twice"    //
	KeyCrossing       = "crossing"         //
	KeyMustFall       = "must-fall"        //
	KeyNoFall         = "no-fall"          // no pitfall here to fall into
	KeyTunnelUsed     = "tunnel-used"      //
	KeyNeedsSword     = "needs-sword"      // count
	KeyNeedsKey       = "needs-key"        // count
	KeyNeedsRope      = "needs-rope"       // count
	KeyNeedsScroll    = "needs-scroll"     // count
	KeyNothingToPay   = "nothing-to-pay"   // a resource named where none is asked
	KeyResourceSpent  = "resource-spent"   // kind
	KeyResourceNotYet = "resource-not-yet" // kind
	KeyNotOwned       = "not-owned"        // kind or book: never brought along
	KeyNoToken        = "no-token"         // kind
	KeyCircleSpent    = "circle-spent"     //
	KeyTargetUsed     = "target-used"      //
	KeyNoTarget       = "no-target"        // kind
	KeyNotHere        = "not-here"         // kind: no stairs, circle, barrel or pitfall here
	KeyPitUsed        = "pit-used"         //
	KeyNoOpposite     = "no-opposite"      // book
	KeyBookUsed       = "book-used"        // book
	KeyPathEnded      = "path-ended"       //
	KeyNoSuchStep     = "no-such-step"     // a step without meaning
)

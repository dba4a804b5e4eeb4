package dungeon

import (
	"delvebox/engine/play"
	"delvebox/games/mapmasters/card"
)

// reason is why a step is refused; the zero reason is none. Reasons are small so that a
// search can be refused a million times without an allocation.
type reason uint8

const (
	fine reason = iota
	notStarted
	started
	startNotFree
	notJoined
	deadEnd
	turnedBack
	sameOpening
	hallwayTwice
	hallwayJump
	crossing
	crossingJump
	pitTwice
	mustFall
	mustFallInRoom
	noFall
	tunnelUsed
	tunnelUsedInRoom
	needs
	needsForRoom
	needsCircle
	wrongCount
	nothingToPay
	resourceSpent
	resourceNotYet
	resourceNotYetInRoom
	notOwned
	circleSpent
	circleUsed
	barrelUsed
	noCircle
	noBarrel
	noMonster
	noTwin
	noStairs
	noCircleHere
	noBarrelHere
	noPitAbove
	pitUsed
	notOutside
	wrongGate
	noOpposite
	bookUsed
	stopped
	leftAlready
	noSuchStep
	reasons
)

// says is the clause and key of each reason. An empty key is that of the resource
// asked for.
var says = [reasons]struct{ clause, key string }{
	notStarted:           {"MMV-027", KeyNotStarted},
	started:              {"MMV-035", KeyStarted},
	startNotFree:         {"MMV-027", KeyStartNotFree},
	notJoined:            {"MMV-029", KeyNotJoined},
	deadEnd:              {"MMV-134", KeyNotJoined},
	turnedBack:           {"MMV-034", KeyHallwayTwice},
	sameOpening:          {"MMV-044", KeySameOpening},
	hallwayTwice:         {"MMV-030", KeyHallwayTwice},
	hallwayJump:          {"MMV-036", KeyHallwayTwice},
	crossing:             {"MMV-034", KeyCrossing},
	crossingJump:         {"MMV-036", KeyCrossing},
	pitTwice:             {"MMV-053", KeyPitUsed},
	mustFall:             {"MMV-057", KeyMustFall},
	mustFallInRoom:       {"MMV-053", KeyMustFall},
	noFall:               {"MMV-056", KeyNoFall},
	tunnelUsed:           {"MMV-059", KeyTunnelUsed},
	tunnelUsedInRoom:     {"MMV-053", KeyTunnelUsed},
	needs:                {"MMV-145", ""},
	needsForRoom:         {"MMV-045", ""},
	needsCircle:          {"MMV-066", ""},
	wrongCount:           {"MMV-145", ""},
	nothingToPay:         {"MMV-145", KeyNothingToPay},
	resourceSpent:        {"MMV-016", KeyResourceSpent},
	resourceNotYet:       {"MMV-145", KeyResourceNotYet},
	resourceNotYetInRoom: {"MMV-046", KeyResourceNotYet},
	notOwned:             {"MMV-145", KeyNotOwned},
	circleSpent:          {"MMV-067", KeyCircleSpent},
	circleUsed:           {"MMV-070", KeyTargetUsed},
	barrelUsed:           {"MMV-087", KeyTargetUsed},
	noCircle:             {"MMV-066", KeyNoTarget},
	noBarrel:             {"MMV-086", KeyNoTarget},
	noMonster:            {"MMV-076", KeyNoTarget},
	noTwin:               {"MMV-066", KeyNoTarget},
	noStairs:             {"MMV-063", KeyNotHere},
	noCircleHere:         {"MMV-071", KeyNotHere},
	noBarrelHere:         {"MMV-086", KeyNotHere},
	noPitAbove:           {"MMV-082", KeyNotHere},
	pitUsed:              {"MMV-083", KeyPitUsed},
	notOutside:           {"MMV-088", KeyNotHere},
	wrongGate:            {"MMV-088", KeyNoOpposite},
	noOpposite:           {"MMV-089", KeyNoOpposite},
	bookUsed:             {"MMV-072", KeyBookUsed},
	stopped:              {"MMV-043", KeyPathEnded},
	leftAlready:          {"MMV-038", KeyPathEnded},
	noSuchStep:           {"MMV-144", KeyNoSuchStep},
}

// needKeys are the keys for a resource that is missing, by card.Kind.Resource.
var needKeys = [card.Resources]string{KeyNeedsSword, KeyNeedsKey, KeyNeedsRope, KeyNeedsScroll}

// fault is a refusal in the making.
type fault struct {
	why   reason
	kind  card.Kind
	count int8
	book  Book
	side  card.Side
}

// refusal is the fault for the player.
func (f fault) refusal() *play.Refusal {
	s := says[f.why]
	if s.key == "" {
		i, _ := f.kind.Resource()
		return play.Refuse(s.clause, needKeys[i&3], "count", f.count)
	}
	var args []any
	if f.side != 0 {
		args = append(args, "side", f.side)
	}
	if f.kind != card.None {
		args = append(args, "kind", f.kind)
	}
	if f.book != NoBook {
		args = append(args, "book", f.book)
	}
	return play.Refuse(s.clause, s.key, args...)
}

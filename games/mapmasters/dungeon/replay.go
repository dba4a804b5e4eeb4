package dungeon

// Replay checks a whole plan, kit and all, and gives its result. The error is the
// *play.Refusal of the first broken clause (MMV-144), with the step's number from 1 as
// argument "step".
func Replay(t *Tableau, kit Kit, path Path) (Result, error) { return Result{}, nil }

// Plan is what a player hands in: placed cards and a path.
type Plan struct {
	Placed []Placement
	Path   Path
}

// Cut gives the longest legal beginning of a plan (MMV-139): without a path no card
// stands; else the connected part in which the path starts stands, and the path up to
// the first step that is refused.
func Cut(plan Plan, kit Kit) Plan { return plan }

package trail

import (
	"delvebox/engine/play"
	"delvebox/games/doodledungeon/sheet"
)

// The reasons of the path's rules, as keys.
const (
	keyStart      = "path-start"
	keyOutside    = "path-outside"
	keyStays      = "path-stays"
	keyDiagonal   = "path-diagonal"
	keyBranch     = "path-branch"
	keyWall       = "path-wall"
	keyTwice      = "path-twice"
	keySame       = "path-same-monster"
	keyUnfinished = "path-unfinished"
)

// Why says why the line may not go on to the square; nil if it may. The arguments name
// the square and where the line ends.
func (p *Pen) Why(q sheet.Square) *play.Refusal {
	tip := p.Tip()
	refuse := func(clause, key string) *play.Refusal {
		return play.Refuse(clause, key, "square", q, "end", tip)
	}
	switch {
	case !q.Valid():
		return refuse("DD-059", keyOutside)
	case len(p.line) == 0 && q != sheet.Entrance:
		return refuse("DD-053", keyStart)
	case len(p.line) == 0:
		return nil
	case q == tip:
		return refuse("DD-054", keyStays)
	case q.Diagonal(tip):
		return refuse("DD-054", keyDiagonal)
	case !q.Beside(tip):
		return refuse("DD-053", keyBranch)
	case !p.free.Has(q):
		return refuse("DD-055", keyWall)
	case p.twice.Has(q):
		return refuse("DD-056", keyTwice)
	case p.barred().Has(q):
		return refuse("DD-057", keySame)
	}
	return nil
}

// Unfinished says why the path cannot be confirmed; nil if it ends on H10 (DD-060).
func (p *Pen) Unfinished() *play.Refusal {
	if p.Done() {
		return nil
	}
	return play.Refuse("DD-060", keyUnfinished, "end", p.Tip())
}

package cartographer

import (
	"context"

	"delvebox/games/mapmasters/dungeon"
)

// Find is the best path that a search has found through a dungeon.
type Find struct {
	Path  dungeon.Path
	Value int  // in units of Point
	Exact bool // nothing better exists among the ways searched; else "at least"
	Nodes int  // steps drawn to find it
}

// Best looks for the most valuable path through a dungeon with so many nodes. Inside
// rooms it takes the shortest ways between doors and jumps only. The error is that of
// the context.
func Best(ctx context.Context, t *dungeon.Tableau, kit dungeon.Kit, worth Worth, nodes int) (Find, error) {
	return best(ctx, t, kit, worth, nodes, false)
}

// best is Best, with every step in rooms too if wanted: when it is exact then, no path is
// better.
func best(ctx context.Context, t *dungeon.Tableau, kit dungeon.Kit, worth Worth, nodes int, every bool) (Find, error) {
	w, err := seek(ctx, t, kit, &worth, nodes, walker{best: -1, every: every, keep: true})
	if err != nil {
		return Find{}, err
	}
	return Find{Path: w.path, Value: max(w.best, 0), Exact: !w.cut, Nodes: w.spent}, nil
}

// jumpers are the books that lead almost anywhere.
var jumpers = [...]dungeon.Book{dungeon.MonsterTeleport, dungeon.BarrelTeleport, dungeon.NorthSouthGate, dungeon.EastWestGate}

// seek searches with the walker's settings: first without the books that make almost
// everything possible, so that they never make a small search worse, then with them.
func seek(ctx context.Context, t *dungeon.Tableau, kit dungeon.Kit, worth *Worth, nodes int, set walker) (*walker, error) {
	plain := kit
	for _, b := range jumpers {
		plain.Books = plain.Books.Without(b)
	}
	w := newWalker(ctx, t, plain, worth, set)
	w.search(nodes)
	if plain == kit || w.done != nil {
		return w, w.done
	}
	set.best, set.length, set.path = w.best, w.length, w.path
	more := newWalker(ctx, t, kit, worth, set)
	more.spent = w.spent
	more.search(w.spent + max(nodes/2, 1))
	return more, more.done
}

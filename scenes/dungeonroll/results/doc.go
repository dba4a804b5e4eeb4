// Package results is the end of a Dungeon Roll match (DR 3.14): the chest opens, the
// treasures left unused are counted one by one into the totals, the rows find their
// places, and whoever played alone is told the rank under a banner. All of it can be
// skipped; with reduced motion nothing travels.
package results

package cartographer

import (
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// tokenGain is what a fairy token adds to the best plan of a hand, in hundredths of a
// point, by card.Kind.Resource and Primary Objective (measured: TestMeasureKits).
var tokenGain = [card.Resources][dungeon.Aims]int{}

// gain is what a spellbook adds, in hundredths of a point.
type gain struct {
	path    bool
	now     [dungeon.Aims]int // in a round with that Primary Objective
	later   int               // in a round on average
	refresh bool              // works in the Refresh phase
}

// bookGain weighs the spellbooks. Those of the path are measured, the others estimated.
var bookGain = [18]gain{
	dungeon.FairyPact:         {later: 60},
	mapmasters.Haggler:        {later: 35},
	mapmasters.Bonfire:        {later: 25, refresh: true},
	mapmasters.FairyTwins:     {later: 12},
	mapmasters.Encore:         {later: 15, refresh: true},
	mapmasters.SecondThoughts: {later: 20},
	mapmasters.Exchange:       {later: 20, refresh: true},
}

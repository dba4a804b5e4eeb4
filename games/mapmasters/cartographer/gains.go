package cartographer

import (
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
)

// tokenGain is what a fairy token adds to the plan of a hand, in hundredths of a point,
// by card.Kind.Resource and Primary Objective. It was measured with hands of four
// starters and one dungeon card and of two and three (TestMeasureKits), and smoothed.
var tokenGain = [card.Resources][dungeon.Aims]int{
	{20, 17, 14, 21, 30, 20, 10, 15, 18, 19, 22, 21}, // sword
	{20, 12, 25, 25, 12, 25, 90, 25, 20, 27, 26, 24}, // key
	{8, 8, 25, 10, 5, 3, 3, 5, 5, 5, 12, 5},          // rope
	{3, 3, 4, 6, 3, 6, 8, 4, 6, 3, 5, 6},             // scroll
}

// gain is what a spellbook adds, in hundredths of a point a round.
type gain struct {
	each    int
	aim     dungeon.Aim // the Primary Objective with which it adds more
	more    int
	refresh bool // works in the Refresh phase only
}

// bookGain weighs the spellbooks that do not stand for a resource. Those of the path are
// measured as tokenGain is, the others estimated. SB-02 works once and is no matter of
// rounds.
var bookGain = [...]gain{
	dungeon.FairyPact:         {each: 60},
	dungeon.MonsterTeleport:   {each: 32},
	dungeon.CrossedWays:       {each: 4},
	dungeon.SpiderClimb:       {each: 8, aim: dungeon.Pits, more: 20},
	dungeon.BarrelTeleport:    {each: 20, aim: dungeon.Barrels, more: 30},
	mapmasters.Haggler:        {each: 27},
	dungeon.NorthSouthGate:    {each: 15},
	dungeon.EastWestGate:      {each: 14},
	mapmasters.Bonfire:        {each: 20, refresh: true},
	mapmasters.FairyTwins:     {each: 8},
	mapmasters.Encore:         {each: 8, refresh: true},
	mapmasters.SecondThoughts: {each: 18},
	mapmasters.Exchange:       {each: 15, refresh: true},
}

package dungeonroll

// minstrel is the Minstrel, who becomes the Bard (DR-154 to DR-157): thieves and mages
// used as each other, the master's champions defeat one monster more, and the lair is
// emptied.
var minstrel = card{
	id:     "minstrel",
	novice: each(swaps(Thief, Mage), with(emptiesLair(156))),
	master: each(swaps(Thief, Mage), with(emptiesLair(156)), bonus(Champion)),
}

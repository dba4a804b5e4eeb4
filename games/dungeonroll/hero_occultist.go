package dungeonroll

// occultist is the Occultist, who becomes the Necromancer (DR-158 to DR-160): clerics
// and mages used as each other, and skeletons turned into fighters.
var occultist = card{
	id:     "occultist",
	novice: each(swaps(Cleric, Mage), with(recruits(159, 1, Skeleton, Fighter))),
	master: each(swaps(Cleric, Mage), with(recruits(160, 2, Skeleton, Fighter))),
}

package dungeonroll

// halfGoblin is the Half-Goblin, who becomes the Chieftain (DR-138 to DR-142): chests
// and potions at any time, and goblins turned into thieves.
var halfGoblin = card{
	id:     "halfgoblin",
	novice: each(atAnyTime, with(recruits(141, 1, Goblin, Thief))),
	master: each(atAnyTime, with(recruits(142, 2, Goblin, Thief))),
}

func atAnyTime(s *side) { s.anytime = true }

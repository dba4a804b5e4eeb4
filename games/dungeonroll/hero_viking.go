package dungeonroll

// viking is the Viking, who becomes the Undead Viking (DR-202 to DR-205): five
// champions instead of a roll, skeletons that become potions for the master, and an
// ultimate that empties the lair.
var viking = card{
	id:     "viking",
	novice: each(shieldWall, with(emptiesLair(205))),
	master: each(shieldWall, with(emptiesLair(205)), turning(Skeleton, Potion)),
}

// shieldWall sets five champions; the two other dice are out of the delve (DR-203).
func shieldWall(s *side) {
	s.forming = formation{set: [partyDice]Face{Champion, Champion, Champion, Champion, Champion}}
}

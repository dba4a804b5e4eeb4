package dungeonroll

// enchantress is the Enchantress, who becomes the Beguiler (DR-134 to DR-137): scrolls
// are used as any companion, and one monster, or two, turn into a potion.
var enchantress = card{
	id:     "enchantress",
	novice: each(wordsOfPower, with(transforms(135, 1, Potion))),
	master: each(wordsOfPower, with(transforms(137, 2, Potion))),
}

// wordsOfPower lets scrolls act as any companion (DR-134).
func wordsOfPower(s *side) { s.roles[Scroll] = companions }

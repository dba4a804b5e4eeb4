package dungeonroll

// leprechaun is the Leprechaun, who becomes the Clurichaun (DR-183 to DR-186): potions
// become chests, one monster, or two, turn into a chest, but all treasures are lost in
// the end.
var leprechaun = card{
	id:     "leprechaun",
	novice: each(turning(Potion, Chest), losing, with(transforms(185, 1, Chest))),
	master: each(turning(Potion, Chest), losing, with(transforms(186, 2, Chest))),
}

func losing(s *side) { s.loses = true }

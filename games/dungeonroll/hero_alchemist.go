package dungeonroll

// alchemist is the Alchemist, who becomes the Thaumaturge (DR-164 to DR-167): chests
// become potions, and dice of the graveyard are rolled.
var alchemist = card{
	id:     "alchemist",
	novice: each(turning(Chest, Potion), with(raises(165, 1, nil))),
	master: each(turning(Chest, Potion), with(raises(166, 2, nil))),
}

package dungeonroll

// scout is the Scout, who becomes the Dungeoneer (DR-187 to DR-192): six dungeon dice
// are assigned to the first three levels, and a level is left for its experience.
var scout = card{
	id:     "scout",
	novice: each(scouting, with(leaves(190, 1))),
	master: each(scouting, with(leaves(192, 0))),
}

func scouting(s *side) { s.scouts = true }

// leaves retires at once, with the level die lowered first (DR-190, DR-192).
func leaves(clause uint16, lower int) *ultimate {
	return &ultimate{
		phases: inMonster, clause: clause,
		can: func(*Delve) bool { return true },
		make: func(t turn, _ *Move) {
			t.gain(int(t.Level)-lower, ForLeaving)
			t.finish(ByUltimate)
		},
		list: bare,
	}
}

package heroart

import "delvebox/engine/paint/pixel"

// tracker with bow and hound.
func tracker() drawing {
	return drawing{rim: pixel.Hex(0xfff6d0), back: func(e *easel) { forest(e, 110, 100, 0xfff6d0, 0xb8c07a, 0x3a4a2c) }, figure: func(e *easel) {
		e.at(268, 160, .9).turn(20).quiver(leather)
		e.tunic(moss)
		e.fur(earth)
		e.neck(tan)
		e.longHairShort(chestnut)
		e.head(face{skin: tan, hair: chestnut, eyes: pixel.Hex(0x3a5a2a), mood: calm})
		e.stubble(chestnut)
		e.stroke("M172 142Q186 149 200 141", eyeInk, 4)
		e.cropTop(chestnut)
		e.at(0, -7, 1).headband(crimson)
		e.cord("M140 262L84 150", moss, 34)
		e.at(64, 130, .86).turn(-8).bow(wood, false)
		e.knuckles(86, 130, leather)
		e.at(302, 190, 1).hound(leather)
	}}
}

// ranger by moonlight; the hound is a wolf now.
func ranger() drawing {
	return drawing{rim: pixel.Hex(0xd8f0ff), back: func(e *easel) {
		forest(e, 270, 70, 0xd8ecf0, 0x4a7a8a, 0x0f2430)
		e.dot(270, 66, 34, pixel.Hex(0xf4faff))
		e.glow(270, 66, 110, pixel.Hex(0xd8f0ff), .6)
	}, figure: func(e *easel) {
		e.cloak(pine)
		e.hoodBack(pine)
		e.tunic(moss)
		e.fur(grey)
		e.neck(tan)
		e.head(face{skin: tan, hair: chestnut, eyes: pixel.Hex(0x6ae0a0), mood: stern, bare: true})
		e.beard(chestnut, false)
		e.moustacheThin(chestnut)
		e.hood(pine)
		e.antlers(bone)
		e.leafCrown()
		e.cord("M140 262L90 146", pine, 34)
		e.at(66, 128, .9).bow(wood, false)
		e.knuckles(88, 128, leather)
		e.at(304, 190, 1).wolf(grey, pixel.Hex(0xffd84a))
	}}
}

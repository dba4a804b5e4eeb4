package heroart

// breastplate is armour over the chest, with an edge down the middle.
func (e *easel) breastplate(h hue) {
	e.split("M126 262L124 190Q186 160 248 190L246 262Z", h, 186)
	e.gleam("M134 198Q156 186 180 183", h)
}

// pauldrons are armoured shoulders with a band of trim.
func (e *easel) pauldrons(h, trim hue) {
	for _, q := range []*easel{e, e.mirror()} {
		q.solid("M64 258Q60 190 116 172Q142 170 152 190Q146 236 100 262Z", h)
		q.stroke("M69 240Q110 240 144 212", ink, 9)
		q.stroke("M69 240Q110 240 144 212", trim.base, 5)
	}
	e.gleam("M76 212Q86 186 114 180", h)
	e.gleam("M236 182Q250 176 266 184", h)
}

// spikes rise from the shoulders of pauldrons.
func (e *easel) spikes(h hue) {
	for _, q := range []*easel{e, e.mirror()} {
		q.solid("M78 196L58 154L98 182ZM104 178L100 136L128 174Z", h)
	}
}

// tabard is a cloth over the breast with a sign of its own.
func (e *easel) tabard(h hue) {
	e.solid("M136 262L140 186Q160 178 166 174Q186 192 206 174Q212 178 232 186L236 262Z", h)
}

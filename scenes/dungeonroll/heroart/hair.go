package heroart

// longHair falls behind the shoulders.
func (e *easel) longHair(h hue) {
	e.solid("M186 28Q258 26 260 96Q258 122 272 140Q284 162 274 182Q288 200 272 222Q240 236 214 206H158Q132 236 100 222Q84 200 98 182Q88 162 100 140Q114 122 112 96Q114 26 186 28Z", h)
	e.stroke("M122 108Q126 136 112 152Q106 168 116 184Q104 200 112 214M250 108Q246 136 260 152Q266 168 256 184Q268 200 260 214M136 150Q132 176 140 200M236 150Q240 176 232 200", h.shade, 4)
	e.gleam("M124 92Q124 60 146 46", h)
}

// longHairShort reaches to the shoulders.
func (e *easel) longHairShort(h hue) {
	e.solid("M186 34Q250 34 246 104Q248 146 254 172Q228 184 210 170H162Q144 184 118 172Q124 146 126 104Q122 34 186 34Z", h)
}

// fringe is the hair over the brow, parted on the left, down both cheeks.
func (e *easel) fringe(h hue) {
	e.solid("M162 46Q210 24 238 66Q248 96 240 136Q232 122 230 104Q226 88 214 80Q180 80 162 46Z", h)
	e.solid("M172 42Q140 30 130 74Q126 104 132 136Q142 120 143 102Q148 80 172 62Z", h)
	e.stroke("M182 52Q200 66 222 70M150 58Q140 72 139 92", h.shade, 3.5)
	e.gleam("M196 48Q214 52 224 62", h)
}

// bun is a crown of hair piled up.
func (e *easel) bun(h hue) {
	e.solid("M150 52Q134 10 172 8Q186 -8 204 8Q240 8 222 52Z", h)
	e.stroke("M168 40Q164 22 178 16M200 40Q206 26 198 16", h.shade, 3.5)
}

// crop is short hair with a few locks.
func (e *easel) crop(h hue) {
	e.solid("M138 104Q126 54 158 44Q172 28 196 38Q234 36 238 72Q240 90 233 104Q228 86 220 78Q204 82 190 74Q172 84 158 78Q146 84 138 104Z", h)
	e.gleam("M152 64Q162 52 176 50", h)
}

// cropSides is the hair that shows under a hat.
func (e *easel) cropSides(h hue) {
	for _, q := range []*easel{e, e.mirror()} {
		q.solid("M136 76Q128 104 136 132Q150 122 148 100Q152 90 158 80Z", h)
	}
}

// cropTop is short hair over the brow alone.
func (e *easel) cropTop(h hue) {
	e.solid("M138 92Q130 42 186 38Q242 42 234 92Q222 70 198 74Q176 82 160 72Q146 76 138 92Z", h)
}

// undercut is hair swept to one side.
func (e *easel) undercut(h hue) {
	e.solid("M138 100Q126 50 166 36Q214 22 240 60Q250 96 238 128Q230 108 228 92Q206 88 190 68Q168 84 150 86Q142 92 138 100Z", h)
	e.gleam("M154 62Q166 50 184 46", h)
}

// quiff is a wave of hair above goggles.
func (e *easel) quiff(h hue) {
	e.solid("M146 56Q140 20 176 14Q220 2 246 34Q226 32 222 46Q232 50 230 60Q186 44 146 56Z", h)
	e.gleam("M160 40Q166 26 184 22", h)
}

// mane stands wildly round the head.
func (e *easel) mane(h hue) {
	e.solid("M186 22L202 6L208 30L236 14L232 44L264 38L248 68L278 78L252 94L280 118L250 124L266 152L236 148L240 176H132L136 148L106 152L122 124L92 118L120 94L94 78L124 68L108 38L140 44L136 14L164 30L170 6Z", h)
	e.stroke("M150 40L146 28M222 40L226 28M128 86L112 84M244 86L260 84M134 118L118 118M240 118L254 118", h.shade, 4)
}

// braid hangs over one shoulder.
func (e *easel) braid(h hue) {
	for i := range 5 {
		y := 150 + 22*float64(i)
		e.at(130-float64(i)*2, y, 1).solid("M-13 -6Q0 -16 13 -6Q18 8 0 16Q-18 8 -13 -6Z", h)
	}
}

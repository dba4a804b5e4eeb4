package heroart

// longHair falls behind the shoulders.
func (e *easel) longHair(h hue) {
	e.solid("M186 28Q258 26 260 96Q258 122 272 140Q284 162 274 182Q288 200 272 222Q240 236 214 206H158Q132 236 100 222Q84 200 98 182Q88 162 100 140Q114 122 112 96Q114 26 186 28Z", h)
	e.stroke("M122 108Q126 136 112 152Q106 168 116 184Q104 200 112 214M250 108Q246 136 260 152Q266 168 256 184Q268 200 260 214M136 150Q132 176 140 200M236 150Q240 176 232 200", h.shade, 4)
	e.gleam("M124 92Q124 60 146 46", h)
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

// beard is full and round; long reaches over the breast.
func (e *easel) beard(h hue, long bool) {
	d := "M138 112Q146 124 158 126Q186 116 214 126Q226 124 234 112Q240 154 218 178Q202 194 186 194Q170 194 154 178Q132 154 138 112Z"
	if long {
		d = "M136 110Q144 126 158 126Q186 116 214 126Q228 126 236 110Q254 166 230 212Q210 252 186 262Q162 252 142 212Q118 166 136 110Z"
	}
	e.solid(d, h)
	e.stroke("M158 150Q158 170 166 182M214 150Q214 170 206 182M186 156V184", h.shade, 4)
	if long {
		e.stroke("M170 200Q172 224 180 240M202 200Q200 224 194 240", h.shade, 4)
	}
	e.lips()
}

func (e *easel) lips() {
	e.flat("M174 140Q186 146 198 140Q196 150 186 150Q176 150 174 140Z", eyeInk, 1)
	e.flat("M178 142Q186 145 194 142L192 145Q186 147 180 145Z", cream.base, 1)
}

// moustache lies over a beard, or alone; its ends turn up.
func (e *easel) moustache(h hue) {
	e.solid("M186 130Q168 122 154 136Q146 146 134 138Q140 158 160 152Q178 150 186 138Q194 150 212 152Q232 158 238 138Q226 146 218 136Q204 122 186 130Z", h)
}

// goatee is a pointed tuft at the chin.
func (e *easel) goatee(h hue) {
	e.solid("M170 148Q186 156 202 148Q206 172 187 190Q168 172 170 148Z", h)
}

// stubble darkens the jaw.
func (e *easel) stubble(h hue) {
	e.flat("M144 118Q150 132 162 132Q186 124 210 132Q222 132 228 118Q230 136 218 146Q204 160 186 160Q168 160 154 146Q142 136 144 118Z", h.shade, .5)
}

// plait is a beard's or viking's braid with a ring.
func (e *easel) plait(x, y float64, h hue) {
	for i := range 4 {
		e.at(x, y+18*float64(i), 1).solid("M-11 -6Q0 -14 11 -6Q14 8 0 14Q-14 8 -11 -6Z", h)
	}
	e.fine().at(x, y+68, 1).solid("M-10 -5H10V6H-10Z", gold)
	e.at(x, y+74, 1).solid("M-9 0H9L0 22Z", h)
}

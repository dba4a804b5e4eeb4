package heroart

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

// moustacheThin is a fine moustache.
func (e *easel) moustacheThin(h hue) {
	e.stroke("M158 134Q172 130 185 137M214 134Q200 130 187 137", h.shade, 5)
}

// roar frames a roaring mouth.
func (e *easel) roar(h hue) {
	e.solid("M186 128Q164 124 150 140Q140 158 130 160Q150 170 160 148Q172 138 186 138Q200 138 212 148Q222 170 242 160Q232 158 222 140Q208 124 186 128Z", h)
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

// chinBeard runs under the chin from ear to ear.
func (e *easel) chinBeard(h hue) {
	e.solid("M128 106Q122 150 150 176Q168 204 186 206Q204 204 222 176Q250 150 244 106Q226 130 186 130Q146 130 128 106Z", h)
	e.stroke("M160 172Q170 190 178 194M212 172Q202 190 194 194", h.shade, 4)
}

// sideburns join hat and chin beard.
func (e *easel) sideburns(h hue) {
	for _, q := range []*easel{e, e.mirror()} {
		q.solid("M138 78Q128 104 134 138Q148 140 154 148Q146 124 150 96L156 80Z", h)
	}
}

// icyBeard hangs in icicles.
func (e *easel) icyBeard(h hue) {
	e.solid("M138 120L128 190L146 172L146 222L162 190L170 250L186 200L202 250L210 190L226 222L226 172L244 190L234 120Z", h)
}

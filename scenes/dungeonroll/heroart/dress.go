package heroart

import "delvebox/engine/paint/pixel"

// cloak falls wide from the shoulders, behind everything else.
func (e *easel) cloak(h hue) {
	e.solid("M58 262Q58 196 118 168Q186 146 254 168Q314 196 314 262Z", h)
	e.stroke("M88 256Q86 220 104 196M284 256Q286 220 270 196", h.shade.Mul(.8), 4)
}

// tunic is plain shoulders with a round neck.
func (e *easel) tunic(h hue) {
	e.solid("M88 262Q88 200 138 182Q160 176 168 170Q186 192 204 170Q212 176 234 182Q284 200 284 262Z", h)
	e.stroke("M122 256Q122 232 128 216M250 256Q250 232 244 216", h.shade, 4)
}

// robe is sloping shoulders with broad lapels that cross.
func (e *easel) robe(h, trim hue) {
	e.solid("M80 262Q84 200 142 178Q186 164 230 178Q288 200 292 262Z", h)
	e.solid("M146 174L160 166Q170 200 214 254H182Q150 214 146 174Z", trim)
	e.solid("M226 174L212 166Q202 210 166 254H196Q222 218 226 174Z", trim)
	e.stroke("M112 254Q112 230 120 214M262 254Q262 230 254 214", h.shade, 4)
}

// coat is an open coat over a shirt.
func (e *easel) coat(h, shirt hue) {
	e.solid("M130 262L150 176H222L242 262Z", shirt)
	e.solid("M84 262Q84 202 136 182L158 170Q156 214 172 262Z", h)
	e.solid("M288 262Q288 202 236 182L214 170Q216 214 200 262Z", h)
	e.solid("M158 168L136 182L146 214L172 236Q158 200 158 168Z", h)
	e.solid("M214 168L236 182L226 214L200 236Q214 200 214 168Z", h)
}

// gown has a deep round neckline over a bare neck.
func (e *easel) gown(h, skin, trim hue) {
	e.solid("M104 262Q104 206 146 188Q186 170 226 188Q268 206 268 262Z", skin)
	e.solid("M98 262Q98 214 132 192Q140 228 186 230Q232 228 240 192Q274 214 274 262Z", h)
	e.cord("M132 194Q140 230 186 232Q232 230 240 194", trim, 4)
}

// collar stands high behind the head: sorcerers' and lords'.
func (e *easel) collar(h, lining hue) {
	e.solid("M112 222Q52 160 62 48Q90 72 106 58Q120 82 140 76L232 76Q252 82 266 58Q282 72 310 48Q320 160 260 222Z", h)
	e.solid("M124 214Q74 162 76 76Q92 88 108 78Q122 100 144 96L228 96Q250 100 264 78Q280 88 296 76Q298 162 248 214Z", lining)
	e.stroke("M150 190L96 96M146 150L118 96M222 190L276 96M226 150L254 96", lining.shade, 4)
}

// fur is a thick collar round the shoulders.
func (e *easel) fur(h hue) {
	e.solid("M84 208Q74 190 94 184Q98 168 118 172Q128 158 146 166Q158 156 168 168L186 184L204 168Q214 156 226 166Q244 158 254 172Q274 168 278 184Q298 190 288 208Q292 226 270 224Q258 236 244 224Q228 234 218 220Q202 226 186 214Q170 226 154 220Q144 234 128 224Q114 236 102 224Q80 226 84 208Z", h)
	e.stroke("M104 196l5 10M124 186l5 11M146 184l4 12M248 186l-5 11M268 196l-5 10M226 184l-4 12", h.shade, 3.5)
}

// pelt is a pelt over both shoulders.
func (e *easel) pelt(h hue) {
	for _, q := range []*easel{e, e.mirror()} {
		q.solid("M146 176Q112 158 84 182Q60 198 62 232L78 224L76 250L96 236L100 258L118 238L128 256L140 226Q152 200 146 176Z", h)
		q.stroke("M92 196l-4 14M112 190l-2 16M84 220l-2 8", h.shade, 4)
	}
}

// scarf is wound round the neck.
func (e *easel) scarf(h hue) {
	e.solid("M140 168Q186 188 232 168Q244 184 234 198Q186 216 138 198Q128 184 140 168Z", h)
	e.solid("M204 200Q222 224 218 254L240 250Q246 220 226 194Z", h)
	e.stroke("M150 184Q186 200 224 184", h.shade, 3.5)
}

// chain of office hangs over the breast.
func (e *easel) chain(h hue, glyph func(*easel)) {
	e.c.Stroke(e.path("M140 184Q146 236 186 238Q226 236 232 184"), pixel.Pen{W: 10}, ink, 1)
	e.c.Stroke(e.path("M140 184Q146 236 186 238Q226 236 232 184"), pixel.Pen{W: 5.5, Dash: []float64{5, 5.5}}, h.base, 1)
	e.fine().disc(186, 236, 15, h)
	if glyph != nil {
		glyph(e.at(186, 236, 1))
	}
}

// belt crosses the breast.
func (e *easel) belt(h hue) {
	e.solid("M120 190L138 182L258 246L250 262H236Z", h)
	e.fine().solid("M180 214l22 12l-8 14l-22 -12Z", gold)
}

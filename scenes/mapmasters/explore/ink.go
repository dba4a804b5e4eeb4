package explore

import (
	"hash/fnv"
	"image"
	"image/color"
	"image/draw"
	"math"
	"strconv"
	"time"

	"delvebox/engine/paint"
	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/ui"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/dungeon"
	"delvebox/scenes/mapmasters/cardart"
)

// blockSquares is the side of a block of ink in squares.
const blockSquares = 4

// ringPace is how long the hand takes to draw a circle or a cross.
const ringPace = 190 * time.Millisecond

// ink is the layer of everything the marker has drawn. Its pixels are counted from the
// corner (0,0) of the lattice.
type ink struct {
	key    inkKey
	parts  []part
	blocks map[square]*block
	rings  []ring
	known  map[string]time.Duration // circles and crosses, and when their drawing began
	old    bool                     // what there is now was there before: nothing is animated
	icons  map[iconKey]*image.RGBA
	tone   pixel.RGB
	gone   smear // wiped ink that fades
}

type inkKey struct {
	stamp  int
	px     float64
	toward card.Side
	moving int // circles that are being drawn
}

type iconKey struct {
	name string
	px   int
}

// part is one stroke, or one icon shown again over the path.
type part struct {
	lines []hand.Line
	width float64
	pale  bool
	icon  *image.RGBA
	at    image.Point
	box   image.Rectangle
	sum   uint64 // names what does not depend on the block
}

// ring is a circle or a cross that is being drawn.
type ring struct {
	seed  string
	lines []hand.Line
	width float64
	pale  bool
	since time.Duration
}

// block is a piece of the layer that has been painted.
type block struct {
	sum     uint64
	picture *paint.Picture
}

// drawInk draws the layer, painting anew what has changed.
func (v *View) drawInk(u *ui.UI) {
	px := math.Round(v.want.q * u.Scale)
	toward := card.Side(0)
	if v.ask != nil && v.ask.kind != askPact && v.ask.next.Step.Action == dungeon.Go {
		toward = v.ask.next.Step.Side
	}
	l := &v.ink
	key := inkKey{v.s.stamp, px, toward, l.moving(u)}
	if key != l.key || l.blocks == nil {
		l.key = key
		l.compose(v, u, px, toward)
		l.key.moving = l.moving(u)
		l.paint(v, u.Scale)
	}
	for _, b := range l.blocks {
		u.Put(b.picture, v.at.ox, v.at.oy, v.scaled(0))
	}
	l.drawRings(v, u)
	l.gone.draw(v, u)
}

// release lets go of all pictures; they are painted again if they are still wanted.
func (l *ink) release() {
	for _, b := range l.blocks {
		b.picture.Free()
	}
	l.blocks = nil
	l.gone.free()
}

// moving counts the circles and crosses that the hand is still drawing.
func (l *ink) moving(u *ui.UI) int {
	n := 0
	for _, r := range l.rings {
		if u.Now-r.since < u.Pace(ringPace) {
			n++
		}
	}
	return n
}

// compose lists everything that is to be seen, in the order of drawing: pale ground of
// the circles, path, icons it runs over, circles and crosses.
func (l *ink) compose(v *View, u *ui.UI, px float64, toward card.Side) {
	if l.known == nil {
		l.known = map[string]time.Duration{}
	}
	rings := v.rings(px)
	l.parts, l.rings = l.parts[:0], l.rings[:0]
	seen := map[string]bool{}
	var last []part
	for _, r := range rings {
		seen[r.seed] = true
		since, known := l.known[r.seed]
		if !known {
			since = u.Now
			if l.old || u.Prefs.Reduced {
				since -= time.Hour
			}
			l.known[r.seed] = since
		}
		if u.Now-since < u.Pace(ringPace) {
			r.since = since
			l.rings = append(l.rings, r)
			continue
		}
		if r.pale {
			l.add(part{lines: r.lines, width: r.width * 1.7, pale: true})
		}
		last = append(last, part{lines: r.lines, width: r.width})
	}
	for seed := range l.known {
		if !seen[seed] {
			delete(l.known, seed)
		}
	}
	l.old = false
	width := hand.TrailWidth(px)
	for _, r := range v.s.runs(px, toward) {
		line := hand.Trail(r.stops, px)
		if r.under {
			for _, d := range dots(line, px*.13, px*.21) {
				l.add(part{lines: []hand.Line{d}, width: width * 1.05})
			}
			continue
		}
		l.add(part{lines: []hand.Line{line}, width: width})
	}
	for _, d := range v.s.arcs(px) {
		l.add(part{lines: []hand.Line{d}, width: width * .55})
	}
	l.addHeads(v.s, px, width)
	l.addIcons(v, px)
	for _, p := range last {
		l.add(p)
	}
}

// rings lists circles and crosses of all Discoveries of the path.
func (v *View) rings(px float64) []ring {
	if v.s.pen.Len() == 0 {
		return nil
	}
	var out []ring
	for _, f := range v.s.pen.Result().Finds {
		at := strconv.Itoa(f.X) + "," + strconv.Itoa(f.Y)
		cx, cy := (float64(f.X)+.5)*px, (float64(f.Y)+.5)*px
		r := .45
		n := v.s.tab.NodeAt(dungeon.Spot{X: f.X, Y: f.Y})
		switch {
		case v.s.tab.Room(n) >= 0 && f.Icon.Layer == card.Main:
			r = .425
		case f.Crossed:
			r = .47
		}
		out = append(out, ring{seed: at + " o", lines: []hand.Line{hand.Circle(cx, cy, r*px, at)}, width: .09 * px, pale: true})
		if f.Crossed {
			out = append(out, ring{seed: at + " x", lines: hand.Cross(cx, cy, r*.58*px, at), width: .078 * px})
		}
	}
	return out
}

// addHeads adds the arrow heads where the path enters and leaves.
func (l *ink) addHeads(s *site, px, width float64) {
	p := s.pen
	if p.Len() == 0 {
		return
	}
	head := func(at dungeon.Spot, side card.Side, in bool) {
		dx, dy := side.Step()
		far := .92
		angle := math.Atan2(float64(dy), float64(dx))
		if in {
			far = .60
			angle += math.Pi
		}
		tip := pixel.Pt{X: (float64(at.X) + .5 + far*float64(dx)) * px, Y: (float64(at.Y) + .5 + far*float64(dy)) * px}
		if !in {
			tip.X -= .2 * px * float64(dx)
			tip.Y -= .2 * px * float64(dy)
		}
		l.add(part{lines: []hand.Line{hand.Arrow(tip, angle, .30*px, at.String())}, width: width * .92})
	}
	first := p.StepAt(0)
	head(first.At, first.Side, true)
	if p.Standing() == dungeon.Outside {
		head(s.tab.Spot(p.Node()), p.StepAt(p.Len()-1).Side, false)
	}
}

// addIcons shows the icons of used hallway squares again over the path.
func (l *ink) addIcons(v *View, px float64) {
	for _, f := range v.s.pen.Result().Finds {
		n := v.s.tab.NodeAt(dungeon.Spot{X: f.X, Y: f.Y, Layer: f.Icon.Layer})
		if n < 0 || v.s.tab.Room(n) >= 0 {
			continue
		}
		size := iconShare(px/v.uscale()) * px
		if f.Icon.Layer == card.Under && f.Icon.Kind != card.Stairs {
			size *= .9
		}
		d := max(int(math.Round(size)), 1)
		img := l.icon(v, iconName(f.Icon), d)
		if img == nil {
			continue
		}
		at := image.Pt(int(math.Round((float64(f.X)+.5)*px-float64(d)/2)), int(math.Round((float64(f.Y)+.5)*px-float64(d)/2)))
		l.add(part{icon: img, at: at})
	}
}

// uscale is device pixels for a logical pixel.
func (v *View) uscale() float64 { return v.b.UI.Scale }

// iconShare is how large an icon is on a card, in squares, by the side of a square.
func iconShare(q float64) float64 {
	switch w := q * card.Columns; {
	case w < 80:
		return 0.02
	case w < 128:
		return 54. / 60
	case w < 150:
		return 49. / 60
	case w < 260:
		return 44. / 60
	}
	return 42. / 60
}

func iconName(i card.Icon) string { return cardart.IconName(i) }

func (l *ink) icon(v *View, name string, px int) *image.RGBA {
	key := iconKey{name, px}
	if img, ok := l.icons[key]; ok {
		return img
	}
	if l.icons == nil || len(l.icons) > 120 {
		l.icons = map[iconKey]*image.RGBA{}
	}
	img, err := v.b.UI.Art.Icons.Draw(name, px)
	if err != nil {
		img = nil
	}
	l.icons[key] = img
	return img
}

func (l *ink) add(p part) {
	h := fnv.New64a()
	put := func(n int) {
		h.Write([]byte{byte(n), byte(n >> 8), byte(n >> 16), byte(n >> 24)})
	}
	put(int(p.width * 64))
	if p.pale {
		put(1)
	}
	if p.icon != nil {
		p.box = image.Rectangle{Min: p.at, Max: p.at.Add(p.icon.Rect.Size())}
		put(p.at.X)
		put(p.at.Y)
		put(p.icon.Rect.Dx())
	}
	for _, line := range p.lines {
		r := p.width/2 + 3
		for _, q := range line {
			p.box = p.box.Union(image.Rect(int(q.X-r)-1, int(q.Y-r)-1, int(q.X+r)+2, int(q.Y+r)+2))
		}
		if n := len(line); n > 0 {
			put(int(line[0].X * 8))
			put(int(line[0].Y * 8))
		}
	}
	p.sum = h.Sum64()
	l.parts = append(l.parts, p)
}

// sumIn names what a block shows of a part: the points of its lines that lie near the
// block, and how they end there.
func (p *part) sumIn(area image.Rectangle, k float64) uint64 {
	sum := p.sum
	mix := func(n int) { sum = (sum ^ uint64(uint32(n))) * 1099511628211 }
	r := int(p.width) + 4
	near := area.Inset(-r)
	for _, line := range p.lines {
		length := line.Length()
		if length < 600*k { // the marker tapers by the length of a stroke
			mix(int(length))
		}
		walked, last := 0.0, -1.0
		for i, q := range line {
			if i > 0 {
				walked += math.Hypot(q.X-line[i-1].X, q.Y-line[i-1].Y)
			}
			if (image.Point{int(q.X), int(q.Y)}).In(near) {
				mix(int(q.X*8) ^ int(q.Y*8)<<16)
				last = walked
			}
		}
		if last >= 0 { // the wet shine stops before the stroke's end
			mix(int(min(length-last, 40*k)))
		}
	}
	return sum
}

// paint paints the blocks whose content has changed.
func (l *ink) paint(v *View, k float64) {
	side := blockSquares * int(l.key.px)
	if side <= 0 {
		return
	}
	want := map[square]uint64{}
	for i := range l.parts {
		p := &l.parts[i]
		for y := div(p.box.Min.Y, side); y <= div(p.box.Max.Y-1, side); y++ {
			for x := div(p.box.Min.X, side); x <= div(p.box.Max.X-1, side); x++ {
				at := square{x, y}
				want[at] = want[at]*31 + p.sumIn(blockArea(at, side), k)
			}
		}
	}
	for at, b := range l.blocks {
		if _, ok := want[at]; !ok {
			b.picture.Free()
			delete(l.blocks, at)
		}
	}
	if l.blocks == nil {
		l.blocks = map[square]*block{}
	}
	l.tone = rgbOf(ui.Opaque(v.livery.Colour))
	for at, sum := range want {
		sum += uint64(side)
		b := l.blocks[at]
		if b != nil && b.sum == sum {
			continue
		}
		if b != nil {
			b.picture.Free()
		}
		l.blocks[at] = &block{sum, paint.NewPicture(l.block(at, side, k))}
	}
}

func blockArea(at square, side int) image.Rectangle {
	return image.Rect(at.x*side, at.y*side, (at.x+1)*side, (at.y+1)*side)
}

// block paints one block.
func (l *ink) block(at square, side int, k float64) *image.RGBA {
	img := image.NewRGBA(blockArea(at, side))
	brush := hand.NewBrush(k)
	for i := range l.parts {
		p := &l.parts[i]
		switch {
		case !p.box.Overlaps(img.Rect):
		case p.icon != nil:
			draw.DrawMask(img, p.box, p.icon, p.icon.Rect.Min, image.NewUniform(color.Alpha{219}), image.Point{}, draw.Over)
		case p.pale:
			brush.Pale(img, p.lines, p.width, .55)
		default:
			brush.Draw(img, p.lines, p.width, hand.Marker(l.tone))
		}
	}
	return img
}

// div is a division that goes down for negative numbers too.
func div(a, b int) int {
	if a < 0 {
		return -((-a + b - 1) / b)
	}
	return a / b
}

type strokeKey struct {
	seed  string
	frame int
	px    int
	tone  color.NRGBA
}

// drawRings draws the circles and crosses that are being drawn, as far as they have come.
func (l *ink) drawRings(v *View, u *ui.UI) {
	const frames = 9
	for _, r := range l.rings {
		d := u.Pace(ringPace)
		if d <= 0 {
			continue
		}
		t := float64(u.Now-r.since) / float64(d)
		u.Wake()
		if t >= 1 {
			continue
		}
		n := int(t*frames) + 1
		tone := ui.Opaque(v.livery.Colour)
		key := strokeKey{r.seed, n, int(l.key.px), tone}
		k := u.Scale
		u.Picture(key, v.at.ox, v.at.oy, v.scaled(0), func(float64) *image.RGBA {
			var box image.Rectangle
			for _, line := range r.lines {
				for _, q := range line {
					box = box.Union(image.Rect(int(q.X-r.width)-2, int(q.Y-r.width)-2, int(q.X+r.width)+3, int(q.Y+r.width)+3))
				}
			}
			img := image.NewRGBA(box)
			hand.NewBrush(k).Draw(img, prefix(r.lines, float64(n)/frames), r.width, hand.Marker(rgbOf(tone)))
			return img
		})
	}
}

// prefix is the first share of some strokes.
func prefix(lines []hand.Line, share float64) []hand.Line {
	var out []hand.Line
	each := 1 / float64(len(lines))
	for _, l := range lines {
		part := min(share/each, 1)
		if n := int(part * float64(len(l))); n > 1 {
			out = append(out, l[:n])
		}
		if share -= each; share <= 0 {
			break
		}
	}
	return out
}

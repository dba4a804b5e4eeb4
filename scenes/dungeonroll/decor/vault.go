package decor

import (
	"image"
	"math"
	"slices"

	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/pixel"
)

// Vault is the dark table in a window of w x h with the treasure chest on it as it is seen
// from above when a match is over: an oak frame with iron corners around chest, lined with
// velvet, at whose foot gold is heaped up so high.
func Vault(w, h float64, chest Rect, heap, k float64) *image.RGBA {
	m := cloth.NightTable(int(math.Round(w*k)), int(math.Round(h*k)), k, cloth.Bog(), cloth.Pool{X: .47, Y: .45})
	s := slab{pixel.NewCanvas(m, k), k}
	s.on(pixel.Move(chest.X, chest.Y)).vault(chest.W, chest.H, heap)
	return m
}

// InVault is the velvet of the chest.
func InVault(chest Rect) Rect { return chest.Inset(Frame) }

func (s slab) vault(w, h, heap float64) {
	s.drop(pixel.RoundRect(2, 2, w-2, h, 12), 10, 14, 12, .7)
	s.Fill(pixel.RoundRect(-1.5, -1.5, w+3, h+3, 8), pixel.Hex(0x1d0e05), 1)
	plank := func(x, y, pw, ph, cutX, cutY float64, upright bool) {
		s.lay(cloth.Timber(s.px(x+pw)-s.px(x), s.px(y+ph)-s.px(y), s.k, cloth.Oak(), cutX, cutY, upright), x, y)
	}
	plank(0, 0, w, Frame, 300, 900, false)
	plank(0, h-Frame, w, Frame, 300, 945, false)
	plank(0, Frame, Frame, h-2*Frame, 40, 100, true)
	plank(w-Frame, Frame, Frame, h-2*Frame, 40, 130, true)
	light := pixel.Hex(0xf0c48c)
	s.Fill(rect(0, 0, w, 1.5), light, .6)
	s.Fill(rect(0, 0, 1.5, h), light, .4)
	in := InVault(Rect{W: w, H: h})
	s.lay(cloth.Lining(s.px(in.W), s.px(in.H), s.k, cloth.Crimson()), in.X, in.Y)
	s.gold(in, heap)
	s.sunk(in.X, in.Y, in.W, in.H, 0, 6, 8, 8, .8)
	s.Stroke(rect(in.X-.7, in.Y-.7, in.W+1.4, in.H+1.4), pixel.Pen{W: 1.5}, pixel.Hex(0x1d0e05), 1)
	for _, q := range [4]struct{ x, y, deg float64 }{{-2, -2, 0}, {w + 2, -2, 90}, {w + 2, h + 2, 180}, {-2, h + 2, 270}} {
		s.on(pixel.Move(q.x, q.y).Mul(pixel.Turn(q.deg))).corner()
	}
}

// piece is a coin of the heap.
type piece struct{ x, y, size, flat, turn float64 }

// gold heaps coins at the foot of the velvet: highest in the corners, those in front over
// those behind, each lying its own way.
func (s slab) gold(in Rect, heap float64) {
	if heap < 16 {
		return
	}
	var list []piece
	for i := range int(in.W * heap / 150) {
		at := func(kind uint64) float64 { return scatter(uint64(i)*5 + kind) }
		x := at(0)
		top := .4 + .6*(2*x-1)*(2*x-1) + .1*math.Sin(9*x)
		deep := at(1) * at(1) // 0 at the foot
		list = append(list, piece{in.X + x*in.W, in.Bottom() + 4 - deep*heap*top, .85 + .3*at(2), .55 + .4*at(3), 80 * (at(4) - .5)})
	}
	slices.SortFunc(list, func(a, b piece) int { return int(math.Copysign(1, a.y-b.y)) })
	c := slab{s.Clipped(rect(in.X, in.Y, in.W, in.H)), s.k}
	for _, p := range list {
		m := c.on(pixel.Move(p.x, p.y).Mul(pixel.Turn(p.turn)).Mul(pixel.Zoom(p.size, p.size*p.flat)).Mul(pixel.Move(-CoinSize/2, -CoinSize/2)))
		m.drop(pixel.Circle(12.5, 14, 12), 3, 4, 2.5, .55)
		m.coin()
	}
}

// scatter is a number from 0 to 1 for each n, none like its neighbours.
func scatter(n uint64) float64 {
	n = (n + 1) * 0x9e3779b97f4a7c15
	n = (n ^ n>>30) * 0xbf58476d1ce4e5b9
	n = (n ^ n>>27) * 0x94d049bb133111eb
	return float64((n^n>>31)>>11) / (1 << 53)
}

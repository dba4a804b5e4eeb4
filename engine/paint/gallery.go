package paint

import (
	"image"
	"slices"
	"sync"

	"delvebox/engine/paint/crew"
)

// Gallery keeps painted pictures by key and lets go of those not drawn for long
// when they take more than its budget of bytes.
//
// Get paints at once; Later paints on a worker and gives nil until the picture is
// there, so that a scene can show a stand-in and stay quick. All methods but the
// workers run on the goroutine of the game loop.
type Gallery struct {
	wake   func() // called from a worker when a picture is ready
	budget int
	bytes  int
	clock  int
	hung   map[any]*piece
	old    []any // keys that Sweep looks at, kept so that nothing is allocated
	jobs   chan job
	mu     sync.Mutex
	done   []result
	open   int // pictures being painted
}

type piece struct {
	picture *Picture // nil while a worker paints it
	used    int      // clock of the last frame that drew it
}

type job struct {
	key   any
	paint func() *image.RGBA
}

type result struct {
	key any
	img *image.RGBA
}

// NewGallery makes a gallery of so many bytes with so many workers. Wake, which may
// be nil, is called whenever a picture asked for by Later has become ready.
func NewGallery(budget, workers int, wake func()) *Gallery {
	g := &Gallery{wake: wake, budget: budget, hung: map[any]*piece{}, jobs: make(chan job, 4096)}
	for range workers {
		go g.work()
	}
	return g
}

func (g *Gallery) work() {
	crew.GiveWay()
	for j := range g.jobs {
		img := j.paint()
		g.mu.Lock()
		g.done = append(g.done, result{j.key, img})
		g.mu.Unlock()
		if g.wake != nil {
			g.wake()
		}
	}
}

// Get gives the picture of the key, painting it at once if it is not there.
func (g *Gallery) Get(key any, paint func() *image.RGBA) *Picture {
	if p := g.hung[key]; p != nil && p.picture != nil {
		p.used = g.clock
		return p.picture
	}
	return g.hang(key, paint())
}

// Later gives the picture of the key, or nil while a worker paints it.
func (g *Gallery) Later(key any, paint func() *image.RGBA) *Picture {
	if p := g.hung[key]; p != nil {
		p.used = g.clock
		return p.picture
	}
	select {
	case g.jobs <- job{key, paint}:
		g.hung[key] = &piece{used: g.clock}
		g.open++
		return nil
	default: // the workers are far behind: rather late than never
		return g.hang(key, paint())
	}
}

// Has tells whether the picture is ready to be drawn. Whoever asks is going to draw it:
// it is kept as if it had been, or one that waits for many would lose the first while the
// last are painted, and wait for ever.
func (g *Gallery) Has(key any) bool {
	p := g.hung[key]
	if p == nil || p.picture == nil {
		return false
	}
	p.used = g.clock
	return true
}

// Busy is the number of pictures still being painted.
func (g *Gallery) Busy() int { return g.open }

// Collect hangs what the workers have finished and says whether there was any.
func (g *Gallery) Collect() bool {
	g.mu.Lock()
	done := g.done
	g.done = nil
	g.mu.Unlock()
	for _, r := range done {
		g.open--
		g.hang(r.key, r.img)
	}
	return len(done) > 0
}

func (g *Gallery) hang(key any, img *image.RGBA) *Picture {
	if img == nil {
		img = image.NewRGBA(image.Rect(0, 0, 1, 1))
	}
	p := NewPicture(img)
	if old := g.hung[key]; old != nil && old.picture != nil {
		g.bytes -= old.picture.Bytes()
		old.picture.Free()
	}
	g.hung[key] = &piece{picture: p, used: g.clock}
	g.bytes += p.Bytes()
	if p.Bytes() >= bulky {
		g.trim()
	}
	return p
}

// bulky is how many bytes a picture has for which room is made at once, before it is
// handed to the device: or it and the one it follows, as the grounds of two scenes, would
// stand there side by side.
const bulky = 1 << 20

// Clear lets go of everything, for a new scale or a new window size.
func (g *Gallery) Clear() {
	for k, p := range g.hung {
		if p.picture != nil {
			p.picture.Free()
			delete(g.hung, k)
		}
	}
	g.bytes = 0
}

// Sweep is called once after each frame: when the gallery is over its budget it lets
// go of pictures that have not been drawn for long, never of those in this frame.
func (g *Gallery) Sweep() {
	g.clock++
	g.trim()
}

// trim lets go of what has not been drawn for long, or was not drawn in the frame before,
// until the rest is within the budget.
func (g *Gallery) trim() {
	for _, age := range [...]int{512, 128, 32, 8, 2, 1} {
		if g.bytes <= g.budget {
			return
		}
		g.drop(age)
	}
}

// drop lets go of pictures older than age until the rest is within the budget, the
// largest first: a ground is painted anew in no time, while the many small pictures of a
// scene that is only covered for a moment are each as much work.
func (g *Gallery) drop(age int) {
	g.old = g.old[:0]
	for k, p := range g.hung {
		if p.picture != nil && g.clock-p.used > age {
			g.old = append(g.old, k)
		}
	}
	slices.SortFunc(g.old, func(a, b any) int { return g.hung[b].picture.Bytes() - g.hung[a].picture.Bytes() })
	for _, k := range g.old {
		if g.bytes <= g.budget {
			break
		}
		p := g.hung[k]
		g.bytes -= p.picture.Bytes()
		p.picture.Free()
		delete(g.hung, k)
	}
	clear(g.old)
}

// SetBudget changes how many bytes of pictures are kept.
func (g *Gallery) SetBudget(bytes int) { g.budget = bytes }

// Bytes is the memory all hung pictures take.
func (g *Gallery) Bytes() int { return g.bytes }

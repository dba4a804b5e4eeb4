package paint

import "image"

// region is a set of pixels as a few rectangles that do not overlap. It may cover more
// than was added, never less.
type region struct{ rects []image.Rectangle }

// mostRects is how many rectangles a region is kept to: each of them costs a walk
// through all marks of the frame.
const mostRects = 8

// aside is the number of pixels that a rectangle of its own is worth: two rectangles
// that waste fewer when taken together become one.
const aside = 96 * 96

func (g *region) clear() { g.rects = g.rects[:0] }

// add takes a rectangle in. Rectangles that it overlaps are taken together with it.
func (g *region) add(r image.Rectangle) {
	if r.Empty() {
		return
	}
	for i := 0; i < len(g.rects); i++ {
		q := g.rects[i]
		if r.In(q) {
			return
		}
		if u := q.Union(r); q.Overlaps(r) || area(u)-area(q)-area(r) < aside {
			g.remove(i)
			r = u
			i = -1 // the larger one may reach others
		}
	}
	g.rects = append(g.rects, r)
	for len(g.rects) > mostRects {
		g.join()
	}
}

// join takes the two rectangles together that waste least.
func (g *region) join() {
	least, a, b := -1, 0, 0
	for i, p := range g.rects {
		for j := i + 1; j < len(g.rects); j++ {
			q := g.rects[j]
			if waste := area(p.Union(q)) - area(p) - area(q); least < 0 || waste < least {
				least, a, b = waste, i, j
			}
		}
	}
	u := g.rects[a].Union(g.rects[b])
	g.remove(b)
	g.remove(a)
	g.add(u)
}

func (g *region) remove(i int) {
	last := len(g.rects) - 1
	g.rects[i] = g.rects[last]
	g.rects = g.rects[:last]
}

// merge makes the region the whole when it is most of it anyway.
func (g *region) merge(whole image.Rectangle) {
	sum := 0
	for _, r := range g.rects {
		sum += area(r)
	}
	if sum*4 > area(whole)*3 {
		g.rects = append(g.rects[:0], whole)
	}
}

func area(r image.Rectangle) int { return r.Dx() * r.Dy() }

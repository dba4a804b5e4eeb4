package drawing

import (
	"image"
	"image/draw"

	"delvebox/engine/paint/pencil"
	"delvebox/engine/paint/pixel"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
)

// bandHigh is the height of what is repainted at once, in device pixels: the pencil's dabs
// and their cover take several bytes for each pixel.
const bandHigh = 160

// repaintBands repaints a part of the picture from top to bottom.
func (p *Paper) repaintBands(r image.Rectangle) {
	for y := r.Min.Y; y < r.Max.Y; y += bandHigh {
		p.repaint(image.Rect(r.Min.X, y, r.Max.X, min(y+bandHigh, r.Max.Y)))
	}
}

// repaint paints a part of the picture: paper and print, the path's colour, graphite,
// one's own treasures.
func (p *Paper) repaint(r image.Rectangle) {
	draw.Draw(p.img, r, p.form.Image, r.Min, draw.Src)
	clip := p.form.units(r)
	v := &p.view
	for q := range v.Lit.Each {
		if at := SquareRect(q); touches(at, clip, 30) {
			sub := p.img.SubImage(r).(*image.RGBA)
			lit(pixel.NewCanvas(sub, p.form.K).With(pixel.Move(at.CX(), at.CY())))
		}
	}
	if len(v.Path) > 0 {
		p.layer.Clear(r)
		p.path(clip, p.layer)
		p.layer.Multiply(p.img, v.Colour, r)
	}
	p.layer.Clear(r)
	p.graphite(clip, p.layer)
	p.layer.Over(p.img, pencil.GraphiteColour(), r)
	for _, warn := range [2]bool{false, true} {
		set, colour := v.Treasures.Minus(v.Warn), treasureColour()
		if warn {
			set, colour = v.Treasures.And(v.Warn), warnColour()
		}
		drawn := false
		p.d.Reset()
		for q := range set.Each {
			if touches(SquareRect(q), clip, 0) {
				drawTreasure(&p.d, q, warn, uint64(v.Seed))
				drawn = true
			}
		}
		if drawn {
			p.layer.Clear(r)
			p.layer.Draw(&p.d)
			p.layer.Over(p.img, colour, r)
		}
	}
}

func touches(a, b Rect, by float64) bool {
	return a.X-by < b.Right() && b.X < a.Right()+by && a.Y-by < b.Bottom() && b.Y < a.Bottom()+by
}

func (p *Paper) path(clip Rect, to *pencil.Layer) {
	v := &p.view
	for i, q := range lanes(v.Path) {
		if touches(q.reach(), clip, 0) {
			p.d.Reset()
			drawPiece(&p.d, q, i, i < v.Walked, uint64(v.Seed))
			to.Draw(&p.d)
		}
	}
}

// graphite draws all that is drawn in graphite within the clip.
func (p *Paper) graphite(clip Rect, to *pencil.Layer) {
	v := &p.view
	draw := func(f func(d *pencil.Drawing)) {
		p.d.Reset()
		f(&p.d)
		to.Draw(&p.d)
	}
	p.drawGhosts(clip, to)
	if touches(Rect{W: Wide, H: GridY - 30}, clip, 0) {
		draw(func(d *pencil.Drawing) { p.names(d) })
	}
	if touches(Grid(), clip, 60) {
		draw(func(d *pencil.Drawing) { drawDoors(d, uint64(v.Seed)) })
		draw(func(d *pencil.Drawing) { p.dungeon(d, clip) })
	}
	for c := range card.Categories {
		for i := range v.Checked[c] {
			if b := BoxRect(p.form.Tables, c, i); touches(b, clip, 7) {
				draw(func(d *pencil.Drawing) { drawTick(d, b, pencil.Seed(v.Seed, int(c), i)) })
			}
		}
	}
	for i := range v.Lost {
		if touches(HeartRect(i), clip, 6) {
			draw(func(d *pencil.Drawing) { drawLostHeart(d, i, uint64(v.Seed)) })
		}
	}
	if v.Count != "" && touches(TreasureBox(), clip, 4) {
		draw(func(d *pencil.Drawing) { p.count(d) })
	}
}

func (p *Paper) names(d *pencil.Drawing) {
	v, s := &p.view, p.form.Script
	q := pencil.New(d, pencil.Graphite(), pencil.Seed(v.Seed, 1))
	q.Press = .80
	for _, n := range []struct {
		text string
		at   Rect
	}{{v.Dungeon, DungeonName()}, {v.Master, MasterName()}} {
		h := fit(s, n.text, n.at.W-24, 20)
		q.Write(s, n.text, n.at.X+18, n.at.Y+24-h, h)
	}
}

func (p *Paper) count(d *pencil.Drawing) {
	b := TreasureBox()
	q := pencil.New(d, pencil.Graphite(), pencil.Seed(p.view.Seed, 2)).Thicker(1.3)
	q.Press = .9
	q.WriteMiddle(p.form.Script, p.view.Count, b.CX(), b.Y+14, 27)
}

// dungeon draws walls, traps and monsters within the clip.
func (p *Paper) dungeon(d *pencil.Drawing, clip Rect) {
	v, g := &p.view, full()
	lead := pencil.Graphite()
	walls := v.Sheet.Walls()
	near := sheet.Set{}
	for q := range sheet.Square(sheet.Squares) {
		if touches(SquareRect(q), clip, 10) {
			near = near.With(q)
		}
	}
	if on := walls.And(near); !on.Empty() {
		drawHatching(d, lead, g, walls, uint64(v.Seed), clip)
		for q := range on.Each {
			drawOutline(d, lead, g, walls, q, uint64(v.Seed))
		}
	}
	for q := range near.Each {
		drawMark(d, lead, g, q, v.Sheet.At(q), v.Own[q], v.seed(q))
	}
	for q := range v.Sheet.Crossed().And(near).Each {
		drawCrossed(d, lead, g, q, v.seed(q))
	}
}

// ghostShare is what an eraser leaves of a line.
const ghostShare = .10

func (p *Paper) drawGhosts(clip Rect, to *pencil.Layer) {
	g, lead := full(), pencil.Graphite()
	var walls sheet.Set
	p.d.Reset()
	for q := range sheet.Square(sheet.Squares) {
		o := p.ghosts[q]
		if o.mark == sheet.Empty || !touches(SquareRect(q), clip, 10) || p.view.Sheet.At(q) == sheet.Wall {
			continue
		}
		if o.mark == sheet.Wall {
			walls = walls.With(q)
			continue
		}
		drawMark(&p.d, lead, g, q, o.mark, "", o.seed)
	}
	drawWalls(&p.d, lead, g, walls, walls, uint64(p.view.Seed), clip)
	if len(p.d.Strokes) > 0 {
		to.DrawFaint(&p.d, ghostShare)
	}
}

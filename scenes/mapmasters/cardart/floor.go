package cardart

import (
	"math"

	"delvebox/engine/paint/pixel"
)

// floors paints tunnels with their light, hallways, rooms and walls over the rock.
func (e *easel) floors() {
	lifted := e.l.gap > 0 || e.l.stones > 0 // walls throw shadows
	e.rows(func(r *rows, y float64, p []uint8) {
		e.read(r.hall, e.hall, y, 0, 0)
		e.read(r.room, e.room, y, 0, 0)
		e.read(r.tun, e.tunnel, y, 0, 0)
		if lifted {
			e.openRow(r, r.shade, y, -4.2, -4.2)
			e.openRow(r, r.lit, y, 2.2, 2.2)
		}
		e.floorRow(r, y, p)
	})
}

// floorRow paints one row of floors.
func (e *easel) floorRow(r *rows, y float64, p []uint8) {
	l, s, px := e.l, e.seed, e.px
	slab := e.stoneRow(y, e.cv.dust)
	slab.p = &plan{l: l, stones: e.stones, seed: e.seed}
	earth := pixel.NewFBMRow(y/24, 3, s+20)
	grain, grain2 := pixel.NewRow(y/1.3, s+21), pixel.NewRow(y/3.1, s+23)
	wallRow := pixel.NewRow(y/13, s+30)
	hot, flicker := pixel.NewRow(y/7, s+12), pixel.NewRow(y/2, s+13)
	lifted := l.gap > 0 || l.stones > 0
	for i := range r.hall {
		dt, dh, dr := r.tun[i], r.hall[i], r.room[i]
		d := math.Min(dh, dr)
		if dt > 40 && d > l.wall*2 {
			if e.v == Under {
				pixel.Put(p[4*i:], pixel.Read(p[4*i:]).Mix(dusk, .60))
			}
			continue
		}
		x := (float64(i) + .5) * px
		c := pixel.Read(p[4*i:])
		if dt < 40 && e.v != Under {
			c = e.tunnelOver(c, x, y, dt, d, &hot, &flicker)
		}
		if d < 2*px {
			var f pixel.RGB
			if dr < dh {
				f = slab.at(x, dr)
			} else {
				n := earth.At(x * (1. / 24))
				f = dirt.Mix(dirtHigh, .5*pixel.Step(-.1, .8, n)).Mix(dirtLow, .30*pixel.Step(.1, .9, -n))
				f = f.Mix(dirtHigh, .45*pixel.Step(5, 15, -dh)).Mix(dirtLow, e.cv.worn.At(-dh)) // trodden in the middle
				if l.grit {
					f = f.Mul(1 + .045*grain.At(x*(1/1.3)) + .04*grain2.At(x*(1/3.1)))
				}
			}
			if lifted { // the wall's shadow falls on the floor from the upper left
				f = f.Mix(shadow, .34*pixel.Step(-1, 2.5, r.shade[i]))
				f = f.Mix(sunlit, .22*pixel.Step(-.5, 2, r.lit[i])*pixel.Step(0, 3, -r.shade[i]))
			}
			if dt < 26 && e.v != Under { // the tunnel shines through
				f = f.Mix(glowFloor, .60*e.cv.shine.At(dt))
				if a := pixel.Cover((math.Abs(dt) - l.wall*.25) / px); a > 0 {
					f = f.Mix(glowInk, a*e.dash(x, y)*.60)
				}
			}
			c = c.Mix(f, pixel.Cover(d/px))
		}
		if d < l.wall*2 && d > -l.wall*2 {
			w := l.wall * (1 + .30*wallRow.At(x*(1./13)))
			if dr < dh {
				w *= 1.25
			}
			c = c.Mix(ink, pixel.Cover((math.Abs(d-w*.18)-w/2)/px))
		}
		if e.v == Under {
			c = c.Mix(dusk, .60)
			if dt < 40 {
				c = e.tunnelForward(c, x, y, dt, &hot, &flicker)
			}
		}
		pixel.Put(p[4*i:], c)
	}
}

// amber is the floor of a tunnel.
func (e *easel) amber(x, dt float64, hot, flicker *pixel.Row) pixel.RGB {
	in := pixel.Clamp(-dt/e.l.tunnel, 0, 1)
	g := glowLow.Mix(glowMid, pixel.Step(0, .5, in)).Mix(glowHot, pixel.Step(.35, 1.05, in+.12*hot.At(x*(1./7))))
	return g.Mul(1 + .03*flicker.At(x*.5))
}

// tunnelOver paints a tunnel and its light on the rock: d is the distance from the
// nearest floor above.
func (e *easel) tunnelOver(c pixel.RGB, x, y, dt, d float64, hot, flicker *pixel.Row) pixel.RGB {
	g := e.cv.leak.At(dt)
	c = c.Mix(glowRock, g*.72).Screen(glowAir, g*.25)
	if a := pixel.Cover(dt / e.px); a > 0 {
		c = c.Mix(e.amber(x, dt, hot, flicker), a)
	}
	if dt < 2 && d > 0 { // the floor above throws its shadow on the tunnel
		c = c.Mix(glowShade, e.cv.under.At(d))
	}
	if a := pixel.Cover((math.Abs(dt) - e.l.wall*.31) / e.px); a > 0 {
		c = c.Mix(glowInk, a*e.dash(x, y)*.95)
	}
	return c
}

// tunnelForward paints a tunnel that lies above everything: brighter, with a whole wall.
func (e *easel) tunnelForward(c pixel.RGB, x, y, dt float64, hot, flicker *pixel.Row) pixel.RGB {
	g := e.cv.leak.At(dt)
	c = c.Mix(glowRock, g*.60).Screen(glowAir, g*.55)
	if a := pixel.Cover(dt / e.px); a > 0 {
		c = c.Mix(e.amber(x, dt, hot, flicker), a)
	}
	w := e.l.wall * .8
	return c.Mix(glowInk, pixel.Cover((math.Abs(dt-w*.2)-w/2)/e.px))
}

// dash says how much of a dash of the hidden wall lies here: 6 u on, 4 off, counted
// along y where the wall runs up and down.
func (e *easel) dash(x, y float64) float64 {
	gx := e.under(x+.4, y) - e.under(x-.4, y)
	gy := e.under(x, y+.4) - e.under(x, y-.4)
	t := x
	if math.Abs(gx) > math.Abs(gy) {
		t = y
	}
	t = math.Mod(t+300, 10)
	return pixel.Clamp(.5+(3-math.Abs(t-3))/e.px, 0, 1)
}

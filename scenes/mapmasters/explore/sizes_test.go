package explore

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"delvebox/engine/input"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/dungeon"
	"delvebox/scenes/app/apptest"

	"github.com/stretchr/testify/require"
)

// TestWindowsOfAllSizes looks at a dungeon half drawn in small, large and odd windows.
func TestWindowsOfAllSizes(t *testing.T) {
	for _, w := range []struct {
		w, h  int
		scale float64
		text  float64
	}{{1024, 640, 1, 1}, {1280, 800, 1, 1.5}, {1920, 1080, 1.5, 1}, {2560, 1080, 1, 1.25}, {3840, 2160, 2, 1}, {3840, 2160, 1, 1}, {1, 1, 1, 1}, {300, 900, 3, 1.5}} {
		name := fmt.Sprintf("size-%dx%d-%.1f-%.2f", w.w, w.h, w.scale, w.text)
		t.Run(name, func(t *testing.T) {
			h := crown()
			h.w, h.h, h.scale, h.text = w.w, w.h, w.scale, w.text
			b := newRig(t, h)
			b.drag("hand-1", "place 0,0")
			b.point("hand-2")
			b.send(input.Event{Kind: input.Press})
			b.point("place 5,-2")
			if apptest.Pictures() || w.w <= 1280 {
				b.draw(name + "-building")
			}
			r := laidCrown(t, h)
			if w.w < 1000 {
				r.draw("")
				return
			}
			r.drag("edge 9,10 E", "square 8,10", "square 8,8", "square 4,8", "square 1,8", "square 1,5")
			r.click("square 1,4")
			if w.w <= 1920 {
				require.Empty(t, r.faults(), "with choices open")
				r.key("Escape", false)
				require.Empty(t, r.faults())
				r.click("done")
				require.Empty(t, r.faults(), "before handing in")
				r.click("done-no")
				r.click("square 1,4")
			}
			if apptest.Pictures() || w.w <= 1280 {
				r.draw(name)
			}
		})
	}
}

// The heading of the column stands beside the clock also where there is little room.
func TestTheHeadingStandsBesideTheClock(t *testing.T) {
	h := crown()
	h.w, h.h, h.scale, h.text, h.timer = 1024, 640, 1, 1.5, true
	r := laidCrown(t, h)
	r.drag("edge 9,10 E", "square 8,10", "square 8,8", "square 4,8")
	r.draw("heading-1024-150")
	require.True(t, apptest.Says(r.Rehearsal, r.u.T("mapmasters.exploration.so-far")))
	require.Empty(t, r.faults())
}

// TestRandomHandsBreakNothing lets a wild hand loose on the table.
func TestRandomHandsBreakNothing(t *testing.T) {
	all := []string{"D10", "D31", "D65", "S02", "S03", "D11", "D29", "D49", "S09", "S07", "D14", "D34"}
	books := []mapmasters.BookID{1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12}
	keys := []input.Key{"Digit1", "2", "Digit3", "4", "5", "R", "Enter", "Escape", "Backspace", "ArrowUp", "ArrowLeft", "ArrowRight", "ArrowDown", "Tab", "Space", "Plus", "Minus", "0", "Z", "Y", "Delete"}
	for seed := range uint64(6) {
		rng := rand.New(rand.NewPCG(seed, 7))
		h := hands{aim: dungeon.Aim(rng.IntN(int(dungeon.Aims))), ready: mapmasters.Tokens{1, 1, 2, 1}, timer: seed%2 == 0}
		for _, i := range rng.Perm(len(all))[:5] {
			h.cards = append(h.cards, all[i])
		}
		for _, i := range rng.Perm(len(books))[:2] {
			h.books = append(h.books, books[i])
		}
		h.w, h.h = 1280, 800
		if seed == 5 {
			h.w, h.h = 40, 30
		}
		r := newRig(t, h)
		for i := range 900 {
			if r.b.Match.Len() > 0 {
				break
			}
			names := r.u.Names()
			switch rng.IntN(9) {
			case 0, 1, 2:
				if len(names) > 0 {
					n := names[rng.IntN(len(names))]
					if n == "done" && i < 700 {
						continue
					}
					if c, ok := r.u.Find(n); ok {
						r.x, r.y = c.CX(), c.CY()
					}
				}
				r.send(input.Event{Kind: input.Move})
			case 3:
				r.x, r.y = rng.Float64()*1400-60, rng.Float64()*900-50
				r.send(input.Event{Kind: input.Move})
			case 4, 5:
				r.send(input.Event{Kind: input.Press, Button: input.Button(min(rng.IntN(6), 2) % 3)})
				if rng.IntN(3) == 0 {
					r.x, r.y = rng.Float64()*1280, rng.Float64()*800
					r.send(input.Event{Kind: input.Move})
				}
				r.send(input.Event{Kind: input.Release, Button: input.Button(rng.IntN(3))})
			case 6:
				k := keys[rng.IntN(len(keys))]
				if k == "Enter" && i < 700 && r.v.hold == nil {
					continue
				}
				r.send(input.Event{Kind: input.KeyDown, Key: k, Mods: input.Mods{Ctrl: k == "Z" || k == "Y"}})
				if rng.IntN(4) > 0 {
					r.send(input.Event{Kind: input.KeyUp, Key: k})
				}
			case 7:
				r.send(input.Event{Kind: input.Wheel, DY: rng.Float64()*4 - 2})
			case 8:
				if rng.IntN(12) == 0 {
					r.send(input.Event{Kind: input.Leave})
				}
			}
			if i%60 == 0 {
				r.Stack.Draw(r.Canvas)
			}
		}
		r.draw("")
	}
}

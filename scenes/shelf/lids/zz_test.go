package lids

import (
	"fmt"
	"image"
	"syscall"
	"testing"
	"time"

	"delvebox/engine/paint/cloth"
)

func cpu() time.Duration {
	var r syscall.Rusage
	syscall.Getrusage(0, &r)
	return time.Duration(r.Utime.Nano() + r.Stime.Nano())
}

func TestZZ(t *testing.T) {
	p := painter()
	run := func(name string, f func() *image.RGBA) {
		f()
		a := cpu()
		for range 8 {
			f()
		}
		fmt.Printf("%-20s %v\n", name, (cpu()-a)/8)
	}
	for g := range Games {
		run(fmt.Sprint("lid ", g), func() *image.RGBA { return p.Lid(g, "1-4 players", 231, 1, 0) })
	}
	run("lid x2", func() *image.RGBA { return p.Lid(0, "1-4 players", 231, 2, 0) })
	run("candle", func() *image.RGBA { return p.Candle(1) })
	run("glow", func() *image.RGBA { return p.Glow(1) })
	run("name", func() *image.RGBA { return p.Name(66, 1) })
	run("dice", func() *image.RGBA { return p.Dice(1) })
	run("walnut", func() *image.RGBA { return cloth.Walnut(1280, 800, 1, cloth.Pool{X: .46, Y: .46}) })
	run("walnut 4k", func() *image.RGBA { return cloth.Walnut(3840, 2160, 2, cloth.Pool{X: .46, Y: .46}) })
	run("drapes 4k", func() *image.RGBA { return cloth.Drapes(3840, 2160, 2, cloth.Curtain()) })
	run("drapes", func() *image.RGBA { return cloth.Drapes(1280, 800, 1, cloth.Curtain()) })
	run("mat", func() *image.RGBA { return cloth.Mat(952, 684, 1, cloth.Moss(), cloth.Pool{X: .46, Y: .46}, true) })
	run("paper", func() *image.RGBA { return cloth.Paper(560, 420, 1, cloth.Cream(), 1) })
	run("book", func() *image.RGBA { return cloth.Book(1248, 664, 1, 400) })
	run("valance", func() *image.RGBA { return cloth.Valance(1280, 1) })
}

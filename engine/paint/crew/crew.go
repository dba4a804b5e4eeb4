// Package crew is the painters' hands: threads that work while the window waits and give
// way when it does not. A picture of the whole window takes a tenth of a second of every
// processor; painted on threads like any other, it would hold up frames, and the opening
// of the window itself, by as much.
package crew

import (
	"runtime"
	"sync"
)

// GiveWay ties the calling goroutine to a thread of its own that the system runs only
// while no other thread of the program wants to. It holds until the goroutine ends.
func GiveWay() {
	runtime.LockOSThread()
	lower()
}

// hands are what Share's helpers take their work from.
var hands = make(chan func())

var hire = sync.OnceFunc(func() {
	for range runtime.NumCPU() {
		go func() {
			GiveWay()
			for f := range hands {
				f()
			}
		}()
	}
})

// Size is the number of threads that Share works on at most: one for each processor.
func Size() int { return runtime.NumCPU() }

// Share calls f here and, at the same time, on every hand that has nothing to do; it
// returns when all these calls have returned. It never waits for a hand to become free,
// so work that is shared may share its own parts again.
func Share(f func()) {
	hire()
	var wg sync.WaitGroup
	help := func() {
		defer wg.Done()
		f()
	}
	for range Size() - 1 {
		wg.Add(1)
		select {
		case hands <- help:
		default:
			wg.Done()
		}
	}
	f()
	wg.Wait()
}

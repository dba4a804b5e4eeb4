package main

import "runtime/debug"

// haste lets the memory of what is only needed while the program opens lie: collecting it
// a dozen times over would hold up the first picture by some 40 ms.
func haste() {
	debug.SetGCPercent(-1)
	debug.SetMemoryLimit(44 << 20)
}

// thrift collects early: pictures come and go, and memory matters more than a collection
// now and then. The limit only catches what is in flight when a scene is entered; a lower
// one would collect without a pause while pictures are painted, and take half the frames.
func thrift() {
	debug.SetGCPercent(20)
	debug.SetMemoryLimit(34 << 20)
}

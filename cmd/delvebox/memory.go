package main

import "runtime/debug"

// haste lets the memory of what is only needed while the program opens lie: collecting it
// a dozen times over would hold up the first picture by some 40 ms.
func haste() {
	debug.SetGCPercent(-1)
	debug.SetMemoryLimit(44 << 20)
}

// thrift collects early and often: pictures come and go, and memory matters more than a
// collection now and then.
func thrift() {
	debug.SetGCPercent(40)
	debug.SetMemoryLimit(28 << 20)
}

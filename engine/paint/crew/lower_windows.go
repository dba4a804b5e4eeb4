package crew

import "syscall"

// belowNormal is THREAD_PRIORITY_BELOW_NORMAL.
const belowNormal = ^uintptr(0)

var (
	kernel            = syscall.NewLazyDLL("kernel32.dll")
	currentThread     = kernel.NewProc("GetCurrentThread")
	setThreadPriority = kernel.NewProc("SetThreadPriority")
)

func lower() {
	if setThreadPriority.Find() != nil || currentThread.Find() != nil {
		return
	}
	thread, _, _ := currentThread.Call()
	_, _, _ = setThreadPriority.Call(thread, belowNormal)
}

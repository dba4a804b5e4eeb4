package crew

import "syscall"

// nice is how far painters stand back: a thread of the window gets three quarters of a
// processor that both want.
const nice = 5

// lower applies to the calling thread alone: Linux keeps the value for each thread.
func lower() { _ = syscall.Setpriority(syscall.PRIO_PROCESS, syscall.Gettid(), nice) }

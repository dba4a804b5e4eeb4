package window

// #include <malloc.h>
import "C"

// Memory of the C library, in bytes or pieces.
const (
	largeBlock = 64 << 10 // from here on a block has memory of its own, which goes back to the system when it is freed
	freeAtTop  = 64 << 10 // more than that at the end of the common memory goes back, too
	arenas     = 2        // common memories that threads share
)

// frugal keeps the memory of freed textures from staying with the program. The C
// library would otherwise raise the limit for blocks of their own with every large one
// that is freed, and software drivers would leave holes between those that stay.
func frugal() {
	C.mallopt(C.M_MMAP_THRESHOLD, largeBlock)
	C.mallopt(C.M_TRIM_THRESHOLD, freeAtTop)
	C.mallopt(C.M_TOP_PAD, 0)
	C.mallopt(C.M_ARENA_MAX, arenas)
}

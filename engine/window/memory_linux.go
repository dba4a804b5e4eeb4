package window

// #include <malloc.h>
import "C"

// largeBlock is the size in bytes from which the C library gives a block of memory of
// its own, so that it goes back to the system when it is freed.
const largeBlock = 128 << 10

// frugal keeps the memory of freed textures from staying with the program. The C
// library would otherwise raise the limit for blocks of their own with every large one
// that is freed, and software drivers would leave holes between those that stay.
func frugal() { C.mallopt(C.M_MMAP_THRESHOLD, largeBlock) }

package torches

// Torch is a torch's wood; "" stands for a torch that one may not see.
type Torch string

// Nothing is held up by a seat that holds up no torch.
const Nothing Torch = "nothing"

// woods lists the torches from dark to bright.
var woods = [...]Torch{
	"alder", "ash", "aspen", "beech", "birch", "cedar", "cherry", "elm", "fir", "hazel",
	"holly", "juniper", "larch", "lime", "maple", "oak", "pine", "rowan", "spruce", "yew",
}

// Brightness is 1 to 20, and 0 for what is no torch.
func (t Torch) Brightness() int {
	for i, w := range woods {
		if w == t {
			return i + 1
		}
	}
	return 0
}

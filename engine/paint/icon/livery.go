package icon

import "image/color"

// Livery is how a player looks: one colour, one pattern and one figure, so that nobody
// has to be told apart by colour alone.
type Livery struct {
	Key    string     // "blue"
	Mini   string     // name of the figure in the set, "mini-blue-cross"
	Badge  string     // name of the flat badge, "badge-blue-cross"
	Colour color.RGBA // edges, paths, badges
	Figure color.RGBA // ink for figures and words on paper: 4.6 : 1 or more on cream
	Marker color.RGBA // the dry-erase marker on a white board
}

// Liveries lists the eight in the order of the box.
func Liveries() []Livery {
	return []Livery{
		{"blue", "mini-blue-cross", "badge-blue-cross", rgb(0x0072b2), rgb(0x005f9a), rgb(0x0067a6)},
		{"orange", "mini-orange-dot", "badge-orange-dot", rgb(0xe69f00), rgb(0x855000), rgb(0xd98a00)},
		{"green", "mini-green-chevron", "badge-green-chevron", rgb(0x009e73), rgb(0x00694d), rgb(0x00916a)},
		{"purple", "mini-purple-star", "badge-purple-star", rgb(0xcc79a7), rgb(0x933f6c), rgb(0xbb5f93)},
		{"vermillion", "mini-vermillion-wave", "badge-vermillion-wave", rgb(0xd55e00), rgb(0xa03e00), rgb(0xcf5500)},
		{"sky", "mini-sky-stripe", "badge-sky-stripe", rgb(0x56b4e9), rgb(0x1b6190), rgb(0x3f9fdc)},
		{"yellow", "mini-yellow-ring", "badge-yellow-ring", rgb(0xf0e442), rgb(0x665c00), rgb(0xd9c400)},
		{"black", "mini-black-plain", "badge-black-plain", rgb(0x55555c), rgb(0x26221f), rgb(0x26221f)},
	}
}

// LiveryOf finds a livery by its key.
func LiveryOf(key string) (Livery, bool) {
	for _, l := range Liveries() {
		if l.Key == key {
			return l, true
		}
	}
	return Livery{}, false
}

func rgb(v uint32) color.RGBA {
	return color.RGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), 255}
}

package pixel

// RNG is SplitMix64, the painters' dice. Seeded from a name, so that a thing
// looks the same on every machine and in every run. It never decides anything
// in a game.
type RNG uint64

// Seed begins dice from a name (FNV-1a).
func Seed(name string) *RNG {
	h := uint64(14695981039346656037)
	for i := 0; i < len(name); i++ {
		h ^= uint64(name[i])
		h *= 1099511628211
	}
	r := RNG(h)
	return &r
}

// Next gives 64 random bits.
func (r *RNG) Next() uint64 {
	*r += 0x9e3779b97f4a7c15
	z := uint64(*r)
	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9
	z = (z ^ (z >> 27)) * 0x94d049bb133111eb
	return z ^ (z >> 31)
}

// F gives a number in [0,1).
func (r *RNG) F() float64 { return float64(r.Next()>>11) / (1 << 53) }

// In gives a number in [a,b).
func (r *RNG) In(a, b float64) float64 { return a + (b-a)*r.F() }

// PM gives a number in [-a,a).
func (r *RNG) PM(a float64) float64 { return r.In(-a, a) }

// N gives an integer in [0,k); k is at least 1.
func (r *RNG) N(k int) int { return int(r.Next() % uint64(k)) }

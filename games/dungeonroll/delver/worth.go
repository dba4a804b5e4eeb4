package delver

import "delvebox/games/dungeonroll"

// point is one point of the total in the unit of values.
const point = 1000

// cheapest picks n of the owned treasures with the least worth, one by one.
func cheapest(owned *dungeonroll.Tokens, n int, worth func(dungeonroll.Token) int) dungeonroll.Tokens {
	var out dungeonroll.Tokens
	left := *owned
	for range n {
		least := dungeonroll.NoToken
		for k := dungeonroll.Sword; k <= dungeonroll.Portal; k++ {
			if left[k] > 0 && (least == dungeonroll.NoToken || worth(k) < worth(least)) {
				least = k
			}
		}
		if least == dungeonroll.NoToken {
			break
		}
		left[least]--
		out[least]++
	}
	return out
}

// unused is what treasures bring at the end of the game (DR-216).
func unused(t *dungeonroll.Tokens) int {
	return t.Count() + int(t[dungeonroll.Portal]) + int(t[dungeonroll.Scales])/2*2
}

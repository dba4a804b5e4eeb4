package doodler

import "delvebox/games/doodledungeon/sheet"

// forks judges what the walls of a dungeon keep a hero from. Behind a square that parts
// the dungeon he can enter one dead end only: to go in and come out takes both visits
// of the square (DD-056, example E13). So of several dead ends behind one fork all but
// the most valuable are safe.
func forks(s *sheet.Sheet, weight *[sheet.Squares]int) (safe int) {
	free := s.Free()
	var ends [4]int
	for q := range free.Each {
		rest := free.Without(q)
		through := sheet.Of(sheet.Entrance, sheet.Exit).Flood(rest)
		parted := rest.Minus(through)
		if parted.Empty() {
			continue
		}
		n, most := 0, 0
		for !parted.Empty() {
			end := sheet.Of(parted.First()).Flood(rest)
			parted = parted.Minus(end)
			ends[n] = 0
			for sq := range end.Each {
				ends[n] += weight[sq]
			}
			most = max(most, ends[n])
			n++
		}
		for _, w := range ends[:n] {
			safe += w
		}
		safe -= most
	}
	return safe
}

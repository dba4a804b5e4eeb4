package board

import (
	"delvebox/games/dungeonroll"
)

// Faces lists faces of party dice with their numbers: "2 fighters, 1 mage".
func (b *Board) Faces(list []dungeonroll.Face) string {
	return counted(b, list, dungeonroll.Cleric, dungeonroll.Scroll)
}

// Foes lists faces of dungeon dice with their numbers.
func (b *Board) Foes(list []dungeonroll.Foe) string {
	return counted(b, list, dungeonroll.Goblin, dungeonroll.Dragon)
}

// counted lists what a list holds from the first kind to the last, with numbers.
func counted[F interface {
	~uint8
	String() string
}](b *Board, list []F, first, last F) string {
	var out []string
	for f := first; f <= last; f++ {
		n := 0
		for _, have := range list {
			if have == f {
				n++
			}
		}
		if n > 0 {
			out = append(out, b.Count(f.String(), n))
		}
	}
	return b.orNothing(out)
}

// Monsters lists monsters by their numbers.
func (b *Board) Monsters(goblins, skeletons, oozes int) string {
	var out []string
	for i, n := range [3]int{goblins, skeletons, oozes} {
		if n > 0 {
			out = append(out, b.Count((dungeonroll.Goblin+dungeonroll.Foe(i)).String(), n))
		}
	}
	return b.orNothing(out)
}

// TokenList lists treasures: "Elixir, 2 × Dragon Scales".
func (b *Board) TokenList(t dungeonroll.Tokens) string {
	var out []string
	for _, k := range dungeonroll.TokenKinds() {
		switch n := t[k]; {
		case n == 1:
			out = append(out, b.TokenName(k))
		case n > 1:
			out = append(out, b.Words.T("dungeonroll.times", "n", int(n), "thing", b.TokenName(k)))
		}
	}
	return b.orNothing(out)
}

func (b *Board) orNothing(list []string) string {
	if len(list) == 0 {
		return b.Words.T("dungeonroll.nothing")
	}
	return join(list)
}

func (b *Board) rolls(e dungeonroll.Rerolled) string {
	var out []string
	for _, r := range e.Party {
		out = append(out, b.FaceName(r.Shown))
	}
	for _, r := range e.Level {
		out = append(out, b.FoeName(r.Shown))
	}
	return b.orNothing(out)
}

func (b *Board) loot(e dungeonroll.LootLeft) string {
	var out []string
	if e.Chests > 0 {
		out = append(out, b.Count("chest", e.Chests))
	}
	if e.Potions > 0 {
		out = append(out, b.Count("potion", e.Potions))
	}
	return b.orNothing(out)
}

package card

// hallways are the characters of hallways and tunnels by the sides they join; the
// first stands for rock (MMV 4.1).
var hallways = [16]rune{'.', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼'}

// joined reads a hallway character.
func joined(ch rune) (Side, bool) {
	for s, h := range hallways {
		if h == ch {
			return Side(s), true
		}
	}
	return 0, false
}

// iconGlyphs are the characters of the icons, main floor and underground. A pitfall
// lies on the main floor only, stairs look alike on both.
var iconGlyphs = []struct {
	icon  Icon
	glyph rune
}{
	{Icon{}, '.'},
	{Icon{Coin, 1, Main}, '1'}, {Icon{Coin, 2, Main}, '2'}, {Icon{Coin, 3, Main}, '3'},
	{Icon{Coin, 1, Under}, '4'}, {Icon{Coin, 2, Under}, '5'}, {Icon{Coin, 3, Under}, '6'},
	{Icon{Barrel, 0, Main}, 'B'}, {Icon{Barrel, 0, Under}, 'b'},
	{Icon{Sword, 0, Main}, 'S'}, {Icon{Sword, 0, Under}, 's'},
	{Icon{Rope, 0, Main}, 'R'}, {Icon{Rope, 0, Under}, 'r'},
	{Icon{Key, 0, Main}, 'K'}, {Icon{Key, 0, Under}, 'k'},
	{Icon{Scroll, 0, Main}, 'P'}, {Icon{Scroll, 0, Under}, 'p'},
	{Icon{Monster, 0, Main}, 'M'}, {Icon{Monster, 0, Under}, 'm'},
	{Icon{Padlock, 0, Main}, 'D'}, {Icon{Padlock, 0, Under}, 'd'},
	{Icon{Pitfall, 0, Main}, 'O'},
	{Icon{Lava, 0, Main}, 'V'}, {Icon{Lava, 0, Under}, 'v'},
	{Icon{Circle, 0, Main}, 'T'}, {Icon{Circle, 0, Under}, 't'},
	{Icon{Stairs, 0, Main}, '='},
	{Icon{Recycling, 0, Main}, 'C'}, {Icon{Recycling, 0, Under}, 'c'},
	{Icon{Scissors, 0, Main}, 'X'}, {Icon{Scissors, 0, Under}, 'x'},
}

// iconOf reads an icon character.
func iconOf(ch rune) (Icon, bool) {
	for _, g := range iconGlyphs {
		if g.glyph == ch {
			return g.icon, true
		}
	}
	return Icon{}, false
}

// Glyph is the character that stands for the icon in a card's text, '.' for none.
func (i Icon) Glyph() rune {
	for _, g := range iconGlyphs {
		if g.icon == i {
			return g.glyph
		}
	}
	return '.'
}

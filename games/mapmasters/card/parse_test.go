package card

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// sample is a sound card on which the faults of the tests are made.
const sample = `# A hall over a cellar.
card D99 cost 6 "Hall"
open N1 E3 S1 W1 W3 / W5
.│...  .....  .....
─┤...  .....  .D...
.AAA.  ..╷..  .M=..
─AAA─  ..│..  .SOT.
.AAA.  ..│..  ...B.
.│...  ──┘..  .4...
.│...  .....  .....
`

func parseOne(t *testing.T, text string) (*Card, error) {
	t.Helper()
	cards, err := Parse("hall.txt", text)
	if err != nil {
		return nil, err
	}
	require.Len(t, cards, 1)
	return cards[0], nil
}

// MMV-001, MMV-002, MMV-008: grid, layers, squares, icons.
func TestACardIsReadSquareBySquare(t *testing.T) {
	k, err := parseOne(t, sample)
	require.NoError(t, err)
	assert.Equal(t, "D99", k.ID)
	assert.Equal(t, "Hall", k.Name)
	assert.Equal(t, 6, k.Cost)
	assert.Equal(t, "A hall over a cellar.", k.Note)
	assert.Equal(t, Cell{Joined: N | S | W}, k.At(Main, 1, 1))
	assert.Equal(t, Cell{Joined: N | W}, k.At(Under, 2, 5))
	assert.True(t, k.At(Main, 4, 0).Rock())
	assert.True(t, k.At(Main, 5, 0).Rock(), "outside the card")
	assert.True(t, k.At(Main, 1, 1).Hallway())
	assert.False(t, k.At(Main, 1, 2).Hallway())
	assert.Equal(t, Icon{Coin, 1, Under}, k.Icon(1, 5))
	assert.Equal(t, Icon{Padlock, 0, Main}, k.Icon(1, 1))
	assert.True(t, k.Icon(2, 2).On(Main) && k.Icon(2, 2).On(Under), "stairs lie on both layers")
	assert.False(t, k.Icon(2, 3).On(Under), "a pitfall lies on the main floor only")
	assert.Equal(t, Counts{Padlock: 1, Monster: 1, Stairs: 1, Sword: 1, Pitfall: 1, Circle: 1, Barrel: 1, Coin: 1}, k.Counts())
}

// MMV-004, MMV-005: rooms and doors.
func TestRoomSquaresAreJoinedAndDoorsAreWhereHallwaysSaySo(t *testing.T) {
	k, err := parseOne(t, sample)
	require.NoError(t, err)
	assert.Equal(t, Side(N|E|S), k.At(Main, 1, 2).Joined, "a door above, the room beside and below")
	assert.Equal(t, Side(N|E|S|W), k.At(Main, 1, 3).Joined, "a door to the west")
	assert.Equal(t, Side(E|S|W), k.At(Main, 2, 2).Joined)
	require.Len(t, k.Rooms(), 1)
	room := k.Rooms()[0]
	assert.Equal(t, 4, room.Doors)
	assert.Len(t, room.Positions, 9)
	assert.Equal(t, Counts{Monster: 1, Stairs: 1, Sword: 1, Pitfall: 1, Circle: 1, Barrel: 1}, room.Icons)

	two, err := parseOne(t, `card D98 cost 6 "Two rooms"
open N1 S1
.│...  .....  .....
.AA..  .....  .....
.AA┐.  .....  .....
.BB┘.  .....  .....
.BB..  .....  .....
.│...  .....  .....
.│...  .....  .....
`)
	require.NoError(t, err)
	assert.False(t, two.At(Main, 1, 2).Joined.Has(S), "squares of different rooms are not joined")
}

// MMV-006: openings by name.
func TestOpeningsHaveNames(t *testing.T) {
	k, err := parseOne(t, sample)
	require.NoError(t, err)
	var names []string
	for _, o := range k.Openings() {
		names = append(names, o.String())
		c, r := o.Square()
		assert.True(t, k.At(o.Layer, c, r).Joined.Has(o.Side))
		assert.NotZero(t, k.Edge(o.Layer, o.Side)&(1<<o.Place))
	}
	assert.Equal(t, "N1 E3 S1 W1 W3 W5u", strings.Join(names, " "))
}

// MMV-007: a turned card.
func TestTurnedCard(t *testing.T) {
	all, err := Load()
	require.NoError(t, err)
	for _, k := range all.Cards() {
		turned := k.Turned()
		assert.Same(t, k, turned.Turned())
		assert.True(t, turned.IsTurned())
		assert.Equal(t, k.Counts(), turned.Counts())
		assert.Equal(t, k.Text(), turned.Text(), "a card is written as printed")
		for p := range Positions {
			c, r := p%Columns, p/Columns
			assert.Equal(t, k.Icon(c, r), turned.Icon(4-c, 6-r))
			for _, l := range [2]Layer{Main, Under} {
				a, b := k.At(l, c, r), turned.At(l, 4-c, 6-r)
				assert.Equal(t, a.Room, b.Room)
				assert.Equal(t, a.Joined.Has(N), b.Joined.Has(S))
				assert.Equal(t, a.Joined.Has(E), b.Joined.Has(W))
				assert.Equal(t, a.Joined.Has(S), b.Joined.Has(N))
				assert.Equal(t, a.Joined.Has(W), b.Joined.Has(E))
			}
		}
	}
	d10, _ := all.ByID("D10")
	var names []string
	for _, o := range d10.Turned().Openings() {
		names = append(names, o.String())
	}
	assert.Equal(t, "N3 E3 S3 W1 W5", strings.Join(names, " "), "N1 E1 E5 S1 W3 turned")
}

// MMV-003, MMV-005, MMV-006, MMV-008, MMV-009, MMV-010, MMV-011 and the list of 4.1: what a loader must
// reject, with the line and what it says.
func TestBrokenCardsAreRefusedWithTheirLine(t *testing.T) {
	tests := []struct {
		name, old, new string
		line           int
		says           string
	}{
		{"a line not answered", ".│...  .....  .....\n─┤", ".....  .....  .....\n─┤", 5, "not answered"},
		{"a tunnel not answered", "──┘", "─╴┘", 9, "not answered"},
		{"an opening at an illegal place", ".│...  .....  .....\n─┤", ".┴...  .....  .....\n─┤", 4, "not answered"},
		{"an opening at the wrong column", ".│...  .....  .....\n─┤...", ".│..╵  .....  .....\n─┤...", 4, "may not be left to the N"},
		{"an icon on rock", ".D...", ".D..K", 5, "key lies on rock"},
		{"an icon of the wrong layer", ".4...", ".1..K", 9, "on rock"},
		{"an underground icon without tunnel", ".D...", ".d...", 5, "wrong layer"},
		{"a main icon over a tunnel only", ".4...", "2....", 9, "wrong layer"},
		{"a room too small", ".AAA.  ..╷..  .M=..\n─AAA─  ..│..  .SOT.\n.AAA.", ".A...  ..╷..  .M...\n─A...  ..│..  .S...\n.A...", 6, "has 3 squares"},
		{"a room too large", ".AAA.  ..╷..  .M=..", ".AAAA  ..╷..  .M=..", 6, "has 10 squares"},
		{"too few doors", "open N1 E3 S1 W1 W3 / W5\n.│...  .....  .....\n─┤...  .....  .D...\n.AAA.  ..╷..  .M=..\n─AAA─",
			"open S1 / W5\n.....  .....  .....\n.....  .....  .....\n.AAA.  ..╷..  .M=..\n.AAA.", 6, "1 doors"},
		{"one letter in two places", "─AAA─  ..│..  .SOT.", "─BBB─  ..│..  .SOT.", 6, "two unconnected places"},
		{"a room broken by its pitfalls", ".AAA.  ..╷..  .M=..\n─AAA─  ..│..  .SOT.\n.AAA.", ".A.A.  ..╷..  .M.M.\n─AAA─  ..│..  .SOT.\n.A.A.", 6, "broken by its pitfalls"},
		{"a door onto a pitfall", ".SOT.", ".S=TO", 7, "pitfall wants"},
		{"a door onto a pitfall in the room", "─AAA─  ..│..  .SOT.", "─AAA─  .╶┤..  .OST.", 7, "opens onto a pitfall"},
		{"a padlock in a room", "...B.", "...D.", 8, "padlock lies in room A"},
		{"lava in a room", "...B.", "...V.", 8, "lava lies in room A"},
		{"a pitfall without a tunnel", ".SOT.", ".SBO.", 7, "pitfall wants"},
		{"stairs without a tunnel", ".M=..", ".=M..", 6, "stairs want"},
		{"a square that no opening reaches", ".│...  .....  .....\n─┤", ".│.┌┐  .....  .....\n─┤", 4, "not answered"},
		{"an island", ".│...  ──┘..  .4...", ".│.╶╴  ──┘..  .4...", 9, "no opening leads"},
		{"an open line that differs", "open N1 E3", "open N1 N3 E3", 3, `the maps say "open N1 E3 S1 W1 W3 / W5"`},
		{"an open line without tunnels", " / W5", "", 3, "the maps say"},
		{"an underground room", "..╷..", "AA╷..", 6, "character 'A' in column 0 of the underground block"},
		{"a strange icon", ".D...", ".Z...", 5, "character 'Z' in column 1 of the icon block"},
		{"a short row", "─┤...  .....  .D...", "─┤...  .....  .D..", 5, "19 characters, this one has 18"},
		{"a tab for blanks", "─┤...  .....", "─┤...\t .....", 5, "two blanks"},
		{"a missing row", ".│...  ──┘..  .4...\n.│...  .....  .....\n", "", 9, "row 6 of 7 is missing"},
		{"a comment within", "─┤...  .....  .D...", "# in between\n─┤...  .....  .D...", 5, "19 characters"},
		{"a row too many", ".│...  .....  .....\n", ".│...  .....  .....\n.│...  .....  .....\n", 11, "blank line is wanted"},
		{"an unknown cost", "cost 6", "cost 7", 2, "wanted: card <id>"},
		{"no name", ` "Hall"`, "", 2, "wanted: card <id>"},
		{"rubbish", "card D99", "Karte D99", 2, "wanted: card <id>"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			text := strings.Replace(sample, tt.old, tt.new, 1)
			require.NotEqual(t, sample, text, "the fault was not made")
			cards, err := Parse("hall.txt", text)
			require.Error(t, err)
			require.Empty(t, cards)
			problems := err.(Problems)
			var said []string
			for _, p := range problems {
				said = append(said, p.Error())
				if p.Line == tt.line && strings.Contains(p.Text, tt.says) {
					return
				}
			}
			t.Errorf("line %d with %q is not among\n%s", tt.line, tt.says, strings.Join(said, "\n"))
		})
	}
}

// MMV-011: what starter cards may not bear.
func TestStarterCardsBearNoPitLavaRopeOrCircle(t *testing.T) {
	for _, tt := range []struct{ old, new string }{
		{"...B.", "...R."}, {".SOT.", ".S.T."}, {".SOT.", ".SO.."}, {".D...", ".V..."}, {".4...", ".t..."}, {".4...", ".r..."}, {".4...", ".v..."},
	} {
		clean := strings.Replace(strings.Replace(sample, "D99 cost 6", "S99 cost 0", 1), ".SOT.", ".SBB.", 1)
		_, err := parseOne(t, clean)
		require.NoError(t, err)
		bad := strings.Replace(strings.Replace(sample, "D99 cost 6", "S99 cost 0", 1), ".SOT.", ".SBB.", 1)
		if tt.old == ".SOT." {
			bad = strings.Replace(bad, ".SBB.", tt.new, 1)
		} else {
			bad = strings.Replace(bad, tt.old, tt.new, 1)
		}
		require.NotEqual(t, clean, bad)
		_, err = parseOne(t, bad)
		require.ErrorContains(t, err, "a starter card bears no")
	}
}

func TestSeveralCardsAndTheirFaults(t *testing.T) {
	broken := strings.Replace(sample, ".4...", "2....", 1)
	cards, err := Parse("two.txt", "# legend\n\n"+sample+"\n\n"+broken+"\n# end\n")
	require.ErrorContains(t, err, "two.txt:23: D99: square (0,5)")
	require.Len(t, cards, 1, "the sound card is read all the same")
	cards, err = Parse("crlf.txt", strings.ReplaceAll(sample, "\n", "\r\n"))
	require.NoError(t, err)
	require.Len(t, cards, 1)
	_, err = Parse("bytes.txt", "card \xff")
	require.ErrorContains(t, err, "bytes.txt:1: the file is not UTF-8 text")
	cards, err = Parse("empty.txt", "")
	require.NoError(t, err)
	require.Empty(t, cards)
}

func TestCatalogRefusesTwins(t *testing.T) {
	a, err := Parse("a", sample)
	require.NoError(t, err)
	b, err := Parse("b", sample)
	require.NoError(t, err)
	_, err = NewCatalog(append(a, b...))
	require.ErrorContains(t, err, "D99")
}

func TestLintFindsTwins(t *testing.T) {
	other := strings.Replace(sample, "D99", "D98", 1)
	found := Lint(map[string]string{"b.txt": sample, "a.txt": sample, "c.txt": other + "\nnonsense\n"})
	require.Len(t, found, 4)
	assert.Equal(t, "b.txt:2: D99: the id occurs in a.txt already", found[0].Error())
	assert.Equal(t, "b.txt:2: D99: the main floor is that of D99", found[1].Error())
	assert.Equal(t, "c.txt:2: D98: the main floor is that of D99", found[2].Error())
	assert.Contains(t, found[3].Error(), "c.txt:12: wanted: card")
}

// TestCardsAreWrittenAsTheyAreRead: writing and reading again gives the same card.
func TestCardsAreWrittenAsTheyAreRead(t *testing.T) {
	all, err := Load()
	require.NoError(t, err)
	again, err := Parse("again", Format(all.Cards()))
	require.NoError(t, err)
	require.Len(t, again, all.Len())
	for i, k := range again {
		require.Equal(t, all.Card(Index(i)).Text(), k.Text())
	}
	k, err := parseOne(t, sample)
	require.NoError(t, err)
	require.Equal(t, sample, k.Text())
}

// TestScribbledCardsAreRefusedOrRead changes random characters: the parser never
// panics, and what it accepts it writes and reads again.
func TestScribbledCardsAreRefusedOrRead(t *testing.T) {
	chars := []rune(".│─└┘┌┐├┤┬┴┼╵╶╷╴ABCMDOVT=XS123456bt# \n")
	rapid.Check(t, func(rt *rapid.T) {
		text := []rune(sample)
		for range rapid.IntRange(0, 4).Draw(rt, "changes") {
			text[rapid.IntRange(0, len(text)-1).Draw(rt, "at")] = rapid.SampledFrom(chars).Draw(rt, "char")
		}
		checkParse(rt, string(text))
	})
}

func checkParse(t require.TestingT, text string) {
	cards, _ := Parse("fuzz", text)
	for _, k := range cards {
		again, err := Parse("again", k.Text())
		require.NoError(t, err)
		require.Equal(t, k.Text(), again[0].Text())
		require.Equal(t, k.Counts(), k.Turned().Counts())
	}
}

func FuzzParse(f *testing.F) {
	f.Add(sample)
	f.Add("card S01 cost 0 \"x\"\nopen\n")
	f.Add("#\n\n\r\ncard")
	f.Fuzz(func(t *testing.T, text string) { checkParse(t, text) })
}

package delver

import (
	"fmt"
	"strconv"
	"strings"

	"delvebox/games/dungeonroll"
	"delvebox/games/dungeonroll/foresight"
)

// Wisdom is what Hard has learned from games with itself, in thousandths of a point:
// what going on from a Regroup is worth by hero and level, what treasures are worth
// while delves are left, and what the delves left bring. It does not change once it is
// read.
type Wisdom struct {
	on     [heroes][2][levels][featCount]int32 // by side of the card and level; level 0 is before the first
	kept   [delves][tokens]int32               // a treasure after the first and second delve
	future [heroes][delves][6]int32            // after a delve, by experience of a novice, 5 for a master
}

const (
	heroes = int(dungeonroll.TimeTraveller) + 1
	levels = 10 // 0 to 9
	delves = 3
	tokens = int(dungeonroll.Portal) + 1
)

// read reads the lines of a file of wisdom.
func (w *Wisdom) read(text string) error {
	for i, line := range strings.Split(text, "\n") {
		words := strings.Fields(line)
		if len(words) == 0 || strings.HasPrefix(line, "#") {
			continue
		}
		row, values, err := w.row(words)
		if err == nil && len(row) != len(values) {
			err = fmt.Errorf("%d numbers, not %d", len(values), len(row))
		}
		for j := 0; j < len(row) && err == nil; j++ {
			var n int64
			n, err = strconv.ParseInt(values[j], 10, 32)
			row[j] = int32(n)
		}
		if err != nil {
			return fmt.Errorf("wisdom, line %d: %w", i+1, err)
		}
	}
	return nil
}

// row finds the numbers that a line is for: "on dwarf master 4 ...", "kept 1 ...",
// "future dwarf 1 ...".
func (w *Wisdom) row(words []string) (row []int32, values []string, err error) {
	fault := fmt.Errorf("%q is no row", words[0])
	number := func(at, most int) int {
		n, err := strconv.Atoi(words[at])
		if err != nil || n < 0 || n >= most {
			return -1
		}
		return n
	}
	hero := func(at int) int {
		if h, err := dungeonroll.ParseHero(words[at]); err == nil {
			return int(h)
		}
		return 0
	}
	switch {
	case words[0] == "on" && len(words) > 4:
		side := 0
		if words[2] == "master" {
			side = 1
		}
		if level := number(3, levels); level >= 0 {
			return w.on[hero(1)][side][level][:], words[4:], nil
		}
	case words[0] == "kept" && len(words) > 2:
		if n := number(1, delves); n >= 0 {
			return w.kept[n][:], words[2:], nil
		}
	case words[0] == "future" && len(words) > 3:
		if n := number(2, delves); n >= 0 {
			return w.future[hero(1)][n][:], words[3:], nil
		}
	}
	return nil, nil, fault
}

// String is the file of the wisdom.
func (w *Wisdom) String() string {
	var b strings.Builder
	b.WriteString(wisdomHead)
	line := func(row []int32, words ...any) {
		fmt.Fprint(&b, strings.TrimSuffix(fmt.Sprintln(words...), "\n"))
		for _, n := range row {
			fmt.Fprintf(&b, " %d", n)
		}
		b.WriteByte('\n')
	}
	for n := 1; n < delves; n++ {
		line(w.kept[n][:], "kept", n)
	}
	for h := range heroes {
		for n := 1; n < delves; n++ {
			line(w.future[h][n][:], "future", dungeonroll.Hero(h), n)
		}
	}
	for h := range heroes {
		for side, name := range []string{"novice", "master"} {
			for level := range levels {
				line(w.on[h][side][level][:], "on", dungeonroll.Hero(h), name, level)
			}
		}
	}
	return b.String()
}

const wisdomHead = `# What the computer player Hard has learned, in thousandths of a point. Written by
# "delvelab learn"; see learn.md.
# kept DELVE: worth of each kind of treasure after the delve; the first number is of none
# future HERO DELVE: worth of the delves left, by experience 0 to 4 and for a master
# on HERO SIDE LEVEL: weights of the features of a Regroup position
`

// goOn is what going deeper is worth more than ending the delve with nothing.
func (w *Wisdom) goOn(h dungeonroll.Hero, p *foresight.Position, needs int) int {
	side := 0
	if p.Master && h != dungeonroll.NoHero {
		side = 1
	}
	row := &w.on[h][side][min(int(p.Level), levels-1)]
	var room featureList
	v := 0
	for _, f := range featuresOf(&room, p, needs) {
		v += int(row[f.index]) * f.much
	}
	return max(0, v)
}

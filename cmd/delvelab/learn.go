package main

import (
	"fmt"
	"os"
	"sync"
	"time"

	"delvebox/games/dungeonroll"
	"delvebox/games/dungeonroll/delver"
)

type learnCommand struct {
	Into   string `arg:"" help:"File for what is learned: games/dungeonroll/delver/wisdom.txt is built into the program."`
	From   string `help:"File to begin with; from rules of thumb if not said." placeholder:"FILE"`
	Hero   string `help:"Only this hero learns, from where the file stands." placeholder:"ID"`
	Rounds int    `help:"How often is learned from new games." default:"8" placeholder:"N"`
	Games  int    `short:"n" help:"Games alone for each hero and round." default:"300" placeholder:"N"`
	Seed   string `help:"Text that the games' seeds are made from." default:"learn" placeholder:"TEXT"`
	Jobs   int    `short:"j" help:"Heroes at a time." default:"2" placeholder:"N"`
}

// Help tells how it is done.
func (learnCommand) Help() string {
	return "In each round every hero plays games with what is known so far. What going on brought is\n" +
		"then fitted to the features of the Regroup positions (least squares, held near the mean of\n" +
		"all heroes), and what treasures and mastery are worth between delves to the games' totals."
}

// Run learns and writes the file after each round.
func (c learnCommand) Run(p place) error {
	g, err := dungeonroll.New()
	if err != nil {
		return err
	}
	w := thumb()
	if c.From != "" {
		text, err := readText(c.From)
		if err != nil {
			return err
		}
		if w, err = delver.ParseWisdom(text); err != nil {
			return err
		}
	}
	school := newSchool()
	if c.Hero != "" {
		if school.only, err = dungeonroll.ParseHero(c.Hero); err != nil {
			return misuse("%v", err)
		}
	}
	for round := range c.Rounds {
		begun := time.Now()
		if err := c.round(p, g, w, school, fmt.Sprintf("%s %d", c.Seed, round)); err != nil {
			return err
		}
		school.teach(w)
		if err := os.WriteFile(c.Into, []byte(w.String()), 0o644); err != nil {
			return err
		}
		fmt.Fprintf(p.out, "round %d: mean total %.2f in practice, %s\n", round+1, school.meanTotal(),
			time.Since(begun).Round(time.Second))
		school.fade()
	}
	return nil
}

// round lets all heroes play.
func (c learnCommand) round(p place, g *dungeonroll.Game, w *delver.Wisdom, school *school, seed string) error {
	var all sync.WaitGroup
	heroes := append([]dungeonroll.Hero{dungeonroll.NoHero}, dungeonroll.Heroes()...)
	if school.only != dungeonroll.NoHero {
		heroes = []dungeonroll.Hero{school.only}
	}
	errs := make([]error, len(heroes))
	turn := make(chan int)
	for range max(1, c.Jobs) {
		all.Go(func() {
			for i := range turn {
				h := heroes[i]
				if errs[i] = p.ctx.Err(); errs[i] == nil {
					errs[i] = delver.Study(w, g, h, seed, c.Games, school.lesson, school.tale)
				}
			}
		})
	}
	for i := range heroes {
		turn <- i
	}
	close(turn)
	all.Wait()
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// thumb is the wisdom to begin with: so much for each die.
func thumb() *delver.Wisdom {
	w := &delver.Wisdom{}
	for h := dungeonroll.NoHero; h <= dungeonroll.TimeTraveller; h++ {
		for level := range delver.Depths {
			row := make([]int32, delver.Features)
			copy(row[1:], []int32{1000, 1000, 1000, 800, 1500, 700})
			row[delver.FeatureReady] = 700
			w.SetOn(h, false, level, row)
			w.SetOn(h, true, level, row)
		}
		for delve := 1; delve < 3; delve++ {
			for xp := range 6 {
				w.SetFuture(h, delve, xp, int32((3-delve)*6000+xp*100))
			}
		}
	}
	for delve := 1; delve < 3; delve++ {
		for _, k := range dungeonroll.TokenKinds() {
			w.SetKept(delve, k, 1300)
		}
		w.SetKept(delve, dungeonroll.Scales, 1900)
		w.SetKept(delve, dungeonroll.Portal, 2200)
	}
	return w
}

package app

import (
	"strconv"
	"strings"

	"delvebox/engine/play"
)

// DrawSeed draws a seed that can be read and typed: a word and a number, "lantern-472".
func (a *App) DrawSeed(c *play.Chance) string {
	list := strings.Fields(a.Words.T("setup.seed-words"))
	return list[c.Pick("word", len(list))] + "-" + strconv.Itoa(100+c.Pick("number", 900))
}

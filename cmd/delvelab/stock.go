package main

import (
	"delvebox/engine/play"
	"delvebox/engine/play/scenario"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/doodler"
	doodlestory "delvebox/games/doodledungeon/story"
	"delvebox/games/dungeonroll"
	"delvebox/games/dungeonroll/delver"
	dungeonstory "delvebox/games/dungeonroll/story"
	"delvebox/games/mapmasters"
	"delvebox/games/mapmasters/card"
	"delvebox/games/mapmasters/cartographer"
	"delvebox/games/mapmasters/dungeon/pathstory"
	"delvebox/games/mapmasters/story"
)

// stock puts the games on the shelf. A new game is added here.
func stock() (shelf, error) {
	maps, err := mapmasters.New(cartographer.Levels()...)
	if err != nil {
		return shelf{}, err
	}
	dungeon, err := dungeonroll.New(delver.Levels()...)
	if err != nil {
		return shelf{}, err
	}
	doodle, err := doodledungeon.New(doodler.Levels()...)
	if err != nil {
		return shelf{}, err
	}
	return shelf{
		games: []play.Game{maps, dungeon, doodle},
		readers: []reader{
			{maps.ID(), "versus", func() scenario.Interpreter { return story.New(maps) }},
			{maps.ID() + "-paths", "paths", func() scenario.Interpreter { return pathstory.New(maps.Tables().Catalog()) }},
			{dungeon.ID(), "scenarios", func() scenario.Interpreter { return dungeonstory.New(dungeon) }},
			{dungeon.ID(), "audit", func() scenario.Interpreter { return dungeonstory.New(dungeon) }},
			{doodle.ID(), "doodle", func() scenario.Interpreter { return doodlestory.New(doodle) }},
		},
		linters: []linter{{maps.ID(), ".txt", lintCards}},
	}, nil
}

func lintCards(texts map[string]string) []error {
	var list []error
	for _, p := range card.Lint(texts) {
		list = append(list, p)
	}
	return list
}

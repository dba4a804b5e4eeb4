package doodledungeon_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"delvebox/engine/play"
	"delvebox/games/doodledungeon"
	"delvebox/games/doodledungeon/card"
	"delvebox/games/doodledungeon/sheet"
)

func TestPositionsThatCannotBe(t *testing.T) {
	type seats = []doodledungeon.PlayerPosition
	var beside, blocked sheet.Sheet
	beside.Draw(sheet.Trap, sheet.Of(20, 21))
	blocked.Draw(sheet.Wall, sheet.Of(1, 8))
	above := func(id card.ID, by play.Seat, q sheet.Square) seats {
		return seats{{Above: []doodledungeon.Above{{Card: id, By: by, Square: q}}}, {}}
	}
	for name, p := range map[string]doodledungeon.Position{
		"one seat":         {Players: make(seats, 1)},
		"five seats":       {Players: make(seats, 5)},
		"round 15":         {Round: 15},
		"no such turn":     {Turn: 2},
		"no such start":    {Start: -1},
		"over":             {Phase: doodledungeon.Over},
		"encounter":        {Phase: doodledungeon.Defence, Step: doodledungeon.Encounter},
		"card twice":       {Players: seats{{Hand: []card.ID{1, 1}}, {}}},
		"card of both":     {Players: seats{{Hand: []card.ID{30}}, {Pile: []card.ID{30}}}},
		"offer of four":    {Offer: []card.ID{1, 2, 3, 4}},
		"no such card":     {Offer: []card.ID{61}},
		"far from a card":  {Offer: []card.ID{200}},
		"no such draw":     {Script: map[string][]int{"coin": {1}}},
		"round -1":         {Round: -1},
		"known below none": {Players: seats{{Known: -1}, {}}},
		"known of nothing": {Players: seats{{Known: 1}, {}}},
		"too close":        {Players: seats{{Sheet: beside}, {}}},
		"way blocked":      {Players: seats{{Sheet: blocked}, {}}},
		"boxes":            {Players: seats{{Checked: [card.Categories]int{card.TrapTrack: 7}}, {}}},
		"boxes below none": {Players: seats{{Checked: [card.Categories]int{card.TrapTrack: -1}}, {}}},
		"256 boxes":        {Players: seats{{Checked: [card.Categories]int{card.TrapTrack: 256}}, {}}},
		"hearts":           {Players: seats{{Lost: 21}, {}}},
		"dead with heart":  {Players: seats{{Hero: doodledungeon.Dead}, {}}},
		"no path":          {Phase: doodledungeon.Drawing, Start: 0, Turn: 1},
		"bad path":         {Phase: doodledungeon.Drawing, Players: seats{{Path: []sheet.Square{0, 79}}, {}}},
		"nothing to build": {Phase: doodledungeon.Building},
		"not drafted":      {Turn: 1},
		"walked on":        {Phase: doodledungeon.Defence, Players: seats{{Walked: 99}, {}}},
		"dead walker":      {Phase: doodledungeon.Defence, Players: seats{{Hero: doodledungeon.Dead, Lost: 20}, {}}},
		"an Axe above":     {Phase: doodledungeon.Defence, Players: above(1, 1, sheet.NoSquare)},
		"nobody's card":    {Phase: doodledungeon.Defence, Players: above(43, 7, sheet.NoSquare)},
		"Bomb for nobody":  {Phase: doodledungeon.Defence, Players: above(40, 1, 12)},
		"Bomb unnamed":     {Phase: doodledungeon.Defence, Players: above(40, 1, sheet.NoSquare)},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := newGame(t).Set(p)
			assert.Error(t, err)
		})
	}
}

func TestNamesOfPhasesStepsAndHeroes(t *testing.T) {
	for p := doodledungeon.Draft; p <= doodledungeon.Over; p++ {
		back, ok := doodledungeon.ParsePhase(p.String())
		assert.True(t, ok)
		assert.Equal(t, p, back)
	}
	for s := doodledungeon.Walking; s <= doodledungeon.Refilling; s++ {
		back, ok := doodledungeon.ParseStep(s.String())
		assert.True(t, ok)
		assert.Equal(t, s, back)
	}
	for h := doodledungeon.Alive; h <= doodledungeon.Escaped; h++ {
		back, ok := doodledungeon.ParseHero(h.String())
		assert.True(t, ok)
		assert.Equal(t, h, back)
	}
	_, ok := doodledungeon.ParsePhase("lunch")
	assert.False(t, ok)
	assert.Equal(t, "unknown", doodledungeon.Phase(99).String())
	assert.Equal(t, "cursed-blade", doodledungeon.ByCursedBlade.String())
}

// Moves of others, of nobody, and of no game are refused, and change nothing.
func TestWhoMayAct(t *testing.T) {
	s, _ := start(t, 2, "who")
	before := s.Digest()
	move := s.Moves(s.Turn())[0]
	_, err := s.Apply(1-s.Turn(), move)
	refused(t, err, "DD-009", "not-your-turn")
	for _, seat := range []play.Seat{-1, 2, 99} {
		_, err = s.Apply(seat, move)
		refused(t, err, "DD-001", "no-such-seat")
	}
	_, err = s.Apply(s.Turn(), nil)
	refused(t, err, "DD-009", "unknown-move")
	assert.Equal(t, before, s.Digest())
	s = random(t, newGame(t), 2, 1)
	_, err = s.Apply(0, doodledungeon.Refill{})
	refused(t, err, "DD-069", "over")
	assert.Empty(t, s.Actors())
	require.NotNil(t, s.Outcome())
	assert.Nil(t, s.Moves(0))
	assert.Nil(t, s.Sample(0, nil))
}

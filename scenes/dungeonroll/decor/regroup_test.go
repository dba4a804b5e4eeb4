package decor_test

import (
	"testing"

	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/script"
	"delvebox/scenes/app/apptest"
	"delvebox/scenes/dungeonroll/decor"
)

// TestTheTwoDoorsStandOnTheVelvet shows the choice at the end of a level.
func TestTheTwoDoorsStandOnTheVelvet(t *testing.T) {
	if !apptest.Pictures() {
		t.Skip("pictures are not kept")
	}
	q := newPicture(t, 1280, 800, 1)
	q.table()
	q.columns()
	v := q.p.Velvet
	for i, x := range [2]float64{v.X + 146, v.X + 420} {
		q.put(decor.Glow(i == 0, 300, 120, q.k), x, v.Y+258)
		q.put(decor.Door(i == 0, false, 1.92, q.k), x-98, v.Y+12)
		word := []string{"Retire", "Seek glory"}[i]
		w := hand.TitleWidth(word, hand.Banner, 24)
		q.put(hand.Title(word, hand.Banner, 24*q.k, q.k*.7), x-w/2, v.Y+268)
		line := []string{"4 XP for certain", "level 5 with five dice for 5 XP"}[i]
		q.say(line, x, v.Y+318, 17, script.Body, decor.Text(), script.Middle)
	}
	q.plate(decor.Rect{X: v.X + 357, Y: v.Y + 84, W: 130, H: 54}, "83% to clear it")
	for i, f := range [3]int{1, 3, 4} {
		q.die(0, f, (i+1)%3, v.X+146+120*float64(i), v.Bottom()-76, 1, false)
	}
	apptest.Keep(t, "dungeonroll-regroup", q.m)
}

package ui_test

import (
	"fmt"

	"delvebox/engine/input"
	"delvebox/engine/paint"
	"delvebox/engine/paint/icon"
	"delvebox/engine/paint/script"
	"delvebox/engine/scene"
	"delvebox/engine/ui"
)

// well is a scene. It holds what it shows and nothing of the controls: those are kept by
// package ui under their names.
type well struct{ coins int }

// Frame describes the whole picture. It runs once for every event, when controls answer
// and nothing is drawn, and once for every picture, when nothing answers.
func (w *well) Frame(u *ui.UI) {
	u.Fill(ui.R(0, 0, u.W, u.H), ui.Ink)
	sheet := ui.R(40, 40, 400, 220)
	u.Paper(sheet, 6)
	u.Text(sheet.CX(), 90, ui.Heading, fmt.Sprint(w.coins, " coins in the well"), ui.Ink, ui.AlignMiddle)

	why := ""
	if w.coins == 3 {
		why = "The well is full."
	}
	if u.Button("throw", ui.R(140, 120, 200, 56), ui.Button{Word: "Throw", Press: input.Enter, Disabled: why}) {
		w.coins++
	}
}

// Example opens a scene without a window and lets the scripted hand use it.
func Example() {
	art := &ui.Art{Gallery: paint.NewGallery(8<<20, 1, nil), Faces: script.NewLibrary(), Icons: icon.NewSet()}
	stack := scene.NewStack(ui.New(art, plain{}, nil))
	w := &well{}
	stack.Push(w)

	window := scene.NewRehearsal(stack, 1280, 800, 1)
	hand := input.NewPlayer(&scene.Stage{Stack: stack})
	hand.Click("throw")
	hand.Press(input.Enter, input.Mods{})
	fmt.Println(window.Play(hand, 10e9), w.coins)
	// Output: <nil> 2
}

// Package shelf is the first scene: the five boxes, Continue, and the way to the
// rulebook, the Hall of Fame, the settings and out.
package shelf

import (
	"delvebox/engine/ui"
	"delvebox/scenes/app"
	"delvebox/scenes/house"
)

// Shelf is the scene.
type Shelf struct{ *app.App }

// New makes the shelf.
func New(a *app.App) *Shelf { return &Shelf{a} }

// Frame implements scene.Scene.
func (s *Shelf) Frame(u *ui.UI) {
	house.Table(u)
	if u.Button("quit", ui.R(u.W-200, u.H-70, 160, 48), ui.Button{Kind: ui.Secondary, Icon: "exit", Word: u.T("button.quit")}) {
		s.Stack.Quit()
	}
}

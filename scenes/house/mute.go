package house

import (
	"delvebox/engine/ui"
	"delvebox/scenes/app"
)

// Mute is the tool that switches the sound.
func Mute(a *app.App) Tool {
	if a.Settings.Mute {
		return Tool{Name: "mute", Icon: "sound-off", Key: "M", Tip: ui.Tip{Title: a.Words.T("button.unmute")}}
	}
	return Tool{Name: "mute", Icon: "sound-on", Key: "M", Tip: ui.Tip{Title: a.Words.T("button.mute")}}
}

// ToggleMute switches the sound.
func ToggleMute(a *app.App) {
	s := a.Settings
	s.Mute = !s.Mute
	a.Apply(s)
}

package played

import "delvebox/scenes/app/apptest"

// Windows are the windows every view is looked at in, by a name for the picture: the
// smallest and a very large one, with text as it is and enlarged.
func Windows() map[string]apptest.Window {
	return map[string]apptest.Window{
		"1280":     {W: 1280, H: 800},
		"1024":     {W: 1024, H: 640},
		"1024-150": {W: 1024, H: 640, Text: 1.5},
		"1280-150": {W: 1280, H: 800, Text: 1.5},
		"1920-125": {W: 1920, H: 1080, Text: 1.25},
		"1600-2x":  {W: 1280, H: 800, Scale: 2},
		"2560":     {W: 2560, H: 1080},
		"3840":     {W: 3840, H: 2160},
		"3840-3x":  {W: 1280, H: 720, Scale: 3},
		"long":     {W: 1280, H: 800, Language: "qps"},
	}
}

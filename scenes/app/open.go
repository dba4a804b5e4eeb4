package app

import (
	"time"

	"delvebox/assets/strings"
	"delvebox/engine/paint"
	"delvebox/engine/paint/crew"
	"delvebox/engine/paint/hand"
	"delvebox/engine/paint/icon"
	"delvebox/engine/paint/script"
	"delvebox/engine/play"
	"delvebox/engine/scene"
	"delvebox/engine/sound"
	"delvebox/engine/store"
	"delvebox/engine/ui"
	"delvebox/engine/words"
)

// firstBytes is the budget of the pictures until the window's size is known and
// [ui.UI.Resize] sets another.
const firstBytes = 12 << 20

// Options say how the program is to be put together.
type Options struct {
	Data     string // folder for saves and settings; "" for the user's own
	Language string // tag, "" as in the settings
	Silent   bool
	// Wake is called from other goroutines when a new picture is due.
	Wake func()
	// Now tells the time; nil for the clock of the system.
	Now func() time.Time
}

// New puts together what scenes need, with no scene on the stack and no doors yet. The
// error means that the program itself is broken; whatever is amiss with the user's files
// is told by toasts.
func New(o Options, boxes []Box) (*App, error) {
	var games []play.Game
	for _, b := range boxes {
		if !b.Shut() {
			games = append(games, b.Game)
		}
	}
	st, storeErr := store.Open(store.Folder(o.Data))
	settings, notices := st.Settings()
	if o.Language != "" {
		settings.Language = o.Language
	}
	speak := func(tag string) (*words.Book, error) { return words.Load(strings.Files, tag) }
	book, err := speak(settings.Language)
	if err != nil {
		settings.Language = "en"
		if book, err = speak("en"); err != nil {
			return nil, err
		}
	}
	languages, err := words.Languages(strings.Files)
	if err != nil {
		return nil, err
	}
	h, err := hand.New()
	if err != nil {
		return nil, err
	}
	var speaker sound.Speaker = sound.Silent{}
	if !o.Silent {
		speaker = sound.Open()
	}
	art := &ui.Art{Gallery: paint.NewGallery(firstBytes, crew.Size(), o.Wake), Faces: script.NewLibrary(), Icons: icon.NewSet()}
	u := ui.New(art, book, newEffects(speaker))
	a := &App{
		Stack: scene.NewStack(u), UI: u, Words: book, Hand: h, Sound: speaker,
		Store: st, Boxes: boxes, Games: games, Languages: languages, Speak: speak, Now: o.Now,
	}
	if a.Now == nil {
		a.Now = time.Now
	}
	a.Heed(settings)
	if storeErr != nil {
		u.Notify("lock", a.Say(storeErr), "", nil)
	}
	for _, n := range notices {
		u.Notify("settings", a.Sentence(n), "", nil)
	}
	return a, nil
}

// effects finds sounds by their names.
type effects struct {
	speaker sound.Speaker
	byName  map[string]sound.Effect
}

func newEffects(s sound.Speaker) *effects {
	e := &effects{speaker: s, byName: map[string]sound.Effect{}}
	for _, f := range sound.Effects() {
		e.byName[f.String()] = f
	}
	return e
}

// Play implements ui.Sounds; an unknown name is silence.
func (e *effects) Play(name string) {
	if f, ok := e.byName[name]; ok {
		e.speaker.Play(f, sound.Touch{})
	}
}

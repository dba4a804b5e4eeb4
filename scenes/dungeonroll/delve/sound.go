package delve

import (
	"delvebox/engine/anim/tumble"
	"delvebox/engine/ui"
)

// strengths from which on a contact is heard as a firm and as a hard one.
const (
	firm = .3
	hard = .7
)

// hear plays what a die has touched, by its strength.
func (v *View) hear(u *ui.UI, c tumble.Contact) {
	u.Play(heard(c))
}

// heard is the name of a contact's sound.
func heard(c tumble.Contact) string {
	name := "die-velvet"
	switch c.What {
	case tumble.Rim:
		name = "die-rim"
	case tumble.Other:
		name = "die-die"
	case tumble.Velvet:
		if c.Strength >= hard {
			return name + "-hard"
		}
	}
	if c.Strength < firm {
		return name + "-soft"
	}
	return name
}

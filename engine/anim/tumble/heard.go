package tumble

// Strengths from which on a contact is heard as a firm and as a hard one.
const (
	firm = .3
	hard = .7
)

// Heard names the sound of a contact by what is touched and how hard; ground is the sound of
// a die on what it rolls over ("die-velvet"), the only one that is heard hard, too.
func (c Contact) Heard(ground string) string {
	name := ground
	switch c.What {
	case Rim:
		name = "die-rim"
	case Other:
		name = "die-die"
	case Velvet:
		if c.Strength >= hard {
			return name + "-hard"
		}
	}
	if c.Strength < firm {
		return name + "-soft"
	}
	return name
}

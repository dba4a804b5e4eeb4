package delver

import _ "embed"

//go:embed wisdom.txt
var wisdomText string

// Learned is the wisdom that is built into the program.
func Learned() (*Wisdom, error) {
	w := &Wisdom{}
	if err := w.read(wisdomText); err != nil {
		return nil, err
	}
	return w, nil
}

// ParseWisdom reads a file of wisdom.
func ParseWisdom(text string) (*Wisdom, error) {
	w := &Wisdom{}
	if err := w.read(text); err != nil {
		return nil, err
	}
	return w, nil
}

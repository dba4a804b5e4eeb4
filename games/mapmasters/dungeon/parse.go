package dungeon

// ParsePath reads a path as Path.String writes it, in the grammar of MMV 4.8. The error
// says what was expected and at which byte, counted from 1.
func ParsePath(text string) (Path, error) { return nil, nil }

// ParseStep reads a single step.
func ParseStep(text string) (Step, error) { return Step{}, nil }

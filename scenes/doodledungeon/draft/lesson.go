package draft

// Lesson is the tip of the first game that fits now.
func (v *View) Lesson() string { return "draft" }

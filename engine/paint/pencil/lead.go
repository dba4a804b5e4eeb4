package pencil

import "delvebox/engine/paint/pixel"

// Lead is what a pencil leaves.
type Lead struct {
	Radius float64 // of the print at full pressure, about
	Flow   float64 // cover of one dab, 0 to 1
	Waxy   bool    // coloured: deeper grain, softer edge, never quite solid
}

// Graphite is a common pencil.
func Graphite() Lead { return Lead{Radius: .85, Flow: .42} }

// Coloured is a coloured pencil.
func Coloured() Lead { return Lead{Radius: 1.9, Flow: .26, Waxy: true} }

// GraphiteColour is the colour of graphite on paper.
func GraphiteColour() pixel.RGB { return pixel.Hex(0x2e2d33) }

// Thick gives the lead f times as thick.
func (l Lead) Thick(f float64) Lead {
	l.Radius *= f
	return l
}

// soft is the width of the print's soft edge to either side.
func (l Lead) soft() float64 {
	if l.Waxy {
		return .90
	}
	return .55
}

// reach is how far a print goes from its middle.
func (l Lead) reach() float64 { return l.Radius*1.18 + l.soft() }

// limit is the cover beyond which no more is taken up.
func (l Lead) limit() float64 {
	if l.Waxy {
		return .83
	}
	return .93
}

// grip is the half width of the heights between which the tooth begins and ends to
// take colour.
func (l Lead) grip() float64 {
	if l.Waxy {
		return .26
	}
	return .20
}

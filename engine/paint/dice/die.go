package dice

import "math"

// Material is what a die is made of.
type Material uint8

// The materials.
const (
	Ivory Material = iota // warm and dull, with faint veins
	Black                 // dark and polished
)

// Kind is a sort of dice: a material and six faces. It is safe for any number of
// goroutines as long as nobody changes it.
type Kind struct {
	Material Material
	Faces    [6]*Face
}

// Pose is how a die is held, lies or rolls.
type Pose struct {
	Up     int     // the face that is on top when Roll is 0, from 0 to 5
	Yaw    float64 // turn of that face about the upright axis, counter-clockwise
	Travel float64 // direction in which the die rolls, counter-clockwise from the right
	Roll   float64 // turn in that direction, negative before the die comes to rest
	Soft   float64 // 0 for sharp cuts to 1 for none: a die in quick motion
}

// turn is the rotation from the die to the world.
func (p Pose) turn() turn {
	n := net()[((p.Up%6)+6)%6]
	up := turn{n.right, n.up, n.out}
	return rolled(p.Travel, p.Roll).after(yawed(p.Yaw)).after(up)
}

// stand is how far above its resting height the middle of a die in that rotation is when
// its lowest point touches the ground.
func stand(rot turn) float64 {
	const b = 1 - roundR
	z := rot[2]
	return b*(math.Abs(z.x)+math.Abs(z.y)+math.Abs(z.z)) + roundR - 1
}

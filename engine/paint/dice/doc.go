// Package dice paints rounded dice with engraved faces, lying, rolling and lifted.
//
// A die is a cube of half-side 1 with edges of radius 0.27, seen without perspective by
// a camera tilted 27 degrees from straight down, so that the near flank shows. Light
// comes from the upper left and stays there when the die turns: a picture of a die must
// never be turned by more than a few degrees. A face is given as an SVG of two colours;
// its engraving is a depth map made from the distances to its outline.
//
// Unit is the number of device pixels to half a side. In every picture (0,0) is where
// the middle of the die stands when it lies on the ground in that place. Body and shadow
// are separate pictures. Ten is another die, ten-sided and of plain faces. Angles are degrees; world coordinates run x to the right, y
// away, z up. Nothing is random: the same arguments give the same picture.
package dice

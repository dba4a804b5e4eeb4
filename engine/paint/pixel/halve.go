package pixel

import "image"

// Halve gives a picture of half the width and height, in whole pixels: each pixel is the
// mean of four. Its (0,0) is the upper left corner.
func Halve(m *image.RGBA) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, m.Rect.Dx()/2, m.Rect.Dy()/2))
	for y := range out.Rect.Dy() {
		above, below := m.Pix[2*y*m.Stride:], m.Pix[(2*y+1)*m.Stride:]
		row := out.Pix[y*out.Stride:][:4*out.Rect.Dx()]
		for i := range row {
			j := i/4*8 + i%4
			row[i] = uint8((int(above[j]) + int(above[j+4]) + int(below[j]) + int(below[j+4]) + 2) / 4)
		}
	}
	return out
}

// Package pixel is the painter's box of raw materials: noise, colours,
// distance fields, curves, strokes, filled paths, blurs, and the writing of
// them into a picture.
//
// Every picture is a premultiplied *image.RGBA in device pixels. Coordinates
// are float64 with y downwards; the middle of the pixel in column i is i + 0.5.
// Distances are negative inside a shape. Colours are RGB with channels 0 to 1,
// not premultiplied, in the picture's own (sRGB) encoding, because that is how
// the figures of the design were chosen.
//
// Nothing here keeps state between calls; a Canvas, which draws into its picture,
// belongs to one goroutine.
package pixel

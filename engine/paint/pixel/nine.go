package pixel

import (
	"image"
	"image/draw"
)

// Nine is a picture whose corners keep their size while its edges and middle
// are drawn out: l, t, r, b are the widths of the corners in its pixels.
type Nine struct {
	Img        *image.RGBA
	L, T, R, B int
}

// Fit draws the patch at w x h. Where the corners do not fit they are cut off
// at the far side. The one-pixel column and row behind the corners are repeated,
// so the middle must be plain.
func (n Nine) Fit(w, h int) *image.RGBA {
	out := New(w, h)
	s := n.Img.Rect
	xs, xd := cuts(s.Dx(), out.Rect.Dx(), n.L, n.R)
	ys, yd := cuts(s.Dy(), out.Rect.Dy(), n.T, n.B)
	for j := 0; j < 3; j++ {
		for i := 0; i < 3; i++ {
			d := image.Rect(xd[i], yd[j], xd[i+1], yd[j+1])
			if i != 1 && j != 1 {
				draw.Draw(out, d, n.Img, s.Min.Add(image.Pt(xs[i], ys[j])), draw.Src)
				continue
			}
			for y := d.Min.Y; y < d.Max.Y; y++ {
				sy := ys[j]
				if j != 1 {
					sy += y - d.Min.Y
				}
				for x := d.Min.X; x < d.Max.X; x++ {
					sx := xs[i]
					if i != 1 {
						sx += x - d.Min.X
					}
					copy(out.Pix[out.PixOffset(x, y):][:4], n.Img.Pix[n.Img.PixOffset(s.Min.X+sx, s.Min.Y+sy):][:4])
				}
			}
		}
	}
	return out
}

// cuts gives where the three parts begin in the source and in the target.
func cuts(src, dst, a, b int) (s [3]int, d [4]int) {
	a2 := min(a, dst)
	b2 := min(b, dst-a2)
	return [3]int{0, min(a, src-1), src - b}, [4]int{0, a2, dst - b2, dst}
}

// Package icon turns the SVG icon family, the players' minis and their badges into
// pictures at device pixels, and gives them their effects: the rim that lifts an icon
// off dark ground, soft shadows, the grey of what cannot be used, the glow of what may
// be clicked.
//
// Icons lie on a grid of 64 x 64, minis on 64 x 88 with the ground at y = 77. All
// pictures are premultiplied. A picture whose bounds begin at negative coordinates has
// a margin: its point (0,0) is the upper left corner of the bare icon.
package icon

import (
	"bytes"
	"fmt"
	"image"
	"io/fs"
	"math"
	"sort"
	"strings"

	"delvebox/assets/icons"
	"delvebox/assets/minis"

	"github.com/srwiley/oksvg"
	"github.com/srwiley/rasterx"
)

// Set is a collection of SVG files by name. It has no state of its own, so any number
// of goroutines may draw from it.
type Set struct {
	files []fs.FS
}

// NewSet is the set of all icons, minis and badges of the box.
func NewSet() *Set { return &Set{files: []fs.FS{icons.Files, minis.Files}} }

// NewSetFrom makes a set of the SVG files at the roots of the given file systems; of
// two files of one name the first counts.
func NewSetFrom(files ...fs.FS) *Set { return &Set{files: files} }

// Names lists every name in the set, sorted.
func (s *Set) Names() []string {
	seen := map[string]bool{}
	var names []string
	for _, f := range s.files {
		found, err := fs.Glob(f, "*.svg")
		if err != nil {
			continue // only a malformed pattern can fail, and this one is not
		}
		for _, n := range found {
			n = strings.TrimSuffix(n, ".svg")
			if !seen[n] {
				seen[n] = true
				names = append(names, n)
			}
		}
	}
	sort.Strings(names)
	return names
}

// Has tells whether the set knows the name.
func (s *Set) Has(name string) bool {
	_, err := s.read(name)
	return err == nil
}

// Draw paints the icon so that its longer side is px device pixels. It fails for an
// unknown name, for a size that is not positive, and for a file that is not SVG.
func (s *Set) Draw(name string, px int) (*image.RGBA, error) {
	if px <= 0 {
		return nil, fmt.Errorf("icon %q: size %d px is not positive", name, px)
	}
	ic, err := s.parse(name)
	if err != nil {
		return nil, err
	}
	k := float64(px) / math.Max(ic.ViewBox.W, ic.ViewBox.H)
	w, h := int(math.Round(ic.ViewBox.W*k)), int(math.Round(ic.ViewBox.H*k))
	ic.SetTarget(0, 0, ic.ViewBox.W*k, ic.ViewBox.H*k)
	// SetTarget leaves line widths as they are in the file.
	for i := range ic.SVGPaths {
		p := &ic.SVGPaths[i]
		p.LineWidth *= k
		for j := range p.Dash {
			p.Dash[j] *= k
		}
	}
	m := image.NewRGBA(image.Rect(0, 0, w, h))
	ic.Draw(rasterx.NewDasher(w, h, rasterx.NewScannerGV(w, h, m, m.Bounds())), 1)
	return m, nil
}

func (s *Set) parse(name string) (*oksvg.SvgIcon, error) {
	b, err := s.read(name)
	if err != nil {
		return nil, err
	}
	ic, err := oksvg.ReadIconStream(bytes.NewReader(b), oksvg.StrictErrorMode)
	if err != nil {
		return nil, fmt.Errorf("icon %q: %w", name, err)
	}
	if ic.ViewBox.W <= 0 || ic.ViewBox.H <= 0 {
		return nil, fmt.Errorf("icon %q: no view box", name)
	}
	return ic, nil
}

func (s *Set) read(name string) ([]byte, error) {
	for _, f := range s.files {
		if b, err := fs.ReadFile(f, name+".svg"); err == nil {
			return b, nil
		}
	}
	return nil, fmt.Errorf("icon %q: unknown", name)
}

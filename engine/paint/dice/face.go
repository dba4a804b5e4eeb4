package dice

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"io"
	"strconv"
	"sync"

	"delvebox/engine/paint/pixel"
)

// Face is what is engraved on one side of a die. It is safe for any number of
// goroutines; the depth map is made when a painter first needs it.
type Face struct {
	inlay  vec // linear
	cuts   []cut
	once   sync.Once
	relief *relief
}

// cut is one shape of a face: material taken away, or left standing in a cut.
type cut struct {
	path  pixel.Path
	width float64 // of the line; 0 for a filled shape
	keep  bool
}

// ParseFace reads a face from an SVG on a grid of 64 x 64 whose paths are filled or
// stroked in two plain colours: what is painted in the first is cut and inlaid with that
// colour, what is painted in the other stays standing. It fails for what is not such a
// file.
func ParseFace(svg []byte) (*Face, error) {
	f := &Face{}
	first := ""
	for d := xml.NewDecoder(bytes.NewReader(svg)); ; {
		t, err := d.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			return nil, fmt.Errorf("face: %w", err)
		}
		e, ok := t.(xml.StartElement)
		if !ok || e.Name.Local != "path" {
			continue
		}
		c, colour, err := parseCut(e)
		if err != nil {
			return nil, err
		}
		if first == "" {
			first = colour
		}
		c.keep = colour != first
		f.cuts = append(f.cuts, c)
	}
	v, err := strconv.ParseUint(trimHash(first), 16, 32)
	if err != nil {
		return nil, fmt.Errorf("face: no path with a colour such as #1f5f95")
	}
	f.inlay = linear(uint32(v))
	return f, nil
}

func parseCut(e xml.StartElement) (c cut, colour string, err error) {
	at := map[string]string{}
	for _, a := range e.Attr {
		at[a.Name.Local] = a.Value
	}
	if c.path, err = pixel.ParsePath(at["d"]); err != nil {
		return c, "", fmt.Errorf("face: %w", err)
	}
	if w, ok := at["stroke-width"]; ok {
		if c.width, err = strconv.ParseFloat(w, 64); err != nil {
			return c, "", fmt.Errorf("face: line width: %w", err)
		}
		return c, at["stroke"], nil
	}
	return c, at["fill"], nil
}

func trimHash(s string) string {
	if len(s) == 7 && s[0] == '#' {
		return s[1:]
	}
	return ""
}

// depth gives the depth map, made at the first call.
func (f *Face) depth() *relief {
	f.once.Do(func() { f.relief = newRelief(f.cuts) })
	return f.relief
}

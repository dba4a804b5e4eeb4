package heroart

import (
	"image"
	"image/draw"
	"math"

	"delvebox/engine/paint/icon"
	"delvebox/engine/paint/pixel"
)

// Side is the side of a hero card that lies up.
type Side uint8

// The sides of a hero card.
const (
	Novice Side = iota
	Master
)

// drawing is one portrait: what stands behind, the figure, and the colour of the light
// that catches the figure's edge from behind.
type drawing struct {
	rim    pixel.RGB
	back   func(*easel)
	figure func(*easel)
}

// gallery gives both drawings of a hero.
var gallery = map[string][2]func() drawing{
	"crusader":      {crusader, paladin},
	"enchantress":   {enchantress, beguiler},
	"halfgoblin":    {halfGoblin, chieftain},
	"knight":        {knight, dragonSlayer},
	"mercenary":     {mercenary, commander},
	"minstrel":      {minstrel, bard},
	"occultist":     {occultist, necromancer},
	"spellsword":    {spellsword, battlemage},
	"alchemist":     {alchemist, thaumaturge},
	"archaeologist": {archaeologist, tombRaider},
	"dwarf":         {dwarf, berserker},
	"leprechaun":    {leprechaun, clurichaun},
	"scout":         {scout, dungeoneer},
	"sorceress":     {sorceress, drakeKin},
	"tracker":       {tracker, ranger},
	"viking":        {viking, undeadViking},
	"guildleader":   {guildLeader, guildMaster},
	"timetraveller": {timeTraveller, timeLady},
}

// Heroes lists the ids that have portraits, in the order of the sets.
func Heroes() []string {
	return []string{"crusader", "enchantress", "halfgoblin", "knight", "mercenary", "minstrel", "occultist", "spellsword",
		"alchemist", "archaeologist", "dwarf", "leprechaun", "scout", "sorceress", "tracker", "viking", "guildleader", "timetraveller"}
}

// Portrait paints a hero's picture w logical pixels wide and h tall; the drawing fills
// it and is cut at the sides where it is too wide, at the foot where it is too tall. It
// fails for an unknown hero.
func Portrait(hero string, s Side, w, h, k float64) (*image.RGBA, error) {
	both, ok := gallery[hero]
	if !ok || s > Master {
		return nil, unknown(hero)
	}
	pw, ph := max(int(math.Round(w*k)), 1), max(int(math.Round(h*k)), 1)
	zoom := math.Max(float64(pw)/groundW, float64(ph)/groundH)
	// what is cut off in height goes for the most part at the foot
	return both[s]().paint(pw, ph, zoom, (float64(pw)-groundW*zoom)/2, .22*(float64(ph)-groundH*zoom))
}

// paint draws the portrait at a zoom, its corner moved to (x,y) device pixels.
func (d drawing) paint(w, h int, zoom, x, y float64) (*image.RGBA, error) {
	back, figure := pixel.New(w, h), pixel.New(w, h)
	place := pixel.Move(x/zoom, y/zoom)
	e := newEasel(back, zoom)
	e.c = e.c.With(place)
	d.back(e)
	f := newEasel(figure, zoom)
	f.c = f.c.With(place)
	d.figure(f)
	edgeLight(figure, 2.6*zoom, d.rim)
	shade := icon.Shadow(figure, math.Max(1, 7*zoom))
	draw.Draw(back, back.Rect, shade, back.Rect.Min, draw.Over)
	draw.Draw(back, back.Rect, figure, image.Point{}, draw.Over)
	if e.sheet.err != nil {
		return nil, e.sheet.err
	}
	return back, f.sheet.err
}

// edgeLight lets a light from behind catch the right edges of a figure: r pixels wide.
func edgeLight(m *image.RGBA, r float64, c pixel.RGB) {
	n := max(int(math.Round(r)), 1)
	b := m.Rect
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			p := m.Pix[m.PixOffset(x, y):]
			if p[3] == 0 {
				continue
			}
			qx, qy := x+n, y-n/2
			if qx >= b.Max.X || qy < b.Min.Y {
				continue
			}
			out := 1 - float64(m.Pix[m.PixOffset(qx, qy)+3])/255
			if out <= 0 {
				continue
			}
			a := .8 * out
			for i, v := range [3]float64{c.R, c.G, c.B} {
				p[i] = uint8(float64(p[i])*(1-a) + v*float64(p[3])*a)
			}
		}
	}
}

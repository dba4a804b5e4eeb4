package heroart

import (
	"image"
	"image/draw"
	"math"

	"delvebox/assets/dungeonroll/faces"
	"delvebox/engine/paint/icon"
	"delvebox/engine/paint/pixel"
	"delvebox/engine/paint/script"
	"delvebox/scenes/dungeonroll/decor"
)

// CardW and CardH are the size of a hero card at its natural size, in logical pixels.
// A card of another width keeps the form; its text grows with it.
const CardW, CardH = 198.0, 396.0

// MasterAt is the experience that turns a card over.
const MasterAt = 5

// Set is the box a hero came in.
type Set uint8

// The sets of heroes.
const (
	Basic Set = iota
	Pack
	Promo
)

// Card is what is printed on a hero card and what lies on it. Sentences are the
// caller's, in the player's language.
type Card struct {
	Hero                     string // id: "crusader"
	Side                     Side
	Name                     string // of the side that lies up
	SpecialtyHead, Specialty string
	UltimateHead, Ultimate   string
	Foot                     string // beside the track: "Master at 5 XP", or "Master"
	XP                       int    // won so far; the track shows at most MasterAt
	Spent                    bool   // the ultimate has been used in this delve
	NoSeal                   bool   // the scene lays the seal on by itself, to be broken
	Set                      Set
	Difficulty               int     // 1 easy, 2, 3 hard; 0 shows nothing
	TextSize                 float64 // 1 to 1.5; 0 stands for 1
}

// DifficultyOf tells from the mean total of a strong player alone, in tenths (DR 4.10),
// how hard a hero is to play: 1 for the strong heroes, 3 for the weak.
func DifficultyOf(mean int) int {
	switch {
	case mean >= 255:
		return 1
	case mean >= 200:
		return 2
	}
	return 3
}

// Painter paints cards. Any number of goroutines may use it.
type Painter struct {
	icons *icon.Set
	dice  *icon.Set // the faces of the dice
	faces *script.Library
}

// New makes a painter that draws icons and lettering from the given sets.
func New(icons *icon.Set, types *script.Library) *Painter {
	return &Painter{icons, icon.NewSetFrom(faces.Files), types}
}

// The places on a card of natural size.
const (
	frameIn   = 15.0  // picture from the left and right edge
	frameTop  = 38.0  // picture from the upper edge
	titleMid  = 22.0  // middle of the title's line
	bandTop   = 340.0 // the foot with track and seal begins
	textIn    = 15.0
	textRight = CardW - 15
)

// SealAt is where the seal lies on a card of natural size: its upper left corner and its
// scale for decor.Seal.
func SealAt() (x, y, scale float64) { return 132, 327, .6 }

// Paint paints the card w logical pixels wide and twice as tall. The picture is the bare
// card, without shadow; beyond its round corners it is transparent. It fails for an
// unknown hero.
func (p *Painter) Paint(c Card, w, k float64) (*image.RGBA, error) {
	u := w * k / CardW // device pixels for each unit of the card
	m := parchment(int(math.Round(CardW*u)), int(math.Round(CardH*u)), u, c.Side)
	l := p.setting(c, u)
	art, err := Portrait(c.Hero, c.Side, CardW-2*frameIn, l.picture, u)
	if err != nil {
		return nil, err
	}
	draw.Draw(m, art.Rect.Add(image.Pt(int(math.Round(frameIn*u)), int(math.Round(frameTop*u)))), art, image.Point{}, draw.Src)
	cv := pixel.NewCanvas(m, u)
	pictureFrame(cv, frameIn, frameTop, CardW-2*frameIn, l.picture, c.Side)
	p.title(m, c.Name, u, c.Side)
	stamps(cv, frameIn+14, frameTop+l.picture, c.Set, c.Difficulty)
	l.write(m)
	if l.formula > 0 {
		p.formula(m, formulaOf(c), l.formula/u, u)
	}
	p.foot(m, c, u)
	if !c.NoSeal {
		x, y, scale := SealAt()
		seal := decor.Seal(Sign(c.Hero, c.Side), scale, u)
		if c.Spent {
			seal = decor.BrokenSeal(Sign(c.Hero, c.Side), 1, scale, u)
		}
		at := image.Pt(int(math.Round(x*u)), int(math.Round(y*u)))
		draw.Draw(m, seal.Rect.Add(at), seal, seal.Rect.Min, draw.Over)
	}
	corners(m, 9*u)
	return m, nil
}

// title cuts the name in the box's lettering; what that lacks is set in type.
func (p *Painter) title(m *image.RGBA, name string, u float64, s Side) {
	c := pixel.Hex(0x4a1410)
	if s == Master {
		c = pixel.Hex(0x8a1512)
	}
	p.letter(m, name, CardW/2*u, titleMid*u, 17*u, (CardW-46)*u, u, c)
}

// foot is the track of experience; a master has all five shields and a star.
func (p *Painter) foot(m *image.RGBA, c Card, u float64) {
	won := min(max(c.XP, 0), MasterAt)
	if c.Side == Master {
		won = MasterAt
	}
	const size, step = .52, 20.0
	for i := range MasterAt {
		s := decor.Shield(i < won, size, u)
		at := image.Pt(int(math.Round((textIn+step*float64(i))*u)), int(math.Round((bandTop+22)*u)))
		draw.Draw(m, s.Rect.Add(at), s, s.Rect.Min, draw.Over)
	}
	if c.Foot == "" {
		return
	}
	px := textPx(14, u)
	role, ink := script.Body, pixel.Hex(0x36200f)
	if c.Side == Master {
		role, ink = script.Bold, pixel.Hex(0x7a1c14)
	}
	f := p.faces.Face(role, px)
	for px > 8 && !f.Fits(c.Foot, (116)*u) {
		px--
		f = p.faces.Face(role, px)
	}
	f.Draw(m, c.Foot, textIn*u, (bandTop+15)*u, ink.Color())
}

func textPx(size, u float64) int { return max(int(math.Round(size*u)), 1) }

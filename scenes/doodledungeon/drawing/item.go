package drawing

import (
	"image"
	"math"

	"delvebox/engine/paint/cloth"
	"delvebox/engine/paint/pencil"
	"delvebox/engine/paint/pixel"
	"delvebox/games/doodledungeon/card"
)

// item is the drawing of an action on 64 units: a coloured pencil shades the tint, the
// lines are graphite.
type item struct {
	colour uint32
	tint   string
	lines  []string
}

// itemOf gives the drawing of an action; an empty one for none.
func itemOf(a card.Action) item {
	switch a {
	case card.Axe:
		return item{0x8d9199, "M35 13Q47 12 55 2Q65 20 58 40Q48 31 31 30Z", []string{
			"M14 60L35 6L41 8L20 62Z", "M36 13Q47 12 55 2Q65 20 58 40Q48 31 32 30", "M53 9Q60 21 55 34", "M31 13Q25 17 27 26", "M19 51L23 53M21 45L26 47M17 56L22 58"}}
	case card.Talisman:
		return item{0x2f8f86, oval(32, 41, 14, 14), []string{
			"M14 4Q16 22 30 28M50 4Q48 22 34 28", oval(32, 41, 16, 16), oval(32, 41, 11, 11), "M32 33L34.5 39L41 39L36 43L38 49.500L32 45.500L26 49.500L28 43L23 39L29.500 39Z", oval(32, 26.5, 2.4, 2.4)}}
	case card.AimBoost:
		return item{0xc0392b, oval(30, 34, 12, 12), []string{
			oval(30, 34, 23, 23), oval(30, 34, 14, 14), oval(30, 34, 5, 5), "M30 34L57 7", "M57 7L50 7M57 7L57 14M52 12L58 12"}}
	case card.CursedBlade:
		return item{0x6b3a86, "M30 42Q24 30 32 20Q38 10 32 2Q46 8 43 22Q38 32 40 42Z", []string{
			"M30 43Q24 31 31 21Q38 11 32 2Q47 8 43 23Q38 33 40 43", "M36 38Q33 28 38 20", "M19 42L51 42L51 47L19 47Z", "M31 47L31 57M39 47L39 57", oval(35, 60, 3.4, 3), oval(35, 44.5, 1.4, 1.2), "M14 14Q18 10 16 5M52 34Q57 31 55 26M10 30Q14 28 13 23"}}
	case card.GoblinSlingshot:
		return item{0x8a5a2b, "M27 60L27 38L15 12L21 9L32 30L43 9L49 12L37 38L37 60Z", []string{
			"M27 61L27 38L14 13L21 9L32 31L43 9L50 13L37 38L37 61Z", "M17 12Q30 22 46 12", "M18 15Q31 27 47 14", oval(32, 20, 4.4, 4), "M28 46L36 45M28 51L36 50"}}
	case card.OrcClub:
		return item{0x8a5a2b, "M33 30Q27 17 40 9Q54 5 57 18Q57 31 44 34Q38 35 33 30Z", []string{
			"M12 57L33 30M17 60L38 34M12 57L17 60", "M33 30Q27 17 40 9Q54 5 57 18Q57 31 44 34Q38 35 33 30Z", "M34 17L28 13L35 14", "M44 8L47 1L49 8", "M57 17L63 15L57 21", "M50 31L54 37L46 33", "M41 19L43 21M49 17L50 19M45 26L47 27", "M20 48L24 50M24 43L28 46"}}
	case card.DragonPepper:
		return item{0xc9302c, "M40 20Q52 26 46 42Q38 58 12 58Q30 50 30 34Q30 20 40 20Z", []string{
			"M40 20Q53 26 46 43Q38 59 11 59Q30 50 29 34Q30 20 40 20Z", "M33 22Q40 16 47 24", "M40 19Q40 10 50 7M43 19Q44 12 51 10", "M36 30Q34 40 28 48", "M9 45Q4 40 9 35Q8 40 13 42M20 35Q15 29 20 23Q19 29 24 32"}}
	case card.LoadedDice:
		return item{0x8d8a80, "M8 24L24 14L38 24L38 42L22 52L8 42Z", []string{
			"M8 24L23 15L38 24L23 33Z", "M8 24L8 42L23 52L23 33M38 24L38 42L23 52", oval(23, 24, 2.6, 1.6), oval(15, 37, 1.6, 2.2), oval(30, 36, 1.5, 2), oval(31, 43, 1.5, 2),
			"M40 47L56 42L61 56L45 61Z", oval(50, 51, 2, 1.8), "M44 14Q54 10 57 20M57 20L52 17M57 20L60 14"}}
	case card.BerserkerBrew:
		return item{0xb9822b, "M14 24L44 24L42 58L16 58Z", []string{
			"M13 22L45 22L43 60L15 60Z", "M44 28Q58 27 57 40Q56 51 43 50M44 33Q52 33 51 40Q50 45 43 45", "M13 22Q8 14 17 13Q19 6 27 9Q34 4 38 11Q48 11 45 21", "M22 28L22 54M30 28L30 54M37 28L36 54", "M22 15Q25 18 28 15M33 16Q36 18 39 15"}}
	case card.PoisonedSpikes:
		return item{0x2f8f46, "M10 46L18 16L25 46L32 12L39 46L46 16L54 46Z", []string{
			"M5 50L59 50M8 55L56 55", "M8 49L17 16L24 49M22 49L31 10L39 49M37 49L46 15L55 49", "M17 16Q13 22 17 25Q21 22 17 16", "M31 10Q27 16 31 19Q35 16 31 10", "M46 15Q42 21 46 24Q50 21 46 15"}}
	case card.SpareSpring:
		return item{0x6f7f96, "M16 50L48 50L48 56L16 56Z", []string{
			"M16 50L48 50L48 56L16 56Z", "M18 48Q34 52 46 46Q50 42 40 41Q26 39 18 42", "M18 41Q32 45 46 38Q50 34 40 33Q26 31 18 34", "M18 33Q32 37 46 30Q50 26 40 25Q26 23 18 26", "M18 25Q32 29 45 22", "M18 16L46 16L46 21L18 21Z", "M32 12L32 3M27 8L32 2L37 8"}}
	case card.HealingPotion:
		return item{0xc2417f, "M12 42Q24 38 32 42Q42 46 52 42Q52 60 32 60Q12 60 12 42Z", []string{
			"M26 10L26 24Q11 32 11 44Q11 60 32 60Q53 60 53 44Q53 32 38 24L38 10", "M23 10L41 10M27 10L27 4L37 4L37 10", "M12 42Q24 37 32 42Q42 46 52 41", oval(26, 51, 3, 3), oval(37, 53, 2.2, 2.2), oval(33, 32, 2, 2)}}
	case card.Shield:
		return item{0x0072b2, "M12 11Q32 4 52 11L52 30Q50 50 32 60Q14 50 12 30Z", []string{
			"M11 11Q32 3 53 11L53 30Q51 51 32 61Q13 51 11 30Z", "M17 15Q32 10 47 15L47 30Q45 46 32 54Q19 46 17 30Z", "M32 12L32 53M17 30L47 30"}}
	case card.Longsword:
		return item{0x7d8590, "M29 6L32 1L35 6L35 42L29 42Z", []string{
			"M28.500 43L28.500 7L32 1L35.500 7L35.500 43", "M32 9L32 41", "M18 43L46 43L46 47L18 47Z", "M30 47L30 57M34 47L34 57", oval(32, 60, 3, 3)}}
	case card.Bomb:
		return item{0x4a4a55, oval(29, 38, 18, 18), []string{
			oval(29, 38, 19, 19), "M37 21L43 15L49 21L43 27", "M46 18Q50 7 57 12", "M57 12L62 8M58 13L63 15M55 10L56 4", "M17 36Q18 27 26 25"}}
	case card.Lockpick:
		return item{0xa9852f, "M12 32L42 32L42 58L12 58Z", []string{
			"M11 31L43 31L43 59L11 59Z", "M17 31L17 22Q17 10 27 10Q37 10 37 22L37 31M22 31L22 22Q22 15 27 15Q32 15 32 22L32 31", oval(27, 42, 3.2, 3.2), "M25.500 45L25 52L29 52L28.500 45", "M33 44L58 20M58 20L62 16M55 23L58 26M51 27L54 30"}}
	case card.CloakOfShadows:
		return item{0x4b4768, "M32 4Q44 8 43 22Q54 40 54 60L10 60Q10 40 21 22Q20 8 32 4Z", []string{
			"M32 3Q45 8 43 22Q55 40 55 60L9 60Q9 40 21 22Q19 8 32 3", "M25 12Q32 8 39 12Q42 24 32 28Q22 24 25 12", "M26 24Q22 42 20 59M38 24Q42 42 44 59M32 30L32 59", oval(29, 18, 1.2, 1), oval(35, 18, 1.2, 1), "M27 28L37 28"}}
	case card.HushScroll:
		return item{0xb8995a, "M14 14L46 14L46 52L14 52Z", []string{
			"M14 14L14 50Q14 58 8 58Q4 57 5 51L14 51M8 58L40 58Q47 58 47 50L47 14", "M14 14Q14 6 21 6L53 6Q58 7 57 14L47 14M21 6Q26 8 24 14L47 14", oval(31, 33, 7.5, 8.5), "M31 22L31 42", "M19 47L42 19"}}
	case card.Jinx:
		return item{0x7a3f96, "M14 30Q18 16 32 14Q48 14 50 30Q46 46 32 48Q18 46 14 30Z", []string{
			"M6 31Q18 12 32 12Q46 12 58 31Q46 50 32 50Q18 50 6 31", oval(32, 31, 11, 11), oval(32, 31, 4.5, 6.5), "M12 14L17 19M32 4L32 9M52 14L47 19M14 50L18 46M50 50L46 46M32 54L32 60", "M38 24L39 25"}}
	case card.GuardianAngel:
		return item{0xd9a520, oval(32, 7, 9, 3.4), []string{
			oval(32, 7, 10, 3.6), oval(32, 19, 7, 7.4), "M32 27Q22 28 20 58L44 58Q42 28 32 27", "M22 34Q6 16 4 30Q2 44 22 44M10 27Q10 36 21 38", "M42 34Q58 16 60 30Q62 44 42 44M54 27Q54 36 43 38", "M29 19L29.500 20M35 19L34.500 20M29 23Q32 25 35 23", "M30 38L34 38L34 44Q32 47 30 44Z"}}
	}
	return item{}
}

// paintItem paints an action's drawing at (x,y), side logical pixels wide.
func paintItem(m *image.RGBA, a card.Action, x, y, side float64, tooth *cloth.Tooth) {
	it := itemOf(a)
	k := side / 68
	x, y = x+2*k, y+2*k
	area := image.Rect(int(math.Floor((x-4)*tooth.K)), int(math.Floor((y-4)*tooth.K)), int(math.Ceil((x+side+4)*tooth.K)), int(math.Ceil((y+side+4)*tooth.K))).Intersect(m.Rect)
	if area.Empty() {
		return
	}
	l := pencil.NewLayer(area, tooth)
	var d pencil.Drawing
	if it.tint != "" {
		lead := pencil.Coloured()
		lead.Radius, lead.Flow = math.Max(.9, 1.13*k), .3
		p := pencil.New(&d, lead, 6)
		p.Press = .42
		mask := maskOf(it.tint)
		h := pencil.Hatching{X0: x, Y0: y, X1: x + 64*k, Y1: y + 64*k, Angle: -.9, Gap: math.Max(2, 2.8*k), Seed: uint64(a)}
		p.Hatch(h, h.X0, h.Y0, h.X1, h.Y1, func(px, py float64) bool { return mask((px-x)/k, (py-y)/k) })
		l.Draw(&d)
		l.Over(m, pixel.Hex(it.colour), area)
		l.Clear(area)
		d.Reset()
	}
	lead := pencil.Graphite()
	lead.Radius = pixel.Clamp(.5+.33*k, .55, 1.3)
	p := pencil.New(&d, lead, pencil.Seed(8, int(a)))
	p.Press = .90
	if k < 1 {
		p = p.Steadier(math.Max(.4, k))
	}
	for _, path := range it.lines {
		p.Path(path, x, y, k)
	}
	l.Draw(&d)
	l.Over(m, pencil.GraphiteColour(), area)
}

// maskOf says which places of 64 units lie within path data.
func maskOf(d string) func(x, y float64) bool {
	const n = 2 // samples a unit
	m := image.NewRGBA(image.Rect(0, 0, 64*n, 64*n))
	pixel.NewCanvas(m, n).Fill(pixel.SVG(d), pixel.RGB{}, 1)
	return func(x, y float64) bool {
		i, j := int(x*n), int(y*n)
		return x >= 0 && y >= 0 && i < 64*n && j < 64*n && m.Pix[m.PixOffset(i, j)+3] > 127
	}
}

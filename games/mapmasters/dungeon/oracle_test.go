package dungeon

import (
	"delvebox/games/mapmasters/card"
)

// The oracle judges a whole path anew from its list of steps, slowly, with maps of
// lattice squares and no undo. It was written from the clauses, not from the pen, and
// checks the pen in random walks.

type xy struct{ x, y int }

// visit is one stay of the path on a square.
type visit struct {
	at      Spot
	in, out string // sides, "" where a jump or the end stands
}

type verdict struct {
	legal    bool
	standing Standing
	tally    Tally
	exit     bool
	optimize [2]int
	books    Books
	fairies  Tokens
	crossed  int
}

type oracle struct {
	placed    []Placement
	kit       Kit
	visits    []visit
	circled   map[xy]bool
	crossed   map[xy]bool
	entered   map[string]bool
	order     []xy // collected items
	fairies   map[card.Kind]int
	used      map[Book]bool
	crossing  *Spot
	standing  Standing
	roomCount int
}

func judge(placed []Placement, kit Kit, path Path) verdict {
	o := &oracle{placed: placed, kit: kit, circled: map[xy]bool{}, crossed: map[xy]bool{},
		entered: map[string]bool{}, fairies: map[card.Kind]int{}, used: map[Book]bool{}}
	for k := card.Sword; k <= card.Scroll; k++ {
		o.fairies[k] = kit.Fairies.Of(k)
	}
	if kit.Pact != card.None {
		o.fairies[kit.Pact]++
		o.used[FairyPact] = true
	}
	v := verdict{legal: true}
	for _, s := range path {
		if !o.step(s) {
			return verdict{}
		}
	}
	v.standing = o.standing
	v.exit = o.standing == Outside
	o.count(&v)
	return v
}

// lookup

func (o *oracle) cardAt(x, y int) (int, bool) {
	for i, p := range o.placed {
		if x >= p.X && x <= p.X+4 && y >= p.Y && y <= p.Y+6 {
			return i, true
		}
	}
	return 0, false
}

// local turns lattice squares to those of the printed card (MMV 4.8).
func (o *oracle) local(x, y int) (k *card.Card, c, r int, turned, ok bool) {
	i, ok := o.cardAt(x, y)
	if !ok {
		return nil, 0, 0, false, false
	}
	p := o.placed[i]
	if p.Turned {
		return p.Card, 4 - (x - p.X), 6 - (y - p.Y), true, true
	}
	return p.Card, x - p.X, y - p.Y, false, true
}

var compass = map[string]xy{"N": {0, -1}, "E": {1, 0}, "S": {0, 1}, "W": {-1, 0}}
var against = map[string]string{"N": "S", "S": "N", "E": "W", "W": "E"}

// joined says whether the square's own drawing leads on by the side.
func (o *oracle) joined(s Spot, side string) bool {
	k, c, r, turned, ok := o.local(s.X, s.Y)
	if !ok {
		return false
	}
	if turned {
		side = against[side]
	}
	for _, letter := range k.At(s.Layer, c, r).Joined.String() {
		if string(letter) == side {
			return true
		}
	}
	return false
}

func (o *oracle) icon(s Spot) card.Icon {
	k, c, r, _, ok := o.local(s.X, s.Y)
	if !ok || !k.Icon(c, r).On(s.Layer) {
		return card.Icon{}
	}
	return k.Icon(c, r)
}

// room is the name of the room of a square, "" outside rooms.
func (o *oracle) room(s Spot) string {
	k, c, r, _, ok := o.local(s.X, s.Y)
	if !ok || s.Layer == card.Under || k.At(card.Main, c, r).Room == 0 {
		return ""
	}
	i, _ := o.cardAt(s.X, s.Y)
	return string(rune('0'+i)) + string(rune(k.At(card.Main, c, r).Room))
}

// roomSpots lists the squares of a room in reading order as the card lies.
func (o *oracle) roomSpots(name string) []Spot {
	p := o.placed[name[0]-'0']
	var list []Spot
	for y := p.Y; y < p.Y+7; y++ {
		for x := p.X; x < p.X+5; x++ {
			if s := (Spot{x, y, card.Main}); o.room(s) == name {
				list = append(list, s)
			}
		}
	}
	return list
}

func (o *oracle) staysOn(s Spot) []visit {
	var list []visit
	for _, v := range o.visits {
		if v.at == s {
			list = append(list, v)
		}
	}
	return list
}

// clash is the test of MMV-034 for two stays; straight tells whether only the condition
// about straight stays is broken.
func clash(a, b visit) (bad, straight bool) {
	for _, s := range []string{a.in, a.out} {
		if s != "" && (s == b.in || s == b.out) {
			return true, false
		}
	}
	isStraight := func(v visit) bool { return v.in != "" && against[v.in] == v.out }
	if isStraight(a) || isStraight(b) {
		return true, true
	}
	return false, false
}

// fits makes the room test for the newest stay against the others on its square.
func (o *oracle) fits() bool {
	me := o.visits[len(o.visits)-1]
	all := o.staysOn(me.at)
	if len(all) == 1 {
		return true
	}
	if len(all) > 2 {
		return false
	}
	bad, straight := clash(all[0], me)
	if !bad {
		return true
	}
	if !straight {
		return false
	}
	if o.crossing == nil && o.ready(CrossedWays) {
		at := me.at
		o.crossing = &at
		o.used[CrossedWays] = true
	}
	return o.crossing != nil && *o.crossing == me.at
}

func (o *oracle) ready(b Book) bool { return o.kit.Books.Has(b) && !o.used[b] }

func (o *oracle) useBook(b Book) bool {
	if !o.ready(b) {
		return false
	}
	o.used[b] = true
	return true
}

// steps

func (o *oracle) step(s Step) bool {
	started := len(o.visits) > 0
	switch {
	case !started && s.Action != Start, started && s.Action == Start:
		return false
	case o.standing == Stopped, o.standing == OnPit && s.Action != Fall,
		o.standing == Outside && s.Action != Wrap,
		o.standing != OnPit && s.Action == Fall, o.standing != Outside && s.Action == Wrap:
		return false
	}
	if s.Action == Start {
		side := s.Side.String()
		d, ok := compass[side]
		if !ok || !o.joined(s.At, side) {
			return false
		}
		if _, taken := o.cardAt(s.At.X+d.x, s.At.Y+d.y); taken {
			return false
		}
		return o.arrive(s.At, side, s)
	}
	me := &o.visits[len(o.visits)-1]
	here := me.at
	other := Spot{here.X, here.Y, here.Layer.Other()}
	switch s.Action {
	case Go:
		return o.walk(me, s)
	case Fall:
		if len(o.staysOn(other)) > 0 {
			return false
		}
		o.circled[xy{here.X, here.Y}], o.crossed[xy{here.X, here.Y}] = true, true
		return o.arrive(other, "", s)
	case TakeStairs:
		return o.icon(here).Kind == card.Stairs && o.arrive(other, "", s)
	case Climb:
		return o.useBook(SpiderClimb) && here.Layer == card.Under && o.icon(other).Kind == card.Pitfall &&
			len(o.staysOn(other)) == 0 && o.arrive(other, "", s)
	case UseCircle:
		if o.icon(here).Kind != card.Circle || o.icon(s.At).Kind != card.Circle || s.At == here ||
			o.crossed[xy{here.X, here.Y}] || o.crossed[xy{s.At.X, s.At.Y}] || !o.pay(card.Scroll, s.With) {
			return false
		}
		o.crossed[xy{here.X, here.Y}] = true
		if !o.arrive(s.At, "", s) {
			return false
		}
		if o.standing == Moving {
			o.crossed[xy{s.At.X, s.At.Y}] = true
		}
		return true
	case UseBarrel:
		return o.useBook(BarrelTeleport) && o.icon(here).Kind == card.Barrel &&
			o.icon(s.At).Kind == card.Barrel && s.At != here && o.arrive(s.At, "", s)
	case ToMonster:
		return o.useBook(MonsterTeleport) && o.icon(s.At).Kind == card.Monster &&
			!o.circled[xy{s.At.X, s.At.Y}] && s.At != here && o.arrive(s.At, "", s)
	case Wrap:
		return o.wrap(me, s)
	}
	return false
}

func (o *oracle) walk(me *visit, s Step) bool {
	side := s.Side.String()
	d, ok := compass[side]
	if !ok || !o.joined(me.at, side) || me.in == side {
		return false
	}
	to := Spot{me.at.X + d.x, me.at.Y + d.y, me.at.Layer}
	_, onCard := o.cardAt(to.X, to.Y)
	if onCard && !o.joined(to, against[side]) {
		return false
	}
	me.out = side
	if !o.fits() {
		return false
	}
	if !onCard {
		o.standing = Outside
		return len(s.Pay) == 0
	}
	return o.arrive(to, against[side], s)
}

func (o *oracle) wrap(me *visit, s Step) bool {
	d := compass[me.out]
	want := NorthSouthGate
	if d.x != 0 {
		want = EastWestGate
	}
	if s.Book != want || !o.useBook(want) {
		return false
	}
	// Beyond the departing opening there must be no card; from far away on the other
	// side, the first card square met is that of arrival.
	for i := 1; i < 200; i++ {
		if _, any := o.cardAt(me.at.X+i*d.x, me.at.Y+i*d.y); any {
			return false
		}
	}
	for i := 200; i > 0; i-- {
		at := Spot{me.at.X - i*d.x, me.at.Y - i*d.y, me.at.Layer}
		if _, any := o.cardAt(at.X, at.Y); any {
			return o.joined(at, against[me.out]) && o.arrive(at, against[me.out], s)
		}
	}
	return false
}

func (o *oracle) arrive(at Spot, in string, s Step) bool {
	room, icon := o.room(at), o.icon(at)
	before := o.staysOn(at)
	if len(before) > 0 && (room == "" || icon.Kind == card.Pitfall) {
		return false
	}
	o.visits = append(o.visits, visit{at: at, in: in})
	if !o.fits() {
		return false
	}
	kind, count, unpaid := card.None, 0, Moving
	switch {
	case room != "" && !o.entered[room]:
		for _, sq := range o.roomSpots(room) {
			if o.icon(sq).Kind == card.Monster {
				kind, unpaid = card.Sword, Stopped
				count++
			}
		}
	case icon.Kind == card.Monster && room == "":
		kind, count, unpaid = card.Sword, 1, Stopped
	case icon.Kind == card.Padlock:
		kind, count, unpaid = card.Key, 1, Stopped
	case icon.Kind == card.Lava:
		kind, count, unpaid = card.Rope, 1, Stopped
	case icon.Kind == card.Pitfall && s.Action != Climb:
		kind, count, unpaid = card.Rope, 1, OnPit
	}
	if len(s.Pay) == 0 {
		o.standing = unpaid
		if unpaid == OnPit && room != "" && len(o.staysOn(Spot{at.X, at.Y, card.Under})) > 0 {
			return false
		}
		if unpaid != Moving {
			return true
		}
	} else {
		if len(s.Pay) != count {
			return false
		}
		for _, r := range s.Pay {
			if !o.pay(kind, r) {
				return false
			}
		}
		o.standing = Moving
	}
	if room != "" && !o.entered[room] {
		o.entered[room] = true
		o.roomCount++
		for _, sq := range o.roomSpots(room) {
			o.circle(sq)
		}
	}
	o.circle(at)
	if icon.Kind == card.Pitfall {
		o.crossed[xy{at.X, at.Y}] = true
	}
	return true
}

// circle circles what lies on a square, collects items and crosses out obstacles.
func (o *oracle) circle(s Spot) {
	icon, at := o.icon(s), xy{s.X, s.Y}
	if icon.Kind == card.None || o.circled[at] {
		return
	}
	o.circled[at] = true
	switch icon.Kind {
	case card.Sword, card.Key, card.Rope, card.Scroll:
		o.order = append(o.order, at)
	case card.Monster, card.Padlock, card.Lava:
		o.crossed[at] = true
	}
}

func (o *oracle) pay(kind card.Kind, r Resource) bool {
	both := func(at xy) card.Icon {
		if i := o.icon(Spot{at.x, at.y, card.Main}); i.Kind != card.None {
			return i
		}
		return o.icon(Spot{at.x, at.y, card.Under})
	}
	switch r.Source {
	case FirstItem, ItemAt:
		for _, at := range o.order {
			if both(at).Kind == kind && !o.crossed[at] && (r.Source == FirstItem || at == xy{r.X, r.Y}) {
				o.crossed[at] = true
				return true
			}
		}
	case Fairy:
		if r.Kind == kind && o.fairies[kind] > 0 {
			o.fairies[kind]--
			return true
		}
	case Spell:
		fit := map[Book]card.Kind{1: card.Sword, 4: card.Key, 5: card.Rope, 8: card.Scroll}
		return fit[r.Book] == kind && o.useBook(r.Book)
	}
	return false
}

// count fills the tally from what is circled.
func (o *oracle) count(v *verdict) {
	v.tally[Rooms] = int16(o.roomCount)
	for at := range o.circled {
		k, c, r, _, _ := o.local(at.x, at.y)
		switch icon := k.Icon(c, r); icon.Kind {
		case card.Coin:
			v.tally[Coins] += int16(icon.Coins)
		case card.Recycling:
			v.optimize[0]++
		case card.Scissors:
			v.optimize[1]++
		case card.Pitfall, card.Lava:
			v.tally[Pits]++
		default:
			for a := range Aims {
				if a.String() == icon.Kind.String() {
					v.tally[a]++
				}
			}
		}
	}
	v.crossed = len(o.crossed)
	for b := range o.used {
		v.books = v.books.With(b)
	}
	for k := card.Sword; k <= card.Scroll; k++ {
		i, _ := k.Resource()
		v.fairies[i] = int8(o.fairies[k])
	}
}

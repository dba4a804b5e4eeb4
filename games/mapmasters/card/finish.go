package card

// finish joins the squares of rooms and fills in what follows from the maps: openings,
// rooms, counts and the turned form.
func (k *Card) finish() {
	for p := range k.cells[Main] {
		if k.cells[Main][p].Room == 0 {
			continue
		}
		for _, s := range Sides() {
			if k.roomJoins(p%Columns, p/Columns, s) {
				k.cells[Main][p].Joined |= s
			}
		}
	}
	k.derive()
	t := *k
	t.down = true
	for l := range k.cells {
		for p, cell := range k.cells[l] {
			cell.Joined = cell.Joined.Opposite()
			t.cells[l][Positions-1-p] = cell
		}
	}
	for p, icon := range k.icons {
		t.icons[Positions-1-p] = icon
	}
	t.derive()
	k.turned, t.turned = &t, k
}

// roomJoins says whether a room square is joined on a side: to a square of the same
// room (MMV-004) or through a door (MMV-005).
func (k *Card) roomJoins(c, r int, s Side) bool {
	dx, dy := s.Step()
	other := k.At(Main, c+dx, r+dy)
	if other.Room != 0 {
		return other.Room == k.At(Main, c, r).Room
	}
	return other.Joined.Has(s.Opposite())
}

// derive fills openings, rooms and counts.
func (k *Card) derive() {
	k.opens, k.rooms, k.counts = nil, nil, Counts{}
	k.edges = [2][4]uint8{}
	for _, l := range [2]Layer{Main, Under} {
		for _, o := range places {
			o.Layer = l
			if c, r := o.Square(); k.At(l, c, r).Joined.Has(o.Side) {
				k.opens = append(k.opens, o)
				k.edges[l][o.Side.Index()] |= 1 << o.Place
			}
		}
	}
	for letter := byte('A'); letter <= 'C'; letter++ {
		if room := k.roomOf(letter); len(room.Positions) > 0 {
			k.rooms = append(k.rooms, room)
		}
	}
	for _, icon := range k.icons {
		k.counts.Add(icon)
	}
}

// roomOf gathers the squares, doors and icons of a room letter.
func (k *Card) roomOf(letter byte) Room {
	room := Room{Letter: letter}
	for p, cell := range k.cells[Main] {
		if cell.Room != letter {
			continue
		}
		c, r := p%Columns, p/Columns
		room.Positions = append(room.Positions, p)
		for _, s := range Sides() {
			dx, dy := s.Step()
			if n := k.At(Main, c+dx, r+dy); n.Room == 0 && n.Joined.Has(s.Opposite()) {
				room.Doors++
			}
		}
		if icon := k.icons[p]; icon.On(Main) {
			room.Icons.Add(icon)
		}
	}
	return room
}

package foresight

import "delvebox/games/dungeonroll"

// source is what can be used up: party dice of a face, a guest, a kind of token or the
// hero card.
type source struct {
	kind  sourceKind
	face  dungeonroll.Face // of a die
	token dungeonroll.Token
	roles dungeonroll.Faces
	count uint8
}

type sourceKind uint8

const (
	aDie sourceKind = iota
	aGuest
	aToken
	aCard
)

const mostSources = 13

// sources lists the companions and scrolls at hand.
func (n *node) sources(list *[mostSources]source) []source {
	p, k := &n.p, 0
	for f := dungeonroll.Cleric; f <= dungeonroll.Scroll; f++ {
		if c := p.Party[f]; c > 0 {
			list[k] = source{kind: aDie, face: f, roles: n.side.roles[f], count: c}
			k++
		}
	}
	if p.Guests > 0 {
		list[k] = source{kind: aGuest, face: n.side.guest, roles: n.side.roles[n.side.guest], count: p.Guests}
		k++
	}
	for t := dungeonroll.Sword; t <= dungeonroll.ScrollToken; t++ {
		if c := p.Tokens[t]; c > 0 {
			list[k] = source{kind: aToken, face: t.ActsAs(), token: t, roles: n.side.roles[t.ActsAs()], count: c}
			k++
		}
	}
	if n.side.card != 0 && !p.Spent {
		list[k] = source{kind: aCard, roles: n.side.card, count: 1}
		k++
	}
	return list[:k]
}

// spend uses one of the source up (DR-020, DR-111, DR-127, DR-129).
func (p *Position) spend(s source) {
	switch s.kind {
	case aDie:
		p.Party[s.face]--
		p.Grave++
	case aGuest:
		p.Guests--
	case aToken:
		p.discard(s.token)
	case aCard:
		p.Spent = true
	}
}

// whole says whether the source can take any number of that foe.
func (s *source) whole(f dungeonroll.Foe) bool {
	for r := dungeonroll.Cleric; r <= dungeonroll.Champion; r++ {
		if s.roles.Has(r) && dungeonroll.TakesAll(r, f) {
			return true
		}
	}
	return false
}

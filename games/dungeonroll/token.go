package dungeonroll

import "fmt"

// Token is a kind of treasure token. NoToken stands where none is named.
type Token uint8

// The ten kinds, in the order of the table (DR 4.3).
const (
	NoToken Token = iota
	Sword
	Talisman
	Scepter
	Tools
	ScrollToken
	Ring
	Scales
	Elixir
	Bait
	Portal
	tokenCount int = iota
)

var tokenNames = [tokenCount]string{"none", "sword", "talisman", "scepter", "tools", "scroll", "ring", "scales",
	"elixir", "bait", "portal"}

var tokenCodes = [tokenCount]string{"--", "SW", "TA", "SC", "TT", "SR", "RI", "DS", "EL", "DB", "TP"}

// actsAs is the party face that a token is used as (DR-093 to DR-098).
var actsAs = [tokenCount]Face{Sword: Fighter, Talisman: Cleric, Scepter: Mage, Tools: Thief, ScrollToken: Scroll}

// ActsAs is the face that the token is used as, NoFace for one with an effect of its
// own.
func (t Token) ActsAs() Face { return actsAs[t] }

// String gives the token's name in string keys and moves: "sword".
func (t Token) String() string {
	if int(t) < tokenCount {
		return tokenNames[t]
	}
	return "unknown"
}

// Code gives the short code: "SW".
func (t Token) Code() string { return tokenCodes[t] }

// ParseToken reads a token's name or short code.
func ParseToken(word string) (Token, error) {
	for t := Sword; int(t) < tokenCount; t++ {
		if word == tokenNames[t] || word == tokenCodes[t] {
			return t, nil
		}
	}
	return NoToken, fmt.Errorf("there is no treasure %q", word)
}

// Tokens counts treasure tokens by kind.
type Tokens [tokenCount]uint8

// Count is the number of all tokens.
func (t *Tokens) Count() int {
	n := 0
	for _, c := range t[1:] {
		n += int(c)
	}
	return n
}

// Within says whether t holds no more of any kind than other.
func (t *Tokens) Within(other *Tokens) bool {
	for i, c := range t {
		if c > other[i] {
			return false
		}
	}
	return true
}

// TokenKinds lists the ten kinds in their order.
func TokenKinds() []Token {
	list := make([]Token, 0, tokenCount-1)
	for t := Sword; int(t) < tokenCount; t++ {
		list = append(list, t)
	}
	return list
}

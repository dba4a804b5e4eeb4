package cartographer

import "delvebox/games/mapmasters"

// Budget bounds a design by counts.
type Budget struct {
	Width   int // layouts kept while they grow
	Glances int // layouts looked at each time a card is added
	Finals  int // complete layouts that are improved
	Changes int // changes tried on them
	Glance  int // nodes of one look
	Nodes   int // nodes of the last, thorough search
}

// level is one strength of the computer player.
type level struct {
	name    string
	explore Budget
	thrift  int // what it asks of a coin before it spends it, in hundredths of coinPrice
	// The recorded exploration time lies between these, in milliseconds, so that people
	// can win the race (MMV-141).
	least, most int
}

// table lists the levels from weak to strong. A new level is a row here.
func table() []level {
	return []level{
		{
			name:    "normal",
			explore: Budget{Width: 3, Glances: 10, Finals: 1, Changes: 15, Glance: 2000, Nodes: 10000},
			thrift:  75,
			least:   60_000, most: 110_000,
		},
	}
}

// Levels are the computer players from weak to strong, to be handed to mapmasters.New.
func Levels() []mapmasters.Level {
	var list []mapmasters.Level
	for _, l := range table() {
		list = append(list, mapmasters.Level{Name: l.name, Bot: &Bot{level: l}})
	}
	return list
}

// Normal is the budget of an exploration at level Normal, for plans shown to people.
func Normal() Budget { return table()[0].explore }

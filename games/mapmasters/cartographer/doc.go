// Package cartographer is the computer player of Map Masters Versus, and the search
// behind it: the best path through a dungeon that lies on the table, and the best
// dungeon that can be laid with some cards.
//
//	Worth --Best(tableau)--> Find          a path and its value
//	Worth --Design(cards)--> Project       placements, path and value
//	Seen position --Bot.Choose--> Move     market, first card, exploration, refresh
//
// What a path brings is weighed by a [Worth], in units of which a victory point has
// Point. Work is bounded by counts of nodes, one for each step that the pen draws, and
// never by time, so the same question always gets the same answer. Everything is
// integers.
package cartographer

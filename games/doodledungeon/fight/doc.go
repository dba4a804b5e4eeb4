// Package fight is the sum on the table in a fight: dice, the monster's level and what
// cards add (DD-084 to DD-104), and the exact chances of what may still come.
//
//	strength = dice + level + bonus        7 + 2 + 8 + 4 = 21, the monster wins with 20
//
// A [Fight] is a value: rules roll real dice into it, the coach and computer players try
// out what could be rolled. Dice have the values 1 to 10; chances are fractions of whole
// numbers.
package fight

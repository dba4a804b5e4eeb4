// Package rulebook is the open rulebook on the table: contents and search on the left
// page, the text of a chapter with its clause numbers, links and pictures on the right.
//
// Units: logical pixels, places in a text as bytes of book.Block.Text.
package rulebook

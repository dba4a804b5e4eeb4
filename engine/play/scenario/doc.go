// Package scenario reads and plays scenario files: plain text in the words of a
// game, that set up a position freely, make moves, and say what must come out or
// which refusal. README.md beside this file is the format's description for those
// who write scenarios.
//
// The package knows the form only. Each game brings an [Interpreter] for its words;
// [Table] interprets those that all games share. [Test] runs a folder as subtests,
// [Run] one scenario anywhere else.
package scenario

// Package fame is the Hall of Fame: best final scores, how the last matches went, counts,
// the standings of all players, and the matches that are still open. It counts what
// engine/store has kept; nothing here is written.
package fame

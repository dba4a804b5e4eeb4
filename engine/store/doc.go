// Package store keeps what outlives the program, in the user's own data folder:
//
//	journals/   matches being played, one file each; only ever appended to
//	finished/   journals of matches that are over
//	locks/      one empty file a match in use, against two programs on one save
//	settings.toml
//	fame.log    results, one line a match
//
// The folder is $XDG_DATA_HOME/delvebox or what the system has in its place; the
// environment variable DELVEBOX_DATA or a flag names another. Nothing is overwritten
// in place: journals and results are appended and synced, settings written beside and
// renamed. Every error has a sentence for the player ([play.Worded]); none loses what
// was written before.
package store

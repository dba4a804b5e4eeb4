package store

import (
	"io/fs"
	"sync"
)

// Room is how many bytes may still be written: a disk that can be full, and have room
// again, whenever a test wants it. What it refuses it refuses as a disk does: part of a
// write may have been written.
type Room struct {
	mu   sync.Mutex
	left int
}

// NewRoom gives room for so many bytes.
func NewRoom(bytes int) *Room { return &Room{left: bytes} }

// Set changes how many bytes may still be written.
func (r *Room) Set(bytes int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.left = bytes
}

// take gives how many of n bytes may be written; a nil Room has room for all.
func (r *Room) take(n int) int {
	if r == nil {
		return n
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	n = min(n, r.left)
	r.left -= n
	return n
}

// Within makes the store write no more than the room has.
func (s *Store) Within(r *Room) { s.room = r }

// rationed is a file within a room.
type rationed struct {
	file
	path string
	room *Room
}

// Write writes as much as there is room for.
func (f rationed) Write(p []byte) (int, error) {
	n, err := f.file.Write(p[:f.room.take(len(p))])
	if err == nil && n < len(p) {
		err = &fs.PathError{Op: "write", Path: f.path, Err: errNoRoom}
	}
	return n, err
}

// within puts a file into the store's room.
func (s *Store) within(path string, f file) file {
	if s.room == nil {
		return f
	}
	return rationed{f, path, s.room}
}

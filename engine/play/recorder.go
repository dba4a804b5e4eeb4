package play

// Sink takes the journal's lines, each with its line feed. When Append returns nil
// the line is safe; when it returns an error nothing of the line may stay behind.
type Sink interface{ Append(line []byte) error }

// DraftSink is implemented by sinks that can take a draft's line without waiting until
// it is safe against the machine going off: a pen must not stand still for a disk. The
// next line appended makes it safe too.
type DraftSink interface{ AppendDraft(line []byte) error }

// SaveError says that decisions were made but could not be written yet. They are
// kept, and tried again with the next one.
type SaveError struct {
	Lines int   // waiting
	Err   error // what the sink said
}

// Error gives the sink's reason.
func (e *SaveError) Error() string { return "not saved yet: " + e.Err.Error() }

// Unwrap gives what the sink said.
func (e *SaveError) Unwrap() error { return e.Err }

// Sentence is the sink's own, or "fault.save-write".
func (e *SaveError) Sentence() Sentence {
	if w, ok := e.Err.(Worded); ok {
		return w.Sentence()
	}
	return Sentence{Key: "fault.save-write", Args: map[string]string{"reason": e.Err.Error()}}
}

// recorder keeps the whole journal and hands it to the sink line by line, in order.
type recorder struct {
	lines   [][]byte
	sum     uint32 // checksum of the last line
	sink    Sink
	saved   int // lines the sink has
	trouble *SaveError
}

func (r *recorder) header(g Game, s Setup, d Digest) error {
	h := Header{Format: JournalFormat, Game: g.ID(), Rules: g.Version(), Opening: d, Setup: s}
	text, err := h.encode()
	if err == nil {
		r.add(text)
	}
	return err
}

func (r *recorder) move(e Entry) {
	r.add(line{Kind: kindMove, Seat: e.Seat, Digest: e.Digest, Text: e.Move.String()}.encode())
}

func (r *recorder) undo(seat Seat, d Digest) {
	r.add(line{Kind: kindUndo, Seat: seat, Digest: d}.encode())
}

func (r *recorder) redo(seat Seat, d Digest) {
	r.add(line{Kind: kindRedo, Seat: seat, Digest: d}.encode())
}

func (r *recorder) draft(seat Seat, text string) {
	r.add(line{Kind: kindDraft, Seat: seat, Text: text}.encode())
}

func (r *recorder) add(payload string) {
	r.sum = lineSum(r.sum, payload)
	r.lines = append(r.lines, sealed(r.sum, payload))
	r.flush()
}

func (r *recorder) flush() {
	if r.sink == nil {
		return
	}
	r.trouble = nil
	for r.saved < len(r.lines) {
		if err := r.hand(r.lines[r.saved]); err != nil {
			r.trouble = &SaveError{Lines: len(r.lines) - r.saved, Err: err}
			return
		}
		r.saved++
	}
}

// hand gives the sink one line.
func (r *recorder) hand(sealed []byte) error {
	if s, ok := r.sink.(DraftSink); ok && isDraft(sealed) {
		return s.AppendDraft(sealed)
	}
	return r.sink.Append(sealed)
}

// Record has the match written to the sink from now on, whatever of it is not
// written yet at once: all of a new match, nothing of one that [Replay] read. A nil
// sink stops it.
func (m *Match) Record(sink Sink) {
	m.journal.sink, m.journal.trouble = sink, nil
	m.journal.flush()
}

// Flush tries again to write what could not be written.
func (m *Match) Flush() { m.journal.flush() }

// SaveError is nil when all decisions are written.
func (m *Match) SaveError() *SaveError { return m.journal.trouble }

// Journal gives the whole journal as it stands or would stand on disk: the save, the
// replay and the bug report in one.
func (m *Match) Journal() []byte {
	var n int
	for _, l := range m.journal.lines {
		n += len(l)
	}
	all := make([]byte, 0, n)
	for _, l := range m.journal.lines {
		all = append(all, l...)
	}
	return all
}

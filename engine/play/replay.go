package play

import (
	"bytes"
	"errors"
	"fmt"
)

// page is one unsealed line of a journal.
type page struct {
	payload string
	number  int // from 1
	start   int // byte at which the line begins
	sum     uint32
}

// pages checks the seals of all lines. The torn last line is left away and told of.
func pages(data []byte) ([]page, Notice, error) {
	if len(data) == 0 {
		return nil, Notice{}, &NotJournal{Empty: true}
	}
	var list []page
	var sum uint32
	at := 0
	for number := 1; at < len(data); number++ {
		end := bytes.IndexByte(data[at:], '\n')
		if end < 0 {
			if number == 1 {
				return nil, Notice{}, &NotJournal{Empty: bytes.Contains(data, []byte("journal"))}
			}
			return list, Notice{Line: number, Size: at}, nil
		}
		payload, next, ok := unseal(sum, data[at:at+end])
		if !ok {
			if number == 1 && !bytes.Contains(data[:end], []byte("journal ")) {
				return nil, Notice{}, &NotJournal{}
			}
			return list, Notice{}, &Damage{Line: number, What: "the line is not as it was written", Intact: at}
		}
		sum = next
		list = append(list, page{payload, number, at, sum})
		at += end + 1
	}
	return list, Notice{Size: len(data)}, nil
}

// Replay plays a journal again, by the one of the games that it is of, and checks
// every line against its digest. The errors are *NotJournal, *OtherFormat,
// *OtherGame, *OtherRules and *Damage. A torn last line is no error: the notice tells
// of it. To go on with the match, cut the file to the notice's size and give its sink
// to [Match.Record].
func Replay(games []Game, data []byte) (*Match, Notice, error) {
	list, notice, err := pages(data)
	if err != nil {
		return nil, notice, err
	}
	h, err := decodeHeader(list[0].payload)
	if err != nil {
		return nil, notice, err
	}
	g, err := find(games, h)
	if err != nil {
		return nil, notice, err
	}
	m, err := NewMatch(g, h.Setup)
	if err != nil {
		return nil, notice, &Damage{Line: 1, What: "set-up refused: " + err.Error(), Err: err}
	}
	if m.Digest() != h.Opening {
		return nil, notice, &Damage{Line: 1, What: "the set-up leads to another position than it did"}
	}
	for _, p := range list[1:] {
		if err := m.replay(p); err != nil {
			return nil, notice, err
		}
	}
	m.adopt(data, list)
	return m, notice, nil
}

// adopt takes the journal's own lines as the match's, already written.
func (m *Match) adopt(data []byte, list []page) {
	r := recorder{sum: list[len(list)-1].sum, saved: len(list)}
	for _, p := range list {
		end := p.start + bytes.IndexByte(data[p.start:], '\n') + 1
		r.lines = append(r.lines, bytes.Clone(data[p.start:end]))
	}
	m.journal = r
}

func find(games []Game, h Header) (Game, error) {
	for _, g := range games {
		if g.ID() != h.Game {
			continue
		}
		if g.Version() != h.Rules {
			return nil, &OtherRules{Game: h.Game, Journal: h.Rules, Program: g.Version()}
		}
		return g, nil
	}
	return nil, &OtherGame{ID: h.Game}
}

// replay makes one line's decision again and checks the digest.
func (m *Match) replay(p page) error {
	l, err := decodeLine(p.payload)
	if err == nil {
		err = m.repeat(l)
	}
	if err == nil && l.Kind != kindDraft && m.reached(l) != l.Digest {
		err = errors.New("leads to another position than it did")
	}
	if err == nil {
		return nil
	}
	return &Damage{Line: p.number, What: err.Error(), Intact: p.start, Err: err}
}

// reached is the digest of the position the line led to now.
func (m *Match) reached(l line) Digest {
	if l.Kind == kindUndo {
		return m.Digest()
	}
	return m.history[len(m.history)-1].Digest
}

func (m *Match) repeat(l line) error {
	if l.Seat < 0 || int(l.Seat) >= len(m.setup.Seats) {
		return fmt.Errorf("there is no seat %d", int(l.Seat))
	}
	switch l.Kind {
	case kindMove:
		var move Move
		err := guarded("rules, reading a move", func() (err error) {
			move, err = m.game.ParseMove(l.Text)
			return err
		})
		if err != nil {
			return err
		}
		return m.do(l.Seat, move)
	case kindUndo:
		_, err := m.undo(l.Seat)
		return err
	case kindRedo:
		_, err := m.redo(l.Seat)
		return err
	}
	m.drafts[l.Seat] = l.Text
	return nil
}

// Summary is what a journal tells without being replayed: for the list of open
// matches. It holds nothing hidden but the seed within the set-up.
type Summary struct {
	Header
	Moves int  // decisions that count
	Last  Seat // who decided last, NoSeat if nobody has
}

// Skim reads a journal's header and counts its decisions, without rules. The errors
// are *NotJournal, *OtherFormat and *Damage.
func Skim(data []byte) (Summary, Notice, error) {
	s := Summary{Last: NoSeat}
	list, notice, err := pages(data)
	if len(list) == 0 {
		return s, notice, err
	}
	var herr error
	if s.Header, herr = decodeHeader(list[0].payload); herr != nil {
		return s, notice, herr
	}
	for _, p := range list[1:] {
		l, lerr := decodeLine(p.payload)
		if lerr != nil {
			return s, notice, &Damage{Line: p.number, What: lerr.Error(), Intact: p.start}
		}
		switch l.Kind {
		case kindMove, kindRedo:
			s.Moves, s.Last = s.Moves+1, l.Seat
		case kindUndo:
			s.Moves--
		}
	}
	return s, notice, err
}

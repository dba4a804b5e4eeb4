package play

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"hash/crc32"
	"strconv"
	"strings"
)

// A journal is plain text, one decision a line:
//
//	6ac0e1f7 journal 1 map-masters 1 <digest> {"game":"map-masters",...}
//	0d31b2c4 move 0 <digest> buy D12
//	77a0c3de undo 0 <digest>
//	a94412be redo 0 <digest>
//	5e2f6a01 draft 1 "hand 1:S04@0,0 ..."
//
// The header names format, game, rules version, the digest of the opening position
// and the set-up. Seats count from 0. A digest is that of the position after the
// line. The first field of each line is a CRC-32 (IEEE, 8 hexadecimal digits) over
// the rest of the line, continued from the line before: so a changed, lost, added or
// exchanged line is found. Lines are only ever added.
const JournalFormat = 1

// Header is the first line of a journal.
type Header struct {
	Format  int
	Game    string // Game.ID
	Rules   string // Game.Version
	Opening Digest
	Setup   Setup
}

func (h Header) encode() (string, error) {
	for _, s := range []string{h.Game, h.Rules} {
		if s == "" || strings.ContainsAny(s, " \t\r\n") {
			return "", fmt.Errorf("%q cannot stand in a journal's first line", s)
		}
	}
	setup, err := json.Marshal(h.Setup)
	return fmt.Sprintf("journal %d %s %s %s %s", h.Format, h.Game, h.Rules, h.Opening, setup), err
}

func decodeHeader(payload string) (Header, error) {
	f := strings.SplitN(payload, " ", 3)
	if len(f) < 3 || f[0] != "journal" {
		return Header{}, &NotJournal{}
	}
	h := Header{}
	var err error
	if h.Format, err = strconv.Atoi(f[1]); err != nil {
		return Header{}, &NotJournal{}
	}
	if h.Format != JournalFormat {
		return h, &OtherFormat{Format: h.Format}
	}
	if f = strings.SplitN(f[2], " ", 4); len(f) < 4 {
		return h, &Damage{Line: 1, What: "header cut short"}
	}
	h.Game, h.Rules = f[0], f[1]
	if h.Opening, err = parseDigest(f[2]); err != nil {
		return h, &Damage{Line: 1, What: err.Error()}
	}
	dec := json.NewDecoder(strings.NewReader(f[3]))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&h.Setup); err != nil {
		return h, &Damage{Line: 1, What: "set-up: " + err.Error()}
	}
	return h, nil
}

type kind string

const (
	kindMove  kind = "move"
	kindUndo  kind = "undo"
	kindRedo  kind = "redo"
	kindDraft kind = "draft"
)

// line is one line after the header.
type line struct {
	Kind   kind
	Seat   Seat
	Digest Digest // after the line; not of drafts
	Text   string // of the move or the draft
}

func (l line) encode() string {
	head := string(l.Kind) + " " + strconv.Itoa(int(l.Seat)) + " "
	switch l.Kind {
	case kindMove:
		return head + l.Digest.String() + " " + quoteIfNeeded(l.Text)
	case kindDraft:
		return head + strconv.Quote(l.Text)
	}
	return head + l.Digest.String()
}

// quoteIfNeeded keeps a move text readable; only one that would break the line, or
// look quoted, is quoted.
func quoteIfNeeded(text string) string {
	if strings.HasPrefix(text, `"`) || strings.ContainsAny(text, "\r\n\x00") {
		return strconv.Quote(text)
	}
	return text
}

func decodeLine(payload string) (line, error) {
	f := strings.SplitN(payload, " ", 3)
	if len(f) < 3 {
		return line{}, fmt.Errorf("cut short")
	}
	l := line{Kind: kind(f[0])}
	seat, err := strconv.Atoi(f[1])
	if err != nil {
		return line{}, fmt.Errorf("%q is no seat", f[1])
	}
	l.Seat = Seat(seat)
	rest := f[2]
	switch l.Kind {
	case kindDraft:
		l.Text, err = strconv.Unquote(rest)
		return l, err
	case kindMove, kindUndo, kindRedo:
		digest, text, _ := strings.Cut(rest, " ")
		if l.Digest, err = parseDigest(digest); err != nil {
			return line{}, err
		}
		if l.Text = text; strings.HasPrefix(text, `"`) {
			l.Text, err = strconv.Unquote(text)
		}
		return l, err
	}
	return line{}, fmt.Errorf("%q is no kind of line", f[0])
}

func parseDigest(text string) (Digest, error) {
	var d Digest
	if raw, err := hex.DecodeString(text); err != nil || len(raw) != len(d) {
		return d, fmt.Errorf("%q is no digest", text)
	} else {
		copy(d[:], raw)
	}
	return d, nil
}

// lineSum continues the checksum over one more line.
func lineSum(before uint32, payload string) uint32 {
	return crc32.Update(crc32.Update(before, crc32.IEEETable, []byte(payload)), crc32.IEEETable, []byte{'\n'})
}

func sealed(sum uint32, payload string) []byte {
	return fmt.Appendf(nil, "%08x %s\n", sum, payload)
}

// isDraft says whether a sealed line holds a draft.
func isDraft(line []byte) bool { return bytes.HasPrefix(line[9:], []byte(kindDraft+" ")) }

// unseal checks one line's checksum and gives what it seals.
func unseal(before uint32, raw []byte) (payload string, sum uint32, ok bool) {
	head, rest, found := bytes.Cut(raw, []byte{' '})
	if !found || len(head) != 8 {
		return "", 0, false
	}
	payload = string(rest)
	sum = lineSum(before, payload)
	return payload, sum, string(head) == fmt.Sprintf("%08x", sum)
}

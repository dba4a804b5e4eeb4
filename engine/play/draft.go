package play

// SetDraft keeps what the seat has half done (a dungeon being drawn, with its clock)
// as free text, in the journal too. It counts until the seat's next decision, or the
// next draft; "" drops it. Keep a draft every few seconds, not every frame: each is a
// line more on disk.
func (m *Match) SetDraft(seat Seat, text string) {
	if seat < 0 || int(seat) >= len(m.drafts) || m.drafts[seat] == text {
		return
	}
	m.drafts[seat] = text
	m.journal.draft(seat, text)
}

// Draft is the seat's last draft since its last decision, "" if none. It is the
// seat's secret.
func (m *Match) Draft(seat Seat) string {
	if seat < 0 || int(seat) >= len(m.drafts) {
		return ""
	}
	return m.drafts[seat]
}

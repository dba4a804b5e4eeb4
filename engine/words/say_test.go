package words_test

import (
	"errors"
	"fmt"
	"testing"

	"delvebox/engine/play"
	"delvebox/engine/words"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestRefusalsAreSaidInWords(t *testing.T) {
	b := english(t)
	seats := []string{"Blue", "Green"}
	for want, r := range map[string]*play.Refusal{
		"Phantom Blade has been used this round.":                    play.Refuse("", "book-used", "book", "SB-01"),
		"It is Green’s turn.":                                        play.Refuse("", "not-your-turn", "turn", 1),
		"Not enough coins: 5 needed, 2 at hand.":                     play.Refuse("", "no-coins", "need", 5, "have", 2),
		"It cannot be taken back: another player has decided since.": play.Refuse("", "undo-limit", "why", "other-seat"),
		"It cannot be taken back: a card came to light.":             play.Refuse("", "undo-limit", "why", "card-turned-up"),
		"This sword is used up already.":                             play.Refuse("", "resource-spent", "kind", "sword"),
		"[mapmasters.refusal.nobody-knows]":                          play.Refuse("", "nobody-knows"),
		"It cannot be taken back: a thing without a word.":           play.Refuse("", "undo-limit", "why", "a thing without a word"),
		"7 is no bot.": play.Refuse("", "no-bot", "seat", 7),
		"Map Masters Versus is for 2 to 5 players.":                          play.Refuse("", "players", "seats", 1, "least", 2, "most", 5),
		"Not now: this belongs to the Exploration phase.":                    play.Refuse("", "wrong-phase", "phase", "exploration"),
		"You do not hold this rope yet: it lies in this room or further on.": play.Refuse("", "resource-not-yet", "kind", "rope"),
	} {
		assert.Equal(t, want, b.Refusal("mapmasters", r, seats))
	}
}

func TestFaultsAreSaidInWords(t *testing.T) {
	b := english(t)
	damage := fmt.Errorf("continue: %w", &play.Damage{Line: 17, What: "checksum"})
	assert.Equal(t, "Line 17 of the saved match is damaged. It cannot be continued; the file was left as it is.", b.Fault(damage))
	assert.Equal(t, "Something went wrong: no idea.", b.Fault(errors.New("no idea")))
}

func TestSentencesChoosePlurals(t *testing.T) {
	b, err := words.Load(sample(), "en")
	require.NoError(t, err)
	assert.Equal(t, "one left", b.Sentence("", "market.left", map[string]string{"n": "1"}, nil))
}

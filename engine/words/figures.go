package words

import (
	"fmt"
	"strconv"
	"strings"
)

// Number writes a whole number with a thin gap between thousands: 12 345.
func (b *Book) Number(n int) string {
	digits := strconv.Itoa(n)
	sign := ""
	if n < 0 {
		sign, digits = "\u2212", digits[1:] // a real minus, as wide as a plus
	}
	if len(digits) < 5 { // four digits are read at a glance
		return sign + digits
	}
	var groups []string
	for len(digits) > 3 {
		groups = append([]string{digits[len(digits)-3:]}, groups...)
		digits = digits[:len(digits)-3]
	}
	return sign + strings.Join(append([]string{digits}, groups...), "\u202f")
}

// Signed writes a number with its sign, as in a sum: +3, −2, 0.
func (b *Book) Signed(n int) string {
	if n > 0 {
		return "+" + b.Number(n)
	}
	return b.Number(n)
}

// Clock writes a time in milliseconds as on a stop watch: minutes and seconds, 3:07;
// from an hour on with hours, 1:03:07. Started seconds are not counted.
func (b *Book) Clock(ms int) string {
	s := max(ms, 0) / 1000
	if s >= 3600 {
		return fmt.Sprintf("%d:%02d:%02d", s/3600, s/60%60, s%60)
	}
	return fmt.Sprintf("%d:%02d", s/60, s%60)
}

// Tenths writes a time in milliseconds with tenths of a second, for races: 1:23.4.
func (b *Book) Tenths(ms int) string {
	return fmt.Sprintf("%s.%d", b.Clock(ms), max(ms, 0)/100%10)
}

// Span writes how long something took, in words: "under a minute", "12 minutes",
// "1 h 20 min". Keys time.under-minute, time.minutes, time.hours.
func (b *Book) Span(ms int) string {
	minutes := (max(ms, 0) + 30_000) / 60_000
	switch {
	case minutes < 1:
		return b.T("time.under-minute")
	case minutes < 60:
		return b.T("time.minutes", "n", minutes)
	default:
		return b.T("time.hours", "hours", minutes/60, "minutes", fmt.Sprintf("%02d", minutes%60))
	}
}

// List joins names as a sentence does: "Blue", "Blue and Green", "Blue, Green and Pink".
// Keys list.comma and list.and.
func (b *Book) List(names ...string) string {
	if len(names) == 0 {
		return ""
	}
	last := len(names) - 1
	if last == 0 {
		return names[0]
	}
	return strings.Join(names[:last], b.T("list.comma")) + b.T("list.and") + names[last]
}

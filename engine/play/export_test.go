package play

import "bytes"

// Seal gives the line that seals the payload after the journal so far.
func Seal(journal []byte, payload string) []byte {
	var sum uint32
	for _, l := range bytes.SplitAfter(journal, []byte{'\n'}) {
		if len(l) > 9 {
			sum = lineSum(sum, string(l[9:len(l)-1]))
		}
	}
	return sealed(lineSum(sum, payload), payload)
}

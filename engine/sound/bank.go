package sound

import (
	"encoding/binary"
	"math"
	"time"
)

// pause is the least time between two beginnings of the same effect.
const pause = 40 * time.Millisecond

// gate holds back an effect that began only just now.
type gate struct{ last [effectCount]time.Time }

// pass says whether the effect may begin now, and notes it if so.
func (g *gate) pass(e Effect, now time.Time) bool {
	if e == None || e >= effectCount || now.Sub(g.last[e]) < pause {
		return false
	}
	g.last[e] = now
	return true
}

// version is one version of an effect in the bank.
type version struct {
	effect Effect
	take   int
	speed  int // 0 to speeds-1
}

// bank keeps the samples that were made, so that each is made once.
type bank struct {
	made map[version][]int16
	next [effectCount]int
}

// draw gives the next take of an effect at a speed.
func (b *bank) draw(e Effect, speed float64) []int16 {
	p := version{effect: e, take: b.next[e] % takes}
	b.next[e]++
	if e == Marker {
		p.speed = int(math.Round(min(max(speed, 0), 1) * (speeds - 1)))
	}
	if b.made == nil {
		b.made = map[version][]int16{}
	}
	if _, ok := b.made[p]; !ok {
		b.made[p] = Samples(e, p.take, float64(p.speed)/(speeds-1))
	}
	return b.made[p]
}

// panned gives the samples as little-endian bytes, moved to the left or right. The nearer
// side keeps its loudness.
func panned(samples []int16, pan float64) []byte {
	pan = min(max(pan, -1), 1)
	gains := [2]float64{min(1, 1-0.7*pan), min(1, 1+0.7*pan)}
	out := make([]byte, 0, 2*len(samples))
	for i, s := range samples {
		out = binary.LittleEndian.AppendUint16(out, uint16(int16(float64(s)*gains[i%2])))
	}
	return out
}

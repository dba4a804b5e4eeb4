package sound

import (
	"bytes"
	"sync"
	"time"

	"github.com/ebitengine/oto/v3"
)

// Device plays on the machine's sound device through a goroutine of its own. All of its
// work, the opening of the device and the making of samples included, is done there.
type Device struct {
	cues chan cue
	quit chan struct{}
	done chan struct{}

	mu      sync.Mutex
	gate    gate
	volume  float64
	muted   bool
	closed  bool
	trouble error
}

// cue is an effect that is to be played.
type cue struct {
	effect Effect
	touch  Touch
	volume float64
}

// waiting is how many cues may wait while the device opens; more are dropped, since a
// late sound is worse than none.
const waiting = 8

// rest is the silence after which the device is put to sleep.
const rest = 2 * time.Second

// Open begins to open the device and returns at once. Only one Device can be opened in
// the life of a program; a second one stays silent and says so in Trouble.
func Open() *Device {
	d := &Device{cues: make(chan cue, waiting), quit: make(chan struct{}), done: make(chan struct{}), volume: 0.7}
	go d.run()
	return d
}

// Play starts an effect.
func (d *Device) Play(e Effect, how Touch) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.closed || d.muted || d.volume <= 0 || d.trouble != nil || !d.gate.pass(e, time.Now()) {
		return
	}
	select {
	case d.cues <- cue{e, how, d.volume}:
	default:
	}
}

// SetVolume sets the loudness, 0 to 1.
func (d *Device) SetVolume(v float64) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.volume = min(max(v, 0), 1)
}

// SetMuted silences everything.
func (d *Device) SetMuted(muted bool) {
	d.mu.Lock()
	changed := d.muted != muted
	d.muted = muted
	d.mu.Unlock()
	if changed && muted {
		select {
		case d.cues <- cue{effect: None}: // None stops what is being played
		default:
		}
	}
}

// Trouble is why nothing can be heard.
func (d *Device) Trouble() error {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.trouble
}

// Close stops everything. It waits for the goroutine, but not for a device that is
// still being opened.
func (d *Device) Close() {
	d.mu.Lock()
	if d.closed {
		d.mu.Unlock()
		return
	}
	d.closed = true
	d.mu.Unlock()
	close(d.quit)
	select {
	case <-d.done:
	case <-time.After(200 * time.Millisecond):
	}
}

func (d *Device) fail(err error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.trouble = err
}

// run opens the device and plays what is asked for until Close.
func (d *Device) run() {
	defer close(d.done)
	hush()
	ctx, ready, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate:   Rate,
		ChannelCount: 2,
		Format:       oto.FormatSignedInt16LE,
	})
	if err != nil {
		d.fail(err)
		return
	}
	select {
	case <-ready:
	case <-d.quit:
		return
	}
	if err := ctx.Err(); err != nil {
		d.fail(err)
		return
	}
	s := stage{ctx: ctx}
	for {
		// The device's own loop costs a little even when it plays nothing, so it sleeps
		// through silence.
		idle := time.After(rest)
		select {
		case <-d.quit:
			s.clear()
			_ = ctx.Suspend()
			return
		case <-idle:
			s.sleep()
		case c := <-d.cues:
			if err := ctx.Err(); err != nil { // unplugged
				s.clear()
				d.fail(err)
				return
			}
			if c.effect == None {
				s.clear()
				continue
			}
			s.play(c)
		}
	}
}

// stage holds what is being played.
type stage struct {
	ctx     *oto.Context
	bank    bank
	players []*oto.Player
	asleep  bool
}

// play starts one effect and forgets those that are over.
func (s *stage) play(c cue) {
	if s.asleep {
		s.asleep = s.ctx.Resume() != nil
	}
	s.tidy()
	p := s.ctx.NewPlayer(bytes.NewReader(panned(s.bank.draw(c.effect, c.touch.Speed), c.touch.Pan)))
	p.SetVolume(c.volume * c.volume) // ears hear ratios: half way up should sound half as loud
	p.Play()
	s.players = append(s.players, p)
}

// tidy lets go of the players that have come to their end.
func (s *stage) tidy() {
	still := s.players[:0]
	for _, p := range s.players {
		if p.IsPlaying() {
			still = append(still, p)
		} else {
			_ = p.Close()
		}
	}
	clear(s.players[len(still):])
	s.players = still
}

// clear stops everything at once.
func (s *stage) clear() {
	for _, p := range s.players {
		_ = p.Close()
	}
	s.players = nil
}

// sleep stops the device's loop when nothing plays.
func (s *stage) sleep() {
	s.tidy()
	if !s.asleep && len(s.players) == 0 {
		s.asleep = s.ctx.Suspend() == nil
	}
}

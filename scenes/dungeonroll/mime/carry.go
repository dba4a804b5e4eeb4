package mime

import (
	"strconv"

	"delvebox/games/dungeonroll"
)

// fight spares what is not to be taken, takes the source up and strikes; the monster more
// of Commander and Bard is added when it is asked for.
func (f hand) fight(m *dungeonroll.Move) {
	p := f.Player
	target, extra := f.split(m)
	for slot := 1; slot <= f.d.Row.Len(); slot++ {
		if f.d.Row.At(slot) == f.d.Row.At(target) && !m.Level.Has(slot) {
			p.RightClick(level(slot))
		}
	}
	p.Click(source(m.Source))
	p.Click(level(target))
	p.WaitIdle()
	p.Do("one more", func() error {
		if !f.There("cancel") || f.There("yes") {
			return nil
		}
		if extra > 0 {
			p.Click(level(extra))
		} else {
			p.Click("main")
		}
		return nil
	})
}

// split finds the monster that is struck and the one that is added, 0 for none.
func (f hand) split(m *dungeonroll.Move) (target, extra int) {
	list := m.Level.List()
	count := map[dungeonroll.Foe]int{}
	for _, slot := range list {
		count[f.d.Row.At(slot)]++
	}
	target = list[0]
	for _, slot := range list {
		if count[f.d.Row.At(slot)] > count[f.d.Row.At(target)] {
			target = slot
		}
	}
	for _, slot := range list {
		if f.d.Row.At(slot) != f.d.Row.At(target) {
			extra = slot
		}
	}
	return target, extra
}

// count sets the number of chests, if it is asked for.
func (f hand) count(n int) {
	p := f.Player
	p.WaitIdle()
	p.Do("count", func() error {
		if !f.There("count.less") {
			return nil
		}
		for range 10 {
			p.Click("count.less")
		}
		for range n - 1 {
			p.Click("count.more")
		}
		p.Click("main")
		return nil
	})
}

// faces chooses the faces of the dice that come back.
func (f hand) faces(m *dungeonroll.Move) {
	p := f.Player
	n := m.Potions()
	p.WaitIdle()
	p.Do("faces", func() error {
		if f.There("count.less") {
			for range 10 {
				p.Click("count.less")
			}
			for range n - 1 {
				p.Click("count.more")
			}
		}
		p.WaitIdle()
		for i, face := range m.Faces[:n] {
			p.Click("face-" + strconv.Itoa(i+1) + "-" + face.String())
		}
		p.Click("main")
		return nil
	})
}

// ultimate breaks the seal and names what it needs.
func (f hand) ultimate(m *dungeonroll.Move) {
	p := f.Player
	p.Click("seal")
	p.WaitIdle()
	switch {
	case m.Token != dungeonroll.NoToken:
		p.Click("token-" + m.Token.String())
		if m.Potions() > 0 {
			f.faces(m)
		}
		return
	case m.Source != 0:
		p.Click(source(m.Source))
		return
	case m.ToFace != dungeonroll.NoFace || m.ToFoe != dungeonroll.NoFoe:
		f.guild(m)
		return
	}
	f.each(m.Party, party)
	if m.First != 0 {
		p.Click(level(int(m.First)))
	}
	for _, slot := range m.Level.List() {
		if slot != int(m.First) {
			p.Click(level(slot))
		}
	}
	p.WaitIdle()
	p.Do("break", func() error {
		if f.There("cancel") && !f.There("yes") {
			p.Click("main")
		}
		return nil
	})
}

// guild sets dice.
func (f hand) guild(m *dungeonroll.Move) {
	p := f.Player
	if m.ToFace != dungeonroll.NoFace {
		f.each(m.Party, party)
		p.Click("set-" + m.ToFace.String())
	}
	if m.ToFoe != dungeonroll.NoFoe {
		f.each(m.Level, level)
		p.Click("set-" + m.ToFoe.String())
	}
	p.WaitIdle()
	p.Do("break", func() error {
		if f.There("cancel") {
			p.Click("main")
		}
		return nil
	})
}

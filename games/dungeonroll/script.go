package dungeonroll

import (
	"fmt"
	"strings"

	"delvebox/engine/play"
)

// Script lays down the dice and treasures to come, in the order in which they will be
// drawn (DR-012, DR-228): for scenarios and tests. The first adventurer and drawn
// heroes are no part of it.
type Script struct {
	draws []scriptDraw
	at    int
	fault *ScriptFault
}

// scriptDraw is one entry: the draw it is for, and the number of the face or token.
type scriptDraw struct {
	name string
	what uint8
	code string
}

// ScriptFault says that a test's script does not fit what is drawn. It is the test's
// mistake, never a refusal.
type ScriptFault struct{ What string }

// Error gives what does not fit.
func (f *ScriptFault) Error() string { return "script of dice and treasures: " + f.What }

// ParseScript reads short codes separated by blanks: party faces C F M T H S, dungeon
// faces g k o c p d, treasures SW TA SC ... The error names a code that does not exist.
func ParseScript(text string) (*Script, error) {
	s := &Script{}
	for _, code := range strings.Fields(text) {
		d := scriptDraw{code: code}
		switch n := len(code); {
		case n == 1 && strings.Contains(FaceCodes[1:], code):
			d.name, d.what = DrawParty, uint8(strings.Index(FaceCodes, code))
		case n == 1 && strings.Contains(FoeCodes[1:], code):
			d.name, d.what = DrawDungeon, uint8(strings.Index(FoeCodes, code))
		default:
			k, err := ParseToken(code)
			if err != nil || k.Code() != code {
				return nil, &ScriptFault{fmt.Sprintf("there is no face or treasure %q", code)}
			}
			d.name, d.what = DrawToken, uint8(k)
		}
		s.draws = append(s.draws, d)
	}
	return s, nil
}

// Left lists the codes that have not been drawn.
func (s *Script) Left() []string {
	if s == nil {
		return nil
	}
	var list []string
	for _, d := range s.draws[s.at:] {
		list = append(list, d.code)
	}
	return list
}

func (s *Script) clone() *Script {
	if s == nil {
		return nil
	}
	c := *s
	return &c
}

func (s *Script) digestTo(d *play.Digester) {
	for _, code := range s.Left() {
		d.Text(code)
	}
}

// SetScript lays the draws down from now on, behind those that are still there. Every
// draw must then be found in the script. Without one nothing changes, and the error says
// so: ParseScript makes them, of no draws too.
func (s *State) SetScript(script *Script) error {
	if script == nil {
		return &ScriptFault{"there is none"}
	}
	c := script.clone()
	if s.script != nil {
		c.draws = append(append([]scriptDraw(nil), s.script.draws[s.script.at:]...), c.draws...)
	}
	s.script = c
	return nil
}

// ScriptLeft lists the codes of the script that have not been drawn.
func (s *State) ScriptLeft() []string { return s.script.Left() }

// scripted is the door of a position with a script: it lays the script's outcome down
// in the stream and draws it there.
type scripted struct{ *State }

func (d scripted) Pick(name string, n int) int {
	if out, ok := d.outcome(name); ok {
		d.luck.Script(name, out)
	}
	return d.luck.Pick(name, n)
}

// outcome takes the next entry of the script; not ok after a fault.
func (d scripted) outcome(name string) (out int, ok bool) {
	s := d.script
	switch {
	case s.fault != nil:
		return 0, false
	case s.at == len(s.draws):
		s.fault = &ScriptFault{fmt.Sprintf("it has run out; a draw %q is asked for", name)}
		return 0, false
	case s.draws[s.at].name != name:
		s.fault = &ScriptFault{fmt.Sprintf("%s stands where a draw %q is asked for (entry %d)", s.draws[s.at].code, name, s.at+1)}
		return 0, false
	}
	e := s.draws[s.at]
	s.at++
	if name != DrawToken {
		return int(e.what) - 1, true
	}
	if d.delve.Chest[e.what] == 0 {
		s.fault = &ScriptFault{fmt.Sprintf("no %s is left in the treasure chest (entry %d)", e.code, s.at)}
		return 0, false
	}
	for k := Sword; k < Token(e.what); k++ {
		out += int(d.delve.Chest[k])
	}
	return out, true
}

// applyScripted applies a move to a copy, so that a fault of the script leaves the
// position as it was.
func (s *State) applyScripted(seat play.Seat, m *Move, log *Log) ([]play.Event, error) {
	c := s.Clone().(*State)
	if why := c.Do(seat, m, log); why != nil {
		return nil, why
	}
	if c.script.fault != nil {
		return nil, c.script.fault
	}
	*s = *c
	return log.events, nil
}

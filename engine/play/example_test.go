package play_test

import (
	"fmt"

	"delvebox/engine/play"
	"delvebox/engine/play/torches"
)

// A match is set up, played through Do, saved line by line, and read back.
func Example() {
	m, err := play.NewMatch(torches.Game{}, play.Setup{Seed: "lamp", Seats: []play.SeatSetup{
		{Name: "Blue", Color: "blue"}, {Name: "Green", Color: "green"}}})
	if err != nil {
		fmt.Println(err)
		return
	}
	_, err = m.Do(1, torches.Roll{})
	fmt.Println("Green rolls:", err)
	events, _ := m.Do(0, torches.Roll{})
	fmt.Println("Blue rolls:", events[0].Name(), "and may take it back?", m.CanUndo(0).Args["why"])

	again, _, err := play.Replay([]play.Game{torches.Game{}}, m.Journal())
	fmt.Println("The journal leads to the same position:", again.Digest() == m.Digest(), err)
	// Output:
	// Green rolls: TOR-002 not-your-turn
	// Blue rolls: die-rolled and may take it back? die-rolled
	// The journal leads to the same position: true <nil>
}

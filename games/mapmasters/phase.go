package mapmasters

// Phase is a part of the round. Reward is worked out at once when the last explorer
// is done, so no position stands in it; it is named for spellbooks and screens.
type Phase uint8

// The phases in the order of a round, and the end of the game.
const (
	MarketPhase Phase = iota
	HandPhase
	ExplorationPhase
	RewardPhase
	RefreshPhase
	Over
	phaseCount
)

var phaseNames = [phaseCount]string{"market", "hand", "exploration", "reward", "refresh", "over"}

// String gives the phase's name in data files and string keys.
func (p Phase) String() string {
	if p < phaseCount {
		return phaseNames[p]
	}
	return "unknown"
}

// phaseNamed finds a phase by its name.
func phaseNamed(name string) (Phase, bool) {
	for p := MarketPhase; p < phaseCount; p++ {
		if phaseNames[p] == name {
			return p, true
		}
	}
	return 0, false
}

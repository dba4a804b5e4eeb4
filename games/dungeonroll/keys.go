package dungeonroll

// The beginnings of the sentences' keys; what follows is the event's name, the term's or
// tie's key, the rank's key.
const (
	LogKeys     = "dungeonroll.log."
	ResultsKeys = "dungeonroll.results."
	RankKeys    = "dungeonroll.rank."
)

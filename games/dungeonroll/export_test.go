package dungeonroll

// Unsettled lays a delve without what follows by itself.
func Unsettled(p Position, r Rules) Delve {
	d := p.Delve
	d.Rules, d.Hero, d.Phase = r, p.Players[0].Hero, p.Phase
	d.XP, d.Tokens = p.Players[0].XP, p.Players[0].Tokens
	d.Master = d.XP >= masterXP && d.Hero != NoHero
	for _, die := range p.Party {
		d.Party.add(die)
	}
	for _, f := range p.Row {
		d.Row.add(f)
	}
	if p.Chest != nil {
		d.Chest = *p.Chest
	}
	return d
}

// CanElse says whether something else than EndPhase can be done (DR-045).
func (d *Delve) CanElse() bool { return d.canElse() }

// The readers of the data files.
var (
	CheckDice     = checkDice
	LoadTreasures = func(text string) error { return new(Tables).loadTreasures(text) }
	LoadHeroes    = func(text string) error { return new(Tables).loadHeroes(text) }
	LoadRanks     = func(text string) error { return new(Tables).loadRanks(text) }
	LoadVariant   = func(text string) error { return new(Tables).loadVariant(text) }
)

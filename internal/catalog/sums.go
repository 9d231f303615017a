package catalog

import "slices"

// BalanceName reports whether a column, table, key or method of this name is about
// what must not be added twice: money, stock, quota.
func BalanceName(name string) bool {
	return vocabulary().Sums.Balance.any(Words(name))
}

// UsageName reports whether something of this name is counted to be billed.
func UsageName(name string) bool { return vocabulary().Sums.Usage.any(Words(name)) }

// StatisticsName reports whether something of this name counts what nobody is
// charged for: views, hits, attempts.
func StatisticsName(name string) bool { return vocabulary().Sums.Statistics.any(Words(name)) }

// LedgerName reports whether a table of this name is a ledger: each row in it counts.
func LedgerName(name string) bool { return vocabulary().Sums.Ledger.any(Words(name)) }

// DeltaName reports whether a column of this name holds a difference.
func DeltaName(name string) bool { return vocabulary().Sums.Delta.any(Words(name)) }

// GivesBackName reports whether a method of this name gives back what was taken:
// RefundOrder, ReleaseFunds, CreditBack. Its first word decides, and where that
// can give other things as well, that the rest is about money, stock or quota.
func GivesBackName(name string) bool {
	v := vocabulary()
	words := Words(name)
	if len(words) == 0 {
		return false
	}
	rest := ""
	for _, w := range words[1:] {
		rest += w + "_"
	}
	switch first := words[0]; {
	case first == "refund" || first == "recredit" || first == "reimburse" || first == "compensate":
		return true
	case v.Sums.GivesBack.has(first), v.Verbs.Release.has(first), first == "add", first == "increase", v.Verbs.Increment.has(first):
		return BalanceName(rest) || MoneyName(rest)
	case first == "credit", first == "topup", first == "deposit":
		return true
	}
	return slices.Contains(words, "back") && BalanceName(name)
}

// FailedName reports whether a state, a constant or a method of this name says that
// it did not work, for good.
func FailedName(name string) bool {
	return slices.ContainsFunc(Words(name), vocabulary().Outcomes.Failed.has)
}

package catalog

import "slices"

// BeginName reports whether a function of this name may begin a transaction. Its
// result tells: it must be the transaction's handle.
func BeginName(name string) bool {
	return TxName(name) || slices.Contains(Words(name), "begin")
}

// EndName reports whether a function of this name ends a transaction whose handle
// it is given, and whether it may do so by a commit.
func EndName(name string) (commits, ends bool) {
	v := vocabulary()
	words := Words(name)
	switch {
	case len(words) == 0 || slices.Equal(words, []string{"rollback", "to"}): // a savepoint
		return false, false
	case v.Ends.has(words[0]):
		return words[0] == "commit", true
	}
	ends = v.Finishes.has(words[0]) && TxName(name)
	return ends, ends
}

// TxRunnerName reports whether a function, or a type of functions, of this name
// runs what it is given inside a transaction. recv is the name of its receiver's
// type, or "".
func TxRunnerName(recv, name string) bool {
	v := vocabulary()
	words := Words(name)
	if len(words) == 0 {
		return false
	}
	switch {
	case v.Runners.has(words[0]):
		return TxName(name) || TxName(recv)
	case words[0] == "transaction":
		return len(words) == 1 // TransactionHandler may be about payments
	}
	return v.Transactions.has(words[0])
}

// LaterName reports whether a function of this name runs what it is given at
// another time than now: a hook for the time after a commit, a queue.
func LaterName(name string) bool { return vocabulary().Later.any(Words(name)) }

// RecordName reports whether something of this name keeps records: a repository, a
// store, an outbox.
func RecordName(name string) bool {
	v := vocabulary()
	words := Words(name)
	return v.Nouns.Record.any(words) && !v.Nouns.Remote.any(words)
}

// RemoteName reports whether something of this name stands for another program: a
// client, a provider, a gateway.
func RemoteName(name string) bool {
	v, words := vocabulary(), Words(name)
	return v.Nouns.Remote.any(words) || len(words) > 0 && v.Nouns.External.has(words[len(words)-1])
}

// TrailName reports whether something of this name notes what has happened, and is
// not looked at to decide: an audit trail, a history.
func TrailName(name string) bool { return vocabulary().Nouns.Trail.any(Words(name)) }

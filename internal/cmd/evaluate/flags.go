package main

// unflagged is the row of rules that stand for no red flag; the bank holds no
// label for them, so each of their findings is a false alarm.
const unflagged redFlag = "none"

// flagOrder is the order in which flags are printed.
var flagOrder = []redFlag{
	"1", "2", "3", "4", "5", "6", "7", "8", "9",
	"payload", "boundary", "intent", "accumulative", unflagged,
}

// rulesOf names the rules of each red flag, as they are printed.
var rulesOf = map[redFlag][]string{
	"1":            {"freshkey", "coarsekey", "mutablekey"},
	"2":            {"checkthenact", "ignoredclaim"},
	"3":            {"missingunique", "unhandledconflict"},
	"4":            {"unkeyedretry"},
	"5":            {"binarystate", "guessedfailure"},
	"6":            {"unkeyedtool", "hintmismatch"},
	"7":            {"blindreconcile"},
	"8":            {"shortttl"},
	"9":            {"sharednamespace", "unversionedkey"},
	"payload":      {"unguardedpayload"},
	"boundary":     {"droppedkey"},
	"intent":       {"unrecordedintent", "effectintx"},
	"accumulative": {"unguardedincrement"},
	unflagged:      {"baddirective"},
}

// flagOf returns the red flag of a rule, or "".
func flagOf(rule string) redFlag {
	for _, flag := range flagOrder {
		for _, r := range rulesOf[flag] {
			if r == rule {
				return flag
			}
		}
	}
	return ""
}

package catalog

import "testing"

func TestStateNames(t *testing.T) {
	for _, test := range []struct {
		what string
		is   func(string) bool
		yes  []string
		no   []string
	}{
		{"begins", BeginName, []string{"BeginTx", "Tx", "StartTransaction"}, []string{"Open", "NewClient"}},
		{"runs a transaction", func(n string) bool { return TxRunnerName("", n) },
			[]string{"WithTx", "RunInTransaction", "Transaction", "inTx", "Atomically"}, []string{"ForEachTransaction", "TransactionHandler", "Run"}},
		{"runs later", LaterName, []string{"AfterCommit", "OnCommit", "Enqueue"}, []string{"Do", "Run"}},
		{"keeps records", RecordName, []string{"UserRepo", "outbox"}, []string{"StoreClient", "Mailer"}},
		{"is elsewhere", RemoteName, []string{"PaymentClient", "external", "compute"}, []string{"ExternalPaymentAdapter", "Wallets"}},
		{"leaves a trail", TrailName, []string{"audit_log", "History"}, []string{"payments"}},
		{"is a balance", BalanceName, []string{"balance", "points", "quota_left", "cents"}, []string{"views", "sort_order"}},
		{"is usage", UsageName, []string{"usage_buckets"}, []string{"page"}},
		{"is a statistic", StatisticsName, []string{"view_count", "attempts"}, []string{"balance"}},
		{"is a ledger", LedgerName, []string{"wallet_ledger", "ledger_entries"}, []string{"payments"}},
		{"gives back", GivesBackName, []string{"RefundOrder", "Credit", "ReleaseFunds", "CreditBack"}, []string{"ReleaseLock", "AddUser", "Save"}},
		{"failed", FailedName, []string{"failed", "MarkFailed", "StatusDeclined"}, []string{"pending", "done"}},
		{"done", DoneName, []string{"paid", "processed_at", "used"}, []string{"processing", "received"}},
		{"refuses", RefusesName, []string{"Nack", "Reject"}, []string{"Ack"}},
		{"is a request", RequestTypeName, []string{"request", "params"}, []string{"store"}},
		{"tells requests apart", FingerprintName, []string{"request_hash", "Fingerprint"}, []string{"key"}},
		{"answers", ReplyName, []string{"WriteJSON", "Encode"}, []string{"Find"}},
	} {
		for _, n := range test.yes {
			if !test.is(n) {
				t.Errorf("%s %s: want yes", n, test.what)
			}
		}
		for _, n := range test.no {
			if test.is(n) {
				t.Errorf("%s %s: want no", n, test.what)
			}
		}
	}
	for name, want := range map[string][2]bool{
		"Commit": {true, true}, "Rollback": {false, true}, "RollbackTo": {false, false}, "finishTx": {true, true}, "finish": {false, false},
	} {
		if commits, ends := EndName(name); commits != want[0] || ends != want[1] {
			t.Errorf("EndName(%s) = %v, %v; want %v", name, commits, ends, want)
		}
	}
}

package catalog

import "testing"

func TestErrorName(t *testing.T) {
	for name, want := range map[string][2]bool{
		"ErrTimeout":         {true, false},
		"isUnavailable":      {true, false},
		"ErrNotFound":        {false, true},
		"AlreadyExists":      {false, true},
		"ConnectionRefused":  {true, false},
		"RetryOnConflict":    {false, false},
		"ErrSomething":       {false, false},
		"StatusDeclinedCard": {false, true},
	} {
		if unknown, refused := ErrorName(name); [2]bool{unknown, refused} != want {
			t.Errorf("ErrorName(%q) = %v, %v, want %v", name, unknown, refused, want)
		}
	}
	if unknown, refused := ErrorName("ErrTimeout", "conflict"); unknown || refused {
		t.Error("two names that contradict each other must say nothing")
	}
}

func TestMoneyVerb(t *testing.T) {
	for name, want := range map[string]string{
		"ChargeCard":     "charge",
		"CreatePayout":   "payout",
		"ExecuteOrder":   "execute",
		"MakePayment":    "make",
		"":               "",
		"RefundTransfer": "refund",
	} {
		if got := MoneyVerb(name); got != want {
			t.Errorf("MoneyVerb(%q) = %q, want %q", name, got, want)
		}
	}
	if MovesMoney("publish") || !MovesMoney("capture") {
		t.Error("capture moves money, publish does not")
	}
}

func TestRelayNames(t *testing.T) {
	if !PendingName("ListPending") || PendingName("ListOrders") {
		t.Error("ListPending lists what is to be done, ListOrders does not")
	}
	for name, want := range map[string][2]bool{
		"MarkSent":     {true, true},
		"UpdateStatus": {true, false},
		"GetStatus":    {false, false},
	} {
		if mark, strong := MarkName(name); [2]bool{mark, strong} != want {
			t.Errorf("MarkName(%q) = %v, %v, want %v", name, mark, strong, want)
		}
	}
	if !RequeueName("requeueItem") || RequeueName("queue") {
		t.Error("requeueItem puts back, queue does not")
	}
}

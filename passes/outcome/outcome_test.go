package outcome

import "testing"

func TestString(t *testing.T) {
	for set, want := range map[Set]string{
		0: "never", Any: "any error", OK | Any: "unknown", Ambiguous: "ambiguous", Definite | Absent: "refused or absent",
	} {
		if got := set.String(); got != want {
			t.Errorf("%d: %q, want %q", set, got, want)
		}
	}
}

func TestIsOne(t *testing.T) {
	for name, want := range map[string]Set{
		"DeadlineExceeded": Ambiguous, "ErrDeclined": Definite | Absent, "ErrAlreadyExists": Conflict, "ErrNoRoute": Definite,
	} {
		yes, no := isOne(name)
		if yes != want {
			t.Errorf("%s: %s, want %s", name, yes, want)
		}
		if want == Ambiguous && no&Ambiguous != 0 {
			t.Errorf("%s: what is left may still be ambiguous", name)
		}
	}
}

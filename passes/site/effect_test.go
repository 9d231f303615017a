package site_test

import (
	"path/filepath"
	"testing"

	"golang.org/x/tools/go/analysis/analysistest"

	"github.com/idemlint/idemlint/passes/site"
)

// What a test repeats does not stand for what the program does, although its file
// comes first.
func TestTestsAreNoCause(t *testing.T) {
	dir, cleanup, err := analysistest.WriteFiles(map[string]string{
		"bank/bank.go": `package bank

import "context"

//idemlint:effect charge key=key
func Charge(key string) error { return nil }

func Pay(ctx context.Context) error { return Charge("") }
`,
		"app/a_test.go": `package app

import (
	"bank"
	"context"
)

func inTest(ctx context.Context) error {
	for i := 0; i < 3; i++ {
		if bank.Pay(ctx) == nil {
			return nil
		}
	}
	return nil
}
`,
		"app/b.go": `package app

import (
	"bank"
	"context"
)

func pay(ctx context.Context) error {
	for i := 0; i < 3; i++ {
		if bank.Pay(ctx) == nil {
			return nil
		}
	}
	return nil
}

func again(ctx context.Context) error {
	for i := 0; i < 3; i++ {
		if bank.Pay(ctx) == nil {
			return nil
		}
	}
	return nil
}
`,
	})
	if err != nil {
		t.Fatal(err)
	}
	defer cleanup()
	withTests := false
	for _, res := range analysistest.Run(t, dir, site.EffectAnalyzer, "app") {
		for _, e := range res.Result.([]*site.Effect) {
			file := filepath.Base(res.Pass.Fset.Position(e.Call.Pos()).Filename)
			withTests = withTests || file == "a_test.go"
			want := site.UnkeyedRetry
			if e.Fn.Name() == "again" {
				want = "" // it is reported with pay
			}
			if e.Owner != want {
				t.Errorf("%s, %s: the owner is %q, want %q: %s", file, e.Fn.Name(), e.Owner, want, e.Why)
			}
		}
	}
	if !withTests {
		t.Fatal("the test file was not analysed")
	}
}

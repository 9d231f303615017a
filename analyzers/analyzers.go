// Package analyzers lists what idemlint runs. Programs that drive analyzers of
// golang.org/x/tools/go/analysis take All as it is.
package analyzers

import (
	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/analyzers/baddirective"
	"github.com/idemlint/idemlint/analyzers/binarystate"
	"github.com/idemlint/idemlint/analyzers/blindreconcile"
	"github.com/idemlint/idemlint/analyzers/checkthenact"
	"github.com/idemlint/idemlint/analyzers/coarsekey"
	"github.com/idemlint/idemlint/analyzers/droppedkey"
	"github.com/idemlint/idemlint/analyzers/effectintx"
	"github.com/idemlint/idemlint/analyzers/freshkey"
	"github.com/idemlint/idemlint/analyzers/guessedfailure"
	"github.com/idemlint/idemlint/analyzers/hintmismatch"
	"github.com/idemlint/idemlint/analyzers/ignoredclaim"
	"github.com/idemlint/idemlint/analyzers/missingunique"
	"github.com/idemlint/idemlint/analyzers/mutablekey"
	"github.com/idemlint/idemlint/analyzers/sharednamespace"
	"github.com/idemlint/idemlint/analyzers/shortttl"
	"github.com/idemlint/idemlint/analyzers/unguardedincrement"
	"github.com/idemlint/idemlint/analyzers/unguardedpayload"
	"github.com/idemlint/idemlint/analyzers/unhandledconflict"
	"github.com/idemlint/idemlint/analyzers/unkeyedretry"
	"github.com/idemlint/idemlint/analyzers/unkeyedtool"
	"github.com/idemlint/idemlint/analyzers/unrecordedintent"
	"github.com/idemlint/idemlint/analyzers/unversionedkey"
	"github.com/idemlint/idemlint/passes/config"
)

// All returns the analyzers: the silent root that owns the flags, then the
// rules by name.
func All() []*analysis.Analyzer {
	return []*analysis.Analyzer{
		config.Analyzer,
		baddirective.Analyzer,
		binarystate.Analyzer,
		blindreconcile.Analyzer,
		checkthenact.Analyzer,
		coarsekey.Analyzer,
		droppedkey.Analyzer,
		effectintx.Analyzer,
		freshkey.Analyzer,
		guessedfailure.Analyzer,
		hintmismatch.Analyzer,
		ignoredclaim.Analyzer,
		missingunique.Analyzer,
		mutablekey.Analyzer,
		sharednamespace.Analyzer,
		shortttl.Analyzer,
		unguardedincrement.Analyzer,
		unguardedpayload.Analyzer,
		unhandledconflict.Analyzer,
		unkeyedretry.Analyzer,
		unkeyedtool.Analyzer,
		unrecordedintent.Analyzer,
		unversionedkey.Analyzer,
	}
}

package driver

import (
	"context"
	"errors"
	"runtime"

	"github.com/idemlint/idemlint/passes/config"
)

// Analyze runs the suite within this process on the packages that the patterns
// name in a folder, and returns what the command would print there: the
// settings are those of this process. Nothing is taken from a cache. It fails
// with all that is wrong with the packages.
func (s *Suite) Analyze(ctx context.Context, dir string, patterns ...string) ([]Finding, error) {
	if _, err := config.Digest(dir); err != nil {
		return nil, err
	}
	sess := &session{
		dir: dir, patterns: patterns, parallel: runtime.GOMAXPROCS(0), roots: s.Analyzers,
		unresolved: s.Unresolved, own: isOwn, progress: newProgress(nil),
	}
	sess.tests = config.For(sess.dir+"/_.go", "").Tests
	if err := sess.run(ctx); err != nil {
		return nil, err
	}
	var errs []error
	for _, e := range sess.errors {
		errs = append(errs, e)
	}
	return sess.shown(), errors.Join(errs...)
}

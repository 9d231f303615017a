package driver

import (
	"context"
	"errors"
	"fmt"
	"go/token"
	"slices"
	"strings"
	"sync"

	"github.com/rogpeppe/go-internal/cache"
	"golang.org/x/tools/go/analysis"
)

// A session is one run of the stand-alone command over a set of packages.
type session struct {
	dir      string // where the go command runs and file names start
	patterns []string
	tags     string
	tests    bool
	parallel int
	seed     string // digest of binary and settings, for the cache
	own      func(*goPackage) bool
	roots    []*analysis.Analyzer
	store    *store
	progress *progress

	env    *goEnv
	prog   *program
	errors []loadError
	mu     sync.Mutex // guards errors while units are analysed
}

// run analyses the packages that the patterns name; the results stand in the
// units of prog, and what is wrong with single packages in errors. It fails if
// nothing could be analysed at all.
func (s *session) run(ctx context.Context) error {
	var listed []*goPackage
	var listErr error
	var wg sync.WaitGroup
	name := fmt.Sprintf("%q %q %q %t", s.dir, s.patterns, s.tags, s.tests)
	known := s.store.seen(name)
	wg.Go(func() {
		listed, listErr = goList(ctx, s.dir, s.listFlags(!known), s.patterns)
	})
	env, err := readGoEnv(ctx, s.dir)
	wg.Wait()
	if err := errors.Join(err, listErr); err != nil {
		return err
	}
	s.env = env
	s.prog = newProgram(listed, s.own, s.tests)
	s.listErrors(listed)
	if s.prog.own == 0 && len(s.errors) == 0 {
		return fmt.Errorf("%s: no package of your own code: name one, or say with -own what is own", strings.Join(s.patterns, " "))
	}

	keys := &keyer{seed: s.keySeed(), env: env, prog: s.prog, foreign: make(map[string]cache.ActionID)}
	todo := s.lookUp(keys)
	if len(todo) > 0 && known {
		if err := s.export(ctx, todo); err != nil {
			return err
		}
	}
	if len(todo) > 0 {
		if err := s.analyze(ctx, todo, keys); err != nil {
			return err
		}
	}
	slices.SortStableFunc(s.errors, func(a, b loadError) int { return strings.Compare(a.Error(), b.Error()) })
	if len(s.errors) == 0 {
		s.store.close(name)
	}
	return nil
}

func (s *session) listFlags(export bool) []string {
	var flags []string
	if s.tags != "" {
		flags = append(flags, "-tags="+s.tags)
	}
	if export {
		flags = append(flags, "-export", "-compiled")
	}
	return flags
}

// keySeed is the digest of what every key depends on.
func (s *session) keySeed() []byte {
	return fmt.Appendf(nil, "%s %q %+v", s.seed, s.tags, *s.env)
}

// listErrors notes what the go command found wrong, each fault once.
func (s *session) listErrors(listed []*goPackage) {
	for _, p := range listed {
		if p.Error == nil {
			continue
		}
		if e := listingError(p); !slices.Contains(s.errors, e) {
			s.errors = append(s.errors, e)
		}
	}
}

// lookUp answers units from the cache and returns the others. Where a unit is
// not answered, the keys of those above it are not known yet.
func (s *session) lookUp(keys *keyer) []*unit {
	var todo []*unit
	for _, u := range s.prog.units {
		if u.failed {
			continue
		}
		if s.store != nil && !slices.ContainsFunc(u.below, func(dep *unit) bool { return dep.result == nil }) {
			if key, err := keys.key(u); err == nil {
				u.result = s.store.get(key)
			}
		}
		if u.result == nil {
			todo = append(todo, u)
		}
	}
	return todo
}

// export asks for the export data that the units need.
func (s *session) export(ctx context.Context, todo []*unit) error {
	patterns := s.patterns
	if len(todo) < len(s.prog.units)/2 {
		if few := importPaths(todo); !slices.Contains(few, "command-line-arguments") {
			patterns = few
		}
	}
	listed, err := goList(ctx, s.dir, s.listFlags(true), patterns)
	if err != nil {
		return err
	}
	for _, p := range listed {
		if old := s.prog.packages[p.ImportPath]; old != nil {
			old.Export, old.CompiledGoFiles = p.Export, p.CompiledGoFiles
		}
	}
	s.listErrors(listed)
	return nil
}

// importPaths returns the paths to list for the units: a variant comes with
// the package that it tests.
func importPaths(units []*unit) []string {
	var paths []string
	for _, u := range units {
		path := u.path()
		if u.ForTest != "" {
			path = u.ForTest
		}
		paths = append(paths, path)
	}
	slices.Sort(paths)
	return slices.Compact(paths)
}

// analyze works through the units, each after those that it imports.
func (s *session) analyze(ctx context.Context, todo []*unit, keys *keyer) error {
	for _, p := range s.prog.packages {
		if p.Export == "" {
			continue
		}
		if err := checkToolchain(p.Export); err != nil {
			return err
		}
		break
	}
	fset := token.NewFileSet()
	worlds := s.prog.worlds(todo)
	pipe := newPipeline(s.roots)
	s.progress.start(len(todo))
	defer s.progress.stop()
	inDependencyOrder(todo, s.parallel, func(u *unit) {
		defer s.progress.step()
		w := worlds[u]
		defer w.done()
		if ctx.Err() != nil || slices.ContainsFunc(u.deps, func(dep *unit) bool { return dep.failed }) {
			u.failed = true
			return
		}
		w.once.Do(func() { w.load(fset) })
		if err := s.analyzeUnit(u, w, fset, pipe, keys); err != nil {
			u.failed = true
			s.mu.Lock()
			s.errors = append(s.errors, *err)
			s.mu.Unlock()
		}
	})
	return ctx.Err()
}

// analyzeUnit gives one unit its result, from the cache if what it depends on
// turned out to be unchanged.
func (s *session) analyzeUnit(u *unit, w *world, fset *token.FileSet, pipe *pipeline, keys *keyer) *loadError {
	key, err := keys.key(u)
	if err != nil {
		return &loadError{Message: err.Error()}
	}
	if u.result = s.store.get(key); u.result != nil {
		return nil
	}
	src, failure := check(u, w, fset, s.env.GOARCH)
	if failure != nil {
		return failure
	}
	res, err := pipe.run(u, src, w)
	if err != nil {
		return &loadError{Message: err.Error()}
	}
	s.store.put(key, res)
	u.result = res
	return nil
}

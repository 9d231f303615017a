package driver

import (
	"context"
	"errors"
	"fmt"
	"go/token"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/tools/go/analysis"
)

// A session is one run of the stand-alone command over a set of packages.
type session struct {
	dir        string // where the go command runs and file names start
	patterns   []string
	tags       string
	tests      bool
	parallel   int
	own        func(*goPackage) bool
	roots      []*analysis.Analyzer
	unresolved func(map[*analysis.Analyzer]any) int
	store      *store
	progress   *progress
	always     func(*unit) bool // analysed even if the cache has the result; nil for none

	notes  atomic.Int64 // lines from rules that gave up
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
		listed, listErr = s.list(ctx, s.listFlags(!known), s.patterns)
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
	if s.prog.own == 0 && env.outsideModule() {
		return fmt.Errorf("%s: no go.mod in %s or above: run it in a module's folder", strings.Join(s.patterns, " "), s.dir)
	}

	keys := newKeyer(s.store, s.tags, env, s.prog)
	todo := s.lookUp(keys)
	if len(todo) > 0 {
		if known {
			if err := s.export(ctx, todo); err != nil {
				return err
			}
		}
		if err := s.compile(ctx, todo); err != nil {
			return err
		}
		if err := s.analyze(ctx, todo, keys); err != nil {
			return err
		}
	}
	for _, u := range s.prog.units {
		if u.result != nil {
			for _, line := range u.result.Wrong {
				s.fail(loadError{Message: line})
			}
		}
	}
	s.join()
	slices.SortFunc(s.errors, func(a, b loadError) int { return strings.Compare(a.Error(), b.Error()) })
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
		flags = append(flags, "-export")
	}
	return flags
}

// list asks the go command about packages, and says so while that takes long:
// with -export it compiles what was never compiled before.
func (s *session) list(ctx context.Context, flags, patterns []string) ([]*goPackage, error) {
	start := time.Now()
	defer s.progress.show(func() string {
		return fmt.Sprintf("go list %s (%d s)", strings.Join(flags, " "), int(time.Since(start).Seconds()))
	})()
	return goList(ctx, s.dir, flags, patterns)
}

// listErrors notes what the go command found wrong, each fault once.
func (s *session) listErrors(listed []*goPackage) {
	for _, p := range listed {
		if e := p.fault(); e != nil {
			s.fail(*e)
		}
	}
}

// fail notes an error, once.
func (s *session) fail(e loadError) {
	s.mu.Lock()
	defer s.mu.Unlock()
	e.Pos = relative(s.dir, e.Pos)
	if !slices.Contains(s.errors, e) {
		s.errors = append(s.errors, e)
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
		if s.store != nil && !s.forced(u) && !slices.ContainsFunc(u.below, func(dep *unit) bool { return dep.result == nil }) {
			if key, err := keys.key(u); err == nil { // else it is said when the unit is analysed
				u.result = s.store.get(key)
			}
		}
		if u.result == nil {
			todo = append(todo, u)
		}
	}
	return todo
}

func (s *session) forced(u *unit) bool { return s.always != nil && s.always(u) }

// export asks for the export data that the units need.
func (s *session) export(ctx context.Context, todo []*unit) error {
	flags, patterns := s.listFlags(true), s.patterns
	if imports, ok := plainImports(todo); ok && len(todo) < len(s.prog.units)/2 {
		// The units themselves need not be compiled, nor any test.
		flags, patterns = append(flags, "-deps=false", "-test=false"), imports
	} else if len(todo) < len(s.prog.units)/2 {
		patterns = importPaths(todo, patterns)
	}
	if len(patterns) == 0 {
		return nil // nothing is imported
	}
	listed, err := s.list(ctx, flags, patterns)
	if err != nil {
		return err
	}
	for _, p := range listed {
		if old := s.prog.packages[p.ImportPath]; old != nil {
			old.Export, p.own = p.Export, old.own
		}
	}
	s.listErrors(listed)
	return nil
}

// plainImports returns the paths of what the units, and own packages below them,
// import. ok is false where one of these is a test variant, which no path names.
func plainImports(units []*unit) (paths []string, ok bool) {
	for _, u := range units {
		ids := slices.Clone(u.Imports)
		for _, dep := range u.below {
			ids = append(ids, dep.ImportPath)
		}
		for _, id := range ids {
			if id != pathOf(id) {
				return nil, false
			}
			if id != "C" && id != "unsafe" {
				paths = append(paths, id)
			}
		}
	}
	slices.Sort(paths)
	return slices.Compact(paths), true
}

// compile asks for the files that cgo makes of those of the units. It is asked
// apart, since the answer names other imports, on which no key may depend.
func (s *session) compile(ctx context.Context, todo []*unit) error {
	var cgo []*unit
	for _, u := range todo {
		if len(u.CgoFiles) > 0 {
			cgo = append(cgo, u)
		}
	}
	if len(cgo) == 0 {
		return nil
	}
	listed, err := s.list(ctx, append(s.listFlags(false), "-compiled"), importPaths(cgo, s.patterns))
	if err != nil {
		return err
	}
	for _, p := range listed {
		if old := s.prog.packages[p.ImportPath]; old != nil {
			old.CompiledGoFiles, p.own = p.CompiledGoFiles, old.own
		}
		if u := s.prog.byID[p.ImportPath]; u != nil && p.fault() != nil {
			u.failed = true
		}
	}
	s.listErrors(listed)
	return nil
}

// importPaths returns the paths to list for the units: a variant comes with
// the package that it tests, and files named one by one only with the patterns.
func importPaths(units []*unit, patterns []string) []string {
	var paths []string
	for _, u := range units {
		path := u.path()
		if u.ForTest != "" {
			path = u.ForTest
		}
		if path == "command-line-arguments" {
			return patterns
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
	pipe := newPipeline(s.roots, s.unresolved)
	var done atomic.Int64
	defer s.progress.show(func() string { return fmt.Sprintf("%d of %d packages", done.Load(), len(todo)) })()
	inDependencyOrder(todo, s.parallel, func(u *unit) {
		defer done.Add(1)
		w := worlds[u]
		defer w.done()
		if u.failed || ctx.Err() != nil || slices.ContainsFunc(u.deps, func(dep *unit) bool { return dep.failed }) {
			u.failed = true
			return
		}
		w.once.Do(func() { w.load(fset) })
		if err := s.analyzeUnit(u, w, fset, pipe, keys); err != nil {
			u.failed = true
			s.fail(*err)
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
	if !s.forced(u) {
		if u.result = s.store.get(key); u.result != nil {
			return nil
		}
	}
	src, failure := check(u, w, fset, s.env.GOARCH)
	if failure != nil {
		return failure
	}
	before := s.notes.Load()
	res, err := pipe.run(u, src, w)
	if err != nil {
		return &loadError{Message: err.Error()}
	}
	// What an incomplete run leaves is not kept, nor are the names of settings
	// files, which are absolute: another checkout may ask.
	if s.notes.Load() == before && len(res.Wrong) == 0 {
		s.store.put(key, res)
	}
	u.result = res
	return nil
}

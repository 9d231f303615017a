package driver

import (
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"hash"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/rogpeppe/go-internal/cache"

	"github.com/idemlint/idemlint/passes/config"
)

// A result is what the analysis of a unit has given. It is what the cache keeps.
type result struct {
	Found      []found
	Offers     []offered // halves of findings: see join
	Ignores    []ignore
	Wrong      []string // lines about the configuration, found out with the package's imports
	Facts      []byte   `json:"-"` // encoded, kept apart: a repeat run does not read them
	HasFacts   bool
	Outside    [sha256.Size]byte // digest of the facts and types that importers see
	Unresolved int               // effects whose key or target could not be followed

	store *store // where Facts are, if they are not here
	key   cache.ActionID
	mu    sync.Mutex // guards Facts while they are fetched
}

// facts returns the unit's encoded facts, from the cache if they are there.
func (u *unit) facts() ([]byte, error) {
	r := u.result
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.HasFacts && r.Facts == nil {
		data, _, err := r.store.cache.GetBytes(cache.Subkey(r.key, "facts"))
		if err != nil {
			return nil, fmt.Errorf("the cache %s lost an entry while it was read: run again", r.store.dir)
		}
		r.Facts = data
	}
	return r.Facts, nil
}

// A store keeps results over runs. A nil store keeps none. It may be shared by
// several processes.
type store struct {
	cache *cache.Cache
	dir   string
	exe   string // digest of this program
}

// openStore opens the cache in dir: by default idemlint in the user's cache
// folder. "off", and a default that does not exist and cannot be made, give none.
func openStore(dir string) (*store, error) {
	if dir == "off" {
		return nil, nil
	}
	byDefault := dir == ""
	if byDefault {
		base, err := os.UserCacheDir()
		if err != nil {
			return nil, nil
		}
		dir = filepath.Join(base, "idemlint")
	}
	err := os.MkdirAll(dir, 0o777)
	if err == nil {
		err = writable(dir)
	}
	if err != nil && byDefault {
		return nil, nil
	} else if err != nil {
		return nil, fmt.Errorf("-cache %s: %v: name a folder that can be written, or off", dir, err)
	}
	c, err := cache.Open(dir)
	if err != nil {
		return nil, fmt.Errorf("-cache %s: %v", dir, err)
	}
	exe, err := executableDigest()
	return &store{cache: c, dir: dir, exe: exe}, err
}

func writable(dir string) error {
	f, err := os.CreateTemp(dir, "probe")
	if err != nil {
		return err
	}
	return errors.Join(f.Close(), os.Remove(f.Name()))
}

// get finds the result of a unit by its key.
func (s *store) get(key cache.ActionID) *result {
	if s == nil {
		return nil
	}
	data, _, err := s.cache.GetBytes(key)
	if err != nil {
		return nil
	}
	r := &result{store: s, key: key}
	if json.Unmarshal(data, r) != nil {
		return nil
	}
	if r.HasFacts { // looking counts as use, so that both parts live equally long
		if _, _, err := s.cache.GetFile(cache.Subkey(key, "facts")); err != nil {
			return nil
		}
	}
	return r
}

// put keeps a result. A failure to write only means that the next run has to
// work again.
func (s *store) put(key cache.ActionID, r *result) {
	if s == nil {
		return
	}
	data, err := json.Marshal(r)
	if err != nil {
		return
	}
	// The facts go first: whoever finds the result finds them too.
	if !r.HasFacts || s.cache.PutBytes(cache.Subkey(key, "facts"), r.Facts) == nil {
		s.cache.PutBytes(key, data)
	}
}

// seen reports whether a run of this name was completed before, and close notes
// that it was.
func (s *store) seen(run string) bool {
	if s == nil {
		return false
	}
	_, err := s.cache.Get(s.runKey(run))
	return err == nil
}

func (s *store) close(run string) {
	if s != nil {
		s.cache.PutBytes(s.runKey(run), []byte(run))
		s.cache.Trim()
	}
}

func (s *store) runKey(run string) cache.ActionID {
	return sha256.Sum256(fmt.Appendf(nil, "run %s %s", s.exe, run))
}

// A keyer computes the keys under which the results of units are kept.
type keyer struct {
	seed  string // what every key depends on
	env   *goEnv
	prog  *program
	files sync.Map // file name → digest of its contents

	schemas sync.Map // module's root → digest of its tables

	mu      sync.Mutex
	foreign map[string]cache.ActionID // digest of all foreign packages below a package, by ID
}

func newKeyer(s *store, tags string, env *goEnv, prog *program) *keyer {
	k := &keyer{env: env, prog: prog, foreign: make(map[string]cache.ActionID)}
	if s != nil {
		env := *env
		env.module = "" // the same module elsewhere has the same results
		k.seed = fmt.Sprintf("%s %q %+v", s.exe, tags, env)
	}
	return k
}

// key depends on all that decides what is found in u: the unit itself, the
// facts and types of the own packages below it, which must have a result, and
// the versions of foreign code.
func (k *keyer) key(u *unit) (cache.ActionID, error) {
	h := sha256.New()
	settings, err := config.Digest(u.Dir)
	if err != nil {
		return cache.ActionID{}, err
	}
	fmt.Fprintf(h, "schema %s\n", k.schema(u.Dir))
	fmt.Fprintf(h, "%s\nsettings %s\nunit %s report %t module %v\n", k.seed, settings, u.ImportPath, u.report, u.module())
	for _, name := range slices.Concat(u.buildFiles(), u.EmbedFiles, u.IgnoredGoFiles) {
		if err := k.file(h, u.Dir, name); err != nil {
			return cache.ActionID{}, err
		}
	}
	for _, dep := range u.below {
		fmt.Fprintf(h, "own %s %x\n", dep.ImportPath, dep.result.Outside)
	}
	k.mu.Lock()
	foreign, err := k.below(u.goPackage)
	k.mu.Unlock()
	fmt.Fprintf(h, "foreign %x\n", foreign)
	return cache.ActionID(h.Sum(nil)), err
}

// file adds the name and the contents of a file to a digest.
func (k *keyer) file(h hash.Hash, dir, name string) error {
	file := absolute(dir, []string{name})[0]
	sum, ok := k.files.Load(file)
	if !ok {
		f, err := os.Open(file)
		if err != nil {
			return err
		}
		defer f.Close()
		content := sha256.New()
		if _, err := io.Copy(content, f); err != nil {
			return err
		}
		sum = content.Sum(nil)
		k.files.Store(file, sum)
	}
	fmt.Fprintf(h, "file %s %x\n", relative(dir, file), sum)
	return nil
}

// below returns the digest of everything that p is built from except own code:
// types come from there.
func (k *keyer) below(p *goPackage) (cache.ActionID, error) {
	if sum, ok := k.foreign[p.ImportPath]; ok {
		return sum, nil
	}
	h := sha256.New()
	for _, id := range p.Imports {
		dep := k.prog.packages[id]
		if dep == nil {
			continue // C, unsafe
		}
		sum, err := k.below(dep)
		if err != nil {
			return sum, err
		}
		fmt.Fprintf(h, "%s %x\n", id, sum)
	}
	if k.prog.byID[p.ImportPath] == nil {
		if err := k.identity(h, p); err != nil {
			return cache.ActionID{}, err
		}
	}
	sum := cache.ActionID(h.Sum(nil))
	k.foreign[p.ImportPath] = sum
	return sum, nil
}

// identity adds what a foreign package is: the Go version for the standard
// library, the version for what stands in the module cache, else its contents.
func (k *keyer) identity(h hash.Hash, p *goPackage) error {
	if p.Standard {
		return nil // GOVERSION is part of every key
	}
	if mod := strings.TrimSuffix(k.env.GOMODCACHE, "/") + "/"; strings.HasPrefix(p.Dir, mod) {
		fmt.Fprintf(h, "stored %s\n", p.Dir[len(mod):]) // ends in path@version
		return nil
	}
	for _, name := range p.buildFiles() {
		if err := k.file(h, p.Dir, name); err != nil {
			return err
		}
	}
	return nil
}

// buildFiles are the files that a package's types are made from: what cgo says
// of a name depends on the C around it.
func (p *goPackage) buildFiles() []string {
	return slices.Concat(p.GoFiles, p.CgoFiles, p.CFiles, p.CXXFiles, p.HFiles, p.SFiles)
}

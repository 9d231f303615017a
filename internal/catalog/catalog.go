package catalog

import (
	"embed"
	"errors"
	"go/types"
	"io/fs"
	"maps"
	"slices"
	"strings"
	"sync"
)

// A Catalog answers what a function, field or variable is. It is safe for
// concurrent use.
type Catalog struct {
	files fs.FS                 // the libraries' files
	base  *Catalog              // or: another catalog, and
	user  map[string][]*Library // libraries that go before it, by folded path

	views sync.Map // package path → *view
	mu    sync.Mutex
	read  map[string]*view // by library path, guarded by mu; nil: no file
}

//go:embed all:data
var data embed.FS

var embedded = sync.OnceValue(func() *Catalog {
	files, err := fs.Sub(data, "data")
	if err != nil {
		files = embed.FS{}
	}
	return New(files)
})

// New returns the catalog in a tree of files, each of which has the path of its
// library and ends in .yaml.
func New(files fs.FS) *Catalog { return &Catalog{files: files} }

// Embedded returns the catalog that is built into the program. A library's file
// is read when it is first asked for, and once a process.
func Embedded() *Catalog { return embedded() }

// With returns a catalog in which the rows of user, by import path, go before
// those of c. A version element in a path is ignored.
func (c *Catalog) With(user map[string]*Library) *Catalog {
	if len(user) == 0 {
		return c
	}
	w := &Catalog{base: c, user: map[string][]*Library{}}
	for _, path := range slices.Sorted(maps.Keys(user)) {
		folded := FoldPath(path)
		w.user[folded] = append(w.user[folded], user[path])
	}
	return w
}

// Rows are all rows that name one function, field or variable; each slice may be
// empty. The rows are shared and must not be changed.
type Rows struct {
	Library  *Library
	Calls    []*Call
	Slots    []*Slot
	Sources  []*Source
	Flows    []*Flow
	Reruns   []*Rerun
	Handlers []*Handler // registrations and Recv rows
	Stores   []*Store
	Lives    []*Life
	Replays  []*Replay
	Tools    []*Tool
	Meters   []*Meter
	NoReturn bool
}

// Func returns the rows of fn, matched on the package path without its major
// version, the receiver's type name and the function's name; an instance of a
// generic function has those of its origin. A method of an embedded type has the
// receiver that declares it. Func returns nil where the catalog has none.
func (c *Catalog) Func(fn *types.Func) *Rows {
	if fn == nil {
		return nil
	}
	recv := ""
	if r := fn.Signature().Recv(); r != nil {
		recv = typeName(r.Type())
	}
	return c.rows(fn.Pkg(), recv, fn.Name())
}

// Field returns the rows (Slots, Sources, Lives, Replays) that name the field of the named type
// owner; owner is the struct that declares the field itself, not one that embeds it.
func (c *Catalog) Field(owner *types.TypeName, field string) *Rows {
	if owner == nil {
		return nil
	}
	return c.rows(owner.Pkg(), owner.Name(), field)
}

// Var returns the rows (Sources) of a package variable.
func (c *Catalog) Var(v *types.Var) *Rows {
	if v == nil || v.IsField() {
		return nil
	}
	return c.rows(v.Pkg(), "", v.Name())
}

// Type returns the rows (Handlers, Replays, Tools) of a named type: a function
// with a parameter of this type is run again by the environment.
func (c *Catalog) Type(t *types.TypeName) *Rows {
	if t == nil {
		return nil
	}
	return c.rows(t.Pkg(), "", t.Name())
}

func (c *Catalog) rows(pkg *types.Package, recv, name string) *Rows {
	if pkg == nil { // error.Error
		return nil
	}
	v := c.view(pkg.Path())
	if v == nil {
		return nil
	}
	return v.index.rows(v.pkg, recv, name)
}

// Library returns what is known of the library that holds the package, or nil.
// Where the user has rows on it, these are the library.
func (c *Catalog) Library(pkgPath string) *Library {
	if v := c.view(pkgPath); v != nil {
		return v.libs[0]
	}
	return nil
}

// typeName is the name of a receiver's type; a type that has none is "_".
func typeName(t types.Type) string {
	t = types.Unalias(t)
	if p, ok := t.(*types.Pointer); ok {
		t = types.Unalias(p.Elem())
	}
	if n, ok := t.(*types.Named); ok {
		return n.Obj().Name()
	}
	return "_"
}

// A view is what the catalog knows of a package.
type view struct {
	pkg   string // the package's path, folded
	libs  []*Library
	index index
	err   error // what is wrong with the library's file
}

// view returns the package's view, nil if the catalog knows nothing of it.
func (c *Catalog) view(pkgPath string) *view {
	if v, ok := c.views.Load(pkgPath); ok {
		return v.(*view)
	}
	var v *view
	if c.base != nil {
		v = c.withUser(pkgPath)
	} else {
		v = c.find(pkgPath)
	}
	c.views.Store(pkgPath, v)
	return v
}

// find looks for the file of the package's library, upwards from the full path.
// At each step a file with the path's own major version goes before one without.
func (c *Catalog) find(pkgPath string) *view {
	for dir := pkgPath; dir != ""; dir = parent(dir) {
		for _, path := range []string{dir, FoldPath(dir)} {
			if v := c.readLibrary(path); v != nil {
				return &view{pkg: FoldPath(pkgPath), libs: v.libs, index: v.index}
			}
		}
	}
	return nil
}

// readLibrary reads the file of the library at path, once; nil if there is none.
func (c *Catalog) readLibrary(path string) *view {
	c.mu.Lock()
	defer c.mu.Unlock()
	if v, ok := c.read[path]; ok {
		return v
	}
	var v *view
	if text, err := fs.ReadFile(c.files, path+".yaml"); err == nil {
		lib, err := Parse(path+".yaml", path, text) // a test holds that there is no error
		libs := []*Library{lib}
		v = &view{libs: libs, index: newIndex(libs), err: err}
	}
	if c.read == nil {
		c.read = map[string]*view{}
	}
	c.read[path] = v
	return v
}

// withUser puts the user's libraries that hold the package before the others.
func (c *Catalog) withUser(pkgPath string) *view {
	var libs []*Library
	folded := FoldPath(pkgPath)
	for dir := folded; dir != ""; dir = parent(dir) {
		libs = append(libs, c.user[dir]...)
	}
	v := c.base.view(pkgPath)
	if len(libs) == 0 {
		return v
	}
	if v != nil {
		libs = append(libs, v.libs...)
	}
	return &view{pkg: folded, libs: libs, index: newIndex(libs)}
}

// Libraries reads every file of the catalog and returns the libraries by path;
// the error has a line for each fault. Tools that look at all rows need it;
// lookups do not. Those of the user, if any, are left out.
func (c *Catalog) Libraries() ([]*Library, error) {
	if c.base != nil {
		return c.base.Libraries()
	}
	var libs []*Library
	var errs []error
	err := fs.WalkDir(c.files, ".", func(name string, e fs.DirEntry, err error) error {
		path, ok := strings.CutSuffix(name, ".yaml")
		if err != nil || e.IsDir() || !ok {
			return err
		}
		if v := c.readLibrary(path); v != nil {
			libs = append(libs, v.libs...)
			errs = append(errs, v.err)
		}
		return nil
	})
	return libs, errors.Join(append(errs, err)...)
}

// FoldPath leaves the major version elements out of an import path: /v2 and up
// anywhere, and gopkg.in's .v1.
func FoldPath(path string) string {
	if !strings.Contains(path, "/v") && !strings.HasPrefix(path, "gopkg.in/") {
		return path
	}
	elements := strings.Split(path, "/")
	kept := elements[:1]
	for _, e := range elements[1:] {
		if elements[0] == "gopkg.in" {
			if i := strings.LastIndex(e, ".v"); i > 0 && isNumber(e[i+2:]) {
				e = e[:i]
			}
		}
		if major, ok := strings.CutPrefix(e, "v"); !ok || !isNumber(major) || major == "0" || major == "1" {
			kept = append(kept, e)
		}
	}
	return strings.Join(kept, "/")
}

func isNumber(s string) bool {
	return s != "" && strings.Trim(s, "0123456789") == ""
}

// parent is the path without its last element, "" at the end.
func parent(path string) string { return path[:max(strings.LastIndexByte(path, '/'), 0)] }

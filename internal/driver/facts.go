package driver

import (
	"bytes"
	"cmp"
	"encoding/gob"
	"fmt"
	"go/types"
	"reflect"
	"slices"
	"sync"

	"golang.org/x/tools/go/analysis"
	"golang.org/x/tools/go/types/objectpath"
)

// A factKey names a fact: that of an object, or of its package if obj is nil.
type factKey struct {
	obj types.Object
	typ reflect.Type
}

// A factSet holds the facts about one package.
type factSet struct {
	pkg *types.Package
	m   map[factKey]analysis.Fact
}

// An encodedFact is a fact as it crosses packages, as under go vet: an object
// that has no path loses its facts.
type encodedFact struct {
	Object objectpath.Path // "" for a fact of the package
	Fact   analysis.Fact
}

// encode returns the facts of a package as sorted bytes, none for no facts.
func (s *factSet) encode() ([]byte, error) {
	paths := new(objectpath.Encoder)
	var facts []encodedFact
	for k, fact := range s.m {
		var path objectpath.Path
		if k.obj != nil {
			var err error
			if path, err = paths.For(k.obj); err != nil {
				continue
			}
		}
		facts = append(facts, encodedFact{path, fact})
	}
	if len(facts) == 0 {
		return nil, nil
	}
	slices.SortFunc(facts, func(a, b encodedFact) int {
		return cmp.Or(cmp.Compare(a.Object, b.Object),
			cmp.Compare(reflect.TypeOf(a.Fact).String(), reflect.TypeOf(b.Fact).String()))
	})
	var buf bytes.Buffer
	if err := gob.NewEncoder(&buf).Encode(facts); err != nil {
		return nil, fmt.Errorf("facts of %s: %v", s.pkg.Path(), err)
	}
	return buf.Bytes(), nil
}

// decodeFacts attaches encoded facts to the objects of pkg.
func decodeFacts(pkg *types.Package, data []byte) (*factSet, error) {
	s := &factSet{pkg: pkg, m: make(map[factKey]analysis.Fact)}
	if len(data) == 0 {
		return s, nil
	}
	var facts []encodedFact
	if err := gob.NewDecoder(bytes.NewReader(data)).Decode(&facts); err != nil {
		return nil, fmt.Errorf("facts of %s: %v", pkg.Path(), err)
	}
	for _, f := range facts {
		key := factKey{typ: reflect.TypeOf(f.Fact)}
		if f.Object != "" {
			obj, err := objectpath.Object(pkg, f.Object)
			if err != nil {
				continue // export data does not have it
			}
			key.obj = obj
		}
		s.m[key] = f.Fact
	}
	return s, nil
}

// registerFacts makes the fact types known to gob.
func registerFacts(analyzers []*analysis.Analyzer) {
	for _, a := range analyzers {
		for _, f := range a.FactTypes {
			gob.Register(f)
		}
	}
}

// unitFacts gives the analyzers of one unit its own facts and those of the own
// packages below it.
type unitFacts struct {
	pkg    *types.Package
	direct map[*types.Package]bool
	below  map[*types.Package]*factSet
	order  []*factSet // those of below by package path

	mu  sync.Mutex
	own *factSet
}

// newUnitFacts reads the facts of all own packages below u, which have been
// analysed. It fails if they cannot be decoded.
func newUnitFacts(u *unit, pkg *types.Package, w *world) (*unitFacts, error) {
	f := &unitFacts{
		pkg:    pkg,
		direct: make(map[*types.Package]bool),
		below:  make(map[*types.Package]*factSet),
		own:    &factSet{pkg: pkg, m: make(map[factKey]analysis.Fact)},
	}
	for _, imp := range pkg.Imports() {
		f.direct[imp] = true
	}
	for _, dep := range u.below {
		set, err := w.factsOf(dep)
		if err != nil {
			return nil, err
		}
		f.below[set.pkg] = set
		f.order = append(f.order, set)
	}
	return f, nil
}

// visible reports whether a fact crosses to this unit. As under go vet, those
// of packages, and of package-level objects other than types, reach only
// direct importers.
func (f *unitFacts) visible(pkg *types.Package, obj types.Object) bool {
	if pkg == f.pkg || f.direct[pkg] {
		return true
	}
	if obj == nil {
		return false
	}
	_, isType := obj.(*types.TypeName)
	return isType || obj.Parent() != pkg.Scope()
}

func (f *unitFacts) get(pkg *types.Package, obj types.Object, ptr analysis.Fact) bool {
	if pkg == nil || !f.visible(pkg, obj) {
		return false
	}
	key := factKey{obj, reflect.TypeOf(ptr)}
	var fact analysis.Fact
	if pkg == f.pkg {
		f.mu.Lock()
		fact = f.own.m[key]
		f.mu.Unlock()
	} else if set := f.below[pkg]; set != nil {
		fact = set.m[key]
	}
	if fact == nil {
		return false
	}
	reflect.ValueOf(ptr).Elem().Set(reflect.ValueOf(fact).Elem())
	return true
}

func (f *unitFacts) put(obj types.Object, fact analysis.Fact) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.own.m[factKey{obj, reflect.TypeOf(fact)}] = fact
}

// all calls yield with every visible fact of the types in want, this package's
// first, then by package path, object and type.
func (f *unitFacts) all(want []analysis.Fact, yield func(*types.Package, types.Object, analysis.Fact)) {
	types := make(map[reflect.Type]bool)
	for _, fact := range want {
		types[reflect.TypeOf(fact)] = true
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	for _, set := range append([]*factSet{f.own}, f.order...) {
		var keys []factKey
		for k := range set.m {
			if types[k.typ] && f.visible(set.pkg, k.obj) {
				keys = append(keys, k)
			}
		}
		slices.SortFunc(keys, compareFactKeys)
		for _, k := range keys {
			yield(set.pkg, k.obj, set.m[k])
		}
	}
}

// compareFactKeys orders by text: positions depend on what was loaded first.
func compareFactKeys(a, b factKey) int {
	return cmp.Or(cmp.Compare(a.text(), b.text()), cmp.Compare(a.typ.String(), b.typ.String()))
}

func (k factKey) text() string {
	if k.obj == nil {
		return ""
	}
	return k.obj.String()
}

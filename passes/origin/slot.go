package origin

import (
	"go/token"
	"go/types"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/gotypes"
	"github.com/idemlint/idemlint/passes/ssabody"
)

// A Slot is a place that holds an idempotency key, at a call that uses it.
type Slot struct {
	Fn    *ssa.Function
	Call  ssa.CallInstruction
	Level catalog.SlotLevel
	Name  string // the slot's own name: "IdempotencyKey", "Idempotency-Key"
	// Callee is whose key it is: "paymentintent.New". Verb is what that does, if
	// it is known: charge, refund, send…
	Callee string
	Verb   string
	Claim  bool              // the key is claimed, not sent
	Again  bool              // the record moves money by being there, and its store is asked for it by the key
	Store  string            // who knows the key again: a library, a type or a package of the user's
	Class  catalog.NameClass // what the callee does, as far as its name tells
	Folder string            // the folder of the file that the call stands in
	At     string            // where the key is used if that is in another function: "pay/pay.go:31"
	Via    []string
	// Partial says that the value is, or may be, only a part of the key: the rest
	// is put to it where the key is used.
	Partial bool
	Val     Val

	place place
}

// Record reports whether the key is only written into a record.
func (s *Slot) Record() bool { return s.Class == catalog.RecordClass }

// Value returns the value whose path holds the key, and that path.
func (s *Slot) Value() (ssa.Value, []string) { return s.place.val, s.place.path }

// slots returns fn's key slots with what is in them.
func (e *evaluator) slots(fn *ssa.Function) []*Slot {
	s := e.summaries[fn]
	if s == nil {
		s = &summary{}
		e.summaries[fn] = s
	}
	if s.asked {
		return s.slots
	}
	s.asked = true
	if tooBig(fn) {
		return nil
	}
	var found []*Slot
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			if c, ok := in.(ssa.CallInstruction); ok {
				found = append(found, e.slotsAt(fn, c)...)
			}
		}
	}
	for _, sl := range found {
		sl.Val = e.ask(sl.place.val, sl.place.path, sl.Call)
	}
	s.slots = found
	return found
}

// sinks returns the key slots that fn's parameters reach, in fn and in the
// closures in it.
func (e *evaluator) sinks(fn *ssa.Function) []SinkFact {
	var out []SinkFact
	for _, f := range e.withClosures(fn) {
		for _, s := range e.slots(f) {
			for _, o := range s.Val.Orgs {
				if o.Kind == Param && o.of == fn {
					out = append(out, s.sink(o))
				}
			}
		}
	}
	return out
}

func (s *Slot) sink(o Org) SinkFact {
	whole := !s.Partial && !o.Part && !o.Weak && !slices.ContainsFunc(s.Val.Orgs, func(x Org) bool { return x.Kind != Const && !x.same(o) })
	return SinkFact{Ref: o.Ref, Partial: !whole, Level: s.Level, Slot: s.Name, Callee: s.Callee, Again: s.Again, Store: s.Store, Verb: s.Verb, Class: s.Class, At: s.At, Via: s.Via}
}

// slotsAt finds the key slots of one call: by catalog and directive, by what the
// callee's body does with its parameters, and by names.
func (e *evaluator) slotsAt(fn *ssa.Function, c ssa.CallInstruction) []*Slot {
	if _, ok := c.Common().Value.(*ssa.Builtin); ok {
		return nil
	}
	f := finder{e: e, fn: fn, call: c}
	cls := e.callees(c.Common())
	if len(cls) == 0 {
		f.callee = callee{name: e.nameOf(c.Common().Value), sig: c.Common().Signature()}
		if rows := e.fieldRows(c.Common().Value); rows != nil && len(rows.Calls) > 0 {
			f.byRows(rows)
			return f.out
		}
		f.byParameterName()
		f.inObjects()
	}
	for _, cl := range cls {
		f.callee = cl
		f.find()
	}
	return f.out
}

// fieldRows are the rows of the field that a function value is loaded from.
func (e *evaluator) fieldRows(v ssa.Value) *catalog.Rows {
	if u, ok := v.(*ssa.UnOp); ok {
		v = u.X
	}
	var of types.Type
	var index int
	switch x := v.(type) {
	case *ssa.FieldAddr:
		of, index = x.X.Type(), x.Field
	case *ssa.Field:
		of, index = x.X.Type(), x.Field
	default:
		return nil
	}
	owner, s := gotypes.NamedOf(of), gotypes.StructOf(of)
	if owner == nil || s == nil {
		return nil
	}
	return e.roles.Field(owner, s.Field(index).Name())
}

type finder struct {
	e       *evaluator
	fn      *ssa.Function
	call    ssa.CallInstruction
	callee  callee
	verb    string
	library string // the file of the catalog that has rows of the callee
	out     []*Slot
}

func (f *finder) find() {
	if f.callee.obj != nil {
		if rows := f.e.roles.Func(f.callee.obj); rows != nil {
			f.byRows(rows)
			return
		}
	}
	switch {
	case f.callee.body != nil:
		f.byBody()
	case f.byFact():
	case f.class().Effect() || isIO(f.callee.sig): // else it builds something of what it is given
		f.inObjects()
	}
	f.byParameterName()
	f.byFunctionName()
	f.byHeaderName()
}

func (f *finder) add(pl place, level catalog.SlotLevel, name string) *Slot {
	for _, s := range f.out {
		if s.place.val == pl.val && slices.Equal(s.place.path, pl.path) {
			s.Level = max(s.Level, level)
			return s
		}
	}
	s := &Slot{Fn: f.fn, Call: f.call, Level: level, Name: name, Callee: f.callee.name, Store: f.store(), Verb: f.verb, place: pl,
		Class: f.class(), At: f.e.at(f.call.Pos())}
	s.Again = s.Record() && f.foundAgain(pl, name)
	s.Folder, _, _ = strings.Cut(s.At, "/")
	f.out = append(f.out, s)
	return s
}

// store says who knows the key of the call again: the library that the catalog
// has a row of, else the type whose method is called, or the function's package.
func (f *finder) store() string {
	if f.library != "" {
		return f.library
	}
	obj := f.callee.obj
	if obj == nil || obj.Pkg() == nil {
		return ""
	}
	if recv := obj.Signature().Recv(); recv != nil {
		if tn := gotypes.NamedOf(recv.Type()); tn != nil {
			return obj.Pkg().Path() + "." + tn.Name()
		}
	}
	return obj.Pkg().Path()
}

// byRows finds the slots of a catalogued call. A function that only passes values on
// has none, but what it encodes may be on its way out.
func (f *finder) byRows(rows *catalog.Rows) {
	for _, c := range rows.Calls {
		f.verb, f.library = c.Verb, c.File
		for _, key := range c.Key {
			name, level := slotName(key, f.callee), catalog.S3
			if c.Weak && catalog.SlotName(name) < catalog.S2 {
				level = catalog.S1
			}
			for _, pl := range f.e.places(f.call, key) {
				f.add(pl, level, name)
			}
		}
	}
	for _, s := range rows.Slots {
		if s.Silent || s.Value.IsZero() {
			continue
		}
		f.library = s.File
		level := catalog.S3
		if s.Weak {
			level = catalog.S1
		}
		for _, pl := range f.e.places(f.call, s.Value) {
			f.add(pl, level, slotName(s.Value, f.callee)).Claim = s.Claim
		}
	}
	if len(rows.Calls) > 0 || encodes(rows) {
		before := len(f.out)
		f.inObjects()
		if len(rows.Calls) == 0 && len(f.out) > before && !f.e.goesOut(f.call) {
			f.out = f.out[:before]
		}
		f.byFunctionName()
	}
	if !slices.ContainsFunc(rows.Slots, func(s *catalog.Slot) bool { return s.Silent }) {
		f.byHeaderName()
	}
}

func encodes(rows *catalog.Rows) bool {
	return slices.ContainsFunc(rows.Flows, func(fl *catalog.Flow) bool {
		return fl.Kind == catalog.Encode && (fl.To.IsZero() || fl.To.Root == catalog.Ret)
	})
}

func slotName(a catalog.Access, cl callee) string {
	for i := len(a.Steps) - 1; i >= 0; i-- {
		if a.Steps[i].Name != "" {
			return a.Steps[i].Name
		}
	}
	if a.Root == catalog.Arg && cl.sig != nil && a.N < cl.sig.Params().Len() && cl.sig.Params().At(a.N).Name() != "" {
		return cl.sig.Params().At(a.N).Name()
	}
	return cl.name
}

// byBody takes over the slots of a function of this package that its parameters reach.
func (f *finder) byBody() {
	for _, s := range f.e.sinks(f.callee.body) {
		f.sink(s, s.Ref)
	}
}

func (f *finder) byFact() bool {
	fact := f.e.imported(f.callee)
	if fact == nil {
		return false
	}
	for _, s := range fact.Sinks {
		f.sink(s, s.Ref)
	}
	return true
}

func (f *finder) sink(s SinkFact, r Ref) {
	pl, ok := f.e.argument(f.call, r)
	if !ok {
		return
	}
	slot := f.add(pl, s.Level, s.Slot)
	slot.Callee, slot.Store, slot.Verb, slot.At, slot.Class, slot.Partial, slot.Again = s.Callee, s.Store, s.Verb, s.At, s.Class, s.Partial, s.Again
	slot.Via = append([]string{f.callee.name}, s.Via...)
	if len(slot.Via) > 3 {
		slot.Via = slot.Via[:3]
	}
}

// byParameterName finds parameters that are named like a key.
func (f *finder) byParameterName() {
	params := f.callee.sig.Params()
	_, args := operands(f.call.Common())
	for i := range params.Len() {
		if i >= len(args) || f.callee.sig.Variadic() && i == params.Len()-1 || !isKeyType(params.At(i).Type()) {
			continue
		}
		level := catalog.SlotName(params.At(i).Name())
		if level >= catalog.S2 && !f.reads() || level == catalog.S1 && f.actsOnWeakName() {
			f.add(place{args[i], nil}, level, params.At(i).Name())
		}
	}
}

// byFunctionName finds setters, options and builders that are named like a key:
// SetIdempotencyKey(k), WithClientToken(k).
func (f *finder) byFunctionName() {
	if f.callee.obj == nil || f.reads() || f.gives() {
		return
	}
	_, args := operands(f.call.Common())
	args = slices.DeleteFunc(slices.Clone(args), func(v ssa.Value) bool { return gotypes.IsContext(v.Type()) })
	if name := f.callee.obj.Name(); len(args) == 1 && isKeyType(args[0].Type()) && catalog.SetterName(name) >= catalog.S2 {
		f.add(place{args[0], nil}, catalog.S2, name)
	}
}

// gives reports whether a function of a key's name gives one, as text, and takes what
// it is made of.
func (f *finder) gives() bool {
	res := f.callee.sig.Results()
	return res.Len() > 0 && gotypes.IsText(res.At(0).Type())
}

// byHeaderName finds a constant with a key's name, followed by its value, in a
// call that sets headers or metadata.
func (f *finder) byHeaderName() {
	if f.callee.obj == nil || !setsPairs(f.callee.obj.Name()) || f.onResponse() || catalog.SessionName(owner(f.callee.obj)) {
		return
	}
	_, args := operands(f.call.Common())
	var all []place
	for i, a := range args {
		if f.callee.sig.Variadic() && i == len(args)-1 {
			all = append(all, f.e.variadic(a)...)
		} else {
			all = append(all, place{a, nil})
		}
	}
	for i := 0; i+1 < len(all); i++ {
		if name, ok := f.e.text(all[i], f.call); ok {
			if level := catalog.SlotName(name); level >= catalog.S2 {
				f.add(all[i+1], level, name)
			}
		}
	}
}

// onResponse reports whether the headers are those of an answer to a client.
func (f *finder) onResponse() bool {
	recv, _ := operands(f.call.Common())
	if recv == nil {
		return false
	}
	c, ok := recv.(*ssa.Call)
	return ok && c.Call.IsInvoke() && c.Call.Method.Name() == "Header" // ResponseWriter.Header, by whatever name the interface goes
}

func setsPairs(name string) bool {
	words := catalog.Words(name)
	return slices.ContainsFunc(words, func(w string) bool {
		switch w {
		case "set", "add", "append", "header", "headers", "metadata", "pairs", "put":
			return true
		}
		return false
	})
}

// text returns the constant text at a place.
func (e *evaluator) text(pl place, at ssa.Instruction) (string, bool) {
	if len(pl.path) == 0 {
		return constString(pl.val)
	}
	v := e.ask(pl.val, pl.path, at)
	if len(v.Tmpl) == 1 && v.Tmpl[0].Hole == "" && len(v.Orgs) == 1 {
		return v.Tmpl[0].Text, true
	}
	return "", false
}

// class is what the callee does, as far as its name tells.
func (f *finder) class() catalog.NameClass {
	if f.callee.obj == nil {
		return catalog.MethodClass("", f.callee.name)
	}
	return catalog.MethodClass(owner(f.callee.obj), f.callee.obj.Name())
}

// reads reports whether the callee only looks something up by its key.
func (f *finder) reads() bool {
	c := f.class()
	return c == catalog.GetClass || c == catalog.CheckClass
}

// actsOnWeakName reports whether the callee is a method that does what a key is
// for, so that a parameter called key or reference is one.
func (f *finder) actsOnWeakName() bool {
	if f.callee.obj == nil || f.callee.obj.Signature().Recv() == nil {
		return false
	}
	switch f.class() {
	case catalog.MoneyClass, catalog.SendClass, catalog.CreateClass, catalog.PublishClass, catalog.ClaimClass:
		return true
	}
	return false
}

// isKeyType reports whether a key can have this type: text, bytes, a number, or
// one of these with a mark whether it is there.
func isKeyType(t types.Type) bool {
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	switch t := t.Underlying().(type) {
	case *types.Basic:
		return t.Info()&(types.IsString|types.IsInteger) != 0
	case *types.Slice:
		return gotypes.IsByte(t.Elem())
	case *types.Array:
		return gotypes.IsByte(t.Elem())
	case *types.Interface:
		return t.NumMethods() == 0
	case *types.Struct:
		return isOptional(t)
	}
	return false
}

func isOptional(s *types.Struct) bool {
	values := 0
	for f := range s.Fields() {
		if b, ok := f.Type().Underlying().(*types.Basic); !ok || b.Kind() != types.Bool {
			values++
		}
	}
	return s.NumFields() <= 2 && values == 1
}

// A keyField is a field with a key's name in a type, or below it.
type keyField struct {
	path  path
	level catalog.SlotLevel
	name  string
}

// inObjects finds key fields and key entries in what is handed to a function
// whose body is not known.
func (f *finder) inObjects() {
	if f.reads() || answersWith(f.call) {
		return
	}
	_, args := operands(f.call.Common())
	for i, a := range args {
		if f.callee.sig.Variadic() && i == len(args)-1 {
			for _, pl := range f.e.variadic(a) {
				for _, c := range f.e.objects(pl) {
					f.inObject(f.element(a), place{c.root, c.path})
				}
			}
			continue
		}
		f.inObject(ssabody.Strip(a).Type(), place{ssabody.Strip(a), nil})
		f.keyFieldRead(a)
	}
}

// element returns the type of a variadic element, as it was before it was boxed.
func (f *finder) element(slice ssa.Value) types.Type {
	s, ok := slice.Type().Underlying().(*types.Slice)
	if !ok {
		return slice.Type()
	}
	return s.Elem()
}

func (f *finder) inObject(t types.Type, pl place) {
	if gotypes.IsContext(t) || len(pl.path) >= maxDepth {
		return
	}
	u := t.Underlying()
	if p, ok := u.(*types.Pointer); ok {
		u = p.Elem().Underlying()
	}
	switch u := u.(type) {
	case *types.Struct:
		for _, kf := range f.e.keyFieldsOf(t, 0) {
			f.add(place{pl.val, pl.path.then(kf.path...)}, kf.level, kf.name)
		}
		f.inPairs(u, pl)
		for i := range u.NumFields() {
			switch u.Field(i).Type().Underlying().(type) {
			case *types.Slice, *types.Map:
				f.inObject(u.Field(i).Type(), place{pl.val, pl.path.then(u.Field(i).Name())})
			}
		}
	case *types.Slice:
		if _, ok := u.Elem().Underlying().(*types.Basic); ok {
			return
		}
		for _, c := range f.e.objects(pl) {
			for _, step := range f.e.stepsAt(c) {
				for _, elem := range f.e.objects(place{c.root, c.path.then(step)}) {
					f.inObject(u.Elem(), place{elem.root, elem.path})
				}
			}
		}
	case *types.Map:
		for _, c := range f.e.objects(pl) {
			for _, step := range f.e.stepsAt(c) {
				if name, err := strconv.Unquote(strings.Trim(step, "[]")); err == nil {
					if level := catalog.SlotName(name); level >= catalog.S2 {
						f.add(place{c.root, c.path.then(step)}, level, name)
					}
				}
			}
		}
	}
}

// inPairs finds a header that is a struct of name and value.
func (f *finder) inPairs(s *types.Struct, pl place) {
	name, value := "", ""
	for i := range s.NumFields() {
		switch s.Field(i).Name() {
		case "Key", "Name":
			name = s.Field(i).Name()
		case "Value":
			value = s.Field(i).Name()
		}
	}
	if name == "" || value == "" || s.NumFields() > 4 {
		return
	}
	if text, ok := f.e.text(place{pl.val, pl.path.then(name)}, f.call); ok {
		if level := catalog.SlotName(text); level >= catalog.S1 {
			f.add(place{pl.val, pl.path.then(value)}, level, text)
		}
	}
}

// keyFieldRead finds an argument that is read from a field with a key's name.
func (f *finder) keyFieldRead(a ssa.Value) {
	u, ok := ssabody.Strip(a).(*ssa.UnOp)
	if !ok || u.Op != token.MUL || !isIO(f.callee.sig) {
		return
	}
	if fa, ok := u.X.(*ssa.FieldAddr); ok {
		name := gotypes.FieldName(fa.X.Type(), fa.Field)
		if level := catalog.SlotName(name); level >= catalog.S2 {
			f.add(place{a, nil}, level, name)
		}
	}
}

// objects returns the cells of what stands at a place: an object that was stored
// there as a pointer or as a copy keeps its own cells.
func (e *evaluator) objects(pl place) []cell {
	var out []cell
	var follow func(c cell, depth int)
	follow = func(c cell, depth int) {
		if len(out) >= maxCells {
			return
		}
		found := false
		for _, fn := range e.family(c.root) {
			for _, d := range e.directs(fn)[c.root] {
				rest, ok := c.path.below(d.path)
				if !ok || depth > 4 {
					continue
				}
				for _, inner := range e.contents(d.val) {
					found = true
					follow(cell{inner.root, inner.path.then(rest...)}, depth+1)
				}
			}
		}
		if !found {
			addCell(&out, c)
		}
	}
	for _, c := range e.cells(pl.val) {
		follow(cell{c.root, c.path.then(pl.path...)}, 0)
	}
	return out
}

// contents returns the cells of a pointer, map or slice, or those that a copied
// struct is read from.
func (e *evaluator) contents(v ssa.Value) []cell {
	if isObject(v.Type()) {
		return e.cells(v)
	}
	if u, ok := v.(*ssa.UnOp); ok && u.Op == token.MUL && gotypes.StructOf(v.Type()) != nil {
		return e.cells(u.X)
	}
	return nil
}

// stepsAt returns the keys and indices that are written right below a cell, sorted.
func (e *evaluator) stepsAt(c cell) []string {
	var out []string
	for _, fn := range e.family(c.root) {
		for _, wr := range e.writesOf(fn).byRoot[c.root] {
			if rest, ok := wr.cell.path.below(c.path); ok && len(rest) > 0 && strings.HasPrefix(rest[0], "[") {
				out = append(out, rest[0])
			}
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// keyFieldsOf returns the fields with a key's name in a struct and in the structs
// in it, by catalog or by name.
func (e *evaluator) keyFieldsOf(t types.Type, depth int) []keyField {
	s := gotypes.StructOf(t)
	if s == nil || depth > 2 {
		return nil
	}
	if depth == 0 {
		if kfs, ok := e.keyFields[s]; ok {
			return kfs
		}
	}
	owner := gotypes.NamedOf(t)
	var out []keyField
	for i := range s.NumFields() {
		fld := s.Field(i)
		level, known := e.fieldLevel(owner, fld.Name())
		switch {
		case level >= catalog.S2 && isKeyType(fld.Type()), level == catalog.S1 && known:
			out = append(out, keyField{path{fld.Name()}, level, fld.Name()})
		case gotypes.StructOf(fld.Type()) != nil && !e.isStd(fld.Type()):
			for _, kf := range e.keyFieldsOf(fld.Type(), depth+1) {
				out = append(out, keyField{path{fld.Name()}.then(kf.path...), kf.level, kf.name})
			}
		}
		if len(out) > maxOrgs {
			break
		}
	}
	if depth == 0 {
		e.keyFields[s] = out
	}
	return out
}

// fieldLevel returns the level of a field by directive or catalog, and whether
// one of them knows it, else by its name.
func (e *evaluator) fieldLevel(owner *types.TypeName, field string) (level catalog.SlotLevel, known bool) {
	if owner == nil {
		return catalog.SlotName(field), false
	}
	if rows := e.roles.Field(owner, field); rows != nil && len(rows.Slots) > 0 {
		switch s := rows.Slots[0]; {
		case s.Silent:
			return catalog.S0, true
		case s.Weak:
			return catalog.S1, true
		}
		return catalog.S3, true
	}
	return catalog.FieldSlotName(owner.Name(), field), false
}

// isStd reports whether a type is the standard library's.
func (e *evaluator) isStd(t types.Type) bool {
	tn := gotypes.NamedOf(t)
	return tn != nil && tn.Pkg() != nil && isStdPath(tn.Pkg().Path(), e.pkg.Path())
}

// isStdPath reports whether a package is the standard library's: its path has no
// dot in its first element, as a module's may not have either, so the module of
// the asking package is told apart.
func isStdPath(pkg, asking string) bool {
	first, _, _ := strings.Cut(pkg, "/")
	own, _, _ := strings.Cut(asking, "/")
	return !strings.Contains(first, ".") && first != own
}

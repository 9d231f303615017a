package life

import (
	"go/constant"
	"go/token"
	"slices"
	"time"

	"golang.org/x/tools/go/ssa"

	"github.com/idemlint/idemlint/internal/catalog"
	"github.com/idemlint/idemlint/internal/sqltext"
	"github.com/idemlint/idemlint/passes/config"
)

const mul = token.MUL

// day is the life from which on a replay is rare.
const day = 24 * time.Hour

// judge says of each life whether it is long enough.
func (f *finder) judge(sites []*site) []*Life {
	groups := make(map[string][]*site)
	for _, s := range sites {
		f.measure(s)
		if f.slip(s); s.Fault == None {
			groups[s.group()] = append(groups[s.group()], s)
		}
	}
	var out []*Life
	for _, s := range sites {
		if s.Fault == None && s.Why == "" {
			f.decide(s, groups[s.group()])
		}
		out = append(out, &s.Life)
	}
	return out
}

// measure folds a life.
func (f *finder) measure(s *site) {
	if s.value == nil {
		if s.fixed != nil && s.fixed.Span > 0 {
			s.Span = s.fixed.Span
		} else {
			s.Why = "how long it lives is not seen"
		}
		return
	}
	f.written(s)
	x, ok := f.fold.fold(s.value)
	if !ok || x.param != nil {
		s.Why = "how long it lives is not seen"
		return
	}
	n, _ := constant.Float64Val(x.num)
	span := n * float64(s.unitOf())
	switch {
	case span < 0:
		s.keep, s.Why = true, "the life stays as it was"
	case span == 0:
		s.Why = "it lives for ever"
	case span > float64(1<<62):
		s.Why = "it lives longer than can be counted"
	default:
		s.Span = time.Duration(span)
	}
}

// unitOf returns how long one of the life's number is.
func (s *site) unitOf() time.Duration {
	switch {
	case s.scale > 0:
		return time.Duration(s.scale)
	case s.unit == "s":
		return time.Second
	case s.unit == "ms":
		return time.Millisecond
	}
	return 1
}

// group names what the writes of one key have in common.
func (s *site) group() string {
	if s.shape != "" {
		return s.shape
	}
	fn := s.Fn
	for fn.Parent() != nil {
		fn = fn.Parent()
	}
	if recv := fn.Signature.Recv(); recv != nil {
		return "in " + recv.Type().String() + " " + s.Key
	}
	return "in " + fn.String() + " " + s.Key
}

// decide finds out whether a life is that of an outcome, and long enough.
func (f *finder) decide(s *site, group []*site) {
	_, s.stable = f.ofOrigin(s)
	if why := f.lease(s, group); why != "" {
		s.Why = why
		return
	}
	if claim := longerClaim(s, group); claim != nil && !s.window() {
		s.Fault, s.Confidence = Overwritten, config.Medium
		s.Need = Need{Span: claim.Span, What: claim.Who + " claims it", Pos: claim.Pos, At: f.near(claim.Pos)}
		s.Why = "the outcome outlives its claim by less than nothing"
		return
	}
	need, sure := f.need(s)
	if need.Span == 0 {
		s.Why = "nothing says how long a replay is possible"
		return
	}
	s.Need = need
	if s.Span >= need.Span {
		s.Why = "it lives as long as a replay is possible: " + need.What
		return
	}
	s.Fault, s.Confidence = Horizon, sure
	if need.What == "" {
		s.Fault = Floor
	}
	if s.Span >= day {
		s.Confidence = s.Confidence.Down()
	}
	if s.byName {
		s.Confidence = s.Confidence.Down()
	}
	if catalog.RunningState(s.state) && s.onlyMark(group) || f.remembers(s) {
		s.Confidence = config.Low // the outcome may be kept elsewhere
	}
	s.Why = "a replay is possible when it is forgotten"
}

// lease says why a life is not that of an outcome, or "".
func (f *finder) lease(s *site, group []*site) string {
	if slices.ContainsFunc(s.names, catalog.LeaseName) {
		return "what it is called is held for a while, and given back"
	}
	if catalog.FailedState(s.state) {
		return "it lets the next attempt in"
	}
	outcome := func(o *site) bool {
		return o != s && o.role == "record" && !catalog.FailedState(o.state) && !catalog.RunningState(o.state)
	}
	if s.role == "claim" {
		if i := slices.IndexFunc(group, outcome); i >= 0 {
			if !group[i].keep {
				return "the outcome has a life of its own"
			}
			return ""
		}
	}
	switch {
	case s.role != "memory" && catalog.RunningState(s.state) && !(s.onlyMark(group) && f.movesMoney(s)):
		return "it marks what goes on, not what was done"
	case s.role == "claim" && s.token:
		return "its owner can give it back: a lock"
	case s.role == "claim" && f.givenBack(s):
		return "it is given back at the end: a lock"
	case !s.window() && !s.once() && longerClaim(s, group) == nil:
		return "nothing says that it is for once only"
	}
	return ""
}

// onlyMark reports whether nothing else is ever written under the key of a claim, so
// that the claim may be all that is remembered.
func (s *site) onlyMark(group []*site) bool {
	return s.role == "claim" && slices.ContainsFunc(s.names, catalog.DedupName) &&
		!slices.ContainsFunc(group, func(o *site) bool { return o != s })
}

// remembers reports whether a database remembers as well what is claimed: a function
// around the claim inserts into a table of keys, or yields to a conflict.
func (f *finder) remembers(s *site) bool {
	fns := []*ssa.Function{s.Fn}
	for _, c := range f.callersIn(s.Fn) {
		fns = append(fns, c.Parent())
	}
	for _, fn := range fns {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				if c, ok := in.(ssa.CallInstruction); ok && f.claimsRow(c) {
					return true
				}
			}
		}
	}
	return false
}

// claimsRow reports whether a call inserts a row that may be there already.
func (f *finder) claimsRow(c ssa.CallInstruction) bool {
	if _, builtin := c.Common().Value.(*ssa.Builtin); builtin {
		return false
	}
	for _, obj := range f.org.Callees(c) {
		rows := f.roles.Func(obj)
		if rows == nil {
			continue
		}
		for _, row := range rows.Stores {
			if row.Role != "sql" {
				continue
			}
			text, _ := f.org.Text(c, row.SQL)
			if st := sqltext.Parse(text); st.Kind == sqltext.Insert && (st.Conflict == sqltext.Nothing || catalog.DedupName(st.Table)) {
				return true
			}
		}
	}
	return false
}

// window reports whether a library's own window for doubles is what is judged.
func (s *site) window() bool { return s.fixed != nil && s.fixed.Doubles }

// once reports whether the names say that what was done is remembered, or the key
// is what a delivery is known by.
func (s *site) once() bool {
	return s.stable || slices.ContainsFunc(s.names, catalog.DedupName)
}

// longerClaim returns the claim of the same key that lives longer than s, which
// takes its place, or nil.
func longerClaim(s *site, group []*site) *site {
	if s.role != "record" || s.shape == "" {
		return nil
	}
	var longest *site
	for _, o := range group {
		if o.role == "claim" && o.Span > s.Span && (longest == nil || o.Span > longest.Span) {
			longest = o
		}
	}
	return longest
}

// givenBack reports whether the function that claims defers the release, or a
// function that is named so releases the same key.
func (f *finder) givenBack(s *site) bool {
	for _, fn := range f.body.Funcs() {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				c, ok := in.(ssa.CallInstruction)
				if !ok || !f.releases(c, s) {
					continue
				}
				_, deferred := in.(*ssa.Defer)
				inDefer := fn.Parent() == s.Fn && deferredHere(fn)
				if deferred && fn == s.Fn || inDefer || fn != s.Fn && catalog.MethodClass("", name(fn)) == catalog.ReleaseClass {
					return true
				}
			}
		}
	}
	return false
}

// deferredHere reports whether a function literal is deferred.
func deferredHere(fn *ssa.Function) bool {
	for _, b := range fn.Parent().Blocks {
		for _, in := range b.Instrs {
			if d, ok := in.(*ssa.Defer); ok && d.Call.StaticCallee() == fn {
				return true
			}
		}
	}
	return false
}

// releases reports whether a call gives back the key of a site.
func (f *finder) releases(c ssa.CallInstruction, s *site) bool {
	if _, builtin := c.Common().Value.(*ssa.Builtin); builtin {
		return false
	}
	for _, obj := range f.org.Callees(c) {
		rows := f.roles.Func(obj)
		if rows == nil {
			continue
		}
		for _, row := range rows.Stores {
			if row.Role != "release" || row.Key.IsZero() {
				continue
			}
			var o site
			o.setKey(f.org.Key(c, row.Key).Val)
			if o.shape == s.shape && (s.shape != "" || o.Key == s.Key) {
				return true
			}
		}
	}
	return false
}

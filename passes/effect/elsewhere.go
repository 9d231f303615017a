package effect

import "go/types"

// Own reports whether a package is the user's own code.
func (r *Result) Own(pkg *types.Package) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.f == nil || r.f.own(pkg)
}

// Elsewhere returns what a function of another package does, without places of this
// package: for a pass that knows that something runs it, though nothing calls it here.
func (r *Result) Elsewhere(fn *types.Func) []*Effect {
	if r.f == nil || fn.Pkg() == r.f.pass.Pkg {
		return nil
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.f.ofFunc(fn.Origin())
}

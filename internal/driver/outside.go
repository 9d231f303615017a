package driver

import (
	"crypto/sha256"
	"fmt"
	"go/types"
	"hash"
)

// outside is a digest of what importers of a package see: its facts, and the
// types of its package-level objects with their fields and methods. Positions
// are not in it: those that matter travel as text in facts.
func outside(pkg *types.Package, facts []byte) (sum [sha256.Size]byte) {
	h := sha256.New()
	fmt.Fprintf(h, "%d\n", len(facts))
	h.Write(facts)
	scope := pkg.Scope()
	for _, name := range scope.Names() {
		writeObject(h, scope.Lookup(name))
	}
	h.Sum(sum[:0])
	return sum
}

func writeObject(h hash.Hash, obj types.Object) {
	fmt.Fprintln(h, obj) // constants with their value, types with their fields and tags
	if c, ok := obj.(*types.Const); ok {
		fmt.Fprintln(h, c.Val().ExactString())
	}
	if named, ok := obj.Type().(*types.Named); ok && obj == named.Obj() {
		for m := range named.Methods() {
			fmt.Fprintln(h, m)
		}
	}
}

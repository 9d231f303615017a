package driver

import "github.com/idemlint/idemlint/passes/schema"

// schema is the digest of the tables that the SQL files of a folder's module
// define, asked once a run.
func (k *keyer) schema(dir string) string {
	root := schema.Root(dir)
	sum, ok := k.schemas.Load(root)
	if !ok {
		sum, _ = k.schemas.LoadOrStore(root, schema.ModuleDigest(dir))
	}
	return sum.(string)
}

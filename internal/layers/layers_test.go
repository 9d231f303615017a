// Package layers holds no code, but the test that imports run one way.
package layers

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

const module = "github.com/idemlint/idemlint/"

// layers are the parts of the module, lowest first. A package imports those of
// lower layers only, and the parts of its own layer that may says.
var layers = []struct {
	parts []string        // paths; one that ends in a slash stands for all below it
	may   map[string]bool // parts that may be imported from within the layer
}{
	{parts: []string{"internal/catalog", "internal/sqltext", "internal/fact", "internal/gotypes", "internal/match"}},
	{parts: []string{"internal/directive"}},
	// A pass stands on others and never on a rule; a rule is declared on the settings.
	{parts: []string{"passes/"}, may: map[string]bool{"passes/": true}},
	{parts: []string{"internal/rule"}},
	// A rule never imports a rule, and the driver takes them as it is given them.
	{parts: []string{"analyzers/", "internal/driver"}},
	{parts: []string{"analyzers"}},
	{parts: []string{"internal/wanttest"}},
	{parts: []string{"cmd/", "golangci", "internal/cmd/", "internal/lsptest", "internal/layers", "internal/parity"}},
}

// fenced packages have one importer: what is behind them can be replaced there.
var fenced = map[string]string{
	"golang.org/x/tools/go/analysis/unitchecker":   "internal/driver",
	"golang.org/x/tools/go/analysis/checker":       "internal/driver",
	"golang.org/x/tools/go/analysis/multichecker":  "internal/driver",
	"golang.org/x/tools/go/analysis/singlechecker": "internal/driver",
	"golang.org/x/tools/go/packages":               "internal/driver",
	"github.com/rogpeppe/go-internal/cache":        "internal/driver",
	"honnef.co/go/tools/pattern":                   "internal/match",
	"honnef.co/go/tools/analysis/code":             "internal/match",
}

// lean are the parts that other programs link in, and reached the modules that
// these may bring along.
var (
	lean    = []string{"./analyzers/...", "./passes/...", "./golangci", "./internal/catalog", "./internal/rule"}
	reached = []string{
		"github.com/DataDog/go-sqllexer",
		"github.com/golangci/plugin-module-register",
		"github.com/idemlint/idemlint",
		"go.yaml.in/yaml/v3",
		"golang.org/x/mod",
		"golang.org/x/tools",
		"honnef.co/go/tools",
	}
)

// A goPackage is what go list says about a package.
type goPackage struct {
	ImportPath string
	Imports    []string
	Module     *struct{ Path string }
}

func goList(t *testing.T, args ...string) []goPackage {
	t.Helper()
	cmd := exec.Command("go", append([]string{"list", "-json=ImportPath,Imports,Module"}, args...)...)
	cmd.Dir = "../.."
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list: %v\n%s", err, &stderr)
	}
	var list []goPackage
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var p goPackage
		if err := d.Decode(&p); err == io.EOF {
			return list
		} else if err != nil {
			t.Fatal(err)
		}
		list = append(list, p)
	}
}

// layerOf returns the layer and the part that a package belongs to, or -1.
func layerOf(pkg string) (int, string) {
	for i, layer := range layers {
		for _, part := range layer.parts {
			if pkg == part || strings.HasSuffix(part, "/") && strings.HasPrefix(pkg, part) {
				return i, part
			}
		}
	}
	return -1, ""
}

// violations returns a line for each import of the package that runs the wrong way.
func violations(p goPackage) []string {
	pkg := strings.TrimPrefix(p.ImportPath, module)
	layer, part := layerOf(pkg)
	if layer < 0 {
		return []string{fmt.Sprintf("%s belongs to no layer: say in layers which", pkg)}
	}
	var lines []string
	for _, path := range p.Imports {
		if only, ok := fenced[path]; ok && only != pkg {
			lines = append(lines, fmt.Sprintf("%s imports %s, which is for %s alone", pkg, path, only))
		}
		imported, ours := strings.CutPrefix(path, module)
		if !ours {
			continue
		}
		below, of := layerOf(imported)
		switch {
		case below < 0 || below < layer:
		case below == layer && part == of && layers[layer].may[part]:
		default:
			lines = append(lines, fmt.Sprintf("%s imports %s: imports run from the top layer to the bottom one", pkg, imported))
		}
	}
	return lines
}

func TestImportsRunOneWay(t *testing.T) {
	list := goList(t, "./...")
	if len(list) < 10 {
		t.Fatalf("go list knows %d packages only", len(list))
	}
	for _, p := range list {
		for _, line := range violations(p) {
			t.Error(line)
		}
	}
}

// TestViolations holds the test above to its word.
func TestViolations(t *testing.T) {
	for _, test := range []struct {
		pkg, imported string
		bad           bool
	}{
		{"passes/origin", "passes/roles", false},
		{"passes/origin", "internal/catalog", false},
		{"passes/origin", "internal/rule", true},
		{"passes/origin", "analyzers/freshkey", true},
		{"analyzers/freshkey", "passes/origin", false},
		{"analyzers/freshkey", "analyzers/coarsekey", true},
		{"analyzers/freshkey", "internal/driver", true},
		{"analyzers", "analyzers/freshkey", false},
		{"internal/driver", "analyzers", true},
		{"internal/catalog", "passes/config", true},
		{"internal/catalog", "internal/fact", true},
		{"cmd/idemlint", "analyzers", false},
		{"internal/elsewhere", "internal/fact", true},
	} {
		p := goPackage{ImportPath: module + test.pkg, Imports: []string{module + test.imported}}
		if lines := violations(p); (len(lines) > 0) != test.bad {
			t.Errorf("%s imports %s: got %q", test.pkg, test.imported, lines)
		}
	}
	for pkg, bad := range map[string]bool{"internal/driver": false, "analyzers/freshkey": true} {
		p := goPackage{ImportPath: module + pkg, Imports: []string{"golang.org/x/tools/go/packages"}}
		if lines := violations(p); (len(lines) > 0) != bad {
			t.Errorf("%s imports go/packages: got %q", pkg, lines)
		}
	}
}

func TestLinkedPartsAreLean(t *testing.T) {
	for _, p := range goList(t, append([]string{"-deps"}, lean...)...) {
		if p.Module != nil && !slices.Contains(reached, p.Module.Path) {
			t.Errorf("%s of module %s is linked into every program that has the rules", p.ImportPath, p.Module.Path)
		}
	}
}

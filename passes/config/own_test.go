package config

import (
	"go/token"
	"go/types"
	"path/filepath"
	"testing"
)

func TestOwn(t *testing.T) {
	std := tree(t, "VERSION", "src/runtime/proc.go", "src/fmt/print.go")
	t.Setenv("GOROOT", "/goroot")
	t.Setenv("GOMODCACHE", "/cache/mod")
	t.Setenv("GOPRIVATE", "git.acme.com/*,github.com/acme")
	for _, c := range []struct {
		file, pkg string
		patterns  []string
		want      bool
	}{
		{"/home/me/shop/pay.go", "example.com/shop", nil, true},
		{"pay.go", "example.com/shop", nil, true},
		{"/goroot/src/fmt/print.go", "fmt", nil, false},
		{"/goroot/src/fmt/print.go", "fmt", []string{"fmt"}, false},
		{std + "/src/fmt/print.go", "fmt", nil, false},
		{"/home/me/go/src/fmt/print.go", "fmt", nil, true},
		{"/cache/mod/github.com/x/y@v1.0.0/y.go", "github.com/x/y", nil, false},
		{"/cache/mod/github.com/x/y@v1.0.0/z/z.go", "github.com/x/y/z", []string{"github.com/x/*"}, true},
		{"/cache/mod/github.com/x/y@v1.0.0/z/z.go", "github.com/x/y/z", []string{"github.com/x/y/..."}, true},
		{"/cache/mod/github.com/x/yy@v1.0.0/y.go", "github.com/x/yy", []string{"github.com/x/y"}, false},
		{"/cache/mod/github.com/acme/pay@v1.0.0/pay.go", "github.com/acme/pay", nil, true},
		{"/cache/mod/git.acme.com/pay@v1.0.0/pay.go", "git.acme.com/pay", nil, true},
		{"/cache/module/y.go", "y", nil, true},
		{"/home/me/shop/vendor/github.com/x/y/y.go", "github.com/x/y", nil, false},
		{"/home/me/shop/vendor/github.com/acme/y/y.go", "github.com/acme/y", nil, true},
		{"/home/me/shop/vendors/pay.go", "example.com/shop/vendors", nil, true},
		{"external/gazelle~go_deps/y.go", "github.com/x/y", nil, false},
		{"/home/me/shop/external/pay.go", "example.com/shop/external", nil, true},
		{"$GOROOT/src/fmt/print.go", "fmt", nil, false},
		{"$GOROOT/src/fmt/print.go", "fmt", []string{"fmt"}, false},
		{"github.com/x/y@v1.0.0/y.go", "github.com/x/y", nil, false},
		{"github.com/x/y@v1.0.0/y.go", "github.com/x/y", []string{"github.com/x/y"}, true},
		{"/home/me@vacation/shop/pay.go", "example.com/shop", nil, true},
		{"example.com/shop/pay.go", "example.com/shop", nil, true},
	} {
		if got := Own(c.file, c.pkg, c.patterns); got != c.want {
			t.Errorf("Own(%q, %q, %q) is %v, want %v", c.file, c.pkg, c.patterns, got, c.want)
		}
	}
}

func TestGoenvFile(t *testing.T) {
	for _, name := range []string{"GOPATH", "GOMODCACHE"} {
		t.Setenv(name, "")
	}
	t.Setenv("GOPATH", filepath.FromSlash("/a")+string(filepath.ListSeparator)+filepath.FromSlash("/b"))
	if goenvFile()["GOMODCACHE"] != "" {
		t.Skip("this machine sets GOMODCACHE with go env -w")
	}
	if got, want := goenv("GOMODCACHE"), filepath.FromSlash("/a/pkg/mod"); got != want {
		t.Errorf("the module cache is %q, want %q", got, want)
	}
}

// TestOwnTrimmed has the names of files that a build with -trimpath writes: the
// standard library's look like those of a module.
func TestOwnTrimmed(t *testing.T) {
	t.Setenv("GOROOT", tree(t, "VERSION", "src/runtime/proc.go", "src/net/http/server.go"))
	if Own("net/http/server.go", "net/http", nil) {
		t.Error("net/http must be foreign")
	}
	if !Own("shop/pay/pay.go", "shop/pay", nil) {
		t.Error("a module without a dot in its path must be own")
	}
}

func TestOwnPackage(t *testing.T) {
	t.Setenv("GOROOT", "/goroot")
	t.Setenv("GOMODCACHE", "/cache/mod")
	fset := token.NewFileSet()
	pkg := func(path, file string) *types.Package {
		p := types.NewPackage(path, "p")
		p.Scope().Insert(types.NewTypeName(token.NoPos, p, "Anywhere", types.Typ[types.Int]))
		if file != "" {
			f := fset.AddFile(file, -1, 100)
			p.Scope().Insert(types.NewTypeName(f.Pos(10), p, "Client", types.Typ[types.Int]))
		}
		return p
	}
	s := &Settings{own: []string{"github.com/acme/..."}}
	for _, c := range []struct {
		path, file string
		want       bool
	}{
		{"other.example/billing", "/work/billing/client.go", true}, // another module of a go.work
		{"net/http", "$GOROOT/src/net/http/client.go", false},
		{"github.com/x/y", "/cache/mod/github.com/x/y@v1.0.0/y.go", false},
		{"github.com/acme/pay", "/cache/mod/github.com/acme/pay@v1.0.0/pay.go", true},
		{"example.com/nowhere", "", false},
	} {
		if got := s.OwnPackage(fset, pkg(c.path, c.file)); got != c.want {
			t.Errorf("OwnPackage of %s in %q is %v, want %v", c.path, c.file, got, c.want)
		}
	}
}

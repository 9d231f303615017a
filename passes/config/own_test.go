package config

import (
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

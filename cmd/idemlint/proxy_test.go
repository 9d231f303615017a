package main

import (
	"os"
	"path/filepath"

	"github.com/rogpeppe/go-internal/testscript"
	"golang.org/x/mod/module"
	"golang.org/x/mod/zip"
)

// proxy makes a folder that serves this working tree as a version of the
// module, for GOPROXY=file://….
func proxy(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: proxy folder version")
	}
	const path = "github.com/idemlint/idemlint"
	root, version := ts.Getenv("ROOT"), args[1]
	dir := filepath.Join(ts.MkAbs(args[0]), filepath.FromSlash(path), "@v")
	ts.Check(os.MkdirAll(dir, 0o777))
	write := func(name, text string) {
		ts.Check(os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666))
	}
	write("list", version+"\n")
	write(version+".info", `{"Version":"`+version+`","Time":"2026-01-01T00:00:00Z"}`)
	write(version+".mod", ts.ReadFile(filepath.Join(root, "go.mod")))
	f, err := os.Create(filepath.Join(dir, version+".zip"))
	ts.Check(err)
	defer f.Close()
	ts.Check(zip.CreateFromDir(f, module.Version{Path: path, Version: version}, root))
}

package main

import (
	"encoding/json"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/rogpeppe/go-internal/testscript"
)

// schemaModule has the official schema of SARIF 2.1.0, as published by OASIS, among
// the data of its tests, in the file schemaFile.
const (
	schemaModule = "github.com/securego/gosec/v2@v2.29.0"
	schemaFile   = "report/sarif/testdata/sarif-schema-2.1.0.json"
)

// sarif checks a file, or stdout, against the official schema.
func sarif(ts *testscript.TestScript, neg bool, args []string) {
	if len(args) != 1 {
		ts.Fatalf("usage: [!] sarif file")
	}
	root := ts.Getenv("ROOT")
	download := exec.Command("go", "mod", "download", "-json", schemaModule)
	download.Dir = filepath.Join(root, "testdata", "sarif")
	out, err := download.Output()
	ts.Check(err)
	var module struct{ Dir string }
	ts.Check(json.Unmarshal(out, &module))

	check := exec.Command("go", "run", ".", filepath.Join(module.Dir, filepath.FromSlash(schemaFile)))
	check.Dir = download.Dir
	check.Stdin = strings.NewReader(ts.ReadFile(args[0]))
	out, err = check.CombinedOutput()
	switch {
	case neg && err == nil:
		ts.Fatalf("%s is valid", args[0])
	case !neg && err != nil:
		ts.Fatalf("%s: %v\n%s", args[0], err, out)
	}
}

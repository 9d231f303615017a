package driver

import (
	"bufio"
	"fmt"
	"go/importer"
	"go/token"
	"go/types"
	"go/version"
	"io"
	"os"
	"runtime"
	"strings"
)

// newImporter reads types from the export data that the compiler has written;
// file names the export file of a package path. The standard library's reader
// is used, since it always knows what its own toolchain writes.
func newImporter(fset *token.FileSet, file func(path string) string) types.Importer {
	return importer.ForCompiler(fset, "gc", func(path string) (io.ReadCloser, error) {
		name := file(path)
		if name == "" {
			return nil, fmt.Errorf("no export data for %q", path)
		}
		return os.Open(name)
	})
}

// checkToolchain fails, by one line with the remedy, if an export file was
// written by a newer Go than this binary can read.
func checkToolchain(exportFile string) error {
	writer, err := exportVersion(exportFile)
	if err != nil {
		return err
	}
	return readable(writer)
}

// readable fails if this binary is built with an older Go than writer.
func readable(writer string) error {
	if version.Compare(version.Lang(writer), version.Lang(runtime.Version())) <= 0 {
		return nil
	}
	return fmt.Errorf("this idemlint is built with %s and cannot read what %s compiles: rebuild it with GOTOOLCHAIN=%[2]s go install github.com/idemlint/idemlint/cmd/idemlint@latest",
		runtime.Version(), writer)
}

// exportVersion returns the Go version in the header of an export file: a line
// "go object linux amd64 go1.26.8 …" that opens it or its first archive member.
func exportVersion(name string) (string, error) {
	f, err := os.Open(name)
	if err != nil {
		return "", err
	}
	defer f.Close()
	r := bufio.NewReaderSize(f, 512)
	for range 3 {
		line, err := r.ReadSlice('\n')
		if err != nil {
			break
		}
		if words := strings.Fields(string(line)); len(words) >= 5 && words[0] == "go" && words[1] == "object" {
			return words[4], nil
		}
	}
	return "", fmt.Errorf("%s: not an export file of the Go compiler", name)
}

package wanttest

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"text/scanner"
)

// A want is one thing that a want comment asks for: a finding, or the fact
// of an object that is declared on the line.
type want struct {
	line
	object string // "" for a finding
	re     *regexp.Regexp
}

// A line is a line of a file below the module's folder, with slashes.
type line struct {
	file string
	line int
}

func (l line) String() string { return fmt.Sprintf("%s:%d", l.file, l.line) }

// readWants returns what the want comments of the Go files below dir ask for,
// vendored packages excepted. The comments have the form of x/tools'
// analysistest:
//
//	code // want "regexp" `another` object:"regexp of its fact"
//	// want +1 "regexp"
func readWants(dir string) ([]want, error) {
	var wants []want
	err := filepath.WalkDir(dir, func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && d.Name() == "vendor" {
			return filepath.SkipDir
		}
		if d.IsDir() || filepath.Ext(file) != ".go" {
			return nil
		}
		rel, err := filepath.Rel(dir, file)
		if err != nil {
			return err
		}
		list, err := fileWants(file, filepath.ToSlash(rel))
		wants = append(wants, list...)
		return err
	})
	return wants, err
}

func fileWants(file, rel string) ([]want, error) {
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, file, nil, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	var wants []want
	for _, group := range f.Comments {
		for _, c := range group.List {
			text, ok := wantText(c)
			if !ok {
				continue
			}
			at := line{rel, fset.Position(c.Pos()).Line}
			list, err := parseWant(at, text)
			if err != nil {
				return nil, fmt.Errorf("%s: want comment: %w", at, err)
			}
			wants = append(wants, list...)
		}
	}
	return wants, nil
}

// wantText returns what follows "want" in a comment that begins with it, or
// that has "// want" behind other text, as a directive with a reason does.
func wantText(c *ast.Comment) (string, bool) {
	text := strings.TrimSpace(strings.TrimSuffix(c.Text[2:], "*/"))
	if i := strings.Index(c.Text, "// want "); i >= 0 {
		text = c.Text[i+len("// "):]
	}
	return strings.CutPrefix(text, "want ")
}

// parseWant reads the text behind the word want.
func parseWant(at line, text string) ([]want, error) {
	var bad string
	s := new(scanner.Scanner).Init(strings.NewReader(text))
	s.Mode = scanner.ScanIdents | scanner.ScanStrings | scanner.ScanRawStrings | scanner.ScanInts
	s.Error = func(_ *scanner.Scanner, msg string) { bad = msg }
	var wants []want
	object := ""
	for tok := s.Scan(); tok != scanner.EOF; tok = s.Scan() {
		switch {
		case tok == '+' && len(wants) == 0 && s.Scan() == scanner.Int:
			n, _ := strconv.Atoi(s.TokenText()) // the scanner saw digits
			at.line += n
		case tok == scanner.Ident && object == "":
			object = s.TokenText()
			if s.Scan() != ':' {
				return nil, fmt.Errorf("want a colon behind %s", object)
			}
		case tok == scanner.String || tok == scanner.RawString:
			text, _ := strconv.Unquote(s.TokenText()) // the scanner saw its end, else bad is set
			re, err := regexp.Compile(text)
			if err != nil {
				return nil, err
			}
			wants = append(wants, want{at, object, re})
			object = ""
		default:
			return nil, fmt.Errorf("unexpected %s", s.TokenText())
		}
	}
	switch {
	case bad != "":
		return nil, fmt.Errorf("%s", bad)
	case object != "":
		return nil, fmt.Errorf("no expression behind %s", object)
	case len(wants) == 0:
		return nil, fmt.Errorf("it asks for nothing")
	}
	return wants, nil
}

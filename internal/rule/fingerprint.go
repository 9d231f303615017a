package rule

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"go/ast"
	"go/token"
	"path/filepath"
	"regexp"
	"strings"

	"golang.org/x/tools/go/analysis"
)

// A fingerprinter gives findings names that survive moved lines.
type fingerprinter struct {
	pass  *analysis.Pass
	pkg   string
	lines map[string][]string // by file
	seen  map[string]int
}

func newFingerprinter(pass *analysis.Pass) *fingerprinter {
	return &fingerprinter{pass, PackagePath(pass.Pkg), map[string][]string{}, map[string]int{}}
}

// of returns the fingerprint of a finding. Called in source order, it numbers
// findings that are otherwise alike.
func (p *fingerprinter) of(f *Finding) string {
	posn := p.pass.Fset.Position(f.Pos)
	key := fmt.Sprintf("%s\n%s\n%s\n%s\n%s\n%s", f.Rule, f.Category, p.pkg,
		filepath.Base(posn.Filename), f.Function, p.line(posn))
	p.seen[key]++
	sum := sha256.Sum256(fmt.Appendf(nil, "%s\n%d", key, p.seen[key]))
	return hex.EncodeToString(sum[:8])
}

// line returns the text of a line with its white space made even, or "".
func (p *fingerprinter) line(posn token.Position) string {
	lines, ok := p.lines[posn.Filename]
	if !ok {
		text, _ := readFile(p.pass, posn.Filename) // none: the other parts must do
		lines = strings.Split(string(text), "\n")
		p.lines[posn.Filename] = lines
	}
	if posn.Line < 1 || posn.Line > len(lines) {
		return ""
	}
	return strings.Join(strings.Fields(lines[posn.Line-1]), " ")
}

// enclosing returns the name of the declared function around pos, with its
// receiver's type, or "".
func enclosing(file *ast.File, pos token.Pos) string {
	for _, decl := range file.Decls {
		fn, ok := decl.(*ast.FuncDecl)
		if !ok || pos < fn.Pos() || pos >= fn.End() {
			continue
		}
		if fn.Recv == nil || len(fn.Recv.List) == 0 {
			return fn.Name.Name
		}
		return receiver(fn.Recv.List[0].Type) + "." + fn.Name.Name
	}
	return ""
}

func receiver(t ast.Expr) string {
	switch t := t.(type) {
	case *ast.Ident:
		return t.Name
	case *ast.StarExpr:
		return receiver(t.X)
	case *ast.ParenExpr:
		return receiver(t.X)
	case *ast.IndexExpr:
		return receiver(t.X)
	case *ast.IndexListExpr:
		return receiver(t.X)
	}
	return ""
}

var generatedLine = regexp.MustCompile(`^// Code generated .* DO NOT EDIT\.$`)

// generated reports whether a program wrote the file. What cgo makes of a file
// of the user's is the user's.
func generated(fset *token.FileSet, file *ast.File) bool {
	if !strings.HasSuffix(fset.File(file.FileStart).Name(), ".cgo1.go") {
		return ast.IsGenerated(file)
	}
	for _, group := range file.Comments {
		for _, c := range group.List {
			if c.Pos() < file.Package && generatedLine.MatchString(c.Text) && !strings.Contains(c.Text, "cmd/cgo") {
				return true
			}
		}
	}
	return false
}

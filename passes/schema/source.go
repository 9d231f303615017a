package schema

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/token"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/analysis"

	"github.com/idemlint/idemlint/internal/sqltext"
)

// A source reads what the Go files of a package say of tables.
type source struct {
	pass *analysis.Pass
	set  *set
}

// files returns the package's files without tests, by name.
func (s *source) files() []*ast.File {
	var out []*ast.File
	for _, f := range s.pass.Files {
		if !strings.HasSuffix(s.filename(f), "_test.go") {
			out = append(out, f)
		}
	}
	slices.SortFunc(out, func(a, b *ast.File) int { return strings.Compare(s.filename(a), s.filename(b)) })
	return out
}

func (s *source) filename(f *ast.File) string { return s.pass.Fset.Position(f.FileStart).Filename }

// texts replays the DDL in the string constants of a file. Migrations written in Go
// have their way back beside them: what drops something is left out.
func (s *source) texts(f *ast.File) {
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncDecl:
			return !takesBack(n.Name.Name)
		case *ast.KeyValueExpr:
			if id, ok := n.Key.(*ast.Ident); ok {
				return !takesBack(id.Name)
			}
		case *ast.Field:
			return n.Tag == nil
		case *ast.ImportSpec:
			return false
		case *ast.BinaryExpr:
			if text, ok := s.constant(n); ok {
				s.text(n.Pos(), text)
				return false
			}
		case *ast.BasicLit:
			if n.Kind == token.STRING && len(n.Value) > 16 {
				if text, ok := s.constant(n); ok {
					s.text(n.Pos(), text)
				}
			}
		}
		return true
	})
}

// takesBack reports whether a name is that of the way back.
func takesBack(name string) bool {
	name = strings.ToLower(name)
	return strings.Contains(name, "down") || strings.Contains(name, "rollback") || strings.Contains(name, "revert") || strings.HasPrefix(name, "drop")
}

func (s *source) constant(e ast.Expr) (string, bool) {
	v := s.pass.TypesInfo.Types[e].Value
	if v == nil || v.Kind() != constant.String {
		return "", false
	}
	return constant.StringVal(v), true
}

// text replays the DDL in one text that stands at pos.
func (s *source) text(pos token.Pos, text string) {
	if !defines(text) {
		return
	}
	at := s.pass.Fset.Position(pos)
	changes := slices.DeleteFunc(sqltext.Changes(withoutDown(text)), func(c sqltext.Change) bool {
		switch c.Op {
		case sqltext.DropTable, sqltext.DropIndex, sqltext.DropColumn, sqltext.DropPrimary, sqltext.DropNotNull:
			return true
		}
		return false
	})
	s.set.run(changes, func(off int) string {
		return fmt.Sprintf("%s:%d", s.place(at.Filename), at.Line+strings.Count(text[:min(off, len(text))], "\n"))
	})
}

// place is a file's name as messages have it: with its folder.
func (s *source) place(filename string) string {
	return filepath.Base(filepath.Dir(filename)) + "/" + filepath.Base(filename)
}

// defines reports whether a text has DDL in it that says something of constraints.
func defines(text string) bool {
	for _, word := range []string{"CREATE", "ALTER"} {
		rest := text
		for {
			i := indexFold(rest, word)
			if i < 0 {
				break
			}
			rest = strings.TrimLeft(rest[i+len(word):], " \t\r\n")
			for _, what := range []string{"TABLE", "UNIQUE", "TEMP", "UNLOGGED", "GLOBAL", "LOCAL"} {
				if len(rest) > len(what) && strings.EqualFold(rest[:len(what)], what) {
					return true
				}
			}
		}
	}
	return false
}

// indexFold is strings.Index for a word of ASCII letters in any case.
func indexFold(text, word string) int {
	for i := 0; i+len(word) <= len(text); i++ {
		if text[i]|0x20 == word[0]|0x20 && strings.EqualFold(text[i:i+len(word)], word) {
			return i
		}
	}
	return -1
}

// embedded replays the SQL files that the package embeds.
func (s *source) embedded(f *ast.File) []*set {
	dir := filepath.Dir(s.filename(f))
	var patterns []string
	for _, group := range f.Comments {
		for _, c := range group.List {
			if rest, ok := strings.CutPrefix(c.Text, "//go:embed "); ok {
				patterns = append(patterns, strings.Fields(rest)...)
			}
		}
	}
	names := make(map[string]bool)
	for _, p := range patterns {
		p = strings.TrimPrefix(strings.Trim(p, "\"`"), "all:")
		found, _ := filepath.Glob(filepath.Join(dir, filepath.FromSlash(p)))
		for _, name := range found {
			names[name] = true
		}
	}
	if len(names) == 0 {
		return nil
	}
	return replayed(scripts(filepath.Dir(dir), sorted(names)))
}

// imports reports whether a file imports a package.
func imports(f *ast.File, path string) bool {
	for _, i := range f.Imports {
		if strings.Trim(i.Path.Value, `"`) == path {
			return true
		}
	}
	return false
}

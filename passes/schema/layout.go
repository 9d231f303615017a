package schema

import (
	"path"
	"slices"
	"strings"
)

// A script is a file of SQL.
type script struct {
	name string // relative to the module's root, with slashes
	text string
}

// A row is scripts that are run one after the other.
type row []script

// rows puts the scripts of a module together that belong together: those that are
// numbered in one folder are a row, in the order of their numbers, whatever tool
// runs them; those that are not numbered are alternatives, or parts, of one schema.
func rows(files []script) (numbered, plain []row) {
	type entry struct {
		version string
		script
	}
	byDir := make(map[string][]entry)
	plainDir := make(map[string]row)
	for _, f := range files {
		dir, base := path.Split(f.name)
		if undoes(base) {
			continue
		}
		version, ok := versionOf(base)
		if !ok && (base == "up.sql" || base == "migration.sql") {
			var parent string
			parent, base = path.Split(strings.TrimSuffix(dir, "/"))
			if version, ok = versionOf(base); ok {
				dir = parent
			}
		}
		if ok {
			byDir[dir] = append(byDir[dir], entry{version, f})
		} else {
			plainDir[dir] = append(plainDir[dir], f)
		}
	}
	for _, dir := range sorted(byDir) {
		list := byDir[dir]
		slices.SortStableFunc(list, func(a, b entry) int { return compareVersions(a.version, b.version, a.name, b.name) })
		var r row
		for _, e := range list {
			r = append(r, script{e.name, withoutDown(e.text)})
		}
		numbered = append(numbered, r)
	}
	for _, dir := range sorted(plainDir) {
		var r row
		for _, f := range plainDir[dir] {
			r = append(r, script{f.name, withoutDown(f.text)})
		}
		plain = append(plain, r)
	}
	return numbered, plain
}

// undoes reports whether a file takes back what another does.
func undoes(base string) bool {
	base = strings.ToLower(base)
	for _, s := range []string{".down.sql", "_down.sql", "-down.sql", "rollback.sql", ".undo.sql", ".revert.sql"} {
		if strings.HasSuffix(base, s) {
			return true
		}
	}
	if base == "down.sql" {
		return true
	}
	_, ok := flyway(base, 'u')
	return ok
}

// versionOf returns the number that a file's or folder's name begins with, as text;
// Flyway puts a letter before it, and points in it.
func versionOf(base string) (string, bool) {
	base = strings.ToLower(base)
	if v, ok := flyway(base, 'v'); ok {
		return v, true
	}
	if strings.HasPrefix(base, "r__") {
		return "r", true
	}
	n := 0
	for n < len(base) && base[n] >= '0' && base[n] <= '9' {
		n++
	}
	return base[:n], n > 0
}

// flyway reads the version in a name such as V1.2__title.sql.
func flyway(base string, letter byte) (string, bool) {
	if base == "" || base[0] != letter {
		return "", false
	}
	v, _, ok := strings.Cut(base[1:], "__")
	if !ok || v == "" || strings.Trim(v, "0123456789._") != "" {
		return "", false
	}
	return v, true
}

// compareVersions orders versions as numbers, part by part; what is repeatable
// comes last.
func compareVersions(a, b, nameA, nameB string) int {
	if (a == "r") != (b == "r") {
		if a == "r" {
			return 1
		}
		return -1
	}
	x, y := strings.FieldsFunc(a, point), strings.FieldsFunc(b, point)
	for i := range min(len(x), len(y)) {
		p, q := strings.TrimLeft(x[i], "0"), strings.TrimLeft(y[i], "0")
		if len(p) != len(q) {
			return len(p) - len(q)
		}
		if c := strings.Compare(p, q); c != 0 {
			return c
		}
	}
	if len(x) != len(y) {
		return len(x) - len(y)
	}
	return strings.Compare(nameA, nameB)
}

func point(r rune) bool { return r == '.' || r == '_' }

// withoutDown blanks what a script holds for taking itself back, so that all else
// stays where it is.
func withoutDown(text string) string {
	if !strings.Contains(text, "--") {
		return text
	}
	var b strings.Builder
	down := false
	from := 0
	for i := 0; i < len(text); {
		end := len(text)
		if nl := strings.IndexByte(text[i:], '\n'); nl >= 0 {
			end = i + nl + 1
		}
		switch mark(text[i:end]) {
		case "up":
			if down {
				blank(&b, text[from:i])
				down, from = false, i
			}
		case "down":
			if !down {
				b.WriteString(text[from:i])
				down, from = true, i
			}
		}
		i = end
	}
	if from == 0 && !down {
		return text
	}
	if down {
		blank(&b, text[from:])
	} else {
		b.WriteString(text[from:])
	}
	return b.String()
}

// mark reads a comment that begins the part of a script that does, or the one that
// takes back: of goose, sql-migrate, dbmate and tern.
func mark(line string) string {
	rest, ok := strings.CutPrefix(strings.TrimSpace(line), "--")
	if !ok || len(rest) > 80 {
		return ""
	}
	rest = strings.ToLower(strings.TrimLeft(rest, "- "))
	switch {
	case strings.HasPrefix(rest, "+goose up"), strings.HasPrefix(rest, "+migrate up"), strings.HasPrefix(rest, "migrate:up"):
		return "up"
	case strings.HasPrefix(rest, "+goose down"), strings.HasPrefix(rest, "+migrate down"), strings.HasPrefix(rest, "migrate:down"),
		strings.HasPrefix(rest, "create above / drop below"):
		return "down"
	}
	return ""
}

func blank(b *strings.Builder, text string) {
	for i := range len(text) {
		if text[i] == '\n' {
			b.WriteByte('\n')
		} else {
			b.WriteByte(' ')
		}
	}
}

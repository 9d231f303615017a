package driver

import (
	"cmp"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/idemlint/idemlint/internal/rule"
	"github.com/idemlint/idemlint/passes/config"
)

// shown returns the findings that the user wants to see, sorted, with files
// relative to the session's folder.
func (s *session) shown() []Finding {
	var list []Finding
	places := s.prog.places()
	now := time.Now()
	for _, u := range s.reported() {
		settings := s.settings(u)
		for _, f := range append(u.found(), u.unused()...) {
			if rule.Hidden(settings, f.asRule(), filepath.Join(u.Dir, f.File), u.folderPath(), now) == "" {
				f.Message += ended(f.Ignored)
				list = append(list, f.Finding.rebase(u.Dir, s.dir, places.of))
			}
		}
	}
	slices.SortFunc(list, compareFindings)
	// A file of a package is seen once more in a test variant that another
	// pattern names.
	return slices.CompactFunc(list, func(a, b Finding) bool { return compareFindings(a, b) == 0 })
}

// ended says why a finding is shown though an ignore names it, or nothing: shown
// are those whose ignore has come to its end.
func ended(by *rule.Ignored) string {
	if by == nil {
		return ""
	}
	return fmt.Sprintf("; its ignore in line %d ended on %s", by.Line, by.Until.Format(time.DateOnly))
}

// reported returns the units whose findings are wanted and that have a result.
func (s *session) reported() []*unit {
	var list []*unit
	for _, u := range s.prog.units {
		if u.report && u.result != nil {
			list = append(list, u)
		}
	}
	return list
}

// settings are those for the unit's folder.
func (s *session) settings(u *unit) *config.Settings {
	return config.For(u.someFile(), u.path())
}

// someFile returns the absolute name of a file that the user wrote.
func (p *goPackage) someFile() string {
	if names := slices.Concat(p.GoFiles, p.CgoFiles); len(names) > 0 {
		return absolute(p.Dir, names[:1])[0]
	}
	return filepath.Join(p.Dir, "_.go")
}

// folderPath is the import path of the unit's folder, as rule.PackagePath
// tells it from types.
func (u *unit) folderPath() string {
	if u.isExternalTest() {
		return strings.TrimSuffix(u.path(), "_test")
	}
	return u.path()
}

// asRule is the part of the finding that decides whether it is shown.
func (f *found) asRule() *rule.Finding {
	grade, err := config.ParseConfidence(f.Confidence)
	if err != nil {
		grade = rule.Low
	}
	return &rule.Finding{
		Rule: f.Rule, Category: f.Category, Confidence: grade, Function: f.Function,
		Fingerprint: f.Fingerprint, Ignored: f.Ignored, Generated: f.Generated,
	}
}

// freeze writes all findings that are shown, and those that a baseline hides,
// into a baseline folder. It returns how many they are.
func (s *session) freeze(dir string) (int, error) {
	lines := make(map[string][]string)
	n := 0
	now := time.Now()
	for _, u := range s.reported() {
		settings := *s.settings(u)
		settings.Baseline = "" // what is known stays known
		pkg := u.folderPath()
		if lines[pkg] == nil {
			lines[pkg] = []string{} // an empty file of a package is removed
		}
		for _, f := range u.found() {
			if rule.Hidden(&settings, f.asRule(), filepath.Join(u.Dir, f.File), pkg, now) == "" {
				lines[pkg] = append(lines[pkg], rule.BaselineLine(f.asRule(), f.File))
			}
		}
		lines[pkg] = slices.Compact(slices.Sorted(slices.Values(lines[pkg])))
	}
	for _, list := range lines {
		n += len(list)
	}
	return n, rule.WriteBaseline(dir, lines)
}

// count counts findings by grade and by rule.
func count(list []Finding) (grades, rules map[string]int) {
	grades, rules = make(map[string]int), make(map[string]int)
	for _, f := range list {
		grades[f.Confidence]++
		rules[f.Rule]++
	}
	return grades, rules
}

// gradeOf orders the words of confidence.
func gradeOf(word string) config.Confidence {
	c, err := config.ParseConfidence(word)
	if err != nil {
		return 0
	}
	return c
}

// fails reports whether a finding is at or above the grade of -fail.
func fails(list []Finding, fail string) bool {
	if fail == "none" {
		return false
	}
	least := cmp.Or(gradeOf(fail), config.Low)
	return slices.ContainsFunc(list, func(f Finding) bool { return gradeOf(f.Confidence) >= least })
}

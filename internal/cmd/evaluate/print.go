package main

import (
	"fmt"
	"io"
	"text/tabwriter"
)

// print writes the table, a row a flag and a rule, then the misses and the
// false alarms.
func (s *score) print(w io.Writer) error {
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "flag\trule\texpected\thit\tright\tfalse\trecall\tprecision")
	for _, flag := range flagOrder {
		t := s.flags[flag]
		fmt.Fprintf(table, "%s\t\t%d\t%d\t%d\t%d\t%s\t%s\n", flag, t.expected, t.hit, t.right, t.wrong,
			percent(t.recall(), t.expected), percent(t.precision(), t.right+t.wrong))
		for _, rule := range rulesOf[flag] {
			if t := s.rules[rule]; t.right+t.wrong > 0 {
				fmt.Fprintf(table, "\t%s\t\t\t%d\t%d\t\t%s\n", rule, t.right, t.wrong, percent(t.precision(), t.right+t.wrong))
			}
		}
	}
	if err := table.Flush(); err != nil {
		return err
	}
	list(w, "misses", s.misses)
	list(w, "false alarms", s.alarms)
	return nil
}

// percent prints a share, or a dash where there was nothing to take a share of.
func percent(share float64, whole int) string {
	if whole == 0 {
		return "-"
	}
	return fmt.Sprintf("%.0f %%", 100*share)
}

func list(w io.Writer, title string, lines []string) {
	fmt.Fprintf(w, "\n%s: %d\n", title, len(lines))
	for _, line := range lines {
		fmt.Fprintln(w, "  "+line)
	}
}

package origin

import (
	"regexp"
	"strings"
	"time"
)

// fraction matches the fraction of a second in a layout: .01 is none.
var fraction = regexp.MustCompile(`[.,](0+|9+)([^0-9]|$)`)

// layoutGrain returns how coarse a time formatted with a reference layout is:
// the unit of the finest part that the layout shows.
func layoutGrain(layout string) time.Duration {
	switch {
	case fraction.MatchString(layout):
		return time.Millisecond
	case strings.Contains(layout, "05") || strings.Contains(layout, ":5"):
		return time.Second
	case strings.Contains(layout, "04") || strings.Contains(layout, ":4"):
		return time.Minute
	case strings.Contains(layout, "15") || strings.Contains(layout, "03") || strings.Contains(layout, "PM") || strings.Contains(layout, "pm"):
		return time.Hour
	case strings.Contains(layout, "2") && strings.Contains(strings.ReplaceAll(layout, "2006", ""), "2"):
		return Day
	case strings.Contains(layout, "1") || strings.Contains(layout, "Jan"):
		return 28 * Day
	case strings.Contains(layout, "6"):
		return 365 * Day
	}
	return 0
}

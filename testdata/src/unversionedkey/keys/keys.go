// Package keys makes keys with a version and without one.
package keys

func Plain(kind, number string) string { return kind + "/" + number }

func Versioned(kind, number string) string { return "v2/" + kind + "/" + number }

package directive

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/idemlint/idemlint/internal/catalog"
)

// A Role is what a directive says about a declaration.
type Role struct {
	Verb string
	// Word is the effect's verb (charge), the source's origin (fresh) or the kind
	// of redelivery (queue, the default).
	Word  string
	Class catalog.Class  // of an effect
	Path  catalog.Access // the key of an effect or claim, the function that reruns
}

var (
	origins = []string{"fresh", "clock", "random", "stable"}
	kinds   = []string{"queue", "webhook", "job", "activity", "cron", "reconcile", "http", "tool"}
	classes = []string{string(catalog.Natural), string(catalog.Keyed), string(catalog.Accumulative), string(catalog.Irreversible)}
)

// ParseRole reads the arguments of a verb other than ignore:
//
//	effect charge [key=req.Key] [class=keyed]
//	idempotent reason
//	source fresh|clock|random|stable
//	stable
//	reruns fn
//	redelivered [queue]
//	claim key=id
//
// It fails on anything else. Whether the paths fit the declaration is the
// caller's to judge.
func ParseRole(verb, args string) (Role, error) {
	role := Role{Verb: verb}
	words := strings.Fields(args)
	var err error
	switch verb {
	case "effect":
		return effect(words)
	case "idempotent":
		if len(words) == 0 {
			return role, errors.New("idempotent gives no reason: say why a repeat is harmless")
		}
		return role, nil
	case "source":
		role.Word, err = oneOf("source", words, origins)
	case "stable":
		if len(words) > 0 {
			err = fmt.Errorf("stable takes no arguments, not %q", args)
		}
	case "reruns":
		if len(words) > 1 {
			return role, fmt.Errorf("reruns takes one parameter, not %q", args)
		}
		if len(words) == 1 {
			role.Path, err = catalog.ParseAccess(words[0])
		}
	case "redelivered":
		role.Word = "queue"
		if len(words) > 0 {
			role.Word, err = oneOf("redelivered", words, kinds)
		}
	case "claim":
		if len(words) != 1 || !strings.HasPrefix(words[0], "key=") {
			return role, errors.New("claim names no key: write claim key=id")
		}
		role.Path, err = catalog.ParseAccess(words[0][len("key="):])
	default:
		err = fmt.Errorf("unknown directive %q", verb)
	}
	return role, err
}

func effect(words []string) (Role, error) {
	role := Role{Verb: "effect"}
	if len(words) == 0 || strings.Contains(words[0], "=") {
		return role, errors.New("effect names no verb: write effect charge key=req.Key")
	}
	role.Word = words[0]
	for _, w := range words[1:] {
		name, value, _ := strings.Cut(w, "=")
		var err error
		switch name {
		case "key":
			role.Path, err = catalog.ParseAccess(value)
		case "class":
			value, err = oneOf("class", []string{value}, classes)
			role.Class = catalog.Class(value)
		default:
			err = fmt.Errorf("effect has no setting %q: want key= or class=", w)
		}
		if err != nil {
			return role, err
		}
	}
	if role.Class == "" {
		role.Class = catalog.Accumulative
		if !role.Path.IsZero() {
			role.Class = catalog.Keyed
		}
	}
	return role, nil
}

func oneOf(what string, words, list []string) (string, error) {
	if len(words) != 1 || !slices.Contains(list, words[0]) {
		return "", fmt.Errorf("%s %s: want one of %s", what, strings.Join(words, " "), strings.Join(list, ", "))
	}
	return words[0], nil
}

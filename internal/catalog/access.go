package catalog

import (
	"fmt"
	"strconv"
	"strings"
)

// Root says where an access path starts.
type Root uint8

// The roots of an access path.
const (
	NoRoot  Root = iota
	Arg          // argN: an argument, the receiver not counted
	ArgRest      // argN...: this argument and all after it
	Recv         // recv
	Ret          // retN
	Named        // the parameter of this name
	Option       // option:F: the first argument of a call of F among the variadic arguments
)

// StepKind says how an access path goes on.
type StepKind uint8

// The kinds of step.
const (
	Field  StepKind = iota // .F, promoted fields too
	Method                 // .M(): the result of a method without arguments
	Index                  // ["k"]: a map's or slice's element, by constant key
	ByArg                  // [argN]: the element whose key is the constant value of an argument
	Elem                   // [*]: any element
	Header                 // .header:"K": the header K of a request, canonical spelling
)

// A Step is one step of an access path.
type Step struct {
	Kind StepKind
	Name string // field, method, key or header
	N    int    // ByArg: the argument's index
}

// An Access is a path to a value, seen from a call: root, then steps.
// The zero Access means none.
type Access struct {
	Root  Root
	N     int    // Arg, ArgRest, Ret
	Name  string // Named, Option
	Steps []Step
}

// IsZero reports whether a is no path.
func (a Access) IsZero() bool { return a.Root == NoRoot }

func (a Access) String() string {
	var b strings.Builder
	switch a.Root {
	case Arg:
		fmt.Fprintf(&b, "arg%d", a.N)
	case ArgRest:
		fmt.Fprintf(&b, "arg%d...", a.N)
	case Recv:
		b.WriteString("recv")
	case Ret:
		fmt.Fprintf(&b, "ret%d", a.N)
	case Named:
		b.WriteString(a.Name)
	case Option:
		b.WriteString("option:" + a.Name)
	}
	for _, s := range a.Steps {
		switch s.Kind {
		case Field:
			b.WriteString("." + s.Name)
		case Method:
			b.WriteString("." + s.Name + "()")
		case Index:
			b.WriteString("[" + strconv.Quote(s.Name) + "]")
		case ByArg:
			fmt.Fprintf(&b, "[arg%d]", s.N)
		case Elem:
			b.WriteString("[*]")
		case Header:
			b.WriteString(".header:" + strconv.Quote(s.Name))
		}
	}
	return b.String()
}

// ParseAccess reads an access path:
//
//	argN | argN... | recv | retN | name | option:F
//	then any of .Field  .Method()  ["key"]  [argN]  [*]  .header:"Name"
//
// It fails on anything else and says what it stumbled over.
func ParseAccess(s string) (Access, error) {
	var a Access
	rest := s
	word := func() string {
		i := 0
		for i < len(rest) && (rest[i] == '_' || rest[i] >= '0' && rest[i] <= '9' || rest[i]|0x20 >= 'a' && rest[i]|0x20 <= 'z') {
			i++
		}
		w := rest[:i]
		rest = rest[i:]
		return w
	}
	bad := func(why string) (Access, error) {
		return Access{}, fmt.Errorf("bad path %q: %s", s, why)
	}
	w := word()
	if w == "" {
		return bad("want argN, recv, retN, option:F or a parameter's name at its start")
	}
	if n, ok := numbered(w, "arg"); ok {
		a.Root, a.N = Arg, n
		if strings.HasPrefix(rest, "...") {
			a.Root, rest = ArgRest, rest[3:]
		}
	} else if n, ok := numbered(w, "ret"); ok {
		a.Root, a.N = Ret, n
	} else if w == "recv" {
		a.Root = Recv
	} else if w == "option" && strings.HasPrefix(rest, ":") {
		rest = rest[1:]
		name := word()
		for strings.HasPrefix(rest, ".") { // a method or a function of a sub-package
			rest = rest[1:]
			name += "." + word()
		}
		if name == "" {
			return bad("want a function's name after option:")
		}
		a.Root, a.Name = Option, name
	} else {
		a.Root, a.Name = Named, w
	}
	for rest != "" {
		switch {
		case strings.HasPrefix(rest, ".header:"):
			q, err := strconv.QuotedPrefix(rest[len(".header:"):])
			if err != nil {
				return bad("want a quoted name after .header:")
			}
			name, _ := strconv.Unquote(q)
			rest = rest[len(".header:")+len(q):]
			a.Steps = append(a.Steps, Step{Kind: Header, Name: name})
		case rest[0] == '.':
			rest = rest[1:]
			name := word()
			if name == "" {
				return bad("want a field or method after the dot")
			}
			if strings.HasPrefix(rest, "()") {
				rest = rest[2:]
				a.Steps = append(a.Steps, Step{Kind: Method, Name: name})
			} else {
				a.Steps = append(a.Steps, Step{Kind: Field, Name: name})
			}
		case strings.HasPrefix(rest, "[*]"):
			rest = rest[3:]
			a.Steps = append(a.Steps, Step{Kind: Elem})
		case strings.HasPrefix(rest, "[arg"):
			rest = rest[1:]
			n, ok := numbered(word(), "arg")
			if !ok || !strings.HasPrefix(rest, "]") {
				return bad("want [argN]")
			}
			rest = rest[1:]
			a.Steps = append(a.Steps, Step{Kind: ByArg, N: n})
		case strings.HasPrefix(rest, "["):
			q, err := strconv.QuotedPrefix(rest[1:])
			if err != nil || !strings.HasPrefix(rest[1+len(q):], "]") {
				return bad(`want ["key"]`)
			}
			name, _ := strconv.Unquote(q)
			rest = rest[2+len(q):]
			a.Steps = append(a.Steps, Step{Kind: Index, Name: name})
		default:
			return bad(fmt.Sprintf("cannot read %q", rest))
		}
	}
	return a, nil
}

func numbered(w, prefix string) (int, bool) {
	num, ok := strings.CutPrefix(w, prefix)
	if !ok || num == "" {
		return 0, false
	}
	n, err := strconv.Atoi(num)
	return n, err == nil && n < 100
}

// Command idemlint-gopls builds a gopls that has the rules of idemlint linked in:
// gopls has no plug-ins.
//
//	go run github.com/idemlint/idemlint/cmd/idemlint-gopls@latest -o ~/bin/gopls
//
// It copies the source of gopls out of the module cache, adds one file that
// appends the rules to gopls's own, and builds the copy. gopls is the newest
// release that fits the installed Go, or the one that -version names.
//
// In the editor the rules behave as gopls's own: a rule is switched off by its
// name under "analyses". The file .idemlint.yml holds here as everywhere; it is
// read when gopls starts. The environment variable IDEMLINT_FLAGS holds flags of
// idemlint for gopls, such as "-confidence=high -tests".
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
)

func main() {
	b := build{stderr: os.Stderr}
	name := "gopls"
	if runtime.GOOS == "windows" {
		name += ".exe"
	}
	flag.StringVar(&b.gopls, "version", "", "`version` of gopls (default the newest that fits the installed Go)")
	flag.StringVar(&b.output, "o", name, "`file` to write")
	flag.StringVar(&b.source, "source", "", "`folder` of an idemlint checkout to link in (default the version of this program)")
	list := flag.Bool("print", false, "print what would be built, and build nothing")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := run(ctx, &b, *list); err != nil {
		stop()
		fmt.Fprintf(os.Stderr, "idemlint-gopls: %v\n", err)
		os.Exit(2)
	}
}

func run(ctx context.Context, b *build, list bool) error {
	if flag.NArg() > 0 {
		return fmt.Errorf("unexpected argument %s (idemlint-gopls -help lists the flags)", flag.Arg(0))
	}
	if err := b.choose(ctx); err != nil {
		return err
	}
	if list {
		fmt.Printf("go %s\ngopls %s\nidemlint %s\noutput %s\n", b.goVersion, b.gopls, b.idemlint(), b.output)
		return nil
	}
	dir, err := os.MkdirTemp("", "idemlint-gopls")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	err = b.build(ctx, filepath.Join(dir, "gopls"))
	if ctx.Err() != nil {
		return errors.New("interrupted")
	}
	return err
}

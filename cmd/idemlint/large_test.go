package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/idemlint/idemlint/internal/wanttest"
)

// large are inputs that no person writes and generators do. Each has a function Pay
// with a fault at its end, which must still be found, or a reason why not.
var large = []struct {
	name  string
	write func(file func(name string) *bytes.Buffer)
	blind bool // the fault is not found: the engine gives up on the function, as explain says
}{
	{name: "a function of 100,000 instructions", write: manyInstructions, blind: true},
	{name: "a switch of 10,000 cases", write: manyCases, blind: true},
	{name: "5,000 closures", write: manyClosures},
	{name: "generic functions that call each other", write: recursiveGenerics},
	{name: "a key of a text of 1 MB", write: longText},
	{name: "a key of 10,000 parts", write: manyParts, blind: true},
	{name: "an SQL dump of 50 MB", write: longSQL},
}

// The limits are for one run without the compiler's part, on an idle machine with
// two cores. What counts is processor time, of which a loaded one takes more.
const (
	maxCPU    = 5 * time.Second
	slack     = 2
	maxMemory = 500 << 20
)

func TestLargeInputs(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("peak memory has another unit there")
	}
	binary := wanttest.Build(t)
	for _, input := range large {
		t.Run(input.name, func(t *testing.T) {
			dir := t.TempDir()
			files := map[string]*bytes.Buffer{"go.mod": bytes.NewBufferString("module example.com/large\n\ngo 1.25\n")}
			input.write(func(name string) *bytes.Buffer {
				if files[name] == nil {
					files[name] = new(bytes.Buffer)
				}
				return files[name]
			})
			for name, text := range files {
				must(t, os.WriteFile(filepath.Join(dir, name), text.Bytes(), 0o666))
			}
			compile := exec.Command("go", "list", "-export", "-deps", "-test", "./...")
			compile.Dir, compile.Env = dir, wanttest.Env()
			if out, err := compile.CombinedOutput(); err != nil {
				t.Fatalf("go list -export: %v\n%s", err, out)
			}
			cmd := exec.Command(binary, "-cache", "off", "-confidence", "low", "-fail", "none", "./...")
			cmd.Dir, cmd.Env = dir, wanttest.Env()
			var out bytes.Buffer
			cmd.Stdout, cmd.Stderr = &out, &out
			start := time.Now()
			if err := cmd.Run(); err != nil {
				t.Fatalf("idemlint: %v\n%.2000s", err, &out)
			}
			cpu := cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()
			memory := cmd.ProcessState.SysUsage().(*syscall.Rusage).Maxrss << 10
			t.Logf("%.1f s, %.1f s of processors, %d MB", time.Since(start).Seconds(), cpu.Seconds(), memory>>20)
			if cpu > slack*maxCPU || memory > maxMemory {
				t.Errorf("%.1f s of processors and %d MB, want at most %.0f s and %d MB", cpu.Seconds(), memory>>20, (slack * maxCPU).Seconds(), int64(maxMemory)>>20)
			}
			if strings.Contains(out.String(), "gave up") {
				t.Errorf("an analyzer has ended:\n%.2000s", &out)
			}
			if found := strings.Contains(out.String(), "(freshkey"); found == input.blind {
				t.Errorf("the fault is found: %v, want %v:\n%.2000s", found, !input.blind, &out)
			}
		})
	}
}

const clientText = `package large

import "crypto/rand"

type Client interface {
	//idemlint:effect charge key=key
	Charge(key string, cents int) error
}

`

func manyInstructions(file func(string) *bytes.Buffer) {
	b := file("large.go")
	b.WriteString(clientText + "func Pay(c Client, x int) error {\n")
	for i := range 25_000 {
		fmt.Fprintf(b, "\tif x > %d {\n\t\tx += x*%d + 1\n\t}\n", i, i)
	}
	b.WriteString("\treturn c.Charge(rand.Text(), x)\n}\n")
}

func manyCases(file func(string) *bytes.Buffer) {
	b := file("large.go")
	b.WriteString(clientText + "func Pay(c Client, x string) error {\n\tkey := \"\"\n\tswitch x {\n")
	for i := range 10_000 {
		fmt.Fprintf(b, "\tcase \"case%d\":\n\t\tkey = \"k%d\" + x\n", i, i)
	}
	b.WriteString("\tdefault:\n\t\tkey = rand.Text()\n\t}\n\treturn c.Charge(key, 1)\n}\n")
}

// manyClosures spreads them over functions: the compiler takes minutes for as many
// in one.
func manyClosures(file func(string) *bytes.Buffer) {
	b := file("large.go")
	b.WriteString(clientText)
	for i := range 50 {
		fmt.Fprintf(b, "func Pay%d(c Client, x int) error {\n\tkey := rand.Text()\n", i)
		for j := range 100 {
			fmt.Fprintf(b, "\tf%d := func() { x += len(key) + %d }\n\tf%d()\n", j, j, j)
		}
		b.WriteString("\treturn c.Charge(key, x)\n}\n\n")
	}
}

func recursiveGenerics(file func(string) *bytes.Buffer) {
	b := file("large.go")
	b.WriteString(clientText)
	for i := range 200 {
		fmt.Fprintf(b, "func f%d[T any](x T, n int) string {\n\tif n == 0 {\n\t\treturn rand.Text()\n\t}\n\treturn f%d[T](x, n-1) + f%d[*int](nil, n-1)\n}\n\n", i, (i+1)%200, (i+7)%200)
	}
	b.WriteString("func Pay(c Client, n int) error { return c.Charge(f0(\"\", n), n) }\n")
}

func longText(file func(string) *bytes.Buffer) {
	fmt.Fprintf(file("large.go"), "%sconst text = %q\n\nfunc Pay(c Client, n int) error { return c.Charge(text+rand.Text(), n) }\n", clientText, strings.Repeat("payment ", 1<<17))
}

func manyParts(file func(string) *bytes.Buffer) {
	b := file("large.go")
	b.WriteString(clientText + "func Pay(c Client, n int, a string) error {\n\treturn c.Charge(rand.Text()")
	for i := range 10_000 {
		fmt.Fprintf(b, " +\n\t\ta + \"part%d\"", i)
	}
	b.WriteString(", n)\n}\n")
}

func longSQL(file func(string) *bytes.Buffer) {
	b := file("schema.sql")
	for i := 0; b.Len() < 50<<20; i++ {
		fmt.Fprintf(b, "CREATE TABLE payments%d (id bigint PRIMARY KEY, key text NOT NULL UNIQUE, note text DEFAULT 'it''s one');\n", i)
		for range 10 {
			fmt.Fprintf(b, "INSERT INTO payments%d VALUES (0, 'a', 'b')%s;\n", i, strings.Repeat(",\n(1, 'key', 'it''s (a; note)')", 1000))
		}
	}
	file("large.go").WriteString(strings.Replace(clientText, "import \"crypto/rand\"", "import (\n\t\"crypto/rand\"\n\t_ \"embed\"\n)\n\n//go:embed schema.sql\nvar Schema string", 1) +
		"func Pay(c Client, n int) error { return c.Charge(rand.Text(), n) }\n")
}

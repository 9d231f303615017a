// Package glog declares, for tests, what they use of github.com/golang/glog.
package glog

func Exit(args ...any) {}

func ExitDepth(depth int, args ...any) {}

func Exitf(format string, args ...any) {}

func Exitln(args ...any) {}

func Fatal(args ...any) {}

func FatalDepth(depth int, args ...any) {}

func Fatalf(format string, args ...any) {}

func Fatalln(args ...any) {}

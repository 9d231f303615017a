// Package klog declares, for tests, what they use of k8s.io/klog/v2.
package klog

func Exit(args ...interface{}) {}

func ExitDepth(depth int, args ...interface{}) {}

func Exitf(format string, args ...interface{}) {}

func Exitln(args ...interface{}) {}

func Fatal(args ...interface{}) {}

func FatalDepth(depth int, args ...interface{}) {}

func Fatalf(format string, args ...interface{}) {}

func Fatalln(args ...interface{}) {}

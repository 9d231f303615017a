// Package logrus declares, for tests, what they use of github.com/sirupsen/logrus.
package logrus

type Entry struct{}

type Logger struct{}

type StdLogger interface {
	Fatal(args ...any)
	Fatalf(format string, args ...any)
	Fatalln(args ...any)
}

func (entry *Entry) Fatal(args ...any) {}

func (entry *Entry) Fatalf(format string, args ...any) {}

func (entry *Entry) Fatalln(args ...any) {}

func (entry *Entry) Panic(args ...any) {}

func (entry *Entry) Panicf(format string, args ...any) {}

func (entry *Entry) Panicln(args ...any) {}

func Exit(code int) {}

func Fatal(args ...any) {}

func Fatalf(format string, args ...any) {}

func Fatalln(args ...any) {}

func (logger *Logger) Fatal(args ...any) {}

func (logger *Logger) Fatalf(format string, args ...any) {}

func (logger *Logger) Fatalln(args ...any) {}

func (logger *Logger) Panic(args ...any) {}

func (logger *Logger) Panicf(format string, args ...any) {}

func (logger *Logger) Panicln(args ...any) {}

func Panic(args ...any) {}

func Panicf(format string, args ...any) {}

func Panicln(args ...any) {}

func Infof(format string, args ...interface{}) {}

func Warnf(format string, args ...interface{}) {}

func Errorf(format string, args ...interface{}) {}

func Printf(format string, args ...interface{}) {}

func WithField(key string, value interface{}) (_ *Entry) { return }

func WithFields(fields Fields) (_ *Entry) { return }

func (x *Logger) Infof(format string, args ...interface{}) {}

func (x *Logger) Warnf(format string, args ...interface{}) {}

func (x *Logger) Errorf(format string, args ...interface{}) {}

func (x *Logger) WithField(key string, value interface{}) (_ *Entry) { return }

func (x *Logger) WithFields(fields Fields) (_ *Entry) { return }

func (x *Entry) Infof(format string, args ...interface{}) {}

func (x *Entry) Warnf(format string, args ...interface{}) {}

func (x *Entry) Errorf(format string, args ...interface{}) {}

func (x *Entry) WithField(key string, value interface{}) (_ *Entry) { return }

func (x *Entry) WithFields(fields Fields) (_ *Entry) { return }

type Fields map[string]interface{}

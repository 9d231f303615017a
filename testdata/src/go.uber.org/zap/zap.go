// Package zap declares, for tests, what they use of go.uber.org/zap.
package zap

import (
	"go.uber.org/zap/zapcore"
)

type Field = zapcore.Field

type Logger struct{}

type SugaredLogger struct{}

func (log *Logger) Fatal(msg string, fields ...Field) {}

func (log *Logger) Panic(msg string, fields ...Field) {}

func (s *SugaredLogger) Fatal(args ...interface{}) {}

func (s *SugaredLogger) Fatalf(template string, args ...interface{}) {}

func (s *SugaredLogger) Fatalln(args ...interface{}) {}

func (s *SugaredLogger) Fatalw(msg string, keysAndValues ...interface{}) {}

func (s *SugaredLogger) Panic(args ...interface{}) {}

func (s *SugaredLogger) Panicf(template string, args ...interface{}) {}

func (s *SugaredLogger) Panicln(args ...interface{}) {}

func (s *SugaredLogger) Panicw(msg string, keysAndValues ...interface{}) {}

func Int(key string, val int) (_ Field) { return }

func Int32(key string, val int32) (_ Field) { return }

func Int64(key string, val int64) (_ Field) { return }

func Uint64(key string, val uint64) (_ Field) { return }

func (s *SugaredLogger) Infow(msg string, keysAndValues ...interface{}) {}

func (s *SugaredLogger) Warnw(msg string, keysAndValues ...interface{}) {}

func (s *SugaredLogger) Errorw(msg string, keysAndValues ...interface{}) {}

func (s *SugaredLogger) Infof(template string, args ...interface{}) {}

func (s *SugaredLogger) Warnf(template string, args ...interface{}) {}

func (s *SugaredLogger) Errorf(template string, args ...interface{}) {}

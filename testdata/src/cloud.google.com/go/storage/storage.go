// Package storage declares, for tests, what they use of cloud.google.com/go/storage.
package storage

import (
	"context"
)

type ObjectAttrs struct{}

type ObjectHandle struct{}

type Writer struct{ ObjectAttrs }

func (o *ObjectHandle) Delete(ctx context.Context) (err error) { return }

func (w *Writer) Close() (_ error) { return }

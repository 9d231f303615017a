// Package mongo declares, for tests, what they use of go.mongodb.org/mongo-driver/v2/mongo.
package mongo

import (
	"context"
	"go.mongodb.org/mongo-driver/v2/mongo/options"
)

type Client struct{}

type Collection struct{}

type Cursor struct{}

type DeleteResult struct{}

type InsertManyResult struct{}

type InsertOneResult struct {
	InsertedID   any
	Acknowledged bool
}

type Session struct{}

type SingleResult struct{}

type UpdateResult struct {
	MatchedCount  int64
	ModifiedCount int64
	UpsertedCount int64
	UpsertedID    any
	Acknowledged  bool
}

var ErrNoDocuments error

func (c *Client) StartSession(opts ...options.Lister[options.SessionOptions]) (_ *Session, _ error) {
	return
}

func (coll *Collection) CountDocuments(ctx context.Context, filter any, opts ...options.Lister[options.CountOptions]) (_ int64, _ error) {
	return
}

func (coll *Collection) DeleteMany(ctx context.Context, filter any, opts ...options.Lister[options.DeleteManyOptions]) (_ *DeleteResult, _ error) {
	return
}

func (coll *Collection) DeleteOne(ctx context.Context, filter any, opts ...options.Lister[options.DeleteOneOptions]) (_ *DeleteResult, _ error) {
	return
}

func (coll *Collection) Find(ctx context.Context, filter any, opts ...options.Lister[options.FindOptions]) (_ *Cursor, _ error) {
	return
}

func (coll *Collection) FindOne(ctx context.Context, filter any, opts ...options.Lister[options.FindOneOptions]) (_ *SingleResult) {
	return
}

func (coll *Collection) FindOneAndDelete(ctx context.Context, filter any, opts ...options.Lister[options.FindOneAndDeleteOptions]) (_ *SingleResult) {
	return
}

func (coll *Collection) FindOneAndReplace(ctx context.Context, filter any, replacement any, opts ...options.Lister[options.FindOneAndReplaceOptions]) (_ *SingleResult) {
	return
}

func (coll *Collection) FindOneAndUpdate(ctx context.Context, filter any, update any, opts ...options.Lister[options.FindOneAndUpdateOptions]) (_ *SingleResult) {
	return
}

func (coll *Collection) InsertMany(ctx context.Context, documents any, opts ...options.Lister[options.InsertManyOptions]) (_ *InsertManyResult, _ error) {
	return
}

func (coll *Collection) InsertOne(ctx context.Context, document any, opts ...options.Lister[options.InsertOneOptions]) (_ *InsertOneResult, _ error) {
	return
}

func (coll *Collection) ReplaceOne(ctx context.Context, filter any, replacement any, opts ...options.Lister[options.ReplaceOptions]) (_ *UpdateResult, _ error) {
	return
}

func (coll *Collection) UpdateByID(ctx context.Context, id any, update any, opts ...options.Lister[options.UpdateOneOptions]) (_ *UpdateResult, _ error) {
	return
}

func (coll *Collection) UpdateMany(ctx context.Context, filter any, update any, opts ...options.Lister[options.UpdateManyOptions]) (_ *UpdateResult, _ error) {
	return
}

func (coll *Collection) UpdateOne(ctx context.Context, filter any, update any, opts ...options.Lister[options.UpdateOneOptions]) (_ *UpdateResult, _ error) {
	return
}

func (c *Cursor) All(ctx context.Context, results any) (_ error) { return }

func (c *Cursor) Decode(val any) (_ error) { return }

func IsDuplicateKeyError(err error) (_ bool) { return }

func (s *Session) WithTransaction(ctx context.Context, fn func(ctx context.Context) (any, error), opts ...options.Lister[options.TransactionOptions]) (_ any, _ error) {
	return
}

func (sr *SingleResult) Decode(v any) (_ error) { return }

func (sr *SingleResult) Err() (_ error) { return }

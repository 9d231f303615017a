// Package options declares, for tests, what they use of go.mongodb.org/mongo-driver/v2/mongo/options.
package options

type CountOptions struct{}

type DeleteManyOptions struct{}

type DeleteOneOptions struct{}

type FindOneAndDeleteOptions struct{}

type FindOneAndReplaceOptions struct{}

type FindOneAndUpdateOptions struct{}

type FindOneOptions struct{}

type FindOptions struct{}

type InsertManyOptions struct{}

type InsertOneOptions struct{}

type Lister[T any] interface{}

type ReplaceOptions struct{}

type SessionOptions struct{}

type TransactionOptions struct{}

type UpdateManyOptions struct{}

type UpdateOneOptions struct{}

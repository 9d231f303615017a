// Package exp declares, for tests, what they use of github.com/doug-martin/goqu/v9/exp.
package exp

type ConflictExpression interface{}

type Expression interface{}

// Package rest declares, for tests, what they use of github.com/sendgrid/rest.
package rest

type Request struct{}

type Response struct{}

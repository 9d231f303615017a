// Package mail declares, for tests, what they use of github.com/sendgrid/sendgrid-go/helpers/mail.
package mail

type SGMailV3 struct{}

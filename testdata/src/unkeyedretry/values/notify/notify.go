// Package notify mails.
package notify

import "net/smtp"

type Outbox struct{ to []string }

// MailAll mails to all.
func (o Outbox) MailAll() error { // want MailAll:`irreversible send by smtp.SendMail, key none`
	return smtp.SendMail("mail:25", nil, "shop@example.com", o.to, nil)
}

// Ping asks whether the server is there.
func (o Outbox) Ping() error {
	c, err := smtp.Dial("mail:25")
	if err != nil {
		return err
	}
	return c.Noop()
}

// MailAdmins mails to those that are on call.
func MailAdmins() error { // want MailAdmins:`irreversible send by smtp.SendMail, key none`
	return smtp.SendMail("mail:25", nil, "shop@example.com", []string{"ops@example.com"}, nil)
}

// MailBuyers mails to who bought.
func MailBuyers() error { // want MailBuyers:`irreversible send by smtp.SendMail, key none`
	return smtp.SendMail("mail:25", nil, "shop@example.com", []string{"buyers@example.com"}, nil)
}

// MailSellers mails to who sold.
func MailSellers() error { // want MailSellers:`irreversible send by smtp.SendMail, key none`
	return smtp.SendMail("mail:25", nil, "shop@example.com", []string{"sellers@example.com"}, nil)
}

// MailSome mails to the first.
func (o Outbox) MailSome() error { // want MailSome:`irreversible send by smtp.SendMail, key none`
	return smtp.SendMail("mail:25", nil, "shop@example.com", o.to[:1], nil)
}

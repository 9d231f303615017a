// Package providers has, of each provider that takes no key, a call in a retry, and
// beside it one that is tried once, or behind a claim.
package providers

import (
	"context"
	"net/smtp"

	"cloud.google.com/go/firestore"
	"firebase.google.com/go/v4/messaging"
	"github.com/IBM/sarama"
	"github.com/avast/retry-go/v4"
	"github.com/aws/aws-sdk-go-v2/service/eventbridge"
	"github.com/aws/aws-sdk-go-v2/service/kinesis"
	"github.com/aws/aws-sdk-go-v2/service/lambda"
	"github.com/aws/aws-sdk-go-v2/service/ses"
	"github.com/aws/aws-sdk-go-v2/service/sesv2"
	"github.com/bwmarrin/discordgo"
	tg "github.com/go-telegram-bot-api/telegram-bot-api/v5"
	"github.com/jordan-wright/email"
	"github.com/mailgun/mailgun-go/v4"
	"github.com/mrz1836/postmark"
	"github.com/sendgrid/sendgrid-go"
	"github.com/sendgrid/sendgrid-go/helpers/mail"
	"github.com/streadway/amqp"
	wneessen "github.com/wneessen/go-mail"
)

func mails(ctx context.Context, s1 *ses.Client, s2 *sesv2.Client, sg *sendgrid.Client, mg mailgun.Mailgun, pm *postmark.Client, je *email.Email, wm *wneessen.Client) {
	retry.Do(func() error {
		_, err := s1.SendEmail(ctx, &ses.SendEmailInput{}) // want `Client.SendEmail is repeated by retry.Do .* may already be sent; .* \(unkeyedretry\)`
		return err
	})
	retry.Do(func() error {
		_, err := s2.SendEmail(ctx, &sesv2.SendEmailInput{}) // want `Client.SendEmail is repeated by retry.Do .* \(unkeyedretry\)`
		return err
	})
	retry.Do(func() error {
		_, err := sg.SendWithContext(ctx, &mail.SGMailV3{}) // want `Client.SendWithContext is repeated by retry.Do .* \(unkeyedretry\)`
		return err
	})
	retry.Do(func() error {
		_, _, err := mg.Send(ctx, nil) // want `Mailgun.Send is repeated by retry.Do .* \(unkeyedretry\)`
		return err
	})
	retry.Do(func() error {
		_, err := pm.SendEmail(ctx, postmark.Email{}) // want `Client.SendEmail is repeated by retry.Do .* \(unkeyedretry\)`
		return err
	})
	retry.Do(func() error {
		return je.Send("mail:25", smtp.PlainAuth("", "", "", "")) // want `Email.Send is repeated by retry.Do .* \(unkeyedretry\)`
	})
	retry.Do(func() error {
		return wm.DialAndSendWithContext(ctx) // want `Client.DialAndSendWithContext is repeated by retry.Do .* \(unkeyedretry\)`
	})
}

type claims interface {
	Claim(ctx context.Context, id string) (bool, error)
}

// mailsOnce tries once, but for what the SDK does by itself, or claims before each try.
func mailsOnce(ctx context.Context, c claims, order string, s2 *sesv2.Client, sg *sendgrid.Client, mg mailgun.Mailgun) {
	retry.Do(func() error {
		_, err := s2.SendEmail(ctx, &sesv2.SendEmailInput{}) // want `is repeated by the client itself .* \(unkeyedretry, low\)`
		return err
	}, retry.Attempts(1))
	retry.Do(func() error {
		_, err := sg.SendWithContext(ctx, &mail.SGMailV3{})
		return retry.Unrecoverable(err)
	})
	retry.Do(func() error {
		if won, err := c.Claim(ctx, order); err != nil || !won {
			return err
		}
		_, _, err := mg.Send(ctx, nil)
		return err
	})
}

func chats(ctx context.Context, bot *tg.BotAPI, d *discordgo.Session, fcm *messaging.Client) {
	retry.Do(func() error {
		_, err := bot.Send(nil) // want `BotAPI.Send is repeated by retry.Do .* \(unkeyedretry\)`
		return err
	})
	retry.Do(func() error {
		_, err := d.ChannelMessageSend("ops", "down") // want `Session.ChannelMessageSend is repeated by retry.Do .* \(unkeyedretry\)`
		return err
	})
	retry.Do(func() error {
		_, err := fcm.Send(ctx, &messaging.Message{}) // want `fcmClient.Send is repeated by retry.Do .* \(unkeyedretry\)`
		return err
	})
}

// streams has, besides, two whose messages have an id of their own, which may be
// what their receivers know a repeat by.
func streams(ctx context.Context, k *kinesis.Client, eb *eventbridge.Client, l *lambda.Client, p sarama.SyncProducer, ch *amqp.Channel, col *firestore.CollectionRef) {
	retry.Do(func() error {
		_, err := k.PutRecord(ctx, &kinesis.PutRecordInput{})
		return err
	})
	retry.Do(func() error {
		_, err := eb.PutEvents(ctx, &eventbridge.PutEventsInput{}) // want `Client.PutEvents is repeated by retry.Do .* \(unkeyedretry, medium\)`
		return err
	})
	retry.Do(func() error {
		_, err := l.Invoke(ctx, &lambda.InvokeInput{}) // want `Client.Invoke is repeated by retry.Do .* \(unkeyedretry.*\)`
		return err
	})
	retry.Do(func() error {
		_, _, err := p.SendMessage(&sarama.ProducerMessage{}) // want `SyncProducer.SendMessage is repeated by retry.Do .* \(unkeyedretry, medium\)`
		return err
	})
	retry.Do(func() error {
		return ch.Publish("", "orders", false, false, amqp.Publishing{})
	})
	retry.Do(func() error {
		_, _, err := col.Add(ctx, nil) // want `CollectionRef.Add is repeated by retry.Do .* \(unkeyedretry.*\)`
		return err
	})
}

// streamsOnce is repeated by nothing but what the clients do by themselves.
func streamsOnce(ctx context.Context, k *kinesis.Client, p sarama.SyncProducer, col *firestore.CollectionRef) error {
	if _, err := k.PutRecord(ctx, &kinesis.PutRecordInput{}); err != nil {
		return err
	}
	if _, _, err := p.SendMessage(&sarama.ProducerMessage{}); err != nil { // want `is repeated by the client itself .* \(unkeyedretry, low\)`
		return err
	}
	_, _, err := col.Add(ctx, nil) // want `is repeated by the client itself .* \(unkeyedretry, low\)`
	return err
}

// Package tgbotapi declares, for tests, what they use of github.com/go-telegram-bot-api/telegram-bot-api/v5.
package tgbotapi

type BaseChat struct{}

type BotAPI struct{}

type Chattable interface{}

type CopyMessageConfig struct{ BaseChat }

type MediaGroupConfig struct{}

type Message struct{}

type MessageID struct{}

type Update struct{ UpdateID int }

func (bot *BotAPI) CopyMessage(config CopyMessageConfig) (_ MessageID, _ error) { return }

func (bot *BotAPI) Send(c Chattable) (_ Message, _ error) { return }

func (bot *BotAPI) SendMediaGroup(config MediaGroupConfig) (_ []Message, _ error) { return }

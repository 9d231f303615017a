// Package cron declares, for tests, what they use of github.com/robfig/cron/v3.
package cron

type Cron struct{}

type EntryID int

type Job interface{ Run() }

type Option func(*Cron)

type Schedule interface{}

func (c *Cron) AddFunc(spec string, cmd func()) (_ EntryID, _ error) { return }

func (c *Cron) AddJob(spec string, cmd Job) (_ EntryID, _ error) { return }

func (c *Cron) Schedule(schedule Schedule, cmd Job) (_ EntryID) { return }

func New(opts ...Option) (_ *Cron) { return }

package site

import (
	"testing"

	"github.com/idemlint/idemlint/passes/config"
)

func TestDecide(t *testing.T) {
	bid := func(rule string, c config.Confidence) func(*world, *Effect) *Bid {
		return func(*world, *Effect) *Bid {
			if c == 0 {
				return nil
			}
			return &Bid{Rule: rule, Confidence: c, Why: "because of " + rule}
		}
	}
	defer func(old []func(*world, *Effect) *Bid) { bidders = old }(bidders)
	for _, c := range []struct {
		first, second, third config.Confidence
		owner                string
		lost                 string
	}{
		{0, 0, 0, "", ""},
		{config.High, config.High, 0, "first", "second "},
		{config.Low, config.Medium, config.High, "second", "first third "},
		{config.Low, 0, config.Low, "first", "third "},
		{0, 0, config.Low, "third", ""},
	} {
		bidders = []func(*world, *Effect) *Bid{bid("first", c.first), bid("second", c.second), bid("third", c.third)}
		s := &Effect{Why: "nothing"}
		new(world).decide(s)
		lost := ""
		for _, b := range s.Lost {
			lost += b.Rule + " "
		}
		if s.Owner != c.owner || lost != c.lost {
			t.Errorf("%v %v %v: owner %q, lost %q; want %q, %q", c.first, c.second, c.third, s.Owner, lost, c.owner, c.lost)
		}
		if want := "because of " + c.owner; c.owner != "" && s.Why != want {
			t.Errorf("why %q, want %q", s.Why, want)
		}
	}
}

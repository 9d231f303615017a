package sources

import (
	"context"
	"fmt"
	"strconv"
	"time"
)

func clock(ctx context.Context, b bank, o order) {
	b.Charge(ctx, time.Now().String())                                     // want `time.Now`
	b.Charge(ctx, time.Now().Format(time.RFC3339))                         // want `time.Now`
	b.Charge(ctx, strconv.FormatInt(time.Now().Unix(), 10))                // want `time.Now`
	b.Charge(ctx, fmt.Sprintf("%s-%d", o.ID, time.Now().UnixNano()))       // want `time.Now`
	b.Charge(ctx, fmt.Sprint(o.ID, time.Now().Truncate(time.Minute)))      // want `time.Now`
	b.Charge(ctx, fmt.Sprint(o.ID, time.Now().Add(time.Hour).UnixMilli())) // want `time.Now`
}

// The day, or more, is the period of the intent.
func calendar(ctx context.Context, b bank, o order) {
	b.Charge(ctx, o.ID+time.Now().Format("2006-01-02"))
	b.Charge(ctx, o.ID+time.Now().UTC().Format("2006-01"))
	b.Charge(ctx, fmt.Sprint(o.ID, time.Now().Truncate(24*time.Hour).Unix()))
	b.Charge(ctx, fmt.Sprintf("%s-%d-%d", o.ID, time.Now().Year(), time.Now().Month()))
	year, week := time.Now().ISOWeek()
	b.Charge(ctx, fmt.Sprint(o.ID, year, week))
	y, m, d := time.Now().Date()
	b.Charge(ctx, o.ID+time.Date(y, m, d, 0, 0, 0, 0, time.UTC).String())
}

// A time that is received or made of constants is as good as any value.
func given(ctx context.Context, b bank, o order, at time.Time) {
	b.Charge(ctx, fmt.Sprint(o.ID, at.Unix()))
	b.Charge(ctx, o.ID+at.Add(time.Hour).Format(time.RFC3339Nano))
	b.Charge(ctx, o.ID+time.Unix(1700000000, 0).String())
}

package good

import "context"

type scaledPay interface {
	Charge(ctx context.Context, id string, cents int) error
}

func half(n int) int { return n / 2 }

// A variable that is computed from itself, and captured, ends the walk back.
func scaled(ctx context.Context, p scaledPay, id string) error {
	n := 100
	keep := func() int { return n }
	n = half(n)
	for i := 0; i < 3; i++ {
		if n > 10 {
			if err := p.Charge(ctx, id, keep()); err == nil {
				return nil
			}
		}
	}
	return nil
}

package bad

import "context"

type texter interface {
	SendText(ctx context.Context, phone, text string) error
}

type Visit struct {
	ID    int
	State string
}

// The state is moved only where it is still the old one, by constants that are
// handed in; how many rows that were nobody asks.
func (d *desk) orm2(ctx context.Context, id int, phone string, t texter) error {
	if err := d.orm.Model(&Visit{}).Where("id = ? AND state = ?", id, "due").Update("state", "told").Error; err != nil { // want `DB.Update claims, but nobody asks whether the claim was won before texter.SendText: .*\(ignoredclaim, medium\)`
		return err
	}
	return t.SendText(ctx, phone, "until tomorrow")
}

// From one state to another, whichever they are.
func (d *desk) swap(ctx context.Context, id int, from, to, phone string, t texter) error {
	if _, err := d.db.ExecContext(ctx, `UPDATE visits SET state = ? WHERE id = ? AND state = ?`, to, id, from); err != nil { // want `DB.ExecContext claims, but nobody asks whether the claim was won before texter.SendText: .*\(ignoredclaim, medium\)`
		return err
	}
	return t.SendText(ctx, phone, "until tomorrow")
}

// A claim by a plain name, of money.
func (d *desk) plain(ctx context.Context, e event) error {
	if err := d.rdb.SetNX(ctx, "refund:"+e.ID, "begun", 0).Err(); err != nil { // want `cmdable.SetNX claims, but nobody asks whether the claim was won before bank.Refund: .*\(ignoredclaim, medium\)`
		return err
	}
	return d.bank.Refund(ctx, e.Account, e.Cents)
}

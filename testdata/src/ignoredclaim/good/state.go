package good

import "context"

type texter interface {
	SendText(ctx context.Context, phone, text string) error
}

type Visit struct {
	ID    int
	State string
}

// Nobody but the one who moved the state goes on.
func (d *desk) orm2(ctx context.Context, id int, phone string, t texter) error {
	res := d.orm.Model(&Visit{}).Where("id = ? AND state = ?", id, "due").Update("state", "told")
	if res.Error != nil {
		return res.Error
	}
	if res.RowsAffected == 0 {
		return nil
	}
	return t.SendText(ctx, phone, "until tomorrow")
}

func (d *desk) swap(ctx context.Context, id int, from, to, phone string, t texter) error {
	res, err := d.db.ExecContext(ctx, `UPDATE visits SET state = ? WHERE id = ? AND state = ?`, to, id, from)
	if err != nil {
		return err
	}
	if n, err := res.RowsAffected(); err != nil || n == 0 {
		return err
	}
	return t.SendText(ctx, phone, "until tomorrow")
}

// The row is found by its id: that is no claim.
func (d *desk) set(ctx context.Context, phone string, t texter) error {
	if err := d.orm.Model(&Visit{}).Where("id = ?", 1).Update("state", "told").Error; err != nil {
		return err
	}
	return t.SendText(ctx, phone, "until tomorrow")
}
